import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { companionsIn } from '../../../../src/adapters/offline/writer/lexicon/companions.ts'
import { hobbyLine, likesIn } from '../../../../src/adapters/offline/writer/lexicon/hobbies.ts'
import { wishesIn } from '../../../../src/adapters/offline/writer/lexicon/wishes.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

const CAST = [aGirl('Vera'), aGirl('Nil')]
const found = (freeText: string) => companionsIn({ freeText, characters: CAST }).map(({ inSpanish }) => inSpanish)

describe('who is called by a name in the free text', () => {
  test.each([
    ['Va a todas partes con Coco, su peluche de jirafa', ['Coco, el peluche']],
    ['Tiene un peluche viejo de trapo', []],
    ['Su perro Toby duerme con ella', ['Toby, el perro']],
    ['Tenemos un perro que se llama toby y una gata, Luna', ['Toby, el perro', 'Luna, la gata']],
    ['Duerme con su mantita «Nana»', ['Nana, la mantita']],
    ['Juega con una amiga imaginaria llamada Pepa', ['Pepa, la amiga imaginaria']],
    ['Her dog Rex sleeps a lot. She has a teddy called Button', ['Button, el peluche', 'Rex, el perro']],
    ['El perro de Lucía ladra. Tiene un gato. Vive en Madrid', []],
    ['Su perro, Vera y Nil son inseparables', []],
    ['Le gustan los perros', []],
    ['Tiene un gato que se llama como su abuelo', []],
    ['She always takes Bun, her toy rabbit', ['Bun, el peluche']],
    ['Su conejo de peluche se llama Lino', ['Lino, el peluche']],
  ])('%s', (freeText, names) => {
    expect(found(freeText)).toEqual(names)
  })

  test.each(['0-2', '2-4', '4-6', '6-8', '8-10', '10+'] as const)('is in the book at %s', (readerAge) => {
    for (const chapters of [1, 3, 5]) {
      const info = aCompleteInfo({
        readerAge,
        chapters,
        characters: CAST,
        freeText: 'Siempre lleva a Coco, su peluche.',
      })
      const { plan, chapters: told } = composeBook({ info, seed: `book:${chapters}` })

      expect(JSON.stringify(told)).toContain('Coco')
      expect(plan.understood).toContain('En el cuento aparece: Coco, el peluche.')
      expect(plan.frontCover.props).toContain('teddy')
    }
  })

  test('is not met once more as just any dog on the way', () => {
    const ids = wishesIn({ freeText: 'Su perro Toby y una tortuga', title: '', characters: CAST }).map(({ id }) => id)

    expect(ids).toEqual(['companion:toby', 'turtle'])
  })
})

describe('what is happening to the child', () => {
  test.each([
    ['Acaba de tener un hermanito', 'baby-born'],
    ['Va a tener una hermanita', 'new-baby'],
    ['Queremos que deje el chupete', 'dummy'],
    ['Estamos quitando el pañal', 'potty'],
    ['No quiere ir al cole nuevo', 'new-school'],
    ['Le acaban de poner gafas', 'glasses'],
    ['Se le ha caído un diente', 'tooth-lost'],
    ['Está aprendiendo a leer', 'reading'],
    ['Ya duerme sola', 'own-bed'],
    ['Nos hemos mudado a otra ciudad', 'moving'],
    ['She is starting school in September', 'first-day'],
  ])('%s', (freeText, id) => {
    expect(wishesIn({ freeText, title: '', characters: [] }).map((wish) => wish.id)).toEqual([id])
  })
})

test.each(['4-6', '6-8', '10+'] as const)(
  'a parent is never told that a hobby is missing which helps, at %s',
  (readerAge) => {
    for (let book = 1; book <= 6; book++) {
      const info = aCompleteInfo({ readerAge, chapters: 3, characters: CAST, freeText: 'Le encanta el fútbol.' })
      const { plan, chapters } = composeBook({ info, seed: `book:${book}` })

      expect(JSON.stringify(chapters)).toMatch(/chutar|como en el campo/u)
      expect(plan.missed).toEqual([])
    }
  },
)

test('what the free text says that a child likes helps like a hobby; what it dislikes does not', () => {
  const helps = (freeText: string) => hobbyLine({ hero: [], partner: [], likes: likesIn(freeText) }).es

  expect(helps('A Vera le encanta el fútbol.')).toContain('chutar')
  expect(helps('She loves dancing and cake')).toContain('bailar')
  expect(helps('No le gusta el fútbol.')).not.toContain('chutar')
})

test('the parent is told what of the free text the story could do nothing with', () => {
  const freeText = 'Siempre lleva a Coco, su peluche. Colecciona chapas de botella. Le encanta el fútbol. Sin perros.'
  const { plan } = composeBook({
    info: aCompleteInfo({ readerAge: '6-8', chapters: 3, characters: CAST, freeText }),
    seed: 'book:1',
  })

  expect(plan.missed).toEqual(['Colecciona chapas de botella.'])
})

describe('a hobby', () => {
  const told = (hobbies: string[], partners: string[] = [], language: 'español' | 'inglés' = 'español') => {
    const [vera, nil] = CAST.map((one, index) => ({ ...one, hobbies: index === 0 ? hobbies : partners }))
    if (!vera || !nil) throw new Error('two people')
    const info = aCompleteInfo({ readerAge: '6-8', chapters: 3, language, characters: [vera, nil] })
    return JSON.stringify(composeBook({ info, seed: 'book:1' }).chapters)
  }

  test('that nobody has foreseen is named as the parent wrote it', () => {
    expect(told(['Tirar con arco'])).toMatch(/(lo que más le gustaba|un truco para casi todo): tirar con arco\./u)
    expect(told(['Curling'], [], 'inglés')).toMatch(/(a favourite thing|a trick for nearly everything): Curling\./u)
  })

  test('of the partner helps as theirs', () => {
    expect(told([], ['ajedrez'])).toMatch(/Nil (pensó tres jugadas|miró el tablero)/u)
  })

  test('is never what would break a sentence', () => {
    expect(told(['[a/b] {H} <b>'])).not.toContain('<b>')
  })
})

test('what was wished for is seen on the page that tells of it', () => {
  const info = aCompleteInfo({
    readerAge: '4-6',
    chapters: 3,
    characters: CAST,
    freeText: 'Siempre lleva a Coco, su peluche. Que salga una cometa y haya tarta.',
  })
  for (let book = 1; book <= 10; book++) {
    const scenes = composeBook({ info, seed: `book:${book}` }).chapters.flatMap(({ pages }) =>
      pages.flatMap(({ scene }) => scene ?? []),
    )

    expect([scenes[0], scenes.at(-1)].map((scene) => scene?.props.includes('teddy'))).toEqual([true, true])
    expect(scenes.at(-1)?.props).toContain('cake')
    expect(scenes.flatMap(({ props }) => props)).toContain('kite')
  }
})
