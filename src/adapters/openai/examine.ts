import { z } from 'zod'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { OpenAiConnection } from './connection.ts'
import { translate } from './failures.ts'
import type { JsonForm } from './model-families.ts'
import type { OpenAiSettings } from './settings.ts'
import { readAnswer } from './story/read-answer.ts'
import { strictSchema } from './story/wire-story.ts'
import { ask } from './text-model.ts'

export type Trade = 'service' | 'story' | 'moderation' | 'page' | 'avatars' | 'pictures' | 'inspection'

/** `off`: no model is set. `untried`: it costs money, and nobody asked for it. */
export type Finding = {
  trade: Trade
  model: string | null
  state: 'works' | 'fails' | 'off' | 'untried'
  /** In the log's words: `chat: 404 model_not_found`. */
  detail: string | null
  ms: number
  /** US dollars, where something was made. */
  usd?: number
}

const Probe = z.object({ word: z.string(), number: z.number() })

/**
 * Tries what costs a fraction of a cent once, as the product would use it: text and moderation. What is made only when asked
 * for (`tryOut`) and what is measured (pictures that are looked at) is `untried`.
 */
export async function examine(connection: OpenAiConnection): Promise<Finding[]> {
  const { settings, profile } = connection
  const service = await tried('service', settings.baseUrl ?? 'OpenAI', async () => {
    const client = await connection.client()
    await client.models.list({ timeout: 15_000, maxRetries: 0 })
  })
  const story = await tryStory(connection)
  const moderation = await tried('moderation', profile.moderates ? settings.moderationModel : null, async () => {
    const model = settings.moderationModel ?? ''
    const client = await connection.client()
    const answer = await client.moderations.create({ model, input: ['un faro'] }, { timeout: 15_000, maxRetries: 0 })
    if (!Array.isArray(answer.results)) throw new ProviderFailure('invalid', 'moderations: an answer of another form')
  })
  const imageModel = profile.image ? settings.imageModel : null
  return [
    service,
    story,
    moderation,
    untried('avatars', imageModel),
    untried('pictures', imageModel),
    untried('inspection', settings.visionModel),
  ]
}

function tryStory(connection: OpenAiConnection): Promise<Finding> {
  const { settings, profile } = connection
  return tried('story', settings.storyModel, async () => {
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
      new AbortController().signal,
    )
    const read = readAnswer(said.text, Probe)
    if ('problem' in read) throw new ProviderFailure('invalid', `${profile.text.api}: ${read.problem}`)
  })
}

/**
 * The way in which a model that does not take what it was asked gives JSON all the same.
 * @param open a connection with other settings
 * @returns null where it failed for another reason, was set by the operator, or fails in every way
 */
export async function otherJsonForm(
  findings: readonly Finding[],
  settings: OpenAiSettings,
  open: (settings: OpenAiSettings) => OpenAiConnection,
): Promise<JsonForm | null> {
  const story = findings.find(({ trade }) => trade === 'story')
  const isOfForm = story?.state === 'fails' && /: 400|JSON|form/u.test(story.detail ?? '')
  if (!isOfForm || settings.asking.json !== null) return null
  for (const json of ['object', 'none'] as const) {
    const { state } = await tryStory(open({ ...settings, asking: { ...settings.asking, json } }))
    if (state === 'works') return json
  }
  return null
}

/** `off` where there is no model for it; what it throws is what was found. */
export async function tried(
  trade: Trade,
  model: string | null,
  work: () => Promise<number | undefined>,
): Promise<Finding> {
  if (model === null) return { trade, model, state: 'off', detail: null, ms: 0 }
  const startedAt = performance.now()
  const found = (state: 'works' | 'fails', detail: string | null): Finding => ({
    ...{ trade, model, state, detail },
    ms: Math.round(performance.now() - startedAt),
  })
  try {
    const usd = await work()
    return { ...found('works', null), ...(typeof usd === 'number' && { usd }) }
  } catch (error) {
    return found('fails', translate(error, trade).message)
  }
}

function untried(trade: Trade, model: string | null): Finding {
  return { trade, model, state: model === null ? 'off' : 'untried', detail: null, ms: 0 }
}
