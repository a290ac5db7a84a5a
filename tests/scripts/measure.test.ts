import { describe, expect, test } from 'bun:test'
import path from 'node:path'
import { briefsIn, misjudgedExamples } from '../../scripts/stories/measure/briefs.ts'
import type { Claim } from '../../scripts/stories/measure/claims.ts'
import type { JudgedWish } from '../../scripts/stories/measure/judge.ts'
import { judgeBook } from '../../scripts/stories/measure/judge-book.ts'
import { aBookMaker } from '../../scripts/stories/measure/make-book.ts'
import { readBoundBook } from '../../scripts/stories/measure/read-book.ts'

const BRIEFS = path.resolve(import.meta.dir, '../fixtures/briefs')

const tooth: JudgedWish = {
  ...{ id: 'tooth', quote: 'Se le cayó el primer diente comiendo una manzana', field: 'freeText', kind: 'event' },
  ...{ sensitive: false, told: [['diente'], ['manzana']] },
}
const clowns: JudgedWish = {
  ...{ id: 'clowns', quote: 'Que no salgan payasos', field: 'freeText', kind: 'avoid' },
  ...{ sensitive: false, told: [], never: ['payas[oa]'] },
}
const grief: JudgedWish = {
  ...{ id: 'grief', quote: 'Su abuela murió en marzo', field: 'freeText', kind: 'event' },
  ...{ sensitive: true, told: [['murió']], never: ['abuela[^.]*dijo'] },
}

/** A bound book: its dedication, a picture with its description, and what is told. */
const bound = (told: string, alt = 'Una niña mira por la ventana.') => `<style>p::after { content: 'payaso' }</style>
<article class="page kind-dedication"><p>Para quien perdió un diente con una manzana.</p></article>
<article class="page kind-picture"><img src="1.webp" alt="${alt}"></article>
<article class="page kind-text"><h2>Capítulo 1 La sorpresa</h2><p>${told}</p><p aria-hidden="true">payaso</p><p>7</p></article>`

function judged(wish: JudgedWish, told: string, { alt, claims }: { alt?: string; claims?: readonly Claim[] } = {}) {
  const [row] = judgeBook([wish], readBoundBook(bound(told, alt)), claims ?? null)
  if (!row) throw new Error('not judged')
  return row
}

const claim = ({ quote }: JudgedWish, outcome: string, ...texts: string[]): Claim[] => [
  { quote, outcome, evidence: texts.map((text) => ({ text })) },
]

test('the patterns of every brief judge its own examples as they are written', async () => {
  const { tried, wrong } = misjudgedExamples(await briefsIn(BRIEFS))
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(30)
})

test('every wish of a brief stands in it letter by letter', async () => {
  for (const { name, info, wishes } of await briefsIn(BRIEFS)) {
    const written = JSON.stringify(info)
    const strange = wishes.filter(({ quote }) => !written.includes(JSON.stringify(quote).slice(1, -1)))
    expect([name, strange.map(({ quote }) => quote)]).toEqual([name, []])
  }
})

describe('a book is judged by what its story tells', () => {
  test('in words of its own; a dedication is no story', () => {
    expect(judged(tooth, 'Al morder la manzana, el diente salió volando.').verdict).toBe('told')
    expect(judged(tooth, 'Comió pan.').verdict).toBe('missed')
  })

  test('the parent’s own sentence, pasted, tells nothing', () => {
    const pasted = judged(tooth, 'Se le cayó el primer diente comiendo una manzana.')
    expect(pasted).toMatchObject({ verdict: 'missed', why: expect.stringContaining('pasted') })
  })

  test('what was to stay out is found in the words and in a picture’s description, and nowhere else', () => {
    expect(judged(clowns, 'Llegó un payaso.').verdict).toBe('contradicted')
    expect(judged(clowns, 'Nada.', { alt: 'Dos payasas saludan.' }).verdict).toBe('contradicted')
    expect(judged(clowns, 'Nada.').verdict).toBe('told')
  })
})

describe('what a book says of itself', () => {
  const told = 'Al morder la manzana, el diente salió volando.'

  test('is believed where its evidence stands in the book', () => {
    const row = judged(tooth, told, { claims: claim(tooth, 'told', 'el diente salió volando') })
    expect(row).toMatchObject({ verdict: 'told', isFalse: false, isSilent: false, isAlarm: false })
  })

  test.each<[string, Claim[], string]>([
    ['a claim without evidence', claim(tooth, 'told'), told],
    ['evidence that stands nowhere', claim(tooth, 'told', 'el diente cayó al suelo'), told],
    ['a claim of what is not told', claim(tooth, 'told', 'Comió pan.'), 'Comió pan.'],
  ])('%s is a lie', (_, claims, story) => {
    expect(judged(tooth, story, { claims }).isFalse).toBe(true)
  })

  test('kept out, and yet in the book, is a lie', () => {
    const row = judged(clowns, 'Llegó un payaso.', { claims: claim(clowns, 'kept') })
    expect(row).toMatchObject({ verdict: 'contradicted', isFalse: true })
  })

  test('silence is counted, and so is what is told and said to be missed', () => {
    expect(judged(tooth, told, { claims: claim(clowns, 'kept') }).isSilent).toBe(true)
    expect(judged(tooth, told, { claims: claim(tooth, 'missed') }).isAlarm).toBe(true)
  })

  test('only a grave subject may be declined, and only where the book leaves it alone', () => {
    const verdictOf = (wish: JudgedWish, story: string) =>
      judged(wish, story, { claims: claim(wish, 'declined') }).verdict
    expect(verdictOf(grief, 'Llovía.')).toBe('declined')
    expect(verdictOf(grief, '—Ven —la abuela le dijo.')).toBe('contradicted')
    expect(verdictOf(tooth, 'Llovía.')).toBe('missed')
  })
})

test('a book that is made to be measured has the story, its descriptions and what it says of every wish', async () => {
  const [brief] = await briefsIn(BRIEFS, 'diente')
  if (!brief) throw new Error('There is no brief')
  const { html, claims } = await (await aBookMaker())(brief.info, null)
  const { story, alts } = readBoundBook(html)

  expect(story.split('\n\n').length).toBeGreaterThan(5)
  expect(alts).not.toBe('')
  expect(judgeBook(brief.wishes, readBoundBook(html), claims).filter(({ isSilent }) => isSilent)).toEqual([])
})
