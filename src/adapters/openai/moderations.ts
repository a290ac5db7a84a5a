import type OpenAI from 'openai'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import { type OpenAiConnection, UNUSED } from './connection.ts'
import { Refusal } from './failures.ts'

/**
 * What the moderation service says of each text, or of one picture; nothing when there is no service or it is down, for
 * whoever asks has another guard.
 */
export async function moderationsOf(
  connection: OpenAiConnection,
  input: string[] | [OpenAI.ModerationImageURLInput],
  signal: AbortSignal,
): Promise<OpenAI.Moderation[]> {
  const model = connection.settings.moderationModel
  if (!model) return []
  try {
    const { data } = await connection.call(
      { payer: null, model, endpoint: 'moderations', group: 'moderation', units: 1, worstUsd: 0 },
      signal,
      async (client, options) => {
        const answer = await client.moderations.create({ model, input }, options)
        return { data: answer.results, requestId: answer._request_id ?? null }
      },
      (results) => {
        if (!Array.isArray(results) || results.length !== input.length)
          throw new ProviderFailure('transient', 'moderations: an answer of another form')
        return UNUSED
      },
    )
    return data
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof Refusal) return []
    throw error
  }
}
