import type { JsonForm } from './model-families.ts'
import { prompt } from './prompts.ts'
import type { Message } from './question.ts'

/** Where no schema is read, it is said: at the end, so that what stands first stays the same from call to call. */
export function withForm(
  messages: readonly Message[],
  schema: Record<string, unknown>,
  json: JsonForm,
): readonly Message[] {
  const last = messages.at(-1)
  if (json === 'schema' || !last) return messages
  const form = prompt('json-form', { schema: JSON.stringify(schema) })
  return [...messages.slice(0, -1), { ...last, text: `${last.text}\n\n${form}` }]
}
