import type { BriefWish } from '../brief-wishes.ts'
import type { ChapterText } from '../format.ts'
import { type Band, type EventKind, linesIn, type StorySpec } from '../format.ts'
import { type JoinedEvent, joinEvents, joinNeighbours, ROOM } from './join-events.ts'
import type { ParentEvent } from './read-event.ts'

/** How long an event's sentence may be, in words: its page has room for that. */
export const LONGEST_EVENT: Readonly<Record<Band, number>> = { '0-2': 6, '2-4': 10, '4-6': 14, '6-8': 17, '8+': 20 }

/** Of what is written for the youngest one sentence may pass the longest, and no more: what is said of them is rarely shorter. */
const ONE_MAY_BE_LONGER = 3

export type TakenEvent = { slot: string } & JoinedEvent

/**
 * Which of the parent's events are told where, as many as can be, in the order in which they happen: no later one before an
 * earlier, none that speaks of what was not told before it.
 */
export function takeEvents(
  { events }: StorySpec,
  chapters: readonly ChapterText[],
  wishes: readonly BriefWish[],
  band: Band,
  isDense: boolean,
): TakenEvent[] {
  const slots = slotsInOrder(events, chapters)
  const longest = LONGEST_EVENT[band]
  const joined = joinEvents(wishes, longest)
  const told = isDense ? joinNeighbours(joined, slots.length, longest) : joined
  const isLong = ({ words }: ParentEvent) => words > longest + ROOM
  const fits = (slot: string, event: ParentEvent, mayBeLong: boolean) => {
    const kinds: readonly EventKind[] = events[slot]?.is ?? []
    return event.words <= longest + ROOM + (mayBeLong ? ONE_MAY_BE_LONGER : 0) && kinds.includes(event.kind)
  }
  // The most from event `e` and slot `s` on; `follows`: whether the event before `e` has been told; `mayBeLong`: whether none was long.
  const best = (e: number, s: number, follows: boolean, mayBeLong: boolean): TakenEvent[] => {
    const one = told[e]
    const slot = slots[s]
    if (!one || slot === undefined) return []
    const key = `${e}/${s}/${follows}/${mayBeLong}`
    const known = memo.get(key)
    if (known) return known
    const taking =
      fits(slot, one.event, mayBeLong) && (follows || !one.event.leans)
        ? [{ slot, ...one }, ...best(e + 1, s + 1, true, mayBeLong && !isLong(one.event))]
        : []
    const leaving = best(e + 1, s, false, mayBeLong)
    const skipping = best(e, s + 1, follows, mayBeLong)
    const most = [taking, leaving, skipping].reduce((a, b) => (wishesIn(b) > wishesIn(a) ? b : a))
    memo.set(key, most)
    return most
  }
  const memo = new Map<string, TakenEvent[]>()
  return best(0, 0, false, band === '0-2' || band === '2-4')
}

function wishesIn(taken: readonly TakenEvent[]): number {
  return taken.reduce((sum, { wishes }) => sum + wishes.length, 0)
}

/** By where they are told. */
function slotsInOrder(events: StorySpec['events'], chapters: readonly ChapterText[]): string[] {
  const marked = chapters.flatMap(({ pages }) =>
    pages.flatMap(({ blocks }) => linesIn(blocks, (what) => what in events).flatMap(({ marks }) => marks)),
  )
  return [...new Set(marked.filter((mark) => mark in events))]
}
