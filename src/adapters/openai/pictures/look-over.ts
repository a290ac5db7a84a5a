import { z } from 'zod'
import { pseudonymsFor } from '../../../domain/pseudonyms.ts'
import type { LookedOver, OnSheet, OverBook } from '../../../ports/picture-inspector.ts'
import { ProviderFailure } from '../../../ports/provider-failure.ts'
import { cleanWords } from '../clean-words.ts'
import type { OpenAiConnection } from '../connection.ts'
import { Refusal } from '../failures.ts'
import { prompt } from '../prompts.ts'
import { readAnswer } from '../story/read-answer.ts'
import { strictSchema } from '../story/wire-story.ts'
import { ask } from '../text-model.ts'
import { contactSheet } from './contact-sheet.ts'

const MOST = 3
const MAX_TOKENS = 1000
const LONGEST_ACTION = 240

const Answer = z.object({
  redraw: z.array(z.object({ number: z.number(), reason: z.enum(['unlike', 'manner', 'repeat', 'fault']) })),
})

/** One look at all pictures of a book. Nothing where the model is down, refuses or answers in no form that can be read. */
export async function lookOver(
  connection: OpenAiConnection,
  model: string,
  pictures: readonly OnSheet[],
  { characters, names, payer }: OverBook,
  signal: AbortSignal,
): Promise<LookedOver[]> {
  // One alone is like all others.
  if (pictures.length < 2) return []
  const sheet = await contactSheet(pictures.map(({ webp }) => webp))
  const hidden = pseudonymsFor(
    characters.map(({ name }) => name),
    names,
  )
  const actions = pictures.map(
    ({ action }, at) => `${at + 1}: ${cleanWords(hidden.hide(action)).slice(0, LONGEST_ACTION)}`,
  )
  const slots = { count: String(pictures.length), columns: String(sheet.columns), actions: actions.join('\n') }
  try {
    const said = await ask(
      connection,
      {
        model,
        payer: payer ?? null,
        messages: [{ role: 'user', text: prompt('look-over', slots), picture: sheet.webp, detail: 'high' }],
        schema: { name: 'look_over', json: strictSchema(Answer) },
        maxTokens: MAX_TOKENS,
        task: 'inspection',
      },
      signal,
    )
    const read = readAnswer(said.text, Answer)
    return 'value' in read ? named(read.value.redraw, pictures) : []
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof Refusal) return []
    throw error
  }
}

/** Numbers that no picture has are nobody's; of two words on one picture the first stands. */
function named(redraw: z.infer<typeof Answer>['redraw'], pictures: readonly OnSheet[]): LookedOver[] {
  const found = new Map<string, LookedOver>()
  for (const { number, reason } of redraw) {
    const key = pictures[number - 1]?.key
    if (key !== undefined && !found.has(key)) found.set(key, { key, reason })
  }
  return [...found.values()].slice(0, MOST)
}
