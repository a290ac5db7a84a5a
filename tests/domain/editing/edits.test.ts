import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { blockFrom, blocksOf, textAt, type Worded } from '../../../src/domain/editing/blocks.ts'
import { type Edit, withEdits } from '../../../src/domain/editing/edits.ts'
import { originalOf, type StoryEdit, withRedo, withSave, withUndo } from '../../../src/domain/editing/history.ts'
import { storedText } from '../../../src/domain/editing/stored-text.ts'
import { aCompleteInfo, aGirl, aScene, aStory } from '../../support/builders.ts'

const NOW = '2026-11-29T10:00:00.000Z'

function aWordedBook(): Worded {
  const scene = aScene({ alt: 'Lucía mira el mar.' })
  return {
    info: aCompleteInfo({
      title: 'El faro de Lucía',
      dedication: 'Para Lucía.\nCon amor',
      characters: [aGirl('Lucía'), aGirl('Abuela Carmen'), aGirl('Sol')],
    }),
    story: aStory({
      title: 'El faro de Lucía',
      refrain: 'Luz, Lucía, luz.',
      chapters: [
        {
          title: 'La luz de Lucía',
          pages: [
            { paragraphs: ['Lucía miró el mar.', 'La abuela Carmen dormía al sol.', 'Luz, Lucía, luz.'], scene },
            { paragraphs: ['¡LUCÍA! —gritó Sol.'], scene: null },
          ],
        },
        { title: 'La noche', pages: [{ paragraphs: ['Luciana no es Lucía.'], scene: null }] },
      ],
    }),
  }
}

const paragraphs = ({ story }: Worded, chapter = 0, page = 0) => story.chapters[chapter]?.pages[page]?.paragraphs
const edited = (...edits: Edit[]) => withEdits(aWordedBook(), edits).book

describe('words of a book', () => {
  test('a paragraph is put into other words, and nothing else', () => {
    const { book, applied } = withEdits(aWordedBook(), [{ block: 'chapter-1-p0-1', text: 'La abuela roncaba.' }])
    expect(paragraphs(book)).toEqual(['Lucía miró el mar.', 'La abuela roncaba.', 'Luz, Lucía, luz.'])
    expect(applied).toEqual([
      { block: 'chapter-1-p0-1', before: 'La abuela Carmen dormía al sol.', after: 'La abuela roncaba.' },
    ])
    expect(
      withEdits(
        aWordedBook(),
        applied.map(({ block, before }) => ({ block, text: before })),
      ).applied,
    ).toEqual([])
  })

  test('a paragraph is parted by a line, taken out by an empty text, joined, and moved to the next page', () => {
    expect(paragraphs(edited({ block: 'chapter-1-p0-0', text: 'Lucía miró.\n\n El mar.' }))).toHaveLength(4)
    expect(paragraphs(edited({ block: 'chapter-1-p0-0', text: ' ' }))).toHaveLength(2)
    const joined = edited(
      { block: 'chapter-1-p0-0', text: 'Lucía miró el mar. La abuela Carmen dormía al sol.' },
      { block: 'chapter-1-p0-1', text: '' },
    )
    expect(paragraphs(joined)).toEqual(['Lucía miró el mar. La abuela Carmen dormía al sol.', 'Luz, Lucía, luz.'])
    const moved = edited(
      { block: 'chapter-1-p0-2', text: '' },
      { block: 'chapter-1-p1-0', text: 'Luz, Lucía, luz.\n¡LUCÍA! —gritó Sol.' },
    )
    expect(paragraphs(moved, 0, 1)).toEqual(['Luz, Lucía, luz.', '¡LUCÍA! —gritó Sol.'])
    expect(moved.story.chapters[0]?.pages[0]?.scene?.alt).toBe('Lucía mira el mar.')
  })

  test('an emptied page keeps its place, and can be written again', () => {
    const { book } = withEdits(aWordedBook(), [{ block: 'chapter-1-p1', text: '' }])
    expect(paragraphs(book, 0, 1)).toEqual([''])
    expect(paragraphs(withEdits(book, [{ block: 'chapter-1-p1-0', text: 'Sol reía.' }]).book, 0, 1)).toEqual([
      'Sol reía.',
    ])
  })

  test('the title is the book’s and the card’s', () => {
    const { story, info } = edited({ block: 'title', text: 'El faro\nazul' })
    expect([story.title, info.title]).toEqual(['El faro azul', 'El faro azul'])
  })

  test('each line of the dedication stands by itself', () => {
    expect(edited({ block: 'dedication-1', text: 'Con todo mi amor' }).info.dedication).toBe(
      'Para Lucía.\nCon todo mi amor',
    )
    expect(edited({ block: 'dedication-0', text: '' }).info.dedication).toBe('Con amor')
  })

  test('a name is changed in the whole story, its capitals and small first letters too, and in nobody else’s', () => {
    const { book, applied } = withEdits(aWordedBook(), [
      { block: 'name-0', text: 'Luz' },
      { block: 'name-1', text: 'Yaya Carmen' },
    ])
    expect(paragraphs(book)).toEqual(['Luz miró el mar.', 'La yaya Carmen dormía al sol.', 'Luz, Luz, luz.'])
    expect(paragraphs(book, 0, 1)).toEqual(['¡LUZ! —gritó Sol.'])
    expect(paragraphs(book, 1)).toEqual(['Luciana no es Luz.'])
    expect(book.story.names).toEqual({ Lucía: 'Luz', 'Abuela Carmen': 'Yaya Carmen' })
    expect(book.story.refrain).toBe('Luz, Luz, luz.')
    expect(book.story.chapters[0]?.pages[0]?.scene?.alt).toBe('Luz mira el mar.')
    expect([book.info.dedication, book.info.title, book.story.title, book.story.chapters[0]?.title]).toEqual([
      'Para Luz.\nCon amor',
      'El faro de Luz',
      'El faro de Luz',
      'La luz de Luz',
    ])
    // Who they are to the wizard and to the pictures stays.
    expect(book.info.characters.map(({ name }) => name)).toEqual(['Lucía', 'Abuela Carmen', 'Sol'])
    const back = withEdits(book, [{ block: 'name-0', text: 'Lucía' }]).book
    expect(back.story.names).toEqual({ 'Abuela Carmen': 'Yaya Carmen' })
    expect(applied.filter(({ block }) => block.startsWith('name-'))).toHaveLength(2)
  })

  test('a paragraph that was typed anew keeps its words when a name is changed beside it', () => {
    const book = edited({ block: 'chapter-1-p0-0', text: 'Lucía o Luz: da igual.' }, { block: 'name-0', text: 'Luz' })
    expect(paragraphs(book)).toEqual(['Lucía o Luz: da igual.', 'La abuela Carmen dormía al sol.', 'Luz, Luz, luz.'])
  })

  test.each([
    ['a name that somebody else has', { block: 'name-0', text: 'sol' }, /ya se llama así/u],
    ['a book without a title', { block: 'title', text: '\u200b ' }, /título/u],
    ['a picture without a description', { block: 'alt-covers/frontcover', text: '' }, /descripción/u],
    ['more than a page can hold', { block: 'dedication', text: 'a'.repeat(301) }, /300 letras y llevas 301/u],
    ['a paragraph that is not there', { block: 'chapter-1-p0-3', text: 'x' }, /ya no está/u],
    ['a page that is not there', { block: 'chapter-3-p0', text: 'x' }, /ya no está/u],
    ['what is nobody’s to write', { block: 'wishes', text: '[]' }, /ya no está/u],
    ['what names nothing', { block: '__proto__', text: 'x' }, /ya no está/u],
  ])('%s is refused, by its block', (_what, edit, message) => {
    expect(() => withEdits(aWordedBook(), [edit])).toThrow(
      expect.objectContaining({ details: { fields: { [edit.block]: expect.stringMatching(message) } } }),
    )
  })

  test('a page is not changed as a whole and in parts at once', () => {
    const both = [
      { block: 'chapter-1-p0-0', text: 'a' },
      { block: 'chapter-1-p0', text: 'b' },
    ]
    expect(() => withEdits(aWordedBook(), both)).toThrow()
    expect(() => withEdits(aWordedBook(), both.toReversed())).toThrow()
  })
})

