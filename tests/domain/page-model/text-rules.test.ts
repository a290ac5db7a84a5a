import { describe, expect, test } from 'bun:test'
import { isOneLetter, linesKept, tidyText, unbreakablePieces } from '../../../src/domain/page-model/text-rules.ts'

describe('text is tidied before it is set', () => {
  test.each([
    ['— Hola —dijo Ana.', '—Hola —dijo Ana.'],
    ['- ¿Vienes?', '—¿Vienes?'],
    ['¿ Quién llama ?', '¿Quién llama?'],
    ['Espera... ya voy', 'Espera… ya voy'],
    ['dos  espacios\ny un salto ', 'dos espacios y un salto'],
    ['Cafe\u0301', 'Café'],
    ['« Hola »', '«Hola»'],
  ])('%j is set as %j', (typed, set) => {
    expect(tidyText(typed)).toBe(set)
  })
})

describe('lines may not break', () => {
  test('beside a raya that stands alone', () => {
    expect(unbreakablePieces('uno — dos')).toEqual(['uno\u00a0—\u00a0dos'])
  })

  test('after an opening mark or before a closing one', () => {
    expect(unbreakablePieces('dijo ( sí ) y')).toEqual(['dijo', '(\u00a0sí\u00a0)', 'y'])
  })
})

describe('a word of one letter', () => {
  test.each(['y', 'a', '¿Y', '«A', '—O', 'I', 'algo\u00a0—\u00a0y'])('is %j', (piece) =>
    expect(isOneLetter(piece)).toBe(true),
  )
  test.each(['ya', 'A,', 'y…', '李', '1', '—', 'O’Neill'])('is not %j', (piece) =>
    expect(isOneLetter(piece)).toBe(false),
  )
})

describe('a paragraph at the foot of a page', () => {
  test('of three lines is never split', () => {
    expect([0, 1, 2, 3].map((room) => linesKept(3, room))).toEqual([0, 0, 0, 3])
  })

  test('leaves at least two lines on either side', () => {
    expect([1, 2, 3, 4, 5].map((room) => linesKept(5, room))).toEqual([0, 2, 3, 3, 5])
  })
})
