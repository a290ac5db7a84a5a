import type { BookInfo } from '../book-info.ts'
import { type IllustrationKey, scenesOf } from '../illustrations.ts'
import { nameInBook, type Story } from '../story.ts'

/** What of a book the parent may put into other words. */
export type Worded = { story: Story; info: BookInfo }

/**
 * A text of the book that can be changed, by its name on the wire. Chapters count from 1, pages and paragraphs from 0:
 * `title`, `blurb`, `closing`, `refrain`, `wishes` (JSON), `dedication` and its `dedication-0`, `chapter-2-title`, `chapter-2-part`, the page
 * `chapter-2-p1` and its paragraph `chapter-2-p1-0`, `alt-chapter_2/page_1/image_1`, and `name-0`: what the first character
 * is called in the book.
 */
export type Block =
  | { kind: 'title' | 'blurb' | 'closing' | 'refrain' | 'wishes' | 'dedication' }
  | { kind: 'dedicationParagraph'; paragraph: number }
  | { kind: 'chapterTitle' | 'chapterPart'; chapter: number }
  | { kind: 'page'; chapter: number; page: number }
  | { kind: 'paragraph'; chapter: number; page: number; paragraph: number }
  | { kind: 'alt'; key: IllustrationKey }
  | { kind: 'name'; character: number }

const WHOLE = /^(title|blurb|closing|refrain|wishes|dedication)$/u

/** Null for what names nothing. */
export function blockFrom(id: string): Block | null {
  const [, whole] = WHOLE.exec(id) ?? []
  if (whole) return { kind: whole as 'title' }
  const [, chapter, rest = ''] = /^chapter-(\d{1,3})-(.+)$/u.exec(id) ?? []
  if (chapter) {
    const index = Number(chapter) - 1
    if (rest === 'title') return { kind: 'chapterTitle', chapter: index }
    if (rest === 'part') return { kind: 'chapterPart', chapter: index }
    const [, page, paragraph] = /^p(\d{1,3})(?:-(\d{1,4}))?$/u.exec(rest) ?? []
    if (page === undefined) return null
    const place = { chapter: index, page: Number(page) }
    return paragraph === undefined
      ? { kind: 'page', ...place }
      : { kind: 'paragraph', ...place, paragraph: Number(paragraph) }
  }
  const [, dedication] = /^dedication-(\d{1,3})$/u.exec(id) ?? []
  if (dedication) return { kind: 'dedicationParagraph', paragraph: Number(dedication) }
  const [, name] = /^name-(\d{1,2})$/u.exec(id) ?? []
  if (name) return { kind: 'name', character: Number(name) }
  const [, key] = /^alt-(.+)$/u.exec(id) ?? []
  return key ? { kind: 'alt', key } : null
}

export const blockIds = {
  page: (chapter: number, page: number) => `chapter-${chapter + 1}-p${page}`,
  paragraph: (chapter: number, page: number, paragraph: number) => `chapter-${chapter + 1}-p${page}-${paragraph}`,
  chapterTitle: (chapter: number) => `chapter-${chapter + 1}-title`,
  chapterPart: (chapter: number) => `chapter-${chapter + 1}-part`,
  dedicationParagraph: (paragraph: number) => `dedication-${paragraph}`,
  alt: (key: IllustrationKey) => `alt-${key}`,
  name: (character: number) => `name-${character}`,
} as const

/** The paragraphs of a dedication by their places; of one without words nothing is typeset. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n')
}

/** What follows from other changes, and is nobody's to write. */
export function isDerived({ kind }: Block): boolean {
  return kind === 'refrain' || kind === 'wishes'
}

/** The text of a block as it is now, a page's paragraphs a line each; null where the book has no such block. */
export function textAt({ story, info }: Worded, block: Block): string | null {
  switch (block.kind) {
    case 'title':
    case 'blurb':
    case 'closing':
      return story[block.kind]
    case 'refrain':
      return story.refrain
    case 'wishes':
      return JSON.stringify(story.wishes)
    case 'dedication':
      return info.dedication
    case 'dedicationParagraph':
      return paragraphsOf(info.dedication)[block.paragraph] ?? null
    case 'chapterTitle':
      return story.chapters[block.chapter]?.title ?? null
    case 'chapterPart':
      return story.chapters[block.chapter]?.part ?? null
    case 'page':
      return story.chapters[block.chapter]?.pages[block.page]?.paragraphs.join('\n') ?? null
    case 'paragraph':
      return story.chapters[block.chapter]?.pages[block.page]?.paragraphs[block.paragraph] ?? null
    case 'alt':
      return scenesOf(story).find(({ key }) => key === block.key)?.scene.alt ?? null
    case 'name': {
      const character = info.characters[block.character]
      return character ? nameInBook(story, character.name) : null
    }
  }
}

/** Every text that stands by itself: a page as one, not its paragraphs. */
export function blocksOf({ story, info }: Worded): string[] {
  return [
    'title',
    'dedication',
    ...story.chapters.flatMap((chapter, index) => [
      ...(chapter.part === undefined ? [] : [blockIds.chapterPart(index)]),
      blockIds.chapterTitle(index),
      ...chapter.pages.map((_, page) => blockIds.page(index, page)),
    ]),
    'closing',
    'blurb',
    ...(story.refrain === null ? [] : ['refrain']),
    ...scenesOf(story).map(({ key }) => blockIds.alt(key)),
    ...info.characters.map((_, character) => blockIds.name(character)),
  ]
}

/** The block that words on a laid-out page belong to; null where they are not the parent's to change. */
export function blockOnPage(typeset: string): string | null {
  if (/^(?:cover|title-page|colophon)-title$/u.test(typeset)) return 'title'
  if (typeset === 'closing-0' || typeset === 'blurb-0') return typeset.replace('-0', '')
  const [, character] = /^cast-name-(\d+)$/u.exec(typeset) ?? []
  if (character) return blockIds.name(Number(character))
  return /^(?:dedication-\d+|chapter-\d+-(?:title|part|p\d+-\d+))$/u.test(typeset) ? typeset : null
}
