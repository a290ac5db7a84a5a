import type { OpenAiConnection } from '../connection.ts'
import { moderationsOf } from '../moderations.ts'

/**
 * A drawn child trips these scores sooner than a drawn landscape, so only what the service itself flags counts, and the
 * wizard's stricter limits for texts do not. It scores sexual content, violence and self-harm in pictures; nothing else.
 */
export async function isPictureFlagged(
  connection: OpenAiConnection,
  webp: Uint8Array,
  signal: AbortSignal,
): Promise<boolean> {
  if (!moderatesPictures(connection)) return false
  const url = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
  const found = await moderationsOf(connection, [{ type: 'image_url', image_url: { url } }], signal)
  return found.some(({ flagged }) => flagged)
}

export function moderatesPictures({ profile }: OpenAiConnection): boolean {
  return profile.moderates === 'texts-and-pictures'
}
