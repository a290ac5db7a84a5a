import { expect, test } from 'bun:test'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { textBlock } from '../../../src/adapters/typesetter/html/text-block.ts'
import { prop, standsAlone } from '../../../src/adapters/typesetter/ornaments/prop.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import { pageContext } from '../../../src/adapters/typesetter/pages/context.ts'
import { thingsOf } from '../../../src/adapters/typesetter/pages/story-things.ts'
import { scattered } from '../../../src/adapters/typesetter/pages/vignettes.ts'
import type { BookPage, TextItem } from '../../../src/domain/page-model/page-model.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { PROPS } from '../../../src/domain/scene.ts'
import { LANGUAGES, valuesOf } from '../../../src/domain/vocabulary.ts'
import { FIXTURES } from '../../support/builders.ts'
import { aBook } from './support/stub-book.ts'

async function textPages(...how: Parameters<typeof aBook>): Promise<BookPage[]> {
  const { model } = composeBook(await aBook(...how), await openFaces(), PRINTER_PROFILES['generic-210'])
  return model.pages.filter(({ kind }) => kind === 'text')
}

const words = (page: BookPage) => page.items.filter((item): item is TextItem => item.kind === 'text')
const lowest = (page: BookPage) =>
  Math.max(
    ...words(page).flatMap(({ role, lines }) => (role === 'artifact' ? [] : lines.map((line) => line.baselineMm))),
  )

test('no page of words for the youngest is without a face that looks over the hills', async () => {
  for (const fixture of FIXTURES)
    for (const age of ['0-2', '2-4'] as const)
      for (const page of await textPages(fixture, { age })) {
        const faces = page.items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
        // A full page has no room for one.
        if (lowest(page) > 154) continue

        expect(faces.length, `${fixture} ${age} ${page.folio}`).toBeGreaterThan(0)
        // They are ornament: who is who was said on the page of the characters.
        for (const { alt, picture } of faces) expect([alt, picture.kind]).toEqual([null, 'avatar'])
      }
})

test('no thing on the ground reaches up into the words of a full page', async () => {
  const input = await aBook('lucia-y-el-dragon', { age: '4-6' })
  const ctx = pageContext(input, await openFaces(), PRINTER_PROFILES['generic-210'])
  const [page] = await textPages('lucia-y-el-dragon', { age: '4-6' })
  const [last] = page ? words(page) : []
  if (!last) throw new Error('a page of words has words')
  for (const foot of [120, 160, 168, 172]) {
    const full = { ...last, lines: last.lines.map((line) => ({ ...line, baselineMm: foot })) }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const things = { props: ['kite', 'map', 'bell'] as const, cast: [] }
      const shapes = scattered(ctx, things, 1, seed, 'left', [full], [])
      const tops = shapes.flatMap((item) =>
        item.kind === 'shape' ? [...item.d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)) : [],
      )

      expect(Math.min(...tops), `${foot} ${seed}`).toBeGreaterThan(foot)
    }
  }
})

test('no page of words for good readers is half empty', async () => {
  for (const fixture of FIXTURES)
    for (const age of ['8-10', '10+'] as const)
      for (const page of await textPages(fixture, { age })) {
        const foot = (page.textBox?.y ?? 0) + (page.textBox?.height ?? 0)
        if (foot - lowest(page) < 40) continue
        const drawn = page.items.filter((item) => item.kind !== 'text').length

        // Ground and folio alone are fewer.
        expect(drawn, `${fixture} ${age} ${page.folio}`).toBeGreaterThan(8)
      }
})

test('a chapter for good readers begins with a raised letter that is read with its word', async () => {
  for (const language of valuesOf(LANGUAGES)) {
    const pages = await textPages('maia-astronauta', { age: '8-10', language })
    const lines = pages.flatMap(words).flatMap((item) => item.lines.map((line) => ({ item, line })))
    const raised = lines.filter(({ line }) => line.runs[0]?.initial)

    expect(raised.length).toBeGreaterThan(0)
    for (const { item, line } of raised) {
      const [letter, rest] = line.runs
      expect(`${letter?.text}${rest?.text ?? ''}`.startsWith(letter?.initial?.word ?? 'none')).toBe(true)
      expect(line.runs.map(({ text }) => text).join('')).toBe(line.text)
      expect(textBlock([item], await openFaces())).toContain(`>${letter?.text}</span>${rest?.text ?? ''}`)
    }
  }
})

test('speech and small children’s pages begin without one', async () => {
  for (const age of ['0-2', '4-6', '6-8'] as const)
    for (const page of await textPages('lucia-y-el-dragon', { age }))
      for (const { lines } of words(page))
        expect(lines.every(({ runs }) => !runs.some(({ initial }) => initial))).toBe(true)
})

test('a page shows its own things before those of the rest of its chapter', async () => {
  const { story } = await aBook('lucia-y-el-dragon', { age: '8-10' })
  const [chapter] = story.chapters
  const [first] = chapter?.pages ?? []
  if (!chapter || !first?.scene) throw new Error('a chapter begins with a picture')
  const scene = { ...first.scene, props: ['duck', 'map'] as const, cast: [] }
  const pages = chapter.pages.map((page, i) =>
    i === 0 ? { ...page, scene: { ...scene, props: [...scene.props] } } : page,
  )

  expect(thingsOf({ ...chapter, pages }, 0).props.slice(0, 2)).toEqual(['duck', 'map'])
  expect(thingsOf({ ...chapter, pages }, 1).props).toContain('duck')
})

test('every thing that stands beside the words stands on its foot and keeps its size', () => {
  for (const name of PROPS.filter(standsAlone)) {
    const shapes = prop(name, { x: 100, foot: 150, sizeMm: 20 }, null)
    const points = shapes.flatMap(({ d }) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    )
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]

    expect(shapes.length, name).toBeGreaterThan(0)
    expect(Math.min(...xs), name).toBeGreaterThan(86)
    expect(Math.max(...xs), name).toBeLessThan(114)
    expect(Math.min(...ys), name).toBeGreaterThan(129)
    expect(Math.max(...ys), name).toBeLessThan(153)
  }
})

test('the goldfinch is looked for only where our own illustrator hid it', async () => {
  const asks = async (illustrator: 'offline' | 'model') => {
    const input = await aBook('los-ocho-del-bosque', { age: '4-6', chapters: 4, illustrator })
    const { model } = composeBook(input, await openFaces(), PRINTER_PROFILES['gelato-hc-200'])
    return model.pages
      .flatMap(words)
      .some(({ lines }) => lines.some(({ text }) => text.includes('¿Dónde está Colorín?')))
  }

  expect([await asks('offline'), await asks('model')]).toEqual([true, false])
})

test('whoever listens to the book hears nothing of its ornaments', async () => {
  const input = await aBook('lucia-y-el-dragon', { age: '2-4', chapters: 1 })
  const { html } = await new BookTypesetter().bind(input)
  const pages = [...html.matchAll(/<article class="book-page kind-text".*?<\/article>/gsu)].map(([page]) => page)

  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    expect([...page.matchAll(/<img [^>]*alt="([^"]*)"/gu)].map(([, alt]) => alt).filter(Boolean)).toEqual([])
    expect(page.match(/<svg (?![^>]*aria-hidden="true")/gu)).toBeNull()
  }
})
