import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReviewWish } from '../../../web/review/review-book.ts'
import { WriterNote } from '../../../web/review/writer-note.tsx'

const wish = (id: string, quote: string, outcome: ReviewWish['outcome']): ReviewWish => ({
  id,
  quote,
  weight: 'must',
  outcome,
  by: 'writer',
  evidence: outcome === 'told' ? [{ chapter: 2, page: 3, text: 'Escondió el sonajero.' }] : [],
})
const WISHES = [
  wish('w1', 'esconde el sonajero', 'told'),
  wish('w2', 'Que no salgan payasos', 'kept'),
  wish('w3', 'Colecciona chapas', 'missed'),
]
const noteOf = (writer: 'offline' | 'model' | 'both', wishes = WISHES) =>
  renderToStaticMarkup(<WriterNote writer={writer} wishes={wishes} />)

test('a parent reads who wrote it, and what became of everything that they asked for', () => {
  const note = noteOf('offline')
  expect(note).toMatch(/sin inteligencia artificial.*Contado.*«esconde el sonajero».*Capítulo 2, página 3/u)
  expect(note).toMatch(/Fuera del cuento.*«Que no salgan payasos».*No hemos sabido contarlo.*«Colecciona chapas»/u)
})

test('what would have been nice and is not there is named in passing', () => {
  const nice = { ...wish('w4', 'el ajedrez', 'missed'), weight: 'nice' as const }
  const note = noteOf('offline', [...WISHES, nice]).replaceAll(/<[^>]*>/gu, '')
  expect(note).toContain('Tampoco salen: «el ajedrez».')
})

test('a wish of which a part is told says so, with the page of that part', () => {
  const half = {
    ...wish('w5', 'que sea naranja y se llame Tragón', 'told'),
    outcome: 'missed',
    reason: 'part',
  } as const
  expect(noteOf('offline', [half])).toMatch(
    /No hemos sabido contarlo.*«que sea naranja y se llame Tragón» \(solo en parte\).*Capítulo 2, página 3/u,
  )
})

test('where all is told nothing is said of what is lacking', () => {
  expect(noteOf('offline', WISHES.slice(0, 2))).not.toMatch(/No hemos sabido|duplica/u)
})

test('a parent reads that a story is only in part a model’s', () => {
  expect(noteOf('both', [])).toMatch(/Parte de este cuento.*taller/u)
})

test('a model’s own story of which nothing is said needs no note', () => {
  expect(noteOf('model', [])).toBe('')
})
