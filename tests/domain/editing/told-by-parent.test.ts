import { describe, expect, test } from 'bun:test'
import { wishesAfterEdit } from '../../../src/domain/editing/answer-anew.ts'
import type { AnsweredWish } from '../../../src/domain/wish.ts'
import { aScene } from '../../support/builders.ts'
import { answer, answers, KEY, missed, told } from './answering.ts'

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
