import { describe, expect, test } from 'bun:test'
import type { JoinedEvent } from '../../../../src/adapters/storyteller/events/join-events.ts'
import type { ParentEvent } from '../../../../src/adapters/storyteller/events/read-event.ts'
import { type Places, type TakenEvent, takeEvents } from '../../../../src/adapters/storyteller/events/take-events.ts'
import { tellLoose, tellMore } from '../../../../src/adapters/storyteller/events/tell-more.ts'

function happens(text: string, leans = false): JoinedEvent {
  const event: ParentEvent = {
    kind: 'deed',
    text,
    that: text,
    words: text.split(' ').length,
    leans,
    isTrait: false,
    subject: null,
  }
  return { event, wishes: [{ wish: { quote: text }, event }] as unknown as JoinedEvent['wishes'] }
}

const day = [happens('salieron'), happens('contaron vacas'), happens('llegaron')]

function places(changes: Partial<Places> = {}): Places {
  return {
    told: day,
    loose: [],
    isForAll: () => true,
    slots: ['morning', 'night'],
    isOpen: () => true,
    most: 2,
    isLong: () => false,
    fits: () => true,
    mayBeLong: false,
    density: 'joined',
    areNear: () => true,
    ...changes,
  }
}

const textsOf = (taken: readonly TakenEvent[]) => taken.map(({ told }) => told.map(({ event }) => event.text))
const more = (where: Places, hasRoom: (taken: readonly TakenEvent[]) => boolean = () => true) =>
  textsOf(tellMore(takeEvents(where), where, hasRoom))

test('what has no place of its own is told beside its neighbour, in the order in which it happens', () => {
  expect(textsOf(takeEvents(places()))).toEqual([['salieron'], ['contaron vacas']])
  expect(more(places())).toEqual([['salieron'], ['contaron vacas', 'llegaron']])
})

test('of two for one place, how old somebody is gives way to what happens', () => {
  const told = [happens('Biel tenía 14 meses'), happens('Biel salpicó a mamá')]
  expect(textsOf(takeEvents(places({ told, slots: ['morning'] })))).toEqual([['Biel salpicó a mamá']])
})

test('where the page has no room, it is not told', () => {
  expect(more(places(), (taken) => taken.every(({ told }) => told.length < 2))).toEqual([
    ['salieron'],
    ['contaron vacas'],
  ])
})

test('a place within a question, or after «que», stays with one sentence', () => {
  expect(more(places({ isOpen: () => false }))).toHaveLength(2)
})

test('what speaks of the thing before it is told near it or not at all', () => {
  const lost = [happens('perdió el diente'), happens('lo buscaron entre los pingüinos', true)]
  expect(textsOf(takeEvents(places({ told: lost, areNear: () => false })))).toEqual([['perdió el diente']])
  expect(more(places({ told: lost, areNear: () => false }))).toEqual([
    ['perdió el diente', 'lo buscaron entre los pingüinos'],
  ])
  expect(more(places({ told: lost, slots: ['night'], fits: (_, { text }) => text.startsWith('lo') }))).toEqual([])
})

describe('how a place is', () => {
  const { event, wishes } = happens('el castillo tenía cien escaleras')
  const castle: JoinedEvent = {
    event: { ...event, kind: 'state', isTrait: true, isLoose: true, subject: 'el castillo' },
    wishes,
  }
  const left = happens('Vega salió del castillo')
  const all = (where: Places, taken = takeEvents(where)) => textsOf(tellLoose(taken, where, () => true))

  test('goes where a place stayed free, or before what happens in one', () => {
    expect(all(places({ told: [left], loose: [castle] }))).toEqual([[left.event.text], [castle.event.text]])
    const full = places({ told: [left], slots: ['morning'], loose: [castle] })
    expect(all(full)).toEqual([[castle.event.text, left.event.text]])
  })

  test('never between a sentence and who it is of', () => {
    const where = places({ told: [happens('salió del castillo')], slots: ['morning'], loose: [castle] })
    expect(all(where)).toEqual([['salió del castillo']])
  })

  test('not where only what is done may stand', () => {
    expect(all(places({ told: [], loose: [castle], isForAll: () => false }))).toEqual([])
  })
})
