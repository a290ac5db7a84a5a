/**
 * The screen PDF of a book of 30 pages and 20 pictures that are JPEGs already: warm, cold, and its size over the pictures'.
 * Beside it, in the same run, the usual way: pdf-lib drawing the same lines in one of its built-in fonts, untagged.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFaces } from '../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../src/adapters/typesetter/pages/compose-book.ts'
import { screenPdf } from '../../src/adapters/typesetter/pdf/book-pdfs.ts'
import { screenPages } from '../../src/domain/page-model/screen-pages.ts'
import { PRINTER_PROFILES } from '../../src/domain/printer-profiles.ts'
import type { BindingInput, BookPicture } from '../../src/ports/typesetter.ts'

const PAGES = 30
const PICTURES = 20
const PICTURE_BYTES = 164_000

const [, , kept] = process.argv
if (kept) {
  await ours(load(kept))
  // Of this process alone: what the parent reads of its child counts the parent's own memory at the fork.
  console.log(readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? '0')
} else {
  const input = await thirtyPages()
  const folder = mkdtempSync(join(tmpdir(), 'colorin-bench-'))
  keep(input, folder)
  const pictures = [...input.illustrations.values(), ...input.avatars.values()]
  const jpegBytes = pictures.reduce((sum, { jpeg }) => sum + jpeg.length, 0)
  const bytes = await ours(input)
  const warm = await median(() => ours(input))
  const usual = await median(() => theUsualWay(input))
  const [idle, cold] = [measure(['-e', '0']), measure([import.meta.path, folder])]
  rmSync(folder, { recursive: true })
  console.log(`warm: ${warm.toFixed(1)} ms, ${(warm / usual).toFixed(2)} × pdf-lib's drawText (${usual.toFixed(1)} ms)`)
  console.log(
    `cold: ${cold.seconds.toFixed(2)} s, ${(cold.seconds / idle.seconds).toFixed(1)} × an empty process (${idle.seconds.toFixed(2)} s); ${cold.megabytes.toFixed(0)} MB peak`,
  )
  console.log(`size: ${(bytes.length / jpegBytes).toFixed(4)} × its ${pictures.length} JPEGs (${jpegBytes} bytes)`)
}

async function ours(book: BindingInput): Promise<Uint8Array> {
  const faces = await openFaces()
  const { model } = composeBook(book, faces, PRINTER_PROFILES['generic-210'])
  if (screenPages(model).length !== PAGES) throw new Error('not thirty pages')
  return screenPdf(model, book, faces)
}

/** Kept in files, so that a cold process finds its input as the product does: in the store. */
function keep({ illustrations, avatars, ...rest }: BindingInput, folder: string): void {
  let next = 0
  const entries = (pictures: ReadonlyMap<string, BookPicture>) =>
    [...pictures].map(([key, { jpeg, ...picture }]) => {
      const file = `${next++}.jpg`
      writeFileSync(join(folder, file), jpeg)
      return [key, picture, file]
    })
  const book = { ...rest, illustrations: entries(illustrations), avatars: entries(avatars) }
  writeFileSync(join(folder, 'book.json'), JSON.stringify(book))
}

function load(folder: string): BindingInput {
  const book = JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8'))
  const pictures = (entries: [string, Omit<BookPicture, 'jpeg'>, string][]) =>
    new Map(entries.map(([key, picture, file]) => [key, { ...picture, jpeg: readFileSync(join(folder, file)) }]))
  return { ...book, illustrations: pictures(book.illustrations), avatars: pictures(book.avatars) }
}

async function theUsualWay({ story, illustrations, avatars }: BindingInput): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const pictures = [...illustrations.values(), ...avatars.values()]
  for (const { jpeg } of pictures) {
    const image = await document.embedJpg(jpeg)
    document.addPage([595, 595]).drawImage(image, { x: 0, y: 0, width: 595, height: 595 })
  }
  for (const { pages } of story.chapters)
    for (const { paragraphs } of pages)
      document.addPage([595, 595]).drawText(paragraphs.join('\n'), { x: 80, y: 500, size: 26, font, maxWidth: 425 })
  return document.save()
}

/** Five short chapters with eight characters; every picture as heavy as one of 1024 pixels at quality 85. */
async function thirtyPages(): Promise<BindingInput> {
  const { aBook } = await import('../adapters/typesetter/support/stub-book.ts')
  const book = await aBook('los-ocho-del-bosque', { age: '2-4', chapters: 5 })
  const heavier = (pictures: ReadonlyMap<string, BookPicture>) =>
    new Map([...pictures].map(([key, picture], i) => [key, { ...picture, jpeg: padded(picture.jpeg, i) }]))
  const illustrations = heavier(book.illustrations)
  const avatars = heavier(book.avatars)
  if (illustrations.size + avatars.size !== PICTURES) throw new Error('not twenty pictures')
  return { ...book, illustrations, avatars }
}

/** A JPEG may be followed by anything: bytes that no compressor makes smaller, as a picture's are. */
function padded(jpeg: Uint8Array, seed: number): Uint8Array {
  const bytes = new Uint8Array(PICTURE_BYTES)
  let state = seed + 1
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = state >>> 24
  }
  bytes.set(jpeg)
  return bytes
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 15; run++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times.sort((a, b) => a - b)[7] ?? 0
}

function measure(args: string[]): { seconds: number; megabytes: number } {
  const runs = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    const { exitCode, stdout } = Bun.spawnSync([process.execPath, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    if (exitCode !== 0) throw new Error(`exit code ${exitCode}`)
    return { seconds: (performance.now() - startedAt) / 1000, megabytes: Number(stdout.toString()) / 1e3 }
  })
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)[2] ?? 0
  return { seconds, megabytes: Math.max(...runs.map((run) => run.megabytes)) }
}
