import { expect, test } from 'bun:test'
import type { BriefWish } from '../../../../src/adapters/storyteller/brief-wishes.ts'
import { joinEvents, joinNeighbours } from '../../../../src/adapters/storyteller/events/join-events.ts'
import type { ParentEvent } from '../../../../src/adapters/storyteller/events/read-event.ts'

function aWish(quote: string, text: string, kind: ParentEvent['kind'] = 'deed'): BriefWish {
  const event = { kind, text, that: text, words: text.split(' ').length, leans: false, isTrait: false, subject: null }
  const wish = { id: quote, quote, field: 'freeText', kind: 'event', weight: 'must', sensitive: null } as const
  const clause = { text: quote, content: [], isDenied: false }
  return { wish, clause, tongue: 'es', polarity: 'in', needs: [], out: [], event }
}

const day = [
  aWish('Contamos vacas', 'contaron vacas'),
  aWish('Papá canta la del elefante', 'papá cantó la del elefante'),
  aWish('Tomi pisa el mar y grita que está helado', 'Tomi pisó el mar y gritó que estaba helado'),
]
const textsIn = (places: number, longest: number) =>
  joinNeighbours(joinEvents(day, longest), places, longest).map(({ event }) => event.text)

test('where more happens than there are places for, the shortest neighbours are told in one breath', () => {
  expect(textsIn(2, 10)).toEqual([
    'contaron vacas y papá cantó la del elefante',
    'Tomi pisó el mar y gritó que estaba helado',
  ])
})

test('and where there is a place for each, each has its own', () => {
  expect(textsIn(3, 10)).toHaveLength(3)
})

test('no breath is longer than the age reads', () => {
  expect(textsIn(1, 4)).toHaveLength(3)
})

test('how things are is told by itself', () => {
  const both = [aWish('es tranquilo', 'Canelo era tranquilo', 'state'), aWish('ladra', 'ladró una vez')]
  expect(joinNeighbours(joinEvents(both, 10), 1, 10)).toHaveLength(2)
})

test('in English as in English', () => {
  const both = [aWish('They count cows', 'they counted cows'), aWish('Dad sings', 'dad sang')]
  const english = both.map((wish) => ({ ...wish, tongue: 'en' as const }))
  const [one] = joinNeighbours(joinEvents(english, 10), 1, 10)
  expect(one?.event.text).toBe('they counted cows and dad sang')

  const [thinks, draws] = [aWish('she thinks', 'she thought hard'), aWish('so she draws a map', 'she drew a map')]
  const ofHer = [thinks, draws].map((wish, index) => ({
    ...wish,
    tongue: 'en' as const,
    event: wish.event && { ...wish.event, subject: 'she', leans: index > 0 },
  }))
  const [so] = joinEvents(ofHer, 10)
  expect(so?.event.text).toBe('she thought hard, so she drew a map')
})

test('what leans on a sentence that could not be read is not told beside another', () => {
  const [moves, him] = [aWish('Se mudan', 'se mudaron'), aWish('y lo mira', 'lo miró')]
  const leaning = { ...him, event: him.event && { ...him.event, leans: true } }
  const unread = { ...aWish('Su oso, que se pierde', ''), event: null }
  expect(joinEvents([moves, leaning], 10).map(({ event }) => event.text)).toEqual(['se mudaron y lo miró'])
  expect(joinEvents([moves, unread, leaning, leaning], 10).map(({ event }) => event.text)).toEqual(['se mudaron'])
})

test('how things are with something stays behind the sentence that names it', () => {
  const drum = aWish('Leo tiene un tambor', 'Leo tenía un tambor', 'state')
  const trait = { ...drum, event: drum.event && { ...drum.event, isTrait: true } }
  const waits = aWish('se tiene que esperar para tocarlo', 'Leo se tenía que esperar para tocarlo', 'state')
  const leaning = { ...waits, event: waits.event && { ...waits.event, leans: true } }
  const told = joinEvents([aWish('Mamá pita', 'mamá pitó'), trait, leaning], 4).map(({ event }) => event.text)
  expect(told).toEqual(['Leo tenía un tambor', 'Leo se tenía que esperar para tocarlo', 'mamá pitó'])
})

test('«después…» goes on from what was said before it, and from nothing else', () => {
  const old = aWish('es viejito', 'era viejito', 'state')
  const looks = aWish('lleva un pañuelo', 'llevaba un pañuelo', 'state')
  const trait = { ...looks, event: looks.event && { ...looks.event, isTrait: true } }
  const smells = aWish('después le deja oler la mano', 'Nora le dejó oler la mano')
  expect(joinEvents([old, trait, smells], 12)).toHaveLength(3)
})
