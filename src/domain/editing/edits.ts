import { DomainError } from '../errors.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey } from '../illustrations.ts'
import type { Scene } from '../scene.ts'
import type { Chapter, StoryPage } from '../story.ts'
import { type Block, blockFrom, blockIds, isDerived, paragraphsOf, textAt, type Worded } from './blocks.ts'
import { expectFitting } from './limits-of-blocks.ts'
import { renamingOf } from './rename.ts'
import { storedText } from './stored-text.ts'

/** What a parent asks for: new words for a block. Lines part a paragraph; an empty text takes it out. */
export type Edit = { block: string; text: string }
/** What was done to a block, and can be taken back. */
export type AppliedEdit = { block: string; before: string; after: string }

/** An emptied page keeps its place, its picture and a paragraph without words. */
const EMPTY_PAGE: readonly string[] = ['']

/** What stands in a line of its own, or in the midst of others' lines. */
const ONE_LINE: readonly Block['kind'][] = ['title', 'chapterTitle', 'chapterPart', 'alt', 'name']

/**
 * The book in other words. All edits name blocks of the book as it is before any of them; a `name-…` changes what somebody is
 * called everywhere, but for the blocks that other edits give words of their own.
 * @param keepsEmpty a paragraph without words keeps its place: who types has not filled it yet
 * @returns what really changed, in order: taken back from the last to the first, it is the book of before
 * @throws DomainError `input.invalid`, its fields by block
 */
export function withEdits(
  book: Worded,
  edits: readonly Edit[],
  { keepsEmpty = false }: { keepsEmpty?: boolean } = {},
): { book: Worded; applied: AppliedEdit[] } {
  const pages = new Map<
    string,
    { chapter: number; page: number; paragraphs: (string | string[])[]; isWhole: boolean }
  >()
  const singles = new Map<string, string>()
  const names = new Map<number, string>()
  const dedication = { lines: paragraphsOf(book.info.dedication), changedBy: '' }
  for (const { block: id, text: typed } of edits) {
    const block = blockFrom(id)
    const before = block && textAt(book, block)
    if (!block || before === null || isDerived(block)) throw invalid(id, 'Este texto ya no está en el cuento')
    const stored = keepsEmpty ? lineByLine(typed, book.story.language) : storedText(typed, book.story.language)
    const text = ONE_LINE.includes(block.kind) ? stored.replaceAll('\n', ' ') : stored
    expectFitting(id, block, text)
    if (block.kind === 'name') names.set(block.character, text)
    else if (block.kind === 'dedicationParagraph') {
      dedication.lines[block.paragraph] = text
      dedication.changedBy = id
    } else if (block.kind === 'page' || block.kind === 'paragraph') {
      const page = blockIds.page(block.chapter, block.page)
      const known = pages.get(page)
      if (known && (known.isWhole || block.kind === 'page')) throw invalid(id, 'Este texto se cambia dos veces')
      const own = known ?? { ...block, paragraphs: [...paragraphsAt(book, block)], isWhole: block.kind === 'page' }
      if (block.kind === 'page') own.paragraphs = [text.split('\n')]
      else own.paragraphs[block.paragraph] = text.split('\n')
      pages.set(page, own)
    } else singles.set(id, text)
  }
  if (dedication.changedBy) {
    const whole = dedication.lines.filter(Boolean).join('\n')
    expectFitting(dedication.changedBy, { kind: 'dedication' }, whole)
    singles.set('dedication', whole)
  }
  const renaming = renamingOf(book, names)
  const changes = [
    ...[...pages.values()].flatMap((page) => changesOfPage(book, page, { inText: renaming.inText, keepsEmpty })),
    ...[...singles].map(([block, after]) => ({ block, after })),
    ...renaming.changes(new Set([...pages.keys(), ...singles.keys()])),
  ]
  return applied(book, changes)
}

/** Takes back what was done, from the last to the first. */
export function withoutEdits(book: Worded, edits: readonly AppliedEdit[]): Worded {
  return edits.toReversed().reduce((left, { block, before }) => put(left, block, before), book)
}

/** Does again what was taken back. */
export function withEditsAgain(book: Worded, edits: readonly AppliedEdit[]): Worded {
  return edits.reduce((left, { block, after }) => put(left, block, after), book)
}

function applied(book: Worded, changes: readonly { block: string; after: string }[]) {
  const done: AppliedEdit[] = []
  let changed = book
  for (const { block, after } of changes) {
    const before = textAt(changed, blockFrom(block) ?? { kind: 'title' }) ?? ''
    if (before === after) continue
    changed = put(changed, block, after)
    done.push({ block, before, after })
  }
  return { book: changed, applied: done }
}

