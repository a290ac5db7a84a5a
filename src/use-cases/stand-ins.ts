import type { IllustrationSet } from '../domain/illustrations.ts'
import type { ProviderFailure } from '../ports/provider-failure.ts'

/** Of so many pictures one may be stood in for when a service fails to draw it. */
const PICTURES_A_STAND_IN = 8

/**
 * Whether the engine without AI may draw what a service failed to. A picture that fails now and then must not keep a book
 * from its end; but when one after the other fails the service is down, and a book that waits for it is better than one
 * full of stand-ins. Without quota or key every other picture would fail as well; with the book's budget spent, waiting
 * mends nothing.
 */
export function standInsFor(pictures: number, already: IllustrationSet): (failure: ProviderFailure) => boolean {
  const versions = Object.values(already).flatMap(({ versions }) => versions)
  let left = Math.max(1, Math.floor(pictures / PICTURES_A_STAND_IN))
  left -= versions.filter(({ standIn }) => standIn === 'failed').length
  return ({ kind }) => {
    if (kind === 'budget') return true
    if (kind === 'quota' || kind === 'unauthorised') return false
    left -= 1
    return left >= 0
  }
}
