import type { JoinedEvent } from './join-events.ts'
import type { ParentEvent } from './read-event.ts'
import { goOn, type Places, type TakenEvent } from './take-events.ts'

/**
 * What had no place of its own goes beside its neighbour as another sentence, or into a place that stayed free, as far as the
 * pages have room; still in the order in which it happens.
 */
export function tellMore(
  taken: readonly TakenEvent[],
  places: Places,
  hasRoom: (taken: readonly TakenEvent[]) => boolean,
): readonly TakenEvent[] {
  return places.told.reduce((now, one, at) => {
    if (now.some(({ told }) => told.includes(one))) return now
    const ways = waysFor(one, at, now, places)
    return ways.find(hasRoom) ?? now
  }, taken)
}

/** How the parent's places are, said where a place of the story's stayed free, or before what happens in one. */
export function tellLoose(
  taken: readonly TakenEvent[],
  { loose, slots, isForAll, fits, most }: Places,
  hasRoom: (taken: readonly TakenEvent[]) => boolean,
): readonly TakenEvent[] {
  let now = taken
  for (const one of loose) {
    const fitting = slots.filter((slot) => isForAll(slot) && fits(slot, one.event, false))
    const free = fitting.filter((slot) => !now.some((other) => other.slot === slot))
    const nextTo = (slot: string) => {
      const behind = slots.slice(slots.indexOf(slot))
      const next = behind.flatMap((other) => now.find((place) => place.slot === other) ?? []).at(0)
      return next?.told[0]?.event
    }
    const inFree = free.flatMap((slot) => (mayFollow(nextTo(slot), one.event) ? [[...now, { slot, told: [one] }]] : []))
    const first = now.flatMap((place, index) => {
      const [next] = place.told
      const isFull = !next || next.event.isLoose || place.told.length >= most || !mayFollow(next.event, one.event)
      return isFull || !fitting.includes(place.slot) ? [] : [now.with(index, { ...place, told: [one, ...place.told] })]
    })
    now = [...inFree, ...first].find(hasRoom) ?? now
  }
  return now
}

/** Whether who does the next thing is still known after this: `Había nacido en la India` is of whom was spoken before it. */
function mayFollow(next: ParentEvent | undefined, { subject }: ParentEvent): boolean {
  if (!next) return true
  if (next.leans) return false
  return next.subject === subject || saysWho(next.text) || (next.subject !== null && saysFirst(next))
}

const SAYS_WHO = /^(?:a |al )?(?:\p{Lu}|(?:el|la|los|las|un|una|su|sus|mamá|papá|the|a|an) )/u

/** `Leo saltó`, `a la abuela le gustó`: whom it is of, it says first. */
export function saysWho(text: string): boolean {
  return SAYS_WHO.test(text)
}

function saysFirst({ text, subject }: ParentEvent): boolean {
  return !/^(?:he|she|it|they|él|ella|ellos|ellas)$/iu.test(subject ?? '') && text.includes(subject ?? '')
}

function waysFor(one: JoinedEvent, at: number, taken: readonly TakenEvent[], places: Places): TakenEvent[][] {
  const { told, slots, fits, isOpen, most, areNear } = places
  const placeOf = (index: number) => taken.findIndex((place) => place.told.includes(told[index] as JoinedEvent))
  if (one.event.leans && placeOf(at - 1) < 0) return []
  const all = [...told.keys()].filter((index) => placeOf(index) >= 0)
  const [before, after] = [all.filter((index) => index < at).at(-1), all.find((index) => index > at)]
  const [previous, next] = [before === undefined ? -1 : placeOf(before), after === undefined ? -1 : placeOf(after)]
  const from = previous < 0 ? -1 : slots.indexOf(taken[previous]?.slot ?? '')
  const to = next < 0 ? slots.length : slots.indexOf(taken[next]?.slot ?? '')
  const leansOn = one.event.leans ? taken[placeOf(at - 1)]?.slot : undefined
  const free = slots
    .slice(from + 1, to)
    .filter((slot) => fits(slot, one.event, false) && (leansOn === undefined || areNear(leansOn, slot)))
  const inFree = free.map((slot) => taken.toSpliced(previous + 1, 0, { slot, told: [one] }))
  const beside = (index: number, isBehind: boolean): TakenEvent[][] => {
    const place = taken[index]
    const neighbour = isBehind ? place?.told.at(-1) : place?.told[0]
    if (!place || !neighbour || !isOpen(place.slot) || place.told.length >= most) return []
    if (!fits(place.slot, one.event, false)) return []
    const [first, second] = isBehind ? [neighbour, one] : [one, neighbour]
    // `lo buscaron` stays behind what it speaks of.
    if (!goOn(first.event, second.event) || (second === neighbour && neighbour.event.leans && after !== at + 1))
      return []
    const sentences = isBehind ? [...place.told, one] : [one, ...place.told]
    return [taken.with(index, { ...place, told: sentences })]
  }
  return [...inFree, ...beside(previous, true), ...beside(next, false)]
}
