import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  changesOf,
  editsOf,
  followed,
  isChanged,
  rebased,
  seenIn,
  settled,
  withSeen,
} from '../../../web/editor/changes.ts'
import { rawLines } from '../../../web/editor/line-ends.ts'
import { createTypedSteps } from '../../../web/editor/typed-steps.ts'
import { joined, movedOn, partAt, partOf, placeOf, withText } from '../../../web/editor/words.ts'

const base = {
  'chapter-1-p0': 'Uno.\nDos.',
  'chapter-1-p1': 'Tres.',
  title: 'El faro',
  dedication: 'Para ti\nCon amor',
}
const words = { base, now: base }
const at = (block: string) => placeOf(block)

describe('what was changed', () => {
  test('is told paragraph by paragraph, the one where one types last', () => {
    const one = withText(withText(words, at('chapter-1-p0-0'), 'Uno y medio.'), at('title'), 'La luz')
    expect(editsOf(one, at('chapter-1-p0-0'))).toEqual([
      { block: 'title', text: 'La luz' },
      { block: 'chapter-1-p0-0', text: 'Uno y medio.' },
    ])
    expect(editsOf(withText(one, at('title'), 'El faro'))).toHaveLength(1)
  })

  test('is a whole page where its paragraphs are more or fewer, and a whole dedication', () => {
    expect(editsOf(withText(words, at('chapter-1-p0-0'), 'Uno\nmás.'))).toEqual([
      { block: 'chapter-1-p0', text: 'Uno\nmás.\nDos.' },
    ])
    expect(editsOf(withText(words, at('dedication-1'), 'Con mucho amor'))).toEqual([
      { block: 'dedication', text: 'Para ti\nCon mucho amor' },
    ])
  })

  test('a paragraph joins the one before it, and goes to the next page of its chapter', () => {
    expect(joined(words, at('chapter-1-p0-1'))).toMatchObject({
      words: { now: { 'chapter-1-p0': 'Uno. Dos.' } },
      offset: 5,
    })
    expect(joined(words, at('chapter-1-p0-0'))).toBeNull()
    expect(movedOn(words, at('chapter-1-p0-1'))?.words.now).toMatchObject({
      'chapter-1-p0': 'Uno.',
      'chapter-1-p1': 'Dos.\nTres.',
    })
    expect(movedOn(words, at('chapter-1-p1-0'))).toBeNull()
  })

  test('what changed elsewhere too is not written over', () => {
    const changed = [
      { block: 'title', before: 'El faro', text: 'La luz' },
      { block: 'chapter-1-p1', before: 'Tres.', text: 'Tres y medio.' },
    ]
    const { words: put, lost } = rebased({ ...base, 'chapter-1-p1': 'Cuatro.' }, words, changed)
    expect(put.now).toMatchObject({ title: 'La luz', 'chapter-1-p1': 'Cuatro.' })
    expect(lost.map(({ text }) => text)).toEqual(['Tres y medio.'])
    // Two may change a page at once, each a paragraph of their own.
    const both = rebased({ ...base, 'chapter-1-p0': 'Uno.\nDos y medio.' }, words, [
      { block: 'chapter-1-p0', before: 'Uno.\nDos.', text: 'Uno y pico.\nDos.' },
    ])
    expect(both.words.now['chapter-1-p0']).toBe('Uno y pico.\nDos y medio.')
    expect(both.lost).toEqual([])
  })

  test('what is only typed otherwise than it is kept is no change, and stays as it is typed', () => {
    const typed = withText(withText(words, at('chapter-1-p1-0'), 'Tres.  '), at('title'), ' El faro')
    expect(isChanged(typed)).toBe(false)
    expect(editsOf(typed)).toEqual([])
    expect(rebased(base, typed, changesOf(typed)).words.now).toEqual(typed.now)
  })

  test('what is typed while a save is under way stays unsaved, upon what was sent', () => {
    const sent = withText(words, at('chapter-1-p0-0'), 'Uno y medio.')
    const later = withText(withText(sent, at('chapter-1-p0-1'), 'Dos y pico.'), at('title'), 'La luz')
    const kept = settled(later, sent.now)
    expect(editsOf(kept)).toEqual([
      { block: 'chapter-1-p0-1', text: 'Dos y pico.' },
      { block: 'title', text: 'La luz' },
    ])
    const { words: put, lost } = rebased({ ...base, ...sent.now }, kept, changesOf(kept))
    expect([put.now, lost]).toEqual([later.now, []])
  })

  test('of empty paragraphs nothing is kept, and one goes on in the text where one was', () => {
    const empty = withText(words, at('chapter-1-p0-0'), 'Uno.\n')
    expect(isChanged(empty)).toBe(false)
    expect(editsOf(empty)).toEqual([{ block: 'chapter-1-p0', text: 'Uno.\n\nDos.' }])
    const { now } = rebased(base, settled(empty, empty.now), []).words
    expect(now['chapter-1-p0']).toBe(base['chapter-1-p0'])
    expect(followed(at('chapter-1-p0-2'), 3, empty.now, now)).toEqual({ place: at('chapter-1-p0-1'), caret: 3 })
    expect(followed(at('chapter-1-p0-1'), 0, empty.now, now)).toEqual({ place: at('chapter-1-p0-0'), caret: 4 })
    expect(followed(at('chapter-1-p0-0'), 2, base, now)).toBeNull()
  })

  test('who is called otherwise is called so in every text that nobody changed, and once it is saved in all', () => {
    const story = { 'name-0': 'Leo', 'chapter-1-p0': 'Leo vio el mar.\nY LEO nadó.', title: 'El mar de Leo' }
    const renamed = withText({ base: story, now: story }, at('name-0'), 'Ana')
    expect(seenIn(renamed, at('chapter-1-p0-1'))).toBe('Y ANA nadó.')
    expect(editsOf(renamed)).toEqual([{ block: 'name-0', text: 'Ana' }])
    const mine = withText(renamed, at('chapter-1-p0-0'), 'Leo y Ana.')
    expect(withSeen(mine, 'chapter-1-p0').now['chapter-1-p0']).toBe('Leo y Ana.\nY ANA nadó.')
    const kept = settled(mine, mine.now)
    expect(isChanged(kept)).toBe(false)
    expect(kept.now).toMatchObject({ title: 'El mar de Ana', 'chapter-1-p0': 'Leo y Ana.\nY ANA nadó.' })
  })

  test('every text is looked for in its part of the book', () => {
    expect(['chapter-2-p1-0', 'alt-chapter_2/page_1/image_1', 'name-0', 'blurb', 'title', '_'].map(partOf)).toEqual([
      'chapter-2',
      'chapter-2',
      'cast',
      'backCover',
      'frontCover',
      null,
    ])
    const parts = [
      { part: 'frontCover', first: 1 },
      { part: 'chapter-1', first: 5 },
      { part: 'activities', first: 9 },
    ]
    expect([1, 7, 10].map((page) => partAt(parts, page))).toEqual(['frontCover', 'chapter-1', 'chapter-1'])
  })
})

