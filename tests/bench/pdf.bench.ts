/**
 * The screen PDF of a book of 38 pages and 20 pictures that are JPEGs already, of our own illustrator and so as hard to
 * compress as a book's are: warm, cold, peak memory, and size over the pictures'. In the same run the same words and pictures
 * by Typst, react-pdf and Chromium, which set and draw less (no ornaments; Typst and react-pdf no tags).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { openFaces } from '../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../src/adapters/typesetter/pages/compose-book.ts'
import { screenPdf } from '../../src/adapters/typesetter/pdf/book-pdf.ts'
import { scenesOf } from '../../src/domain/illustrations.ts'
import { screenPages } from '../../src/domain/page-model/screen-pages.ts'
import { PRINTER_PROFILES } from '../../src/domain/printer-profiles.ts'
import type { BindingInput, BookPicture } from '../../src/ports/typesetter.ts'
import { aBook } from '../adapters/typesetter/support/stub-book.ts'

const PAGES = 38
const PICTURES = 20
const PEERS = ['typst', 'react-pdf', 'chromium'] as const
const root = new URL('../..', import.meta.url).pathname
const peers = join(import.meta.dir, 'peers')

type Measured = { warmMs: number | null; bytes: number; peakKb: number }

const [, , folder, once] = process.argv
if (folder) await measureOurs(folder, once === 'once')
else await compare()

async function compare(): Promise<void> {
  const installed = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: peers })
  if (installed.exitCode !== 0) throw new Error(installed.stderr.toString())
  for (const sidePx of [1536, 1024]) {
    const input = await drawnBook(sidePx)
    const folder = mkdtempSync(join(tmpdir(), 'colorin-bench-'))
    keep(input, folder)
    const jpegBytes = picturesOf(input).reduce((sum, { jpeg }) => sum + jpeg.length, 0)
    console.log(`${PAGES} pages, ${PICTURES} JPEGs of ${sidePx} pixels (${jpegBytes} bytes)`)
    const [ours, ...theirs] = [import.meta.path, ...PEERS.map((peer) => join(peers, `${peer}.mjs`))].map((program) => ({
      name: program === import.meta.path ? 'ours' : (program.split('/').at(-1)?.replace('.mjs', '') ?? ''),
      warm: run(program, folder, []).measured,
      cold: coldly(program, folder),
    }))
    if (!ours) throw new Error('nothing measured')
    for (const { name, warm, cold } of [ours, ...theirs])
      console.log(
        `  ${name.padEnd(10)} warm ${(warm.warmMs ?? 0).toFixed(1)} ms (ours is ${((ours.warm.warmMs ?? 0) / (warm.warmMs ?? 1)).toFixed(2)} ×), ` +
          `cold ${cold.seconds.toFixed(2)} s (${(ours.cold.seconds / cold.seconds).toFixed(2)} ×), peak ${(cold.peakKb / 1e3).toFixed(0)} MB, ` +
          `size ${(warm.bytes / jpegBytes).toFixed(4)} × its JPEGs`,
      )
    rmSync(folder, { recursive: true })
  }
}

/** The middle of five cold processes that write the book once. */
function coldly(program: string, folder: string): { seconds: number; peakKb: number } {
  const runs = Array.from({ length: 5 }, () => run(program, folder, ['once']))
  const seconds = runs.map((one) => one.seconds).sort((a, b) => a - b)[2] ?? 0
  return { seconds, peakKb: Math.max(...runs.map((one) => one.measured.peakKb)) }
}

