import type { JoinedEvent } from './join-events.ts'
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
