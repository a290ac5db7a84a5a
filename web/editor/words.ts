/** Texts of the book by block: the paragraphs of a page and of a dedication a line each. */
export type Texts = Readonly<Record<string, string>>
/** `base`: as the server has them; `now`: as the parent has them on the screen. */
export type Words = { base: Texts; now: Texts }
export type Edit = { block: string; text: string }
/** Where one types: a paragraph of a container (`chapter-1-p0`, `dedication`), or a text that stands by itself. */
export type Place = { container: string; paragraph: number | null }

const CONTAINER = /^(?:dedication|chapter-\d+-p\d+)$/u

export function isContainer(block: string): boolean {
  return CONTAINER.test(block)
}

export function placeOf(block: string): Place {
  const [, container = '', paragraph] = /^(.+)-(\d+)$/u.exec(block) ?? []
  return CONTAINER.test(container) ? { container, paragraph: Number(paragraph) } : { container: block, paragraph: null }
}

export function blockOf({ container, paragraph }: Place): string {
  return paragraph === null ? container : `${container}-${paragraph}`
}

export function paragraphsIn({ now }: Words, container: string): string[] {
  return (now[container] ?? '').split('\n')
}

export function textIn(words: Words, { container, paragraph }: Place): string {
  return paragraph === null ? (words.now[container] ?? '') : (paragraphsIn(words, container)[paragraph] ?? '')
}

/** Where one begins to type in a place: the first paragraph of a page. */
export function firstOf(place: Place): Place {
  return place.paragraph === null && CONTAINER.test(place.container) ? { ...place, paragraph: 0 } : place
}

/** `count` paragraphs from a place become the lines of a text. */
export function withText(words: Words, { container, paragraph }: Place, text: string, count = 1): Words {
  const lines = paragraph === null ? null : paragraphsIn(words, container)
  lines?.splice(paragraph ?? 0, count, ...text.split('\n'))
  return { ...words, now: { ...words.now, [container]: lines ? lines.join('\n') : text } }
}

/** A paragraph becomes two. @param offset characters of it that stay */
export function parted(words: Words, place: Place, offset: number): { words: Words; place: Place } | null {
  if (place.paragraph === null) return null
  const text = textIn(words, place)
  const halves = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()]
  return { words: withText(words, place, halves.join('\n')), place: { ...place, paragraph: place.paragraph + 1 } }
}

/** Texts that are not the same, sign by sign. */
export function changedBetween(one: Words, other: Words): string[] {
  return Object.keys({ ...one.now, ...other.now }).filter((block) => one.now[block] !== other.now[block])
}

/** A paragraph goes on at the end of the one before it. @returns also where the two meet; null where there is none before */
export function joined(words: Words, place: Place): { words: Words; place: Place; offset: number } | null {
  const { container, paragraph } = place
  if (!paragraph) return null
  const before = textIn(words, { container, paragraph: paragraph - 1 })
  const own = textIn(words, place)
  const glue = before && own && !/\s$/u.test(before) && !/^\s/u.test(own) ? ' ' : ''
  const at = { container, paragraph: paragraph - 1 }
  return { words: withText(words, at, before + glue + own, 2), place: at, offset: (before + glue).length }
}

/** The page after it, in its chapter; null for the last one. */
export function nextPage({ now }: Words, container: string): string | null {
  const [, chapter, page] = /^(chapter-\d+-p)(\d+)$/u.exec(container) ?? []
  const next = chapter && `${chapter}${Number(page) + 1}`
  return next && next in now ? next : null
}

/** A paragraph goes to the head of the next page. */
export function movedOn(words: Words, { container, paragraph }: Place): { words: Words; place: Place } | null {
  const next = nextPage(words, container)
  if (next === null || paragraph === null) return null
  const own = paragraphsIn(words, container)
  const [moved = ''] = own.splice(paragraph, 1)
  const others = paragraphsIn(words, next).filter(Boolean)
  const now = { ...words.now, [container]: own.join('\n'), [next]: [moved, ...others].join('\n') }
  return { words: { ...words, now }, place: { container: next, paragraph: 0 } }
}

/** The part of the book where a text can be read; null for what is no text. */
export function partOf(block: string): string | null {
  const [, chapter] = /^chapter-(\d+)-/u.exec(block) ?? /^alt-chapter_(\d+)\//u.exec(block) ?? []
  if (chapter) return `chapter-${chapter}`
  if (block.startsWith('dedication')) return 'dedication'
  if (block.startsWith('name-')) return 'cast'
  if (block === 'closing') return 'closing'
  if (block === 'blurb' || block === 'alt-covers/backcover') return 'backCover'
  return block === 'title' || block === 'alt-covers/frontcover' ? 'frontCover' : null
}

/** The part that a page of the screen book belongs to, of those that hold words of the parent's. */
export function partAt(parts: readonly { part: string; first: number }[], page: number | null): string | null {
  if (page === null) return null
  return parts.filter(({ part, first }) => first <= page && !WITHOUT_WORDS.has(part)).at(-1)?.part ?? null
}

export const WITHOUT_WORDS: ReadonlySet<string> = new Set(['activities', 'colophon'])
