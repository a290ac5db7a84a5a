import type OpenAI from 'openai'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import { UNUSED } from './call.ts'
import type { OpenAiConnection } from './connection.ts'
import { Refusal } from './failures.ts'

/** In the time a service has to answer: for those that wait in line, or for another call to find out whether it is back. */
const PATIENCE = 2

/**
 * What the moderation service says of each text, or of one picture; nothing when there is no service or it is down (which
 * slow and busy are, too), for whoever asks has another guard. Answers within twice the time that the service has.
 */
export async function moderationsOf(
  connection: OpenAiConnection,
  input: string[] | [OpenAI.ModerationImageURLInput],
  signal: AbortSignal,
): Promise<OpenAI.Moderation[]> {
  const model = connection.settings.moderationModel
  if (!model) return []
  const patience = AbortSignal.timeout(PATIENCE * connection.settings.moderationTimeoutMs)
  try {
    const { data } = await connection.call(
      {
        payer: null,
        model,
        endpoint: 'moderations',
        group: 'moderation',
        units: 1,
        worstUsd: 0,
        expectedUsd: 0,
        request: null,
      },
      AbortSignal.any([signal, patience]),
      async (client, options) => {
        const answer = await client.moderations.create({ model, input }, options)
        return { data: answer.results, bytes: null, requestId: answer._request_id ?? null }
      },
      ({ data: results }) => {
        if (!Array.isArray(results) || results.length !== input.length)
          throw new ProviderFailure('transient', 'moderations: an answer of another form')
        return UNUSED
      },
    )
    return data
  } catch (error) {
    signal.throwIfAborted()
    if (patience.aborted || error instanceof ProviderFailure || error instanceof Refusal) return []
    throw error
  }
}
