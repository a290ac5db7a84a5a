import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wireFixture } from '../support/builders.ts'
import { book, expectBookMade } from './a-made-book.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colorin-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function inputFile(name: string, content: unknown): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('the command', () => {
  /** The others are made in `tests/storm/every-book.storm.ts`. */
  test.each([
    ['los-ocho-del-bosque', 'none'],
    ['tom-and-the-night-train', 'generic-210'],
  ] as const)('makes %s: pictures, HTML and PDFs, and says what it made', (name, printer) =>
    expectBookMade(name, join(folder, name), printer),
  )

  test('the same input gives the same bytes, another seed another book', () => {
    const input = 'tests/fixtures/books/buenas-noches-osito.json'
    const [one, two, other] = ['one', 'two', 'other'].map((name) => join(folder, name)) as [string, string, string]
    book(input, '--out', one, '--print', 'none')
    book(input, '--out', two, '--print', 'none')
    book(input, '--out', other, '--print', 'none', '--seed', 'luna')
    const pdf = (out: string) => readFileSync(join(out, 'book.pdf'))

    expect(pdf(one).equals(pdf(two))).toBe(true)
    expect(pdf(one).equals(pdf(other))).toBe(false)
  })

  test('makes the files for the printer that is named, and says what their check found', () => {
    const out = join(folder, 'printed')
    const input = 'tests/fixtures/books/tom-and-the-night-train.json'
    const { exitCode } = book(input, '--out', out, '--print', 'cloudprinter-hc-210')

    expect(exitCode).toBe(0)
    for (const file of ['book-print.pdf', 'book-cover.pdf'])
      expect(readFileSync(join(out, file)).subarray(0, 5).toString()).toBe('%PDF-')
    const report = JSON.parse(readFileSync(join(out, 'preflight.json'), 'utf8'))
    expect(report).toMatchObject({ profile: 'cloudprinter-hc-210', trimMm: 210, verdict: 'passes' })
  })

  test('makes the book without files for a printer who would not bind so few pages, and names one who would', () => {
    const out = join(folder, 'refused')
    const input = 'tests/fixtures/books/buenas-noches-osito.json'
    const { exitCode, stdout } = book(input, '--out', out, '--print', 'cloudprinter-hc-210')

    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/no pasan la comprobación[\s\S]*páginas de relleno[\s\S]*Cualquier imprenta/u)
    expect(['book.pdf', 'preflight.json', 'book-print.pdf'].filter((file) => existsSync(join(out, file)))).toEqual([
      'book.pdf',
      'preflight.json',
    ])
  })

  test('makes no files for a printer where none are wanted', () => {
    const out = join(folder, 'screens-only')
    const { exitCode } = book('tests/fixtures/books/buenas-noches-osito.json', '--out', out, '--print', 'none')

    expect(exitCode).toBe(0)
    expect(['book.pdf', 'book-print.pdf', 'preflight.json'].filter((file) => existsSync(join(out, file)))).toEqual([
      'book.pdf',
    ])
  })

  test('a printer that there is not exits with 2, names those that there are and writes nothing', () => {
    const out = join(folder, 'nowhere')
    const { exitCode, stderr } = book(
      'tests/fixtures/books/buenas-noches-osito.json',
      '--out',
      out,
      '--print',
      'barrio',
    )

    expect(exitCode).toBe(2)
    expect(stderr.toString()).toMatch(/«barrio»[\s\S]*lulu-hc-216/u)
    expect(existsSync(out)).toBe(false)
  })

  test('bad input names the field and what is allowed, exits with 2 and writes nothing', () => {
    const girl = {
      name: 'Ana',
      gender: 'female',
      age: 'child',
      hair: { color: 'red', form: 'curly', length: 'long', style: 'braid' },
    }
    const good = wireFixture('buenas-noches-osito')
    const cases: [unknown, RegExp][] = [
      [{ ...good, story_length: { chapters: 11 } }, /story_length\.chapters: Mínimo: 1, Máximo: 10/u],
      [{ ...good, age_read: '3-5' }, /age_read: .*"0-2"/u],
      [
        { ...good, characters: [{ ...girl, hair: { ...girl.hair, color: 'verde' } }] },
        /characters\.0\.hair\.color: .*"black"/u,
      ],
      [{ ...good, characters: [] }, /characters: Este campo es obligatorio/u],
      ['{"story_title":', /no es JSON válido/u],
      ['[]', /datos que no sirven/u],
    ]
    for (const [index, [content, message]] of cases.entries()) {
      const out = join(folder, `bad-${index}`)
      const { exitCode, stderr } = book(inputFile(`bad-${index}`, content), '--out', out)
      expect(stderr).toMatch(message)
      expect({ exitCode, written: existsSync(out) }).toEqual({ exitCode: 2, written: false })
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    expect(book(join(folder, 'no-existe.json'), '--out', join(folder, 'x')).exitCode).toBe(2)
    expect(book().exitCode).toBe(2)
  })

  test('a place where nothing can be written is named in one line', () => {
    const file = inputFile('in-the-way', {})
    const { exitCode, stderr } = book('tests/fixtures/books/buenas-noches-osito.json', '--out', join(file, 'book'))

    expect(stderr).toMatch(/^No se puede escribir en [^\n]+\n$/u)
    expect(exitCode).toBe(2)
  })

  test('a folder that holds something else is left alone', () => {
    const out = join(folder, 'mine')
    mkdirSync(out)
    writeFileSync(join(out, 'foto.txt'), 'recuerdo')

    expect(book('tests/fixtures/books/buenas-noches-osito.json', '--out', out).exitCode).toBe(2)
    expect(readdirSync(out)).toEqual(['foto.txt'])
  })
})
