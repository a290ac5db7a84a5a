import type { BriefWish } from '../brief-wishes.ts'
import type { Brief } from '../fill.ts'
import type { ParentEvent } from './read-event.ts'

/** How a place is, as a story may say it wherever there is room: `el castillo tenía cien escaleras`; null where it cannot be said so. */
export function looseEvent({ wish }: Pick<BriefWish, 'wish'>, places: Brief['places']): ParentEvent | null {
  const place = wish.field === 'places' ? places.find(({ description }) => description === wish.quote) : undefined
  if (!place?.detail) return null
  const text = `${place.inside} ${place.detail}`
  const words = text.split(/\s+/u).length
  const { inside: subject } = place
  return { kind: 'state', text, that: text, words, leans: false, isTrait: true, isLoose: true, subject }
}
