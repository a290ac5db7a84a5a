import type { BriefWish } from '../brief-wishes.ts'
import type { ChapterText } from '../format.ts'
import { type Band, isPassage, linesIn, type StorySpec } from '../format.ts'
import { type JoinedEvent, joinEvents, joinNeighbours, ROOM } from './join-events.ts'
import type { ParentEvent } from './read-event.ts'

/** How long an event's sentence may be, in words: its page has room for that. */
export const LONGEST_EVENT: Readonly<Record<Band, number>> = { '0-2': 6, '2-4': 10, '4-6': 14, '6-8': 17, '8+': 20 }

/** Sentences, where the story has a place for them. */
const MOST_IN_ONE_PLACE: Readonly<Record<Band, number>> = { '0-2': 2, '2-4': 2, '4-6': 2, '6-8': 3, '8+': 3 }

/** Of what is written for the youngest one sentence may pass the longest, and no more: what is said of them is rarely shorter. */
const ONE_MAY_BE_LONGER = 3

/** What is told in one place: one sentence, or several one after the other. */
export type TakenEvent = { slot: string; told: readonly JoinedEvent[] }

/** `apart`: each in a place of its own; `joined`: neighbours in one breath; `several`: in one place several sentences, too. */
export const DENSITIES = ['several', 'joined', 'apart'] as const
export type Density = (typeof DENSITIES)[number]

/** Places of a story, and what happens in the order in which it does. */
export type Places = {
  told: readonly JoinedEvent[]
  /** What may stand in any place that nothing else takes. */
  loose: readonly JoinedEvent[]
  slots: readonly string[]
  /** Whether anything may be said there, how things are and what is done; no story ends on that. */
  isForAll: (slot: string) => boolean
  /** Whether several sentences may stand there, and how many. */
  isOpen: (slot: string) => boolean
  most: number
  isLong: (event: ParentEvent) => boolean
  fits: (slot: string, event: ParentEvent, mayBeLong: boolean) => boolean
  mayBeLong: boolean
  density: Density
  /** Told in one chapter: what leans on the sentence before it is told near it. */
  areNear: (slot: string, other: string) => boolean
}

export function placesFor(
  { events }: StorySpec,
  chapters: readonly ChapterText[],
  wishes: readonly BriefWish[],
  band: Band,
  density: Density,
): Places {
  const slots = slotsInOrder(events, chapters)
  const longest = LONGEST_EVENT[band]
  const kindsOf = (slot: string): readonly string[] => events[slot]?.is ?? []
  const joined = joinEvents(
    wishes.filter(({ event }) => !event?.isLoose),
    longest,
  )
  return {
    told: density === 'apart' ? joined : joinNeighbours(joined, slots.length, longest),
    loose: wishes.flatMap((wish) => (wish.event?.isLoose ? [{ event: wish.event, wishes: [wish] }] : [])),
    slots,
    isForAll: (slot) =>
      slot !== slots.at(-1) &&
      isOpen(slot, chapters) &&
      !isNext(slot, chapters) &&
      ['state', 'deed'].every((kind) => kindsOf(slot).includes(kind)),
    isOpen: (slot) => isOpen(slot, chapters),
    most: MOST_IN_ONE_PLACE[band],
    isLong: ({ words }) => words > longest + ROOM,
    fits: (slot, event, mayBeLong) =>
      !(event.kind === 'state' && isNext(slot, chapters)) &&
      event.words <= longest + ROOM + (mayBeLong ? ONE_MAY_BE_LONGER : 0) &&
      kindsOf(slot).includes(event.kind),
    mayBeLong: band === '0-2' || band === '2-4',
    density,
    areNear: (slot, other) => chapterOf(slot, chapters) === chapterOf(other, chapters),
  }
}

/**
 * Which of the parent's events are told where, as many as can be, in the order in which they happen: no later
 * one before an earlier, none that speaks of what was not told before it.
 */
