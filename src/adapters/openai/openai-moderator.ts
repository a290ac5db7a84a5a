import type OpenAI from 'openai'
import { pseudonymsFor } from '../../domain/pseudonyms.ts'
import type { Moderator, TextsToModerate } from '../../ports/moderator.ts'
import { cleanWords } from './clean-words.ts'
import type { OpenAiConnection } from './connection.ts'
import { moderationsOf } from './moderations.ts'

/** Never sent: names, and what a parent writes to the child. */
const KEPT_HOME = /^(?:dedication|characters\.\d+\.name)$/u
/** For small children we take offence earlier than the service does (its scores run from 0 to 1). */
const STRICTER: Record<string, number> = {
  sexual: 0.1,
  'sexual/minors': 0.05,
  violence: 0.4,
  'violence/graphic': 0.2,
  'self-harm': 0.1,
}

/** The local list first, then the service on what may leave. When the service is down, the list alone decides. */
export class OpenAiModerator implements Moderator {
  readonly #connection: OpenAiConnection
  readonly #local: Moderator

  constructor({ connection, local }: { connection: OpenAiConnection; local: Moderator }) {
    this.#connection = connection
    this.#local = local
  }

  async flagged(texts: TextsToModerate, signal: AbortSignal, names: readonly string[] = []): Promise<string[]> {
    const local = await this.#local.flagged(texts, signal)
    const known = [
      ...names,
      ...Object.entries(texts).flatMap(([path, text]) => (/^characters\.\d+\.name$/u.test(path) ? [text] : [])),
    ]
    const { hide } = pseudonymsFor([...new Set(known)])
    const asked = Object.entries(texts).filter(
      ([path, text]) => text.trim() && !KEPT_HOME.test(path) && !local.includes(path),
    )
    if (asked.length === 0) return local
    const found = await moderationsOf(
      this.#connection,
      asked.map(([, text]) => cleanWords(hide(text)) || '-'),
      signal,
    )
    return [...local, ...asked.flatMap(([path], index) => (isTooMuch(found[index]) ? [path] : []))]
  }
}

function isTooMuch(result: OpenAI.Moderation | undefined): boolean {
  if (!result) return false
  const scores: Record<string, number> = { ...result.category_scores }
  return result.flagged || Object.entries(STRICTER).some(([category, most]) => (scores[category] ?? 0) >= most)
}
