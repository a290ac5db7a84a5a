import type { z } from 'zod'

/** JSON out of an answer: some local models put it between fences or say a word before it. Null when it is none. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): { value: T } | { problem: string } {
  const bare = text.replace(/^[^{]*?```(?:json)?\s*/u, '').replace(/\s*```[^}]*$/u, '')
  const start = bare.indexOf('{')
  const end = bare.lastIndexOf('}')
  if (start < 0 || end < start) return { problem: 'The answer is not JSON.' }
  try {
    const parsed = schema.safeParse(JSON.parse(bare.slice(start, end + 1)))
    if (parsed.success) return { value: parsed.data }
    // Paths and expectations only: what was received stays out of messages.
    const problems = parsed.error.issues.slice(0, 8).map(({ path, code }) => `${path.join('.')}: ${code}`)
    return { problem: `The answer has not the form asked for. ${problems.join('; ')}` }
  } catch {
    return { problem: 'The answer is no complete JSON.' }
  }
}
