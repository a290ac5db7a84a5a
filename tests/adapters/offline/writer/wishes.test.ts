import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { moralValueOf } from '../../../../src/adapters/offline/writer/lexicon/values.ts'
import { wishesIn } from '../../../../src/adapters/offline/writer/lexicon/wishes.ts'
import { newCharacter } from '../../../../src/domain/character.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { aCompleteInfo, aGirl, infoFixture } from '../../../support/builders.ts'

const SEEDS = Array.from({ length: 10 }, (_, index) => `book:${index + 1}`)

describe('what a parent writes into the free field', () => {
  test.each([
    ['Que aparezca un erizo y una tortuga', ['hedgehog', 'turtle']],
    ['Es su cumpleaños y quiere pizza', ['pizza', 'birthday']],
    ['Sin perros, por favor. Le encantan los trenes y el tren de vapor', ['train']],
    ['Tiene miedo a los perros', ['dogs']],
    ['Le dan miedo las alturas', ['heights']],
    ['Le asusta mucho el mar. Tiene pánico a los truenos', ['water', 'storm']],
    ['She is scared of the dark', ['dark']],
    ['Acabamos de mudarnos: es una casa nueva', ['moving']],
    ['There should be a hedgehog. No dogs, please', ['hedgehog']],
  ])('%s', (freeText, ids) => {
    expect(
      wishesIn({ freeText, title: 'El faro', characters: [] })
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })

  test('the grandmother who is to make doughnuts makes them herself', () => {
    for (const seed of SEEDS)
      expect(textOf(infoFixture('lucia-y-el-dragon'), seed)).toMatch(/abuela Carmen[^.]*unas rosquillas/u)
  })

  test('a book without magic has no clock, door, echo or cloud that talks', () => {
    const info = { ...infoFixture('maia-astronauta'), chapters: 6 }

    for (const seed of SEEDS) expect(beatsOf(info, seed)).not.toContainAnyValues(['bell', 'clock', 'cloud', 'echo'])
  })

  test('nothing has roots or puddles on the moon', () => {
    const info = { ...infoFixture('maia-astronauta'), places: [{ name: 'La base Luna-3', description: '' }] }

    for (const seed of SEEDS) expect(textOf(info, seed)).not.toMatch(/raíz|raíces|charco|hierba/u)
  })
})

describe('the title of a book', () => {
  test('a dragon that could not fly, flies in the end', () => {
    for (const seed of SEEDS) {
      const told = textOf(infoFixture('lucia-y-el-dragon'), seed)
      expect(told).toMatch(/Chispa (aún no sabía volar|tenía alas, pero|solo volaba en sueños)/u)
      expect(told).toMatch(/Chispa [^.!]*… ¡y voló!/u)
    }
  })

  test('a book about who put out the moon is about the moon', () => {
    expect(textOf(infoFixture('los-ocho-del-bosque'), 'book:1')).toContain('farol de la luna')
  })
})

describe('the people of a book', () => {
  const bear = {
    ...newCharacter(),
    name: 'Bruno',
    gender: 'animal',
    age: 'adult',
    species: 'bear',
    colour: 'brown',
  } as const

  test.each([
    [
      'grandparent',
      /pañuelo con un nudo|Despacio, que tengo prisa|croquetas envueltas|cabezada|mi propia calle|caramelos|por el final|las gafas|cada cosa bonita/u,
    ],
    ['rival', /presumió|quiso ir delante|Empate/u],
    [
      'teacher/student',
      /¿Qué sabemos|tiza|se mordió la lengua|Buena pregunta|lápiz rojo|pidió silencio|tampoco lo sé/u,
    ],
    ['enemy', /no quería que se notara|No me caéis bien|se rio de ellos|algo feo/u],
  ] as const)('a %s does what fits one', (type, deeds) => {
    const info = aCompleteInfo({
      characters: [aGirl('Lucía'), { ...bear }, { ...aGirl('Elena'), age: 'adult', role: 'secundario' }],
      relationships: [{ from: 'Elena', type, to: 'Lucía' }],
      readerAge: '6-8',
      chapters: 5,
    })

    for (const seed of SEEDS) expect(textOf(info, seed)).toMatch(deeds)
  })

  test('what somebody gave on the way is used where it is hardest', () => {
    const info = aCompleteInfo({
      characters: [aGirl('Lucía'), { ...bear }, { ...aGirl('Elena'), age: 'adult', role: 'secundario' }],
      relationships: [{ from: 'Elena', type: 'uncle/aunt', to: 'Lucía' }],
      readerAge: '6-8',
      chapters: 5,
    })

    for (const seed of SEEDS)
      expect(textOf(info, seed)).toMatch(/La cuerda de Elena aguantó|Lucía puso la mueca de Elena/u)
  })
})

test.each(['4-6', '6-8', '8-10', '10+'] as const)(
  'what the hero likes doing helps, and the moral is lived, in a book of any length at %s',
  (readerAge) => {
    for (const chapters of [1, 2, 3, 5])
      for (const seed of SEEDS) {
        const told = textOf({ ...infoFixture('lucia-y-el-dragon'), readerAge, chapters }, seed)
        expect(told).toContain('trepar a los árboles')
        expect(told).toMatch(/¿Me ayudas\?|Yo sola no puedo/u)
      }
  },
)

test.each([
  ['Hay que tener paciencia', 'patience'],
  ['Dar las gracias', 'gratitude'],
  ['Saber perdonar', 'forgiveness'],
  ['Cree en ti misma', 'confidence'],
  ['Controlar la rabia', 'calm'],
  ['Ser justos', 'justice'],
  ['Never lose hope', 'optimism'],
  ['Always tell the truth', 'honesty'],
  ['Lo importante son las cosas pequeñas', 'simplicity'],
])('the moral %s is understood', (moral, id) => {
  expect(moralValueOf(moral)).toMatchObject({ recognised: true, value: { id } })
})

function textOf(info: CompleteBookInfo, seed: string): string {
  return composeBook({ info, seed })
    .chapters.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
    .join(' ')
}

function beatsOf(info: CompleteBookInfo, seed: string): string[] {
  return composeBook({ info, seed }).plan.chapters.map(({ outline }) => JSON.parse(outline).beat as string)
}
