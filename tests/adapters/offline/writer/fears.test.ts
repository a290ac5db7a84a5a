import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { avoidedIn } from '../../../../src/adapters/offline/writer/lexicon/scares.ts'
import { EPISODES, PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { READER_AGES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo } from '../../../support/builders.ts'

const SEEDS = Array.from({ length: 20 }, (_, index) => `book:${index + 1}`)
const CALM = 'Un cuento tranquilo, sin sustos.'

describe('what a parent wants kept out of the book', () => {
  test.each([
    ['Que no dé miedo, por favor.', ['fright']],
    ['Es muy miedosa, nada de sustos', ['fright']],
    ['Le dan miedo los perros', ['dogs']],
    ['Los perros le dan mucho miedo', ['dogs']],
    ['No le gustan las peleas', ['fights']],
    ['Que no aparezcan monstruos ni arañas', ['spiders', 'monsters']],
    ['Que no se peleen', ['fights']],
    ['Le encantan los perros, pero le dan miedo las tormentas', ['storm']],
    ['Tiene miedo a la oscuridad', ['dark']],
    ['She is scared of the dark. She loves cats', ['dark']],
    ['No dogs, please', ['dogs']],
    ['Tiene un perro que se llama Toby', []],
    ['Que no salgan llamas', ['fire']],
    ['Le da miedo su vecino, que se llama Trompo', []],
    ['Le gustan los perros y los gatos', []],
    ['El dragón no sabe nadar', []],
    ['Que aprenda a no tener miedo a los perros', []],
    ['Queremos que supere su miedo a la oscuridad', []],
    ['Que pierda el miedo al agua', []],
  ])('%s', (freeText, ids) => {
    expect(avoidedIn({ freeText, moral: '' }).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a book that is not to be scary', () => {
  test.each(valuesOf(READER_AGES))('has no darkness, storm, monster or getting lost in it at %s', (readerAge) => {
    for (const seed of SEEDS) {
      const info = aCompleteInfo({ freeText: 'Que no dé miedo.', readerAge, chapters: 5 })
      expect(marksOf(info, seed)).not.toContainAnyValues(['dark', 'storm', 'lost', 'monsters', 'fights'])
      expect(textOf(info, seed)).not.toMatch(/monstruo|tormenta|trueno|a oscuras|fantasma|bruja/iu)
      expect(composeBook({ info, seed }).plan.understood).toContain(CALM)
    }
  })

  test('is the only one of which that is said', () => {
    for (const seed of SEEDS)
      expect(composeBook({ info: aCompleteInfo({ chapters: 5 }), seed }).plan.understood).not.toContain(CALM)
  })
})

describe('a fear of the child', () => {
  test('of dogs: no dog is in the book, and the parent is told', () => {
    for (const seed of SEEDS) {
      const info = aCompleteInfo({ freeText: 'Le dan miedo los perros.', readerAge: '8-10', chapters: 5 })
      expect(textOf(info, seed)).not.toMatch(/\bperr[oa]/iu)
      expect(composeBook({ info, seed }).plan.understood.join(' ')).toContain('nada de perros')
    }
  })

  test('of dogs: bricks are not barks', () => {
    expect(avoidedIn({ freeText: 'Le dan miedo los perros', moral: '' })[0]?.shown.test('trajo un ladrillo')).toBe(
      false,
    )
    expect(avoidedIn({ freeText: 'Le dan miedo los perros', moral: '' })[0]?.shown.test('se oyo un ladrido')).toBe(true)
  })

  test('of the dark: is met and lost only where the parent asks for that', () => {
    const afraid = aCompleteInfo({ freeText: 'Tiene miedo a la oscuridad.', chapters: 5 })
    const brave = aCompleteInfo({ freeText: 'Que aprenda a no tener miedo a la oscuridad.', chapters: 5 })

    for (const seed of SEEDS) {
      expect(textOf(afraid, seed)).not.toMatch(/oscur/iu)
      expect(textOf(brave, seed)).toContain('Su oscuridad, la de dentro, era más pequeña')
    }
  })

  test('that no story can spare is met gently, and nothing is promised that does not hold', () => {
    const info = aCompleteInfo({ freeText: 'Tiene miedo a las alturas.', chapters: 5 })

    for (const seed of SEEDS) {
      const told = textOf(info, seed)
      const { understood } = composeBook({ info, seed }).plan
      if (understood.join(' ').includes('nada de alturas')) expect(marksOf(info, seed)).not.toContain('heights')
      else expect(told).toMatch(/no mir(ó|ar) abajo|las alturas|cosas altas|sitios altos/iu)
    }
  })
})

function marksOf(info: CompleteBookInfo, seed: string): string[] {
  const { chapters } = composeBook({ info, seed }).plan
  const told = chapters.map(({ outline }) => JSON.parse(outline) as { plot: string; beat: string })
  const beats = PLOTS.flatMap(({ setup, setback, climax, resolution, retold = {} }) => [
    ...[setup, setback, climax, resolution],
    ...Object.values(retold).flatMap((others) => others ?? []),
  ])
  return [...EPISODES, ...beats, ...PLOTS]
    .filter(({ id }) => told.some(({ plot, beat }) => id === plot || id === beat))
    .flatMap(({ scares }) => scares ?? [])
}

function textOf(info: CompleteBookInfo, seed: string): string {
  return composeBook({ info, seed })
    .chapters.flatMap(({ title, pages }) => [title, ...pages.flatMap(({ paragraphs }) => paragraphs)])
    .join(' ')
}
