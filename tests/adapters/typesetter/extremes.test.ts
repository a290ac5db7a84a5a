import { expect, test } from 'bun:test'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { PAGE_MM, SAFE_MM } from '../../../src/domain/page-model/page-model.ts'
import { READER_AGES, valuesOf } from '../../../src/domain/vocabulary.ts'
import type { BindingInput } from '../../../src/ports/typesetter.ts'
import { drawnPages, mm } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()
const WORDS = 'cuando la luna se asoma despacito por la ventana del faro y nadie lo espera todavía'.split(' ')

/** Words until there are so many characters, cut to the letter. */
function ofLength(characters: number): string {
  let text = ''
  for (let i = 0; text.length < characters; i++) text += `${text ? ' ' : ''}${WORDS[i % WORDS.length]}`
  return text.slice(0, characters).trim()
}

function ofWords(count: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[i % WORDS.length]).join(' ')
}

async function everythingStaysOnThePage(input: BindingInput) {
  const { screenPdf } = await typesetter.bind(input)
  for (const { lines } of await drawnPages(screenPdf))
    for (const line of lines) {
      const inside = mm(line.x) >= SAFE_MM - 0.01 && mm(line.x + line.width) <= PAGE_MM - SAFE_MM + 0.01
      expect([line.text, inside]).toEqual([line.text, true])
      expect(mm(line.baseline)).toBeGreaterThan(SAFE_MM - 0.01)
    }
}

test.each(valuesOf(READER_AGES))(
  'the longest of everything that a parent may type still fits a book for %s',
  async (age) => {
    const input = await aBook('los-ocho-del-bosque', { age, chapters: 2 })
    const names = input.info.characters.map((_, i) => `${i} ${ofLength(LIMITS.name.characters - 2)}`)
    const characters = input.info.characters.map((character, i) => ({
      ...character,
      name: names[i] ?? '',
      hobbies: [ofLength(LIMITS.hobbies.characters)],
    }))
    const [avatar] = input.avatars.values()
    if (!avatar) throw new Error('the fixture has no avatar')
    const title = ofLength(LIMITS.title.characters)

    await everythingStaysOnThePage({
      ...input,
      avatars: new Map(names.map((name) => [name, avatar])),
      info: { ...input.info, title, characters, dedication: ofLength(LIMITS.dedication.characters) },
      story: {
        ...input.story,
        title,
        blurb: ofWords(60),
        closing: ofWords(45),
        chapters: input.story.chapters.map((chapter) => ({ ...chapter, title: ofLength(90) })),
      },
    })
  },
)

test('a word without end is cut rather than run off the paper', async () => {
  const input = await aBook('buenas-noches-osito', { age: '0-2' })
  const endless = 'Aaaaaay'.repeat(20).slice(0, 110)

  await everythingStaysOnThePage({
    ...input,
    info: { ...input.info, dedication: endless },
    story: {
      ...input.story,
      title: endless,
      chapters: input.story.chapters.map((chapter) => ({
        title: endless,
        pages: chapter.pages.map((page) => ({ ...page, paragraphs: [endless] })),
      })),
    },
  })
})

test('a story far longer than its age allows gets more pages instead of failing', async () => {
  const input = await aBook('lucia-y-el-dragon', { age: '4-6', chapters: 1 })
  const [chapter] = input.story.chapters
  const [page] = chapter?.pages ?? []
  if (!chapter || !page) throw new Error('the stub has no page')
  const longer = { ...chapter, pages: chapter.pages.map((one) => ({ ...one, paragraphs: [ofWords(90), ofWords(90)] })) }

  const { notes, screenPdf } = await typesetter.bind({ ...input, story: { ...input.story, chapters: [longer] } })
  const drawn = (await drawnPages(screenPdf))
    .filter(({ lines }) => !lines.some(({ text }) => text === 'FIN'))
    .flatMap(({ lines }) => lines)
    .filter(({ size }) => size === 23)

  expect(notes).toEqual(['type set 1 pt smaller, and some text still needed more pages than planned'])
  expect(
    drawn
      .map(({ text }) => text.trim())
      .join(' ')
      .split(' '),
  ).toHaveLength(6 * 90)
})

test('a dedication of nothing but pictures becomes a place for the owner’s name', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { screenPdf } = await typesetter.bind({ ...input, info: { ...input.info, dedication: '🐉✨🐉' } })
  const [, dedication] = await drawnPages(screenPdf)

  expect(dedication?.lines.map(({ text }) => text)).toEqual(['Este libro es de'])
})

test('a title that no font can set is replaced by the book’s fallback', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { screenPdf, html } = await typesetter.bind({ ...input, story: { ...input.story, title: '🐉' } })
  const [cover] = await drawnPages(screenPdf)

  expect(cover?.lines[0]?.text).toBe('Cuento sin título')
  expect(html).toContain('<title>Cuento sin título</title>')
})
