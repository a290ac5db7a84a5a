import { z } from 'zod'
import { newCharacter } from '../../domain/character.ts'
import type { IllustrationBrief, Illustrator } from '../../ports/illustrator.ts'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { OpenAiConnection } from './connection.ts'
import { Refusal, translate } from './failures.ts'
import { OpenAiIllustrator } from './pictures/openai-illustrator.ts'
import { readAnswer } from './story/read-answer.ts'
import { strictSchema } from './story/wire-story.ts'
import { ask } from './text-model.ts'

export type Trade = 'service' | 'story' | 'moderation' | 'avatars' | 'pictures' | 'inspection'

/** `off`: no model is set. `untried`: it costs money, and nobody asked for it. */
export type Finding = {
  trade: Trade
  model: string | null
  state: 'works' | 'fails' | 'off' | 'untried'
  /** In the log's words: `chat: 404 model_not_found`. */
  detail: string | null
  ms: number
}

const Probe = z.object({ word: z.string(), number: z.number() })

/**
 * Tries each trade once, as the product would use it. Text and moderation cost a fraction of a cent; pictures are drawn
 * (one avatar, one page with it) only when asked for.
 */
export async function examine(connection: OpenAiConnection, { draw }: { draw: boolean }): Promise<Finding[]> {
  const { settings, profile } = connection
  const signal = new AbortController().signal
  const service = await tried('service', settings.baseUrl ?? 'OpenAI', async () => {
    const client = await connection.client()
    await client.models.list({ timeout: 15_000, maxRetries: 0 })
  })
  const story = await tried('story', settings.storyModel, async () => {
    const said = await ask(
      connection,
      {
        payer: null,
        model: settings.storyModel ?? '',
        messages: [{ role: 'user', text: 'Answer with the word "luna" and the number 7.' }],
        schema: { name: 'probe', json: strictSchema(Probe) },
        maxTokens: 2000,
        task: 'reading',
      },
      signal,
    )
    const read = readAnswer(said.text, Probe)
    if ('problem' in read) throw new ProviderFailure('invalid', `${profile.text.api}: ${read.problem}`)
  })
  const moderation = await tried('moderation', profile.moderates ? settings.moderationModel : null, async () => {
    const model = settings.moderationModel ?? ''
    const client = await connection.client()
    const answer = await client.moderations.create({ model, input: ['un faro'] }, { timeout: 15_000, maxRetries: 0 })
    if (!Array.isArray(answer.results)) throw new ProviderFailure('invalid', 'moderations: an answer of another form')
  })
  return [service, story, moderation, ...(await pictures(connection, draw, signal))]
}

async function pictures(connection: OpenAiConnection, draw: boolean, signal: AbortSignal): Promise<Finding[]> {
  const { settings, profile } = connection
  const model = profile.image ? settings.imageModel : null
  const inspection: Finding = { ...untried('inspection', settings.visionModel), ms: 0 }
  if (!draw || !model) return [untried('avatars', model), untried('pictures', model), inspection]
  const illustrator = new OpenAiIllustrator({ connection, standIn: refusing })
  let avatar: Uint8Array | null = null
  const character = {
    ...newCharacter(),
    name: 'Osito',
    gender: 'animal',
    species: 'bear',
    colour: 'brown',
    age: 'baby',
  } as const
  const avatars = await tried('avatars', model, async () => {
    const outcome = await illustrator.drawAvatar(
      { character: { ...character, hobbies: [], clothes: [], avatars: [] }, seed: 'doctor' },
      signal,
    )
    if (outcome.kind === 'refused') throw new Refusal('output')
    avatar = outcome.picture.webp
  })
  const page = await tried('pictures', model, async () => {
    const brief: IllustrationBrief = {
      scene: {
        cast: [{ name: 'Osito', pose: 'wave', mood: 'happy', holding: null }],
        ...{
          interaction: null,
          setting: 'meadow',
          place: null,
          time: 'day',
          weather: 'clear',
          shot: 'wide',
          props: [],
        },
        ...{ action: 'Osito waves from a hill.', alt: 'Osito saluda.' },
      },
      characters: [{ ...character, hobbies: [], clothes: [], avatars: [] }],
      ...{ places: [], theme: 'aventura', readerAge: '4-6', kind: 'page', wish: null, seed: 'doctor' },
      references: new Map(avatar ? [['Osito', avatar]] : []),
    }
    const outcome = await illustrator.draw(brief, signal)
    if (outcome.kind === 'refused') throw new Refusal('output')
  })
  return [avatars, page, inspection]
}

async function tried(trade: Trade, model: string | null, work: () => Promise<void>): Promise<Finding> {
  if (model === null) return { trade, model, state: 'off', detail: null, ms: 0 }
  const startedAt = performance.now()
  const found = (state: 'works' | 'fails', detail: string | null): Finding => ({
    ...{ trade, model, state, detail },
    ms: Math.round(performance.now() - startedAt),
  })
  try {
    await work()
    return found('works', null)
  } catch (error) {
    return found('fails', translate(error, trade).message)
  }
}

function untried(trade: Trade, model: string | null): Finding {
  return { trade, model, state: model === null ? 'off' : 'untried', detail: null, ms: 0 }
}

const refusing: Illustrator = {
  kind: 'offline',
  draw: async () => ({ kind: 'refused', reason: 'nobody stands in for a probe' }),
  drawAvatar: async () => ({ kind: 'refused', reason: 'nobody stands in for a probe' }),
}
