import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { hashOf } from '../../src/adapters/offline/illustrator/kit/random.ts'
import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { bookIdFrom } from '../../src/command/make-book.ts'
import { composeEngine } from '../../src/compose.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import { completeInfo } from '../../src/domain/completeness.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey, scenesOf } from '../../src/domain/illustrations.ts'
import type { Story } from '../../src/domain/story.ts'
import { drawIllustration } from '../../src/use-cases/draw-illustration.ts'
import { straightThrough } from '../../src/use-cases/make-whole-book.ts'
import { writeStory } from '../../src/use-cases/write-story.ts'
import { briefsIn } from './measure/briefs.ts'

type Asked = { briefs: readonly string[]; out: string; books: number; each: number; seed: string }

/** Of what is shown: it is drawn as large as a book's own, since places are composed for that size. */
const SIDE = 1024
const CELL = 320
const COLUMNS = 8

/**
 * Pictures of books, for somebody who sees no text to say what is in them: `NN.jpg` in `out`, what its page says in
 * `words/NN.json`, which they do not open, and all on one sheet.
 */
export async function pictures({ briefs, out, books, each, seed }: Asked): Promise<void> {
  const all = (await Promise.all(briefs.map((folder) => briefsIn(folder)))).flat()
  const chosen = inTurn(all, `${seed}|books`, ({ name }) => name).slice(0, books)
  const engine = await composeEngine({ generationConcurrency: 1, ai: null })
  const illustrator = new OfflineIllustrator()
  await rm(out, { recursive: true, force: true })
  await mkdir(path.join(out, 'words'), { recursive: true })
  const files: string[] = []
  for (const brief of chosen) {
    const info = completeInfo(readBookInfo(brief.info))
    const bookId = bookIdFrom(info, seed)
    const story = await writeStory(engine, straightThrough, { bookId, info })
    const drawable = scenesOf(story).filter(({ key }) => key !== BACK_COVER)
    for (const { key, scene } of inTurn(drawable, `${seed}|${brief.name}`, (one) => one.key).slice(0, each)) {
      const needs = { ...engine, illustrator, files: engine.fileStoreAt(path.join(out, 'store')) }
      const drawn = await drawIllustration(
        needs,
        { bookId, key, scene, info, wish: null, attempt: 1 },
        [],
        straightThrough.signal,
      )
      const number = String(files.length + 1).padStart(2, '0')
      const file = path.join(out, `${number}.jpg`)
      const whole = await Bun.file(path.join(out, 'store', drawn.file.replace(/\.webp$/u, '.jpg'))).bytes()
      await Bun.write(file, await new Bun.Image(whole).resize(SIDE, SIDE).jpeg({ quality: 88 }).bytes())
      await Bun.write(
        path.join(out, 'words', `${number}.json`),
        `${JSON.stringify({ brief: brief.name, key, alt: scene.alt, words: wordsAt(story, key), scene }, null, 2)}\n`,
      )
      files.push(file)
    }
  }
  await rm(path.join(out, 'store'), { recursive: true, force: true })
  await Bun.write(path.join(out, 'sheet.webp'), await sheetOf(files))
  console.log(`${files.length} pictures of ${chosen.length} books in ${out}`)
}

/** In an order that the seed alone decides. */
function inTurn<T>(all: readonly T[], seed: string, nameOf: (one: T) => string): T[] {
  return all.toSorted((a, b) => hashOf(`${seed}|${nameOf(a)}`) - hashOf(`${seed}|${nameOf(b)}`))
}

function wordsAt(story: Story, key: IllustrationKey): string[] {
  if (key === FRONT_COVER) return [story.title]
  const [chapter = 1, page = 1] = [...key.matchAll(/_(\d+)/gu)].map(([, number]) => Number(number))
  return story.chapters[chapter - 1]?.pages[page - 1]?.paragraphs ?? []
}

async function sheetOf(files: readonly string[]): Promise<Buffer> {
  const canvas = createCanvas(COLUMNS * CELL, Math.ceil(files.length / COLUMNS) * CELL)
  const paint = canvas.getContext('2d')
  for (const [i, file] of files.entries())
    paint.drawImage(await loadImage(file), (i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL, CELL, CELL)
  return canvas.toBuffer('image/webp', 84)
}
