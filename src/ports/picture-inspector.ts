import type { IllustrationKey } from '../domain/illustrations.ts'
import type { IllustrationBrief, Picture } from './illustrator.ts'

/**
 * `undecodable`, `tooSmall`, `flat` and `unsafe` pictures are never shown; the others are a pity, and worth one more try:
 * a repeat of another, letters in it, more or fewer figures than the scene has (toys, small animals and who is only on a photo
 * are none), somebody who does not look like themselves, hands and limbs painted wrongly, and what is not what the words say.
 */
export type Inspection =
  | { ok: true }
  | {
      ok: false
      reason:
        | ('undecodable' | 'tooSmall' | 'flat' | 'unsafe')
        | ('repeat' | 'lettering' | 'figures' | 'unlike' | 'limbs' | 'words')
    }

/** What the picture is meant to show. */
export type Shown = Pick<IllustrationBrief, 'scene' | 'characters' | 'payer'>

/** A picture of the book as it lies among the others: `webp` square, `action` as its scene says it. */
export type OnSheet = { key: IllustrationKey; action: string; webp: Uint8Array }

/** Whose names stand in the actions: none leaves the machine; and on whose account. */
export type OverBook = Pick<IllustrationBrief, 'characters' | 'names' | 'payer'>

/** Who looks otherwise than elsewhere in the book, is painted otherwise, shows what another shows, or is plainly wrong. */
export type LookedOver = { key: IllustrationKey; reason: 'unlike' | 'manner' | 'repeat' | 'fault' }

/** Looks at a picture before a parent does. `others`: fingerprints of the book's other pictures. */
export interface PictureInspector {
  /** @param shown for inspectors that look with a model; an inspection that cannot be made passes */
  inspect(
    picture: Picture,
    others: readonly string[],
    shown?: Shown,
    signal?: AbortSignal,
  ): Promise<Inspection & { fingerprint: string }>
  /**
   * One look at the book as a whole, in the book's order. Absent where nobody can.
   * @returns at most three to draw again, the worst first; a look that cannot be had names none
   */
  lookOver?(pictures: readonly OnSheet[], book: OverBook, signal: AbortSignal): Promise<LookedOver[]>
}
