import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { compileNeeds } from '../../../src/domain/understanding/compile-needs.ts'
import { Cues } from '../../../src/domain/understanding/cues.ts'
import { wordsOf } from '../../../src/domain/understanding/hear.ts'
import { NeedsFile } from '../../../src/domain/understanding/needs-file.ts'
import { Understanding } from '../../../src/domain/understanding/understand.ts'
import { content, needsFile, understanding } from './understanding.ts'

const LANGUAGES = ['es', 'en'] as const
const examples = Object.entries(needsFile.needs).flatMap(([need, { examples }]) =>
  LANGUAGES.flatMap((language) => examples[language].map((text) => ({ need, language, text }))),
)

describe('what an editor writes', () => {
  test('every need has phrasings in both languages and a label that fits a chip', () => {
    const poor = Object.entries(needsFile.needs).filter(
      ([, { examples }]) => examples.es.length < 5 || examples.en.length < 2,
    )
    expect(poor.map(([need]) => need)).toEqual([])
  })

  test('every phrasing is found again: by cues or by likeness', () => {
    const lost = examples.filter(({ need, text }) => {
      const { clauses } = understanding.understand(text, [], null)
      return !clauses.some(({ suggestions, polarity }) => polarity === 'out' || suggestions.includes(need))
    })
    const unheard = examples.filter(({ need, text }) => {
      const { clauses } = understanding.understand(text, [], null)
      return !clauses.some(({ needs }) => needs.some((one) => one.need === need && one.confidence === 'sure'))
    })
    expect(lost.map(({ need, text }) => `${need}: ${text}`)).toEqual([])
    expect(1 - unheard.length / examples.length).toBeGreaterThanOrEqual(0.85)
  })

  test('what is no need is none', () => {
    const claimed = LANGUAGES.flatMap((language) => needsFile.none[language]).filter((text) =>
      understanding
        .understand(text, [], null)
        .clauses.some(({ needs }) => needs.some(({ confidence }) => confidence === 'sure')),
    )
    expect(claimed).toEqual([])
  })

  test('words of different needs that sound alike are written alike', () => {
    const written = new Map<string, Set<string>>()
    for (const [need, { cues }] of Object.entries(needsFile.needs))
      for (const line of cues.es)
        for (const word of line.split(/[\s|]+/u).filter((word) => /^\p{L}+$/u.test(word)))
          for (const { plain, heard } of wordsOf(word))
            written.set(heard, (written.get(heard) ?? new Set()).add(`${plain}:${need}`))
    const alike = [...written.values()].filter((words) => {
      const plains = [...words].map((one) => one.split(':')[0])
      const needs = new Set([...words].map((one) => one.split(':')[1]))
      return new Set(plains).size > 1 && needs.size > 1
    })
    expect(alike.map((words) => [...words])).toEqual([])
  })

  test.each([
    ['a group that is not there', '"@kinn murió"', ['@kinn murio']],
    ['what every clause has', '"murió|$"', ['murio|$']],
  ])('a cue that names %s is refused', (_, _line, es) => {
    const died = needsFile.needs.died
    const file = { ...needsFile, needs: { died: { ...died, cues: { es, en: [] } } } }
    expect(() => compileNeeds(file as NeedsFile)).toThrow(/died/u)
  })

  test('a need that is not whole is refused', () => {
    expect(NeedsFile.safeParse({ ...needsFile, needs: { dark: { label: 'La noche' } } }).success).toBe(false)
  })
})

describe('what the product loads', () => {
  test('is at most 100 KB gzipped, and plain JSON', () => {
    const json = JSON.stringify(content)
    expect(gzipSync(json).length).toBeLessThanOrEqual(100 * 1024)
    expect(JSON.parse(json)).toEqual(content)
  })

  test('is the same each time it is built', () => {
    const few = Object.fromEntries(Object.entries(needsFile.needs).slice(0, 5))
    expect(compileNeeds({ ...needsFile, needs: few })).toEqual(compileNeeds({ ...needsFile, needs: few }))
  })

  test('is ready without training', () => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      new Understanding(content)
      return performance.now() - start
    })
    // Twice the promise: the machine that tests has other things to do.
    expect(Math.min(...times)).toBeLessThan(40)
  })

  test('reads the longest text that a parent may write without stalling', () => {
    const text = 'Su abuelo no está, y tiene miedo a la oscuridad, que no salgan perros '.repeat(140).slice(0, 10_000)
    const start = performance.now()
    understanding.understand(text, [], 'es')
    expect(performance.now() - start).toBeLessThan(1500)
  })

  test.each([
    ' '.repeat(10_000),
    'a'.repeat(10_000),
    '\n- '.repeat(3_000),
    'su peluche '.repeat(900),
    ',¿'.repeat(5_000),
  ])('an odd text stalls nothing', (text) => {
    const start = performance.now()
    understanding.understand(text, [], null)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})

test('a language’s cues are for clauses of that language', () => {
  const { clauses } = understanding.understand('Come con su abuelo. They bake bread.', [], 'en')
  expect(clauses.flatMap(({ needs }) => needs)).toEqual([])
  const spanish = new Cues(content.cues.es, 'heard')
  expect(spanish.needsIn(wordsOf('her grandpa died'), 'sure')).toEqual([])
})
