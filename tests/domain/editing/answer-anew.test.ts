import { describe, expect, test } from 'bun:test'
import { wishesAfterEdit } from '../../../src/domain/editing/answer-anew.ts'
import type { Story } from '../../../src/domain/story.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'
import { aScene, aStory } from '../../support/builders.ts'

const KEY = 'Lucía encontró una llave dorada en el río.'
const TOOTH = 'A Lucía se le cayó un diente.'
const DARK = 'A Lucía no le da miedo la oscuridad.'

/** Chapters of pages of paragraphs. */
function told(pages: string[][][], overrides: Partial<Story> = {}): Story {
  const chapters = pages.map((chapter, index) => ({
    title: `Capítulo ${index + 1}`,
    pages: chapter.map((paragraphs) => ({ paragraphs, scene: null })),
  }))
  return aStory({ chapters, ...overrides })
}

function aWish(overrides: Partial<AnsweredWish> = {}): AnsweredWish {
  return {
    id: 'w1',
    quote: 'Un día encuentra una llave dorada en el río',
    field: 'freeText',
    kind: 'event',
    weight: 'must',
    sensitive: null,
    outcome: 'told',
    by: 'writer',
    evidence: [{ chapter: 1, page: 1, text: KEY }],
    ...overrides,
  }
}

const missed = (overrides: Partial<AnsweredWish> = {}) => aWish({ outcome: 'missed', evidence: [], ...overrides })
const noDogs = (overrides: Partial<AnsweredWish> = {}) =>
  missed({ quote: 'Que no salgan perros ni arañas', kind: 'avoid', outcome: 'kept', ...overrides })

type Saved = { tells?: string[]; original?: Story['wishes']; names?: [Record<string, string>, Record<string, string>] }

/** What becomes of wishes when the pages of the first become those of the second. */
function answers(
  wishes: Story['wishes'],
  [before, after]: [string[][][], string[][][]],
  { tells = [], original = null, names = [{}, {}] }: Saved = {},
) {
  const [was, is] = [told(before, { wishes, names: names[0] }), told(after, { wishes, names: names[1] })]
  return wishesAfterEdit(was, is, tells, original)
}

/** The one answer of a book of a page. */
function answer(wish: AnsweredWish, [before, after]: [string[], string[]], saved: Saved = {}) {
  return answers([wish], [[[before]], [[after]]], saved)?.[0]
}

