import type { Ports } from '../ports/index.ts'

const FILES_KEPT_MS = 7 * 24 * 3_600_000

/** Letters and links that are no good any more go, with the files that an operator could read them in. */
export async function sweepLetters({ outbox, post, clock }: Pick<Ports, 'outbox' | 'post' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ids = await outbox.sweep(now)
  if (ids.length > 0) await post.forget({ ids })
  await post.forget({ before: new Date(now.getTime() - FILES_KEPT_MS) })
}