function lineByLine(typed: string, language: Worded['story']['language']): string {
  return typed
    .split('\n')
    .map((line) => storedText(line, language))
    .join('\n')
}

/** One paragraph in other words is told as that; where their number changes, the page is. */
function changesOfPage(
  book: Worded,
  {
    chapter,
    page,
    paragraphs,
    isWhole,
  }: { chapter: number; page: number; paragraphs: (string | string[])[]; isWhole: boolean },
  { inText, keepsEmpty }: { inText: (text: string) => string; keepsEmpty: boolean },
): { block: string; after: string }[] {
  const before = paragraphsAt(book, { chapter, page })
  const all = paragraphs.flatMap((own) => (typeof own === 'string' ? inText(own) : own))
  const left = keepsEmpty ? all : all.filter(Boolean)
  const after = left.length > 0 ? left : EMPTY_PAGE
  if (isWhole || after.length !== before.length)
    return [{ block: blockIds.page(chapter, page), after: after.join('\n') }]
  return after.map((text, index) => ({ block: blockIds.paragraph(chapter, page, index), after: text }))
}

function paragraphsAt({ story }: Worded, { chapter, page }: { chapter: number; page: number }): readonly string[] {
  return story.chapters[chapter]?.pages[page]?.paragraphs ?? []
}

function withLine(text: string, index: number, line: string): string {
  return paragraphsOf(text)
    .flatMap((known, at) => (at === index ? (line ? [line] : []) : [known]))
    .join('\n')
}

function invalid(block: string, message: string): DomainError {
  return new DomainError('input.invalid', { fields: { [block]: message } })
}

/** The one place where words get into a book. */
function put(book: Worded, id: string, text: string): Worded {
  const block = blockFrom(id)
  if (!block) return book
  const { story, info } = book
  switch (block.kind) {
    // The card, the file's name and the cover say the same.
    case 'title':
      return { info: { ...info, title: text }, story: { ...story, title: text } }
    case 'blurb':
    case 'closing':
      return { info, story: { ...story, [block.kind]: text } }
    case 'refrain':
      return { info, story: { ...story, refrain: text } }
    case 'wishes':
      return { info, story: { ...story, wishes: JSON.parse(text) } }
    case 'dedication':
      return { info: { ...info, dedication: text }, story }
    case 'dedicationParagraph':
      return { info: { ...info, dedication: withLine(info.dedication, block.paragraph, text) }, story }
    case 'chapterTitle':
      return withChapter(book, block, (chapter) => ({ ...chapter, title: text }))
    case 'chapterPart':
      return withChapter(book, block, (chapter) => ({ ...chapter, part: text }))
    case 'page':
      return withPage(book, block, (page) => ({ ...page, paragraphs: text.split('\n') }))
    case 'paragraph':
      return withPage(book, block, (page) => ({ ...page, paragraphs: page.paragraphs.with(block.paragraph, text) }))
    case 'alt':
      return { info, story: withAlt(story, block.key, text) }
    case 'name':
      return { info, story: withName(book, block, text) }
  }
}

function withChapter(
  book: Worded,
  { chapter: at }: { chapter: number },
  change: (chapter: Chapter) => Chapter,
): Worded {
  const chapters = book.story.chapters.map((chapter, index) => (index === at ? change(chapter) : chapter))
  return { ...book, story: { ...book.story, chapters } }
}

function withPage(
  book: Worded,
  place: { chapter: number; page: number },
  change: (page: StoryPage) => StoryPage,
): Worded {
  return withChapter(book, place, (chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page, index) => (index === place.page ? change(page) : page)),
  }))
}

function withAlt(story: Worded['story'], key: IllustrationKey, alt: string): Worded['story'] {
  const told = (scene: Scene): Scene => ({ ...scene, alt })
  if (key === FRONT_COVER) return { ...story, frontCover: told(story.frontCover) }
  if (key === BACK_COVER) return { ...story, backCover: told(story.backCover) }
  const chapters = story.chapters.map((chapter, c) => ({
    ...chapter,
    pages: chapter.pages.map((page, p) =>
      page.scene && key === `chapter_${c + 1}/page_${p + 1}/image_1` ? { ...page, scene: told(page.scene) } : page,
    ),
  }))
  return { ...story, chapters }
}

function withName({ story, info }: Worded, { character }: Block & { kind: 'name' }, text: string): Worded['story'] {
  const wizards = info.characters[character]?.name ?? ''
  const { names = {}, ...rest } = story
  const { [wizards]: _, ...others } = names
  const all = text === wizards ? others : { ...others, [wizards]: text }
  return Object.keys(all).length > 0 ? { ...rest, names: all } : rest
}