function run(program: string, folder: string, more: string[]): { seconds: number; measured: Measured } {
  const startedAt = performance.now()
  const { exitCode, stdout } = Bun.spawnSync([process.execPath, program, folder, ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (exitCode !== 0) throw new Error(`${program}: exit code ${exitCode}`)
  return { seconds: (performance.now() - startedAt) / 1000, measured: JSON.parse(stdout.toString()) }
}

async function measureOurs(folder: string, once: boolean): Promise<void> {
  const input = load(folder)
  const write = async () => {
    const faces = await openFaces()
    const { model } = composeBook(input, faces, PRINTER_PROFILES['generic-210'])
    if (screenPages(model).length !== PAGES) throw new Error('not so many pages')
    return screenPdf(model, input, faces)
  }
  const { measured } = await import(join(peers, 'measured.mjs'))
  process.argv[3] = once ? 'once' : ''
  await measured(write)
}

function picturesOf({ illustrations, avatars }: BindingInput): BookPicture[] {
  return [...illustrations.values(), ...avatars.values()]
}

/** Kept in files, so that a cold process finds its input as the product does: in the store. */
function keep(input: BindingInput, folder: string): void {
  const { illustrations, avatars, story, ...rest } = input
  let next = 0
  const entries = (pictures: ReadonlyMap<string, BookPicture>) =>
    [...pictures].map(([key, { jpeg, ...picture }]) => {
      const file = `${next++}.jpg`
      writeFileSync(join(folder, file), jpeg)
      return [key, picture, file]
    })
  const book = { ...rest, story, illustrations: entries(illustrations), avatars: entries(avatars) }
  writeFileSync(join(folder, 'book.json'), JSON.stringify(book))
  const fonts = ['Andika-Regular', 'Fredoka-SemiBold'].map((name) =>
    join(root, 'src/adapters/typesetter/fonts', `${name}.ttf`),
  )
  const words = story.chapters.flatMap(({ title, pages }) =>
    pages.map(({ paragraphs }, i) => (i === 0 ? { heading: title, paragraphs } : { paragraphs })),
  )
  const pictures = Array.from({ length: PICTURES }, (_, i) => ({ picture: `${i}.jpg` }))
  const front = [{ heading: story.title }, { paragraphs: [story.blurb] }, { paragraphs: [story.closing] }]
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({ title: story.title, fonts, pages: [...pictures, ...words, ...front].slice(0, PAGES) }),
  )
}

function load(folder: string): BindingInput {
  const book = JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8'))
  const pictures = (entries: [string, Omit<BookPicture, 'jpeg'>, string][]) =>
    new Map(entries.map(([key, picture, file]) => [key, { ...picture, jpeg: readFileSync(join(folder, file)) }]))
  return { ...book, illustrations: pictures(book.illustrations), avatars: pictures(book.avatars) }
}

/** Five chapters for readers of four to six, as `lucia-y-el-dragon` has them, each picture drawn. */
async function drawnBook(sidePx: number): Promise<BindingInput> {
  const book = await aBook('lucia-y-el-dragon', { age: '4-6', chapters: 5, sidePx })
  const illustrator = new OfflineIllustrator({ size: { width: sidePx, height: sidePx } })
  const signal = new AbortController().signal
  const illustrations = new Map<string, BookPicture>()
  for (const { key, scene } of scenesOf(book.story)) {
    const { characters, places, theme, readerAge } = book.info
    const brief = {
      characters,
      places,
      theme,
      readerAge,
      scene,
      key,
      kind: 'page',
      references: new Map(),
      wish: null,
      seed: key,
    } as const
    const outcome = await illustrator.draw(brief, signal)
    const placed = book.illustrations.get(key)
    if (outcome.kind === 'drawn' && placed) illustrations.set(key, { ...placed, jpeg: outcome.picture.jpeg })
  }
  const avatars = new Map<string, BookPicture>()
  for (const character of book.info.characters) {
    const outcome = await illustrator.drawAvatar({ character, seed: character.name }, signal)
    const placed = book.avatars.get(character.name)
    if (outcome.kind === 'drawn' && placed) avatars.set(character.name, { ...placed, jpeg: outcome.picture.jpeg })
  }
  const drawn = { ...book, illustrations, avatars }
  if (picturesOf(drawn).length !== PICTURES) throw new Error('not twenty pictures')
  return drawn
}