describe('what is kept of a text', () => {
  test.each([
    ['Hola\u2060, —\u2060dijo\u200b.', 'Hola, —dijo.'],
    ['\u202eafuera\u202c', 'afuera'],
    ['a\u0301rbol', 'árbol'],
    ['uno\u00a0dos   tres\ttres', 'uno dos tres tres'],
    ['uno\r\n\r\ndos\u2028tres', 'uno\ndos\ntres'],
    ['“Hola” y "adiós" -- dijo', '«Hola» y «adiós» — dijo'],
    ['\u0007ding\u0000', 'ding'],
    ['😀 se queda', '😀 se queda'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(storedText(typed, 'español')).toBe(kept)
    expect(storedText(kept, 'español')).toBe(kept)
  })

  test('English has its own quotes', () => {
    expect(storedText(`"Don't," she said`, 'inglés')).toBe('“Don’t,” she said')
  })
})

const anyEdit = (book: Worded): fc.Arbitrary<Edit> => {
  const pages = blocksOf(book).filter((id) => id !== 'refrain')
  const inPages = pages.flatMap((id) => {
    const block = blockFrom(id)
    return block?.kind === 'page' ? (textAt(book, block) ?? '').split('\n').map((_, index) => `${id}-${index}`) : [id]
  })
  return fc.record({
    block: fc.constantFrom(...inPages, ...pages),
    text: fc.constantFrom('Una noche.', 'Uno.\nDos.\nTres.', '', 'Lucía y Sol.', 'Luz', 'Otra', 'Sole', 'Yaya Carmen'),
  })
}

test('whatever was changed in fifty saves: taken back it is the first book, done again the last', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      let book = aWordedBook()
      let edits: StoryEdit[] = []
      for (let save = 0; save < 50; save++) {
        const [edit] = fc.sample(anyEdit(book), { numRuns: 1, seed: numbers.next().value })
        if (!edit) continue
        try {
          const next = withEdits(book, [edit])
          if (next.applied.length === 0) continue
          book = next.book
          edits = withSave(edits, next.applied, NOW)
        } catch {
          // Refused: nothing has changed.
        }
      }
      expect(originalOf(book, edits)).toEqual(aWordedBook())
      let state = { book, edits }
      for (let undone = withUndo(state.book, state.edits); undone; undone = withUndo(state.book, state.edits))
        state = undone
      expect(JSON.stringify(state.book)).toBe(JSON.stringify(aWordedBook()))
      for (let redone = withRedo(state.book, state.edits); redone; redone = withRedo(state.book, state.edits))
        state = redone
      expect(state.book).toEqual(book)
      // A new save forgets what was taken back.
      const half = withUndo(book, edits)
      if (half)
        expect(
          withSave(half.edits, [{ block: 'title', before: 'a', after: 'b' }], NOW).some(({ undone }) => undone),
        ).toBe(false)
    }),
    { numRuns: 30 },
  )
})
