import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { PRINTER_PROFILE_IDS } from '../../src/domain/printer-profiles.ts'
import { articlesOf, linesOfPage } from '../adapters/typesetter/support/page-lines.ts'
import { book } from '../command/a-made-book.ts'
import { wireFixture } from '../support/builders.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

/** Judges that are none of ours, and the Debian package that each is in. */
const TOOLS = { qpdf: 'qpdf', pdffonts: 'poppler-utils', pdfimages: 'poppler-utils', pdftotext: 'poppler-utils' }

beforeAll(() => {
  const missing = Object.entries(TOOLS).filter(([tool]) => !Bun.which(tool))
  if (missing.length > 0)
    throw new Error(
      `apt-get install ${[...new Set(missing.map(([, name]) => name))].join(' ')}: ${missing[0]?.[0]} is missing`,
    )
})

/** Long enough for every printer. */
const BOOKS = ['lucia-y-el-dragon', 'los-ocho-del-bosque', 'tom-and-the-night-train'] as const
const NAMES = ['李小龙', 'محمد', 'Ελένη', 'Nguyễn Thị Ánh', 'D’Artagnan O’Neill']

describe.each(PRINTER_PROFILE_IDS.map((profile, turn) => [profile, turn] as const))('for %s', (profile, turn) => {
  const fixture = BOOKS[turn % BOOKS.length] ?? BOOKS[0]
  const name = NAMES[turn] ?? ''
  let out: string
  let press: string[]

  beforeAll(async () => {
    const folder = aTemporaryFolder()
    const input = join(folder, 'book.json')
    const wire = wireFixture(fixture) as { characters: { name: string }[] }
    const hero = wire.characters[0]?.name ?? ''
    await Bun.write(input, JSON.stringify(wire).replaceAll(hero, name))
    out = join(folder, 'out')
    const { exitCode, stdout } = book(input, '--out', out, '--print', profile)
    expect({ exitCode, stdout: stdout.includes('Antes de') || stdout.includes('no pasan') }).toEqual({
      ...{ exitCode: 0, stdout: false },
    })
    press = ['book-print.pdf', 'book-cover.pdf'].map((file) => join(out, file)).filter((file) => existsSync(file))
  }, 300_000)

  test('qpdf finds nothing to say of any file', async () => {
    for (const file of [join(out, 'book.pdf'), ...press]) {
      const said = await Bun.$`qpdf --check ${file}`.nothrow().text()
      expect(said).toContain('No syntax or stream encoding errors found')
    }
  })

  test('poppler finds every font embedded and subset, and leading back to text', async () => {
    for (const file of [join(out, 'book.pdf'), ...press]) {
      const rows = rowsOf(await Bun.$`pdffonts ${file}`.text())
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row).toMatch(/ yes +yes +yes +\d+ +\d+$/u)
    }
  })

  test('poppler finds pictures of at least 300 pixels an inch on the press, none with a mask', async () => {
    for (const file of press)
      for (const row of rowsOf(await Bun.$`pdfimages -list ${file}`.text())) {
        const [, , type, , , color, , , enc, , , , xPpi, yPpi] = row.trim().split(/\s+/u)
        expect({ type, color, enc }).toEqual({ type: 'image', color: 'rgb', enc: 'jpeg' })
        expect(Math.min(Number(xPpi), Number(yPpi))).toBeGreaterThanOrEqual(299)
      }
  })

  test('poppler reads every word of the rendered book out of the PDFs', async () => {
    const html = readFileSync(join(out, 'rendered_book.html'), 'utf8')
    const words = (text: string) =>
      text
        .replace(/[\u200b-\u200f\u2060\u202a-\u202e]/gu, ' ')
        .split(/\s+/u)
        .filter(Boolean)
    const told = articlesOf(html).flatMap((article) => linesOfPage(article).flatMap(({ text }) => words(text)))
    // The blurb is on the cover, which some printers want apart.
    for (const files of [[join(out, 'book.pdf')], press]) {
      const texts = await Promise.all(files.map((file) => Bun.$`pdftotext ${file} -`.text()))
      const read = new Set(words(texts.join('\n')))
      expect(told.filter((word) => !read.has(word) && !/\p{sc=Arab}/u.test(word))).toEqual([])
    }
  })

  test('an HTML validator finds nothing to say of the rendered book', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const { results } = await validator.validateString(readFileSync(join(out, 'rendered_book.html'), 'utf8'))
    expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([])
    expect(readdirSync(out)).toContain('preflight.json')
  })
})

function rowsOf(table: string): string[] {
  return table.split('\n').slice(2).filter(Boolean)
}
