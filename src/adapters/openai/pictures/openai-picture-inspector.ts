import type { Picture } from '../../../ports/illustrator.ts'
import type { Inspection, PictureInspector, Shown } from '../../../ports/picture-inspector.ts'
import { ProviderFailure } from '../../../ports/provider-failure.ts'
import type { OpenAiConnection } from '../connection.ts'
import { Refusal } from '../failures.ts'
import { prompt } from '../prompts.ts'
import type { Question } from '../question.ts'
import { readAnswer } from '../story/read-answer.ts'
import { strictSchema } from '../story/wire-story.ts'
import { ask, worstUsdOf } from '../text-model.ts'
import { compare } from './compare.ts'
import { lookOver } from './look-over.ts'
import { isPictureFlagged } from './moderate-picture.ts'
import { Sighting, SightingForm } from './sighting.ts'

/** Enough to see hair and clothes; a larger one costs more tokens and shows no more. */
const LOOKED_AT = 768
const MAX_TOKENS = 2000

/** The local checks always, then the service's moderation and a model that looks without being told what to see. Where one is down, the picture passes. */
export class OpenAiPictureInspector implements PictureInspector {
  readonly #connection: OpenAiConnection
  readonly #local: PictureInspector
  readonly lookOver?: NonNullable<PictureInspector['lookOver']>

  constructor({ connection, local }: { connection: OpenAiConnection; local: PictureInspector }) {
    this.#connection = connection
    this.#local = local
    const model = connection.settings.visionModel
    if (model) this.lookOver = (pictures, book, signal) => lookOver(connection, model, pictures, book, signal)
  }

  async inspect(
    picture: Picture,
    others: readonly string[],
    shown?: Shown,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Inspection & { fingerprint: string }> {
    const local = await this.#local.inspect(picture, others)
    if (!local.ok || !shown) return local
    const model = this.#connection.settings.visionModel
    const small = await new Bun.Image(picture.webp).resize(LOOKED_AT, LOOKED_AT).webp({ quality: 80 }).bytes()
    const looks = [
      isPictureFlagged(this.#connection, small, signal),
      model ? this.#look(small, model, shown, signal) : null,
    ] as const
    // When one gives up, as it does where the process stops, the other is still being paid for.
    await Promise.allSettled(looks)
    const [isFlagged, sighting] = await Promise.all(looks)
    if (isFlagged) return { ok: false, reason: 'unsafe', fingerprint: local.fingerprint }
    if (!sighting) return local
    return { ...compare(sighting, shown.scene, shown.characters), fingerprint: local.fingerprint }
  }

  async #look(small: Uint8Array, model: string, shown: Shown, signal: AbortSignal): Promise<Sighting | null> {
    try {
      const said = await ask(this.#connection, questionOf(model, small, shown), signal)
      const read = readAnswer(said.text, Sighting)
      return 'value' in read ? read.value : null
    } catch (error) {
      if (error instanceof ProviderFailure || error instanceof Refusal) return null
      throw error
    }
  }
}

/** The most that one look can cost, in US dollars. */
export function inspectionWorstUsd(connection: OpenAiConnection): number {
  return worstUsdOf(connection, questionOf(connection.settings.visionModel ?? '', new Uint8Array()))
}

function questionOf(model: string, picture: Uint8Array, shown?: Shown): Question {
  return {
    model,
    payer: shown?.payer ?? null,
    messages: [{ role: 'user', text: prompt('inspect'), picture }],
    schema: { name: 'sighting', json: strictSchema(SightingForm) },
    maxTokens: MAX_TOKENS,
    task: 'inspection',
  }
}
