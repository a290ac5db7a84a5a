import { hard, type Issue } from '../../../domain/story-checks/issue.ts'
import type { Moderator } from '../../../ports/moderator.ts'

/** What a model wrote is read as what parents write is. @param names of people, which stay here */
export async function unfit(
  moderator: Moderator,
  words: readonly string[],
  names: readonly string[],
  signal: AbortSignal,
): Promise<Issue[]> {
  if (words.length === 0) return []
  const flagged = await moderator.flagged({ text: words.join('\n') }, signal, names)
  return flagged.length > 0 ? [hard('words.unfit', 'text', 'Something in it is not for a small child')] : []
}
