import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type DrawnLine = { text: string; x: number; baseline: number; width: number; size: number }
export type DrawnPage = { width: number; height: number; lines: DrawnLine[] }

/** Opens a PDF with Mozilla's reader, which knows nothing of who wrote it. */
export async function readPdf(bytes: Uint8Array) {
  return getDocument({ data: bytes.slice(), verbosity: 0 }).promise
}

/** Every line of text as a reader finds it, in points from the lower left. */
export async function drawnPages(bytes: Uint8Array): Promise<DrawnPage[]> {
  const document = await readPdf(bytes)
  const pages: DrawnPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const [, , width = 0, height = 0] = page.view
    const lines = items.flatMap((item): DrawnLine[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , size = 0, x = 0, baseline = 0] = item.transform as number[]
      return [{ text: item.str, x, baseline, width: item.width, size }]
    })
    pages.push({ width, height, lines: withInitials(lines) })
  }
  await document.loadingTask.destroy()
  return pages
}

/** A raised first letter belongs to the word that goes on after it on the same line, at half its size. */
function withInitials(lines: readonly DrawnLine[]): DrawnLine[] {
  return lines.flatMap((line, i) => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    if (next && isInitialOf(line, next)) return []
    if (!before || !isInitialOf(before, line)) return [line]
    return [{ ...line, text: before.text + line.text, x: before.x, width: line.x + line.width - before.x }]
  })
}

function isInitialOf(letter: DrawnLine, rest: DrawnLine): boolean {
  return (
    [...letter.text].length === 1 && letter.baseline === rest.baseline && Math.abs(letter.size - rest.size * 2) < 0.1
  )
}

/** The objects themselves, for what a reader does not tell. */
export async function pdfObjects(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const dicts = objects.flatMap((object) =>
    object instanceof PDFDict ? [object] : object instanceof PDFRawStream ? [object.dict] : [],
  )
  const numbers = (value: unknown): number[] =>
    value instanceof PDFArray
      ? value.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
      : []
  return {
    version: new TextDecoder('latin1').decode(bytes.subarray(5, 8)),
    catalog: document.catalog,
    pages: document.getPages().map(({ node }) => ({
      box: (name: string) => numbers(node.get(PDFName.of(name))),
      has: (name: string) => node.has(PDFName.of(name)),
    })),
    /** Names in the value of `key` of every object of the given /Type and /Subtype. */
    all: (type: string, subtype?: string) =>
      dicts.filter(
        (dict) =>
          String(dict.get(PDFName.of('Type'))) === `/${type}` &&
          (subtype === undefined || String(dict.get(PDFName.of('Subtype'))) === `/${subtype}`),
      ),
    anyHas: (key: string) => dicts.some((dict) => dict.has(PDFName.of(key))),
  }
}

export const mm = (points: number): number => (points * 25.4) / 72
