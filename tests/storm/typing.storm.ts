import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { storedText } from '../../src/domain/editing/stored-text.ts'
import { anEditor, network, save, savedElsewhere, stored } from '../e2e/editor/an-editor.ts'
import { Typist } from './typist.ts'
import { aField, diceOf } from './typists-desk.ts'

const editor = anEditor()
const OPERATIONS = 40
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Frase ${at + 1} del oso que anduvo por el bosque hasta el río.`).join(' ')
/** Paragraphs of the two pages of a chapter: short ones, and ones that go on on the next page. */
const BOOKS = {
  short: ['Osito miró la luna.', 'Nadie contestó.'],
  many: [`Uno uno.\n${sentences(1)}\nTres tres.`, 'Cuatro cuatro.\nCinco cinco.'],
  'of two pages': ['Osito miró la luna.', `Corto corto, muy corto.\n${sentences(9)}`],
}
const AS_WRITTEN = ['Osito miró la luna.\n—¿Quién anda ahí? —dijo Osito.', 'Nadie contestó.']
const NETWORKS = {
  quick: {},
  slow: { lay: { after: 350 } },
  late: { lay: { before: 350 } },
  broken: { lay: { status: 500 } },
}

test.each(
  Object.keys(BOOKS).flatMap((book) =>
    Object.keys(NETWORKS).flatMap((net) => [1, 2].map((seed) => [book, net, seed] as const)),
  ),
)(
  'the same keys make the same text in the editor as in a field of the browser’s own: a book %s, a network %s (%i)',
  typedAlike,
)

async function typedAlike(name: string, net: string, seed: number): Promise<void> {
  const book = await editor.aBook()
  const pages = BOOKS[name as keyof typeof BOOKS]
  await savedElsewhere(book, Object.fromEntries(pages.map((text, at) => [`chapter-1-p${at}`, text])))
  const page = await editor.open(book)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const field = await page.context().newPage()
  await aField(field)
  await page.bringToFront()
  const dice = diceOf(seed * 1000 + name.length * 10 + net.length)
  await network(page, NETWORKS[net as keyof typeof NETWORKS])
  const typist = new Typist(page, field, dice, pages)
  for (let operation = 0; operation < OPERATIONS; operation++) await typist.next()
  await network(page, {})
  await typist.goSomewhere()
  await typist.type(' Fin.')
  await typist.expectSame()
  await takeAllBack(page, typist)
  await save(page)
  expect(errors).toEqual([])
  for (const [at, text] of typist.pages.entries())
    expect(await stored(book, 1, at + 1)).toEqual(storedText(text, 'español').split('\n'))
}

/** What was typed, then what was saved before; and all of it again. */
async function takeAllBack(page: Page, typist: Typist): Promise<void> {
  const written = [...typist.pages]
  const pressAll = async (name: string, keys: string) => {
    const way = page.getByRole('button', { name, exact: true })
    while ((await way.getAttribute('aria-disabled')) === 'false') await page.keyboard.press(keys)
  }
  await pressAll('Deshacer', 'Control+z')
  await typist.expectTexts(AS_WRITTEN)
  await pressAll('Rehacer', 'Control+Shift+z')
  await typist.expectTexts(written)
}
