import { describe, expect, test } from 'bun:test'
import { readyToGenerate } from '../../src/domain/completeness.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { typographicMarks } from '../../src/domain/page-model/text-rules.ts'
import { unprintableProblem, unprintableSigns, withoutEmoji } from '../../src/domain/printable-signs.ts'
import { infoFixture } from '../support/builders.ts'

describe('a name', () => {
  test.each([
    '李小龙',
    'محمد',
    'Ελένη',
    'Дмитро',
    'יעל',
    'さくら',
    '민준',
    'Nguyễn Thị Ánh',
    "D'Artagnan O'Neill",
    'Mª José',
    ' ',
  ])('%s can be printed', (name) => {
    expect(unprintableSigns(name)).toEqual([])
    expect(unprintableProblem(name)).toBeNull()
    expect(withoutEmoji(name)).toBe(name)
  })

  test('with signs that no face has says which', () => {
    expect(unprintableSigns('Ana 𓀀𒀀𓀀')).toEqual(['𓀀', '𒀀'])
    expect(unprintableProblem('Ana 𓀀')).toContain('«𓀀»')
  })

  test.each([
    ['Ana 🐉', 'Ana '],
    ['👩‍👧‍👦Ana🏃🏽‍♀️', 'Ana'],
    ['🇪🇸 Ana 1️⃣', ' Ana '],
    ['Ana ★ 7', 'Ana ★ 7'],
  ])('%s loses its emoji and nothing else', (typed, kept) => {
    expect(withoutEmoji(typed)).toBe(kept)
    expect(unprintableSigns(typed)).toEqual([])
  })
})

describe('a book', () => {
  const info = infoFixture('lucia-y-el-dragon')
  const ready = { ...info, characters: info.characters.map((one) => ({ ...one, selectedAvatar: 'a' })) }
  const refusal = (change: Partial<typeof info>) => {
    try {
      readyToGenerate({ ...ready, ...change })
    } catch (error) {
      return error instanceof DomainError
        ? { code: error.code, fields: Object.keys(error.details?.fields ?? {}) }
        : null
    }
    return null
  }

  test('is not begun with a sign that would be missing in it, and says at which fields', () => {
    expect(refusal({ title: '𓀀' })).toEqual({ code: 'book.incomplete', fields: ['title'] })
    expect(refusal({ dedication: 'Para ti 𒀀' })?.fields).toEqual(['dedication'])
    const [hero, ...rest] = ready.characters
    if (hero)
      expect(refusal({ characters: [{ ...hero, name: 'Ana𓀀' }, ...rest] })?.fields).toEqual(['characters.0.name'])
  })

  test('is begun with emoji, which are left out', () => {
    expect(refusal({ title: 'El dragón 🐉' })).toBeNull()
  })
})

describe('marks of a typewriter', () => {
  test.each([
    ["O'Neill y D'Artagnan", 'O’Neill y D’Artagnan', 'O’Neill y D’Artagnan'],
    ['María "Rayo" Gil', 'María «Rayo» Gil', 'María “Rayo” Gil'],
    ['«Y dijo "sí"»', '«Y dijo “sí”»', '«Y dijo “sí”»'],
    ['mide 5" de alto', 'mide 5" de alto', 'mide 5" de alto'],
    ["era del '98", 'era del ’98', 'era del ’98'],
    ["los 'otros'", 'los ‘otros’', 'los ‘otros’'],
  ])('%s', (typed, spanish, english) => {
    expect(typographicMarks(typed, 'español')).toBe(spanish)
    expect(typographicMarks(typed, 'inglés')).toBe(english)
  })
})
