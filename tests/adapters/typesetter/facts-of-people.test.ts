import { describe, expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import type { BookPage } from '../../../src/domain/page-model/page-model.ts'
import type { Presence } from '../../../src/domain/person-facts.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { aBook } from './support/stub-book.ts'

/** The eight of the forest, some of whom are somewhere else; only who may be on the cast page has a portrait to show. */
async function pagesWith(said: Record<number, Presence>, variation: Parameters<typeof aBook>[1] = {}) {
  const book = await aBook('los-ocho-del-bosque', variation)
  const characters = book.info.characters.map((character, index) => {
    const presence = said[index]
    return presence ? { ...character, presence } : character
  })
  const { model } = composeBook(
    { ...book, info: { ...book.info, characters } },
    await openFaces(),
    PRINTER_PROFILES['generic-210'],
  )
  return { names: characters.map(({ name }) => name), pages: model.pages }
}

const textsOf = (page: BookPage | undefined, block = '') =>
  (page?.items ?? []).flatMap((item) =>
    item.kind === 'text' && item.block.startsWith(block) ? [item.lines.map(({ text }) => text).join(' ')] : [],
  )
const portraitsOf = (page: BookPage | undefined) =>
  (page?.items ?? []).flatMap((item) =>
    item.kind === 'picture' && item.picture.kind === 'avatar' ? [item.picture.name] : [],
  )
const pageOf = (pages: readonly BookPage[], kind: BookPage['kind']) => pages.find((page) => page.kind === kind)

describe('the page of the characters', () => {
  test('shows who is here, far away or in another house, names who has died below, and not who is still to be born', async () => {
    const { names, pages } = await pagesWith({ 1: 'far', 2: 'other_household', 3: 'died', 4: 'unborn', 5: 'died' })
    const page = pageOf(pages, 'cast')

    expect(portraitsOf(page)).toEqual([names[0], names[1], names[2], names[6], names[7]].map(String))
    expect(textsOf(page, 'cast-remembered')).toEqual([`En el recuerdo: ${names[3]} y ${names[5]}`])
    expect(textsOf(page).join(' ')).not.toContain(String(names[4]))
  })

  test('speaks of nobody’s memory where nobody has died, and English in an English book', async () => {
    expect(textsOf(pageOf((await pagesWith({})).pages, 'cast'), 'cast-remembered')).toEqual([])
    const { pages, names } = await pagesWith({ 0: 'died' }, { language: 'inglés' })
    expect(textsOf(pageOf(pages, 'cast'), 'cast-remembered')).toEqual([`In loving memory: ${names[0]}`])
  })

  test('of a book in which all are remembered is their names', async () => {
    const everybody = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index, 'died' as const]))
    const { pages } = await pagesWith(everybody)

    expect(portraitsOf(pageOf(pages, 'cast'))).toEqual([])
    expect(textsOf(pageOf(pages, 'cast'), 'cast-remembered')).toHaveLength(1)
    expect(textsOf(pageOf(pages, 'frontCover'), 'cover-names')).toEqual([])
  })
})

describe('nobody who is not there', () => {
  test.each<Presence>(['died', 'unborn', 'far'])('is named on the cover or plays in the maze: %s', async (presence) => {
    const { names, pages } = await pagesWith({ 0: presence })
    const [first] = names
    const outside = [pageOf(pages, 'frontCover'), ...pages.filter(({ kind }) => kind === 'activity')]

    for (const page of outside) {
      expect(textsOf(page).join(' ')).not.toContain(String(first))
      expect(portraitsOf(page)).not.toContain(String(first))
    }
  })

  test.each(['2-4', '6-8'] as const)('looks out of the margin of a book for %s', async (age) => {
    const { names, pages } = await pagesWith({ 0: 'died', 1: 'unborn' }, { age })
    const faces = new Set(pages.flatMap(portraitsOf))

    expect(faces).not.toContain(String(names[0]))
    expect(faces).not.toContain(String(names[1]))
    expect(faces).toContain(String(names[2]))
  })
})