describe('what is told stays told', () => {
  test('where nothing changed, or nothing of it, the answers are the very same', () => {
    const wishes = [aWish(), missed({ id: 'w2', quote: 'le gusta el mar' }), noDogs({ id: 'w3' })]

    expect(answers(wishes, [[[[KEY]]], [[[KEY]]]])).toBe(wishes)
    expect(answers(wishes, [[[[KEY, 'Llovía.']]], [[[KEY, 'Nevaba.']]]])).toBe(wishes)
    expect(answers(null, [[[[KEY]]], [[['']]]])).toBeNull()
  })

  test('where spaces and signs that nobody sees are others', () => {
    const wishes = [aWish()]

    expect(answers(wishes, [[[[KEY]]], [[[KEY.replace('una ', 'una\u00a0\u2060')]]]])).toBe(wishes)
  })

  test('on the page that its paragraph was moved to', () => {
    const moved = answers([aWish()], [[[[KEY, 'Llovía.'], ['Salió el sol.']]], [[['Llovía.'], [KEY, 'Salió el sol.']]]])

    expect(moved).toEqual([aWish({ evidence: [{ chapter: 1, page: 2, text: KEY }] })])
  })

  test('on the nearest page, where it stands on several', () => {
    const after = [[['Llovía.'], ['Nevaba.'], [KEY]], [[KEY]]]

    expect(answers([aWish()], [[[[KEY], ['Nevaba.'], [KEY]], [[KEY]]], after])?.[0]?.evidence).toMatchObject([
      { chapter: 1, page: 3 },
    ])
  })

  test('across paragraphs that were joined or parted', () => {
    const wish = aWish({ evidence: [{ chapter: 1, page: 1, text: `Y pasó una cosa. ${KEY}` }] })

    expect(answer(wish, [[`Y pasó una cosa. ${KEY}`], ['Y pasó una cosa.', KEY]])).toBe(wish)
    expect(answer(wish, [['Y pasó una cosa.', KEY], [`Llovía. Y pasó una cosa. ${KEY}`]])).toBe(wish)
  })

  test.each([
    ['a typo', 'A Lucía se le cayó un deinte.', TOOTH],
    ['what is spelt by ear', 'Lucía encontró una yave dorada.', 'Lucía encontró una llave dorada.'],
    ['a comma', TOOTH, 'A Lucía, se le cayó un diente.'],
    ['a word more', TOOTH, 'Aquel lunes a Lucía se le cayó un diente.'],
    ['one sentence made of two', `Llovía. ${TOOTH}`, 'Llovía y a Lucía se le cayó un diente.'],
    ['two sentences made of one', KEY, 'Lucía encontró una llave en el río. Era dorada.'],
  ])('with %s mended', (_, before, after) => {
    const quote = 'se le cayó un diente'
    const wish = aWish({ quote, evidence: [{ chapter: 1, page: 1, text: before }] })

    const evidence = [{ chapter: 1, page: 1, text: after }]
    expect(answer(wish, [[before], [after]])).toEqual({ ...wish, evidence })
  })

  test('in the sentence that says it, where the one before it is taken out', () => {
    const wish = aWish({
      quote: 'Se le cayó un diente',
      evidence: [{ chapter: 1, page: 1, text: `Aquel día fue largo. ${TOOTH}` }],
    })

    expect(answer(wish, [[`Aquel día fue largo. ${TOOTH}`], [TOOTH]])?.evidence).toEqual([
      { chapter: 1, page: 1, text: TOOTH },
    ])
  })

  test('of whom is called otherwise in the whole story', () => {
    const after = KEY.replace('Lucía', 'Alba')

    expect(answer(aWish(), [[KEY], [after]], { names: [{}, { Lucía: 'Alba' }] })).toEqual(
      aWish({ evidence: [{ chapter: 1, page: 1, text: after }] }),
    )
  })

  test('of whom was called otherwise before, and is mended', () => {
    const [before, after] = [KEY, 'Aquí encontró Lucía una llave dorada, en el río.'].map((text) =>
      text.replace('Lucía', 'abuela Rosa'),
    )
    const names = { 'Abuela Carmen': 'Abuela Rosa' }
    const wish = aWish({
      quote: 'la abuela Carmen encuentra una llave',
      evidence: [{ chapter: 1, page: 1, text: before ?? '' }],
    })

    expect(answer(wish, [[before ?? ''], [after ?? '']], { names: [names, names] })?.outcome).toBe('told')
  })
})

describe('what is no longer told is missed', () => {
  const lost: Partial<AnsweredWish> = { outcome: 'missed', by: 'writer', evidence: [] }

  test.each([
    ['it is taken out', KEY, ''],
    ['it says something else', KEY, 'Lucía nadó hasta la otra orilla.'],
    ['most of it is left, but not the word that was asked for', KEY, 'Lucía encontró una piedra dorada en el río.'],
    ['somebody else does it', KEY, 'Leo encontró una llave dorada en el río.'],
    ['it is denied', KEY, 'Lucía no encontró una llave dorada en el río.'],
    ['it is all but so', KEY, 'Lucía casi encontró una llave dorada en el río.'],
  ])('where %s', (_, before, after) => {
    const asked = answer(aWish(), [
      [before, 'Allí estaba Leo.'],
      [after, 'Allí estaba Leo.'],
    ])

    expect(asked).toEqual(aWish(lost))
  })

  test('where a no is taken out', () => {
    const wish = aWish({
      quote: 'no le da miedo la oscuridad',
      kind: 'fact',
      evidence: [{ chapter: 1, page: 1, text: DARK }],
    })

    expect(answer(wish, [[DARK], ['A Lucía le da miedo la oscuridad.']])).toMatchObject(lost)
    expect(answer(wish, [[DARK], ['A Lucía ya no le da miedo la oscuridad.']])).toMatchObject(lost)
  })

  test('where a no is put before words that are no whole sentence', () => {
    const wish = aWish({
      quote: 'le da miedo el mar',
      evidence: [{ chapter: 1, page: 1, text: 'le daba miedo el mar' }],
    })

    expect(answer(wish, [['A Leo le daba miedo el mar.'], ['A Leo no le daba miedo el mar.']])).toMatchObject(lost)
    expect(answer(wish, [['No dijo que le daba miedo el mar.'], ['No dijo que le daba miedo el mar. Fin.']])).toBe(wish)
  })

  test('and in part, where some of it is left', () => {
    const two = aWish({
      quote: 'ajedrez',
      evidence: [
        { chapter: 1, page: 1, text: 'Maia jugaba al ajedrez.' },
        { chapter: 1, page: 2, text: 'Era hora de ajedrez.' },
      ],
    })
    const before = [[['Maia jugaba al ajedrez.'], ['Era hora de ajedrez.']]]
    const inPart = { ...two, outcome: 'missed' as const, reason: 'part' as const, evidence: two.evidence.slice(0, 1) }

    expect(answers([two], [before, [[['Maia jugaba al ajedrez.'], ['Era hora de cenar.']]]])).toEqual([inPart])
    expect(answers([inPart], [before, [[[''], ['Era hora de ajedrez.']]]])).toEqual([{ ...two, ...lost }])
  })

  test('also where it was the parent who told it, in words that only they know', () => {
    const mine = 'Lucía durmió sola con su osito.'
    const wish = aWish({ quote: 'que crezca', by: 'parent', evidence: [{ chapter: 1, page: 1, text: mine }] })

    expect(answer(wish, [[mine], ['Lucía, durmió sola con su osito.']])?.by).toBe('parent')
    expect(answer(wish, [[mine], ['Lucía durmió con su osito.']])).toMatchObject(lost)
    expect(answer(wish, [[mine], ['Lucía durmió sola con su osito hasta el lunes.']])).toMatchObject(lost)
  })
})

