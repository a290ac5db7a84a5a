import type { Picture } from './illustrator.ts'

export type Inspection = { ok: true } | { ok: false; reason: 'undecodable' | 'tooSmall' | 'flat' | 'repeat' }

/** Looks at a picture before a parent does. `others`: fingerprints of the book's other pictures. */
export interface PictureInspector {
  inspect(picture: Picture, others: readonly string[]): Promise<Inspection & { fingerprint: string }>
}
