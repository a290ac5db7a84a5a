import { ProviderFailure } from '../../../ports/provider-failure.ts'
import { type OpenAiConnection, UNUSED } from '../connection.ts'
import { Refusal } from '../failures.ts'

/**
 * A drawn child trips these scores sooner than a drawn landscape, so only what the service itself flags counts, and the
 * wizard's stricter limits for texts do not. It scores sexual content, violence and self-harm in pictures; nothing else.
 */
export async function isPictureFlagged(
  connection: OpenAiConnection,
  webp: Uint8Array,
  signal: AbortSignal,
): Promise<boolean> {
  const model = connection.settings.moderationModel
  if (!model || !moderatesPictures(connection)) return false
  const url = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
  try {
    const { data } = await connection.call(
      { payer: null, model, endpoint: 'moderations', group: 'moderation', units: 1, worstUsd: 0 },
      signal,
      async (client, options) => {
        const answer = await client.moderations.create(
          { model, input: [{ type: 'image_url', image_url: { url } }] },
          options,
        )
        return { data: answer.results, requestId: answer._request_id ?? null }
      },
      (results) => {
        if (!Array.isArray(results) || results.length !== 1)
          throw new ProviderFailure('transient', 'moderations: an answer of another form')
        return UNUSED
      },
    )
    return data.some(({ flagged }) => flagged)
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof Refusal) return false
    throw error
  }
}

export function moderatesPictures({ profile }: OpenAiConnection): boolean {
  return profile.moderates === 'texts-and-pictures'
}