describe('what the parent tells is told', () => {
  const NEW = ['Por fin llegó el verano.', 'Todos reían.', 'Hubo fiesta.', 'Y helado.']

  test('where they say so, with what is new', () => {
    const wish = missed({ quote: 'que supere lo de su yaya', sensitive: 'death', reason: 'part' })
    const { reason: _, ...rest } = wish

    expect(answer(wish, [['Llovía.'], ['Llovía.', NEW.join(' ')]], { tells: ['w1'] })).toEqual({
      ...rest,
      outcome: 'told',
      by: 'parent',
      evidence: NEW.slice(0, 3).map((text) => ({ chapter: 1, page: 1, text })),
    })
    expect(answer(missed({ outcome: 'declined' }), [['Llovía.'], ['Nevaba.']], { tells: ['w1'] })?.outcome).toBe('told')
  })

  test('but not where no sentence is new', () => {
    const wish = missed()

    expect(answer(wish, [['Llovía. Nevaba.'], ['Nevaba.', 'Llovía.']], { tells: ['w1'] })).toBe(wish)
    expect(answer(wish, [['Llovía, y nevaba.'], ['Llovía y nevaba.']], { tells: ['w1'] })).toBe(wish)
  })

  test.each<[string, Partial<AnsweredWish>, string, string[]]>([
    ['word by word', {}, `Llovía. ${KEY}`, [KEY]],
    [
      'in neighbouring sentences',
      {},
      'Fue al río. Encontró una llave dorada.',
      ['Fue al río.', 'Encontró una llave dorada.'],
    ],
    ['in other forms', { quote: 'trepar a los árboles' }, 'Lucía trepó al árbol.', ['Lucía trepó al árbol.']],
    ['with its no', { quote: 'no duerme la siesta' }, 'Lucía no durmió la siesta.', ['Lucía no durmió la siesta.']],
    ['a thing by its name', { quote: 'un faro', kind: 'thing' }, 'Había un faro.', ['Había un faro.']],
  ])('unasked, where new sentences say it %s', (_, wish, after, evidence) => {
    expect(answer(missed(wish), [['Nevaba.'], [after]])).toMatchObject({
      outcome: 'told',
      by: 'parent',
      evidence: evidence.map((text) => ({ chapter: 1, page: 1, text })),
    })
  })

  test.each<[string, Partial<AnsweredWish>, string]>([
    ['a word is missing', {}, 'Lucía encontró una llave en el río.'],
    ['it is denied', {}, 'Lucía no encontró la llave dorada del río.'],
    ['it is denied twice', { quote: 'le da miedo el mar' }, 'No le da ningún miedo el mar.'],
    ['it is somebody else', { quote: 'llega la abuela' }, 'Llegó el abuelo.'],
    ['it is somebody else who does it', {}, KEY.replace('Lucía', 'Leo')],
    ['who gives is given to', { quote: 'Leo abraza a Lucía' }, 'Lucía abraza a Leo.'],
    ['a wrong guess would hurt', { sensitive: 'separation' }, KEY],
    ['it is a manner', { kind: 'tone' }, KEY],
    ['it cannot be compared', { reason: 'language' }, KEY],
    ['it is one word', { quote: 'nadar' }, 'Le gusta nadar.'],
    ['nobody said that it would be told', { outcome: 'declined' }, KEY],
  ])('unasked, but not where %s', (_, wish, after) => {
    const cast = ['Lucía', 'Leo'].map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null }) as const)
    const wishes = [missed(wish)]
    const pictures = { frontCover: aScene({ cast }), wishes }

    expect(wishesAfterEdit(told([[['Nevaba.']]], pictures), told([[[after]]], pictures), [])).toBe(wishes)
  })

  test('unasked, but not where it stood there already, or parts of it on two pages', () => {
    expect(answer(missed(), [[KEY], [KEY, 'Nevaba.']])?.outcome).toBe('missed')
    const parted = [[['Encontró una llave.'], ['Era dorada, del río.']]]
    expect(answers([missed()], [[[['Nevaba.'], ['Llovía.']]], parted])?.[0]?.outcome).toBe('missed')
  })
})

