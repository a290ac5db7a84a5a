import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { scenesOf } from '../../../../src/domain/illustrations.ts'
import type { Language, ReaderAge } from '../../../../src/domain/vocabulary.ts'
import type { BindingInput, BookPicture } from '../../../../src/ports/typesetter.ts'
import { type Fixture, infoFixture } from '../../../support/builders.ts'
import { stubStory } from './stub-story.ts'

type Variation = {
  age?: ReaderAge
  language?: Language
  chapters?: number
  sidePx?: number
  illustrator?: BookPicture['illustrator']
}

/** What the typesetter is given for a fixture: a story as long as its age allows, and a picture for every place. */
export async function aBook(fixture: Fixture, variation: Variation = {}): Promise<BindingInput> {
  const { age, language, chapters, sidePx = 1536, illustrator = 'offline' } = variation
  const info: CompleteBookInfo = infoFixture(fixture)
  const changed = {
    ...info,
    readerAge: age ?? info.readerAge,
    language: language ?? info.language,
    chapters: chapters ?? info.chapters,
  }
  const jpeg = await aJpeg(sidePx)
  const story = stubStory(changed)
  // Every picture has bytes of its own, as in a real book: a printer's file keeps one object for each.
  const picture = (link: string): BookPicture => ({
    jpeg: jpeg.slice(),
    link,
    width: sidePx,
    height: sidePx,
    illustrator,
  })
  return {
    story,
    info: changed,
    illustrations: new Map(scenesOf(story).map(({ key }) => [key, picture(`final_images/${key}.webp`)])),
    avatars: new Map(changed.characters.map(({ name }, i) => [name, picture(`characters/${i}.webp`)])),
    editionDate: '2026-11-21',
  }
}

const jpegs = new Map<number, Promise<Uint8Array>>()

/** A square JPEG in one colour. */
export function aJpeg(sidePx: number): Promise<Uint8Array> {
  const known = jpegs.get(sidePx) ?? new Bun.Image(bitmap(sidePx)).jpeg({ quality: 80 }).bytes()
  jpegs.set(sidePx, known)
  return known
}

/** A BMP of 24 bits: the one format that needs no compressor. */
function bitmap(side: number): Uint8Array {
  const row = Math.ceil((side * 3) / 4) * 4
  const bytes = new Uint8Array(54 + row * side).fill(0xd8)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  const header: [at: number, value: number][] = [
    [2, bytes.length],
    [6, 0],
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
    [26, 1 | (24 << 16)],
    [30, 0],
    [34, row * side],
    [38, 2835],
    [42, 2835],
    [46, 0],
    [50, 0],
  ]
  for (const [at, value] of header) view.setUint32(at, value, true)
  return bytes
}
