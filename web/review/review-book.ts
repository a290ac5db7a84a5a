import type { BookStatus } from '../../src/domain/book.ts'
import type { Story } from '../../src/domain/story.ts'
import type { AnsweredWish } from '../../src/domain/wish.ts'
import type { WireBook } from '../api/wire.ts'

/** One place in the book that holds a picture, with the words that go with it. */
export type Picture = {
  /** `chapter_1/page_1/image_1`, `covers/frontcover/image_1`: parts 4 to 6 of its directory. */
  key: string
  /** 1-based within its chapter; null on a cover. */
  page: number | null
  /** Paragraphs on the same page as the picture. */
  text: string[]
  /** Paragraphs of the pages without a picture that follow it. */
  textAfter: string[]
  alt: string
  /** What the story says of it; without a prompt it cannot be drawn again. */
  scene: { character: string; prompt: string } | null
  /** Whether it says who is seen in it; of a place without anybody it says so with an empty text. */
  hasCharacter: boolean
  versions: string[]
  /** The version that goes into the book; empty while there is none. */
  selected: string
}

export type PictureGroup = { key: string; number: number | null; title: string; pictures: Picture[] }

export type ReviewBook = {
  id: number
  status: BookStatus
  title: string
  /** What a change must name, so that two tabs do not write over each other. */
  version: number
  attempts: { max: number; done: number }
  characters: Pick<WireBook['info']['characters'][number], 'name' | 'image_url' | 'image_url_selected'>[]
  /** Covers first and last, chapters between, in reading order. */
  groups: PictureGroup[]
  /** Keys of the pictures being drawn now. */
  regenerating: string[]
  /** What the parent asked for, and what became of it; none where the writer does not say. */
  wishes: ReviewWish[]
  writer: Story['writer']
  /** What is to be said of a version, by its address. */
  notes: Readonly<Record<string, VersionNote>>
}

export type ReviewWish = Pick<AnsweredWish, 'id' | 'quote' | 'weight' | 'outcome' | 'by' | 'evidence' | 'reason'>

export type VersionNote = {
  wish: string | null
  /** Drawn by the engine without AI in place of a model that could not. */
  standIn: boolean
}

/** chapter_1 → page_1 → image_1, as `new_images` or as the stored listing gives it. */
export type WireImages = Record<string, Record<string, Record<string, WireEntry>>>
type WireEntry = { url_selected?: string | null; urls?: string[]; image_list?: string[] }

/** `images`: the book's own `new_images`, or the stored listing that stands in for it. */
export function readReviewBook(wire: WireBook, images: WireImages): ReviewBook {
  const output: Record<string, unknown> = wire.output ?? {}
  const title = wire.info.story_title
  return {
    id: wire.id_book,
    status: wire.status,
    title,
    version: wire.version,
    attempts: { max: wire.max_verify_attempts, done: wire.done_verify_attempts },
    characters: wire.info.characters.map(({ name, image_url, image_url_selected }) => ({
      name,
      image_url,
      image_url_selected,
    })),
    groups: [
      ...coverGroup('frontcover', wire.covers.frontcover, textOf(output.title) || title, output),
      ...chapterGroups(images, output),
      ...coverGroup('backcover', wire.covers.backcover, textOf(output.blurb), output),
    ],
    regenerating: wire.regenerating.map(keyOfDirectory),
    wishes: (wire.wishes ?? []).map(reviewWish),
    writer: output.writer === 'model' || output.writer === 'both' ? output.writer : 'offline',
    notes: Object.fromEntries(
      wire.version_notes.map(({ url, wish, stand_in }) => [url, { wish, standIn: stand_in !== null }]),
    ),
  }
}

function reviewWish({ id, quote, weight, outcome, by, evidence, reason }: AnsweredWish): ReviewWish {
  return { id, quote, weight, outcome, by, evidence, ...(reason && { reason }) }
}

/** `books/12/final_images/chapter_1/page_1/image_1`: parts 4 to 6 name the picture (product.md §7). */
export function keyOfDirectory(directory: string): string {
  const [chapter = '', page = '', image = 'image_1'] = directory.split('/').slice(3, 6)
  return [chapter, page, image].join('/')
}

export function directoryOfKey(bookId: number, key: string): string {
  return `books/${bookId}/final_images/${key}`
}

export function picturesOf(book: ReviewBook): Picture[] {
  return book.groups.flatMap(({ pictures }) => pictures)
}

export function isEmpty(images: WireImages | null | undefined): boolean {
  return !images || Object.keys(images).length === 0
}

function chapterGroups(images: WireImages, output: Record<string, unknown>): PictureGroup[] {
  return inOrder(images).map(([chapterKey, pages]) => {
    const number = numberOf(chapterKey)
    const story = output[chapterKey]
    const pictures = inOrder(pages).flatMap(([pageKey, entries]) =>
      inOrder(entries).map(([imageKey, entry]): Picture => {
        const page = at(story, pageKey)
        const scene = at(page, imageKey)
        const prompt = textOf(at(scene, 'prompt'))
        return {
          key: `${chapterKey}/${pageKey}/${imageKey}`,
          page: numberOf(pageKey),
          text: paragraphs(textOf(at(page, 'text'))),
          textAfter: textUntilNextPicture(story, numberOf(pageKey)),
          alt: textOf(at(scene, 'alt')),
          scene: prompt ? { character: textOf(at(scene, 'character')), prompt } : null,
          hasCharacter: typeof at(scene, 'character') === 'string',
          ...versionsOf(entry),
        }
      }),
    )
    return { key: chapterKey, number, title: textOf(at(story, 'title')), pictures }
  })
}

function coverGroup(
  side: 'frontcover' | 'backcover',
  cover: WireBook['covers']['frontcover'],
  text: string,
  output: Record<string, unknown>,
): PictureGroup[] {
  if (!cover) return []
  const prompt = textOf(output[side])
  return [
    {
      key: side,
      number: null,
      title: '',
      pictures: [
        {
          key: `covers/${side}/image_1`,
          page: null,
          text: paragraphs(text),
          textAfter: [],
          alt: '',
          scene: prompt ? { character: '', prompt } : null,
          hasCharacter: true,
          ...versionsOf(cover.image_1),
        },
      ],
    },
  ]
}

function versionsOf({ urls, image_list, url_selected }: WireEntry) {
  const versions = (urls ?? image_list ?? []).filter(Boolean)
  return { versions, selected: url_selected ?? versions[0] ?? '' }
}

function textUntilNextPicture(story: unknown, page: number): string[] {
  const following: string[] = []
  for (let next = page + 1; ; next += 1) {
    const read = at(story, `page_${next}`)
    if (!read || at(read, 'image_1')) return following
    following.push(...paragraphs(textOf(at(read, 'text'))))
  }
}

function at(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[key] : undefined
}

/** `page_10` comes after `page_9`. */
function inOrder<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).toSorted(([a], [b]) => numberOf(a) - numberOf(b))
}

function numberOf(key: string): number {
  return Number(/\d+$/u.exec(key)?.[0] ?? 0)
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((paragraph) => paragraph.trim())
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