describe('what was to stay out', () => {
  test.each(['Un perrito ladró.', 'Vino una araña.', 'Los PERROS duermen.'])('is in the book with «%s»', (text) => {
    expect(answer(noDogs(), [['Llovía.'], ['Llovía.', text]])).toEqual(
      noDogs({ outcome: 'missed', by: 'parent', evidence: [{ chapter: 1, page: 1, text }] }),
    )
  })

  test('is in it too where a title, a picture or a name says it', () => {
    const wishes = [noDogs()]
    const before = told([[['Allí está Lucía.']]], { wishes })
    for (const after of [
      { ...before, title: 'El perro' },
      { ...before, backCover: aScene({ alt: 'Un perro mira el mar.' }) },
      told([[['Allí está Perro.']]], { wishes, names: { Lucía: 'Perro' } }),
    ])
      expect(wishesAfterEdit(before, after, [])).toMatchObject([{ outcome: 'missed', by: 'parent' }])
  })

  test('stays out with what only has a name in common, and where the writer had the word already', () => {
    const wish = noDogs({ quote: 'Nada de peleas, por favor' })

    expect(answer(wish, [['Llovía.'], ['Nevaba sobre el pelo.']])).toBe(wish)
    expect(answer(wish, [['Jugaban a pelear, y reían.'], ['Jugaban a pelear, y se reían.']])).toBe(wish)
  })

  test('is out again when every sentence with it is, and not before', () => {
    const pages: string[][] = [
      ['Llovía.'],
      ['Un perro ladró.'],
      ['Otro perro ladró, y luego el perro calló.'],
      ['Nevaba.'],
    ]
    const steps: (AnsweredWish | undefined)[] = [noDogs()]
    for (const [index, after] of pages.slice(1).entries())
      steps.push(answer(steps.at(-1) ?? noDogs(), [pages[index] ?? [], after]))

    expect(steps.map((one) => one?.outcome)).toEqual(['kept', 'missed', 'missed', 'kept'])
    expect(steps.at(-1)).toEqual(noDogs())
  })

  test('is still in the book when its sentence is on another page', () => {
    const broken = answers([noDogs()], [[[['Llovía.'], ['Nevaba.']]], [[['Un perro ladró.'], ['Nevaba.']]]]) ?? null

    expect(
      answers(broken, [[[['Un perro ladró.'], ['Nevaba.']]], [[[''], ['Nevaba.', 'Un perro ladró.']]]]),
    ).toMatchObject([{ outcome: 'missed', by: 'parent', evidence: [{ chapter: 1, page: 2 }] }])
  })
})