export function takeEvents(places: Places): TakenEvent[] {
  const { told, slots, isLong, fits, isOpen: takesMore, most: mostInOne, mayBeLong: isYoung, density, areNear } = places
  /** Two from event `e` on, then three: as many as are told one after the other in one place. */
  const run = (e: number, slot: string): JoinedEvent[][] => {
    const some = told.slice(e, e + mostInOne)
    const end = some.findIndex(
      ({ event }, index) => index > 0 && !(goOn(some[index - 1]?.event ?? event, event) && fits(slot, event, false)),
    )
    return Array.from({ length: Math.max(0, (end < 0 ? some.length : end) - 1) }, (_, index) =>
      some.slice(0, index + 2),
    )
  }
  // The most from event `e` and slot `s` on; `last`: the slot of the event before `e`, null where it was not told; `mayBeLong`: whether none was long.
  const best = (e: number, s: number, last: string | null, mayBeLong: boolean): TakenEvent[] => {
    const one = told[e]
    const slot = slots[s]
    if (!one || slot === undefined) return []
    const key = `${e}/${s}/${last}/${mayBeLong}`
    const known = memo.get(key)
    if (known) return known
    const taking =
      fits(slot, one.event, mayBeLong) && (!one.event.leans || (last !== null && areNear(last, slot)))
        ? [{ slot, told: [one] }, ...best(e + 1, s + 1, slot, mayBeLong && !isLong(one.event))]
        : []
    const isMore = density === 'several' && taking.length > 0 && takesMore(slot)
    const more = (isMore ? run(e, slot) : []).map((some) => [
      { slot, told: some },
      ...best(e + some.length, s + 1, slot, mayBeLong && !isLong(one.event)),
    ])
    const leaving = best(e + 1, s, null, mayBeLong)
    const skipping = best(e, s + 1, last, mayBeLong)
    const most = [taking, leaving, skipping, ...more].reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
    memo.set(key, most)
    return most
  }
  const memo = new Map<string, TakenEvent[]>()
  return best(0, 0, null, isYoung)
}

/** The wishes that are told so. */
export function wishesOfTaken(taken: readonly TakenEvent[]): BriefWish[] {
  return taken.flatMap(({ told }) => told.flatMap(({ wishes }) => wishes))
}

/** How much of what the parent asked for is told. How old somebody is is written to us more than to be told. */
export function worthOf(taken: readonly TakenEvent[]): number {
  return wishesOfTaken(taken).reduce((worth, { event }) => worth + (event && AGE.test(event.text) ? AGE_WORTH : 1), 0)
}

const AGE_WORTH = 0.5
const AGE =
  /(?:tenía|cumplió|iba a cumplir|was|turned) (?:ya |ahora |casi |now |nearly )?(?:\d+|año|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:y medio|años?|meses|añitos|months|years|old))*(?: en \p{L}+)?$/u

/** What is said of two times of the day, or how things are after something happened, is no second sentence. */
export function goOn(one: ParentEvent, two: ParentEvent): boolean {
  return one.kind === two.kind || (one.kind !== 'end' && two.kind !== 'state') || (one.isTrait && two.kind === 'state')
}

const OPEN = (slot: string) => new RegExp(`(?<!(?:que|cómo|como|si|that|how|if) )\\{${slot}\\}[.…!]`, 'u')

/** Whether what stands there is a sentence everywhere, and may be two: `Y {trick}.`, never `¿Sabéis que {trick}?` */
function isOpen(slot: string, chapters: readonly ChapterText[]): boolean {
  const lines = chapters.flatMap(({ pages }) => pages.flatMap(({ blocks }) => blocks.flatMap(allLines)))
  const spoken = lines.filter(({ text }) => text.includes(`{${slot}}`) || text.includes(`{${slot}.`))
  return spoken.every(({ text }) => OPEN(slot).test(text) && !text.includes(`{${slot}.`))
}

/** `Then {trick}.`: what is so all the time does not come next. */
function isNext(slot: string, chapters: readonly ChapterText[]): boolean {
  const next = new RegExp(`(?:Then|Next|Luego,?|Entonces,?|Después,?|Y luego,?) \\{${slot}\\}`, 'iu')
  return chapters.some(({ pages }) =>
    pages.some(({ blocks }) => blocks.flatMap(allLines).some((line) => next.test(line.text))),
  )
}

function allLines(block: ChapterText['pages'][number]['blocks'][number]) {
  return isPassage(block) ? [...block.told, ...block.otherwise] : [block]
}

function chapterOf(slot: string, chapters: readonly ChapterText[]): number {
  return chapters.findIndex(({ pages }) =>
    pages.some(({ blocks }) => blocks.flatMap(allLines).some(({ marks }) => marks.includes(slot))),
  )
}

/** By where they are told. */
function slotsInOrder(events: StorySpec['events'], chapters: readonly ChapterText[]): string[] {
  const marked = chapters.flatMap(({ pages }) =>
    pages.flatMap(({ blocks }) => linesIn(blocks, (what) => what in events).flatMap(({ marks }) => marks)),
  )
  return [...new Set(marked.filter((mark) => mark in events))]
}
