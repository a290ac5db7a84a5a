import { describe, expect, test } from 'bun:test'
import { wishesAfterEdit } from '../../../src/domain/editing/answer-anew.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'
import { answer, answers, aWish, KEY, missed, noDogs, told } from './answering.ts'

const TOOTH = 'A Lucía se le cayó un diente.'
const DARK = 'A Lucía no le da miedo la oscuridad.'

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
    expect(answer(wish, [[mine], [`Era un cuento: ${mine}`]])).toMatchObject(lost)
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