describe('an edit that is taken back', () => {
  const original = [
    aWish(),
    missed({ id: 'w2', quote: 'Lucía sube al faro', reason: 'language' }),
    noDogs({ id: 'w3' }),
    missed({ id: 'w4', quote: 'que supere lo de su yaya', outcome: 'declined', sensitive: 'death' }),
    aWish({
      id: 'w5',
      quote: 'Se le cae un diente',
      outcome: 'missed',
      reason: 'part',
      evidence: [{ chapter: 1, page: 2, text: TOOTH }],
    }),
  ]
  const first = [[['Llovía.', KEY], [`${TOOTH} Durmió con su osito.`]]]

  test.each<[string, string[][][], string[]]>([
    ['everything emptied', [[[''], ['']]], []],
    ['a paragraph moved', [[['Llovía.'], [KEY, `${TOOTH} Durmió con su osito.`]]], []],
    ['a word mended', [[['Llovía.', KEY.replace('llave', 'llavecita')], [`${TOOTH} Durmió con su osito.`]]], []],
    ['a dog brought in', [[['Un perro ladró.', KEY], [`${TOOTH} Durmió con su osito.`]]], []],
    ['wishes told', [[['Llovía.', KEY], [`${TOOTH} Durmió sola con su osito.`]]], ['w2', 'w4', 'w5']],
    [
      'a told wish told otherwise',
      [[['Llovía.', 'Y allí, en el río, encontró Lucía la llave dorada.'], [TOOTH]]],
      ['w1'],
    ],
  ])('with %s, gives back the answers of before', (_, pages, tells) => {
    const changed = answers(original, [first, pages], { tells, original }) ?? null
    const undone = answers(changed, [pages, first], { original })

    expect(changed).not.toEqual(original)
    expect(undone).toEqual(original)
  })

  test('by halves gives back what is there again', () => {
    const emptied = answers(original, [first, [[[''], ['']]]], { original }) ?? null
    const half = answers(emptied, [[[[''], ['']]], [[[''], [KEY]]]], { original })

    expect(emptied?.map(({ outcome }) => outcome)).toEqual(['missed', 'missed', 'kept', 'declined', 'missed'])
    expect(half?.[0]).toEqual(aWish({ evidence: [{ chapter: 1, page: 2, text: KEY }] }))
  })

  test('and not taken back, is not so because of an answer of long ago', () => {
    const fragment = [
      aWish({ quote: 'le da miedo el mar', evidence: [{ chapter: 1, page: 1, text: 'le daba miedo el mar' }] }),
    ]
    const asked = [[['A Leo le daba miedo el mar.']]]
    const denied = [[['A Leo no le daba miedo el mar.']]]
    const later = [[['A Leo no le daba miedo el mar.', 'Llovía.']]]
    const lost = answers(fragment, [asked, denied], { original: fragment }) ?? null

    expect(lost).toMatchObject([{ outcome: 'missed', evidence: [] }])
    expect(answers(lost, [denied, later], { original: fragment })).toBe(lost)
  })
})

describe('an English book', () => {
  const english = { language: 'inglés' } as const
  const edited = (wish: AnsweredWish, before: string, after: string) => {
    const [was, is] = [before, after].map((text) => told([[[text]]], { ...english, wishes: [wish] }))
    return was && is ? wishesAfterEdit(was, is, [])?.[0] : undefined
  }

  test('keeps what is mended, and loses what is denied', () => {
    const text = 'Tom climbed the old tree.'
    const wish = aWish({ quote: 'He climbs a tree', evidence: [{ chapter: 1, page: 1, text }] })

    expect(edited(wish, text, 'Tom climbed the old, tall tree.')?.outcome).toBe('told')
    expect(edited(wish, text, 'Tom didn’t climb the old tree.')?.outcome).toBe('missed')
    expect(edited(wish, text, 'Tom never climbed the old tree.')?.outcome).toBe('missed')
  })

  test('is told in by the parent, and kept clear of what was to stay out', () => {
    expect(edited(missed({ quote: 'baking cakes' }), 'It rained.', 'Tom baked a cake.')).toMatchObject({ by: 'parent' })
    expect(edited(missed({ quote: 'flies a kite' }), 'It rained.', 'Tom had a kit of flies.')?.outcome).toBe('missed')
    const noDads = noDogs({ quote: 'Please do not mention his dad' })
    expect(edited(noDads, 'It rained.', 'Daddy came home.')?.outcome).toBe('missed')
    expect(edited(noDogs({ quote: 'No dogs please' }), 'It rained.', 'It was a good day.')?.outcome).toBe('kept')
  })
})
