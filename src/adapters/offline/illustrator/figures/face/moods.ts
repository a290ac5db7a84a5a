import type { Mood } from '../../../../../domain/scene.ts'

export type MouthShape =
  | 'smile'
  | 'soft'
  | 'laugh'
  | 'round'
  | 'frown'
  | 'wobble'
  | 'shout'
  | 'tight'
  | 'smirk'
  | 'yawn'
  | 'aside'
  | 'beam'

/** How a mood moves a face. Lengths in head units (the head is 96 wide), openings as shares of the resting eye. */
export type Expression = {
  /** How far the upper lid is open at the nose and at the temple; how far the lower lid is. */
  lids: { inner: number; outer: number; lower: number }
  iris: number
  /** Brow ends, up positive: at the nose and at the temple. `arch` bends its middle up. */
  brow: { inner: number; outer: number; arch: number }
  /** Lifts the far brow alone. */
  quizzical: number
  mouth: MouthShape
  /** A look of its own, when the scene gives none. */
  glance: { x: number; y: number } | null
  extra: 'tear' | 'drop' | 'sparkle' | null
  blush: number
}

export const EXPRESSIONS: Record<Mood, Expression> = {
  happy: e({ lids: [1, 1, 0.92], brow: [2, 0, 4], mouth: 'laugh', blush: 0.55 }),
  calm: e({ lids: [0.84, 0.8, 0.95], brow: [0, -1, 3], mouth: 'soft', blush: 0.45 }),
  excited: e({ lids: [1.16, 1.16, 0.95], brow: [9, 6, 6], iris: 1.1, mouth: 'beam', extra: 'sparkle', blush: 0.7 }),
  surprised: e({ lids: [1.3, 1.3, 1.2], brow: [13, 11, 8], iris: 0.84, mouth: 'round', blush: 0.35 }),
  sad: e({
    lids: [0.95, 0.62, 0.95],
    brow: [8, -5, 1],
    mouth: 'frown',
    glance: { x: -0.2, y: 0.9 },
    extra: 'tear',
    blush: 0.3,
  }),
  worried: e({ lids: [1.08, 0.9, 1], brow: [9, -3, 2], mouth: 'wobble', extra: 'drop', blush: 0.25 }),
  scared: e({ lids: [1.3, 1.2, 1.2], brow: [14, 2, 1], iris: 0.66, mouth: 'shout', extra: 'drop', blush: 0.15 }),
  angry: e({ lids: [0.52, 1, 0.9], brow: [-8, 7, 0], mouth: 'tight', blush: 0.75 }),
  determined: e({ lids: [0.86, 1.04, 0.94], brow: [-2, 4, 3], mouth: 'smirk', blush: 0.45 }),
  sleepy: e({ lids: [0.36, 0.3, 1], brow: [4, 1, 4], mouth: 'yawn', glance: { x: 0, y: 0.8 }, blush: 0.5 }),
  thoughtful: e({
    lids: [0.95, 0.95, 0.9],
    brow: [1, 1, 3],
    quizzical: 7,
    mouth: 'aside',
    glance: { x: 0.7, y: -0.9 },
    blush: 0.4,
  }),
  proud: e({ lids: [0.86, 0.8, 0.62], brow: [5, 2, 6], mouth: 'smile', glance: { x: 0.3, y: -0.4 }, blush: 0.65 }),
}

type Short = Partial<Omit<Expression, 'lids' | 'brow'>> & {
  lids: [number, number, number]
  brow: [number, number, number]
  mouth: MouthShape
}

function e({ lids, brow, ...rest }: Short): Expression {
  return {
    lids: { inner: lids[0], outer: lids[1], lower: lids[2] },
    brow: { inner: brow[0], outer: brow[1], arch: brow[2] },
    iris: 1,
    quizzical: 0,
    glance: null,
    extra: null,
    blush: 0.45,
    ...rest,
  }
}