describe('where lines end in what was typed', () => {
  const read = (lines: { text: string; glue: string }[]) => lines.map(({ text, glue }) => text + glue).join('')

  test.each([
    ['Uno dos tres', ['Uno dos', 'tres'], ['Uno dos', 'tres']],
    ['Uno  dos tres ', ['Uno dos', 'tres'], ['Uno  dos', 'tres ']],
    ['- Hola... -dijo', ['—Hola…', '—dijo'], ['- Hola...', '-dijo']],
    ['"Uno" 😀 dos', ['«Uno»', 'dos'], ['"Uno"', '😀 dos']],
    ['aaaabbbb', ['aaaa', 'bbbb'], ['aaaa', 'bbbb']],
    ['e\u0301l vio', ['él', 'vio'], ['e\u0301l', 'vio']],
    ['', [''], ['']],
  ])('%j stands on its lines', (text, lines, expected) => {
    const raw = rawLines(text, lines)
    expect(raw.map((line) => line.text.trim())).toEqual(expected.map((line) => line.trim()))
    expect(read(raw)).toBe(text)
  })

  test('no sign is lost, whatever was typed and however it is set', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
        (text, lines) => {
          expect(read(rawLines(text, lines))).toBe(text)
        },
      ),
    )
  })
})

describe('steps back', () => {
  test('are as long as one goes on typing in a text, and new words forget what was undone', () => {
    let time = 0
    const steps = createTypedSteps(() => time)
    const step = (title: string) => ({ texts: { title }, place: at('title'), caret: 0 })
    const now = (title: string) => () => step(title)
    steps.keep(step('a'), 'title')
    time += 100
    steps.keep(step('ab'), 'title')
    time += 5000
    steps.keep(step('abc'), 'title')
    expect(steps.counts()).toEqual({ undo: 2, redo: 0 })
    expect(steps.undo(now('abcd'))?.texts.title).toBe('abc')
    expect(steps.undo(now('abc'))?.texts.title).toBe('a')
    expect(steps.undo(now('a'))).toBeNull()
    expect(steps.redo(now('a'))?.texts.title).toBe('abc')
    steps.keep(step('x'), 'title')
    expect(steps.counts().redo).toBe(0)
  })
  test('of before a save are forgotten, those of while it was under way are not', () => {
    let time = 0
    const steps = createTypedSteps(() => time)
    const step = (title: string) => ({ texts: { title }, place: at('title'), caret: 0 })
    steps.keep(step('a'), 'title')
    const mark = steps.mark()
    time += 10
    steps.keep(step('ab'), 'title')
    steps.forget(mark)
    expect(steps.counts()).toEqual({ undo: 1, redo: 0 })
    expect(steps.undo(() => step('abc'))?.texts.title).toBe('ab')
  })
})
