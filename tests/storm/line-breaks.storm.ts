import { test } from 'bun:test'
import { join } from 'node:path'
import fc from 'fast-check'
import { READER_AGES, valuesOf } from '../../src/domain/vocabulary.ts'
import { anyParagraph, expectSameBreaks } from '../adapters/typesetter/support/same-breaks.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const PARAGRAPHS = 1000
const ages = valuesOf(READER_AGES)

/** With poppler's reader (`apt-get install poppler-utils`), which the small version in every check does without. */
test.each(ages.map((age, turn) => [age, turn] as const))(
  'the lines of a thousand paragraphs, shared out over books for all ages, end alike on the page that is edited, in the book and in the PDF (%s)',
  async (age, turn) => {
    const [from, to] = [turn, turn + 1].map((share) => Math.round((share * PARAGRAPHS) / ages.length))
    const paragraphs = fc.sample(anyParagraph, { numRuns: PARAGRAPHS, seed: 20261129 }).slice(from, to)
    await expectSameBreaks(paragraphs, age, linesByPoppler)
  },
)

async function linesByPoppler(pdf: Uint8Array): Promise<string[][]> {
  const file = join(aTemporaryFolder(), 'book.pdf')
  await Bun.write(file, pdf)
  const html = await Bun.$`pdftotext -bbox ${file} -`.text()
  return html.split('<page ').slice(1).map(linesOfWords)
}

type Word = { left: number; right: number; top: number; bottom: number; text: string }

/** Words as they follow one another: a line ends where the next word stands lower, or further left. */
function linesOfWords(page: string): string[] {
  const words = [...page.matchAll(WORD)].map(
    ([, left, top, right, bottom, text = '']): Word => ({
      ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    }),
  )
  const lines: string[] = []
  words.forEach((word, index) => {
    const before = words[index - 1]
    if (before && isOfOneLine(before, word)) {
      // A letter that is borrowed from another face, or raised, touches its word.
      const gap = word.left - before.right > (word.bottom - word.top) / 20 ? ' ' : ''
      lines[lines.length - 1] += `${gap}${word.text}`
    } else lines.push(word.text)
  })
  return lines
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/gu

/** A raised letter is taller than its line: it is enough that one of the two covers the middle of the other. */
function isOfOneLine(before: Word, word: Word): boolean {
  const [middle, other] = [word, before].map(({ top, bottom }) => (top + bottom) / 2) as [number, number]
  const covers = (outer: Word, y: number) => outer.top < y && y < outer.bottom
  return word.left > before.left && (covers(before, middle) || covers(word, other))
}
