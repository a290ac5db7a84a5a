import { expect, test } from 'bun:test'
import { halvesTogether } from '../../../src/adapters/storyteller/half-told.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'

const TOLD = [{ chapter: 1, page: 2, text: 'El camión era naranja.' }]

function answered(freeText: string, sides: readonly [quote: string, outcome: 'told' | 'missed' | 'kept'][]) {
  const answers = sides.map(
    ([quote, outcome], index): AnsweredWish => ({
      id: `w${index + 1}`,
      quote,
      outcome,
      field: 'freeText',
      kind: outcome === 'kept' ? 'avoid' : 'event',
      weight: 'must',
      sensitive: null,
      by: 'writer',
      evidence: outcome === 'told' ? TOLD : [],
    }),
  )
  const words = sides.map(([quote]) => quote.split(' ').filter((word) => word.length > 3).length)
  return halvesTogether(answers, words, freeText).map(({ quote, outcome, reason, evidence }) => ({
    quote,
    outcome,
    reason,
    pages: evidence.map(({ page }) => page),
  }))
}

test('a sentence of which one side is told is answered once, as told in part, with the page of that side', () => {
  const text = 'Que el camión sea naranja y se llame Tragón.'
  const whole = { quote: text.slice(0, -1), outcome: 'missed' as const, reason: 'part' as const, pages: [2] }
  expect(
    answered(text, [
      ['Que el camión sea naranja', 'told'],
      ['y se llame Tragón', 'missed'],
    ]),
  ).toEqual([whole])
  expect(
    answered(text, [
      ['Que el camión sea naranja', 'missed'],
      ['y se llame Tragón', 'told'],
    ]),
  ).toEqual([whole])
})

test('of three sides, too', () => {
  const text = 'Se marea, y se toma un zumo y se ríe'
  expect(
    answered(text, [
      ['Se marea', 'told'],
      ['y se toma un zumo', 'missed'],
      ['y se ríe', 'told'],
    ]),
  ).toEqual([{ quote: text, outcome: 'missed', reason: 'part', pages: [2, 2] }])
})

test('what is told whole, what is missed whole, other sentences and what was to stay out are answered one by one', () => {
  const apart = (text: string, ...sides: Parameters<typeof answered>[1]) =>
    expect(answered(text, sides).map(({ quote, outcome }) => [quote, outcome])).toEqual(sides.map((side) => [...side]))
  apart('Come y duerme', ['Come', 'told'], ['y duerme', 'told'])
  apart('Come y duerme', ['Come', 'missed'], ['y duerme', 'missed'])
  apart('Come. Y duerme', ['Come', 'told'], ['Y duerme', 'missed'])
  apart('Come, luego duerme', ['Come', 'told'], ['luego duerme', 'missed'])
  apart('Come y que no salgan lobos', ['Come', 'missed'], ['y que no salgan lobos', 'kept'])
})

test('two long sides are two wishes', () => {
  const [one, other] = [
    'Que planten tomates rojos junto al muro viejo del huerto',
    'y que merienden pan con chocolate sentados en la hierba mojada',
  ]
  expect(
    answered(`${one} ${other}`, [
      [one, 'told'],
      [other, 'missed'],
    ]).map(({ quote }) => quote),
  ).toEqual([one, other])
})
