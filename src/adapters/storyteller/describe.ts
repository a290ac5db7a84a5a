import type { Chapter } from '../../domain/story.ts'
import { hasRoom, isInSpeech, namedAt, type Room } from './present.ts'
import { capitalised } from './spanish.ts'

/** `text` stands in the place of `before`, which is all of a paragraph; with `isNew` it is another one after it. */
export type Described = { chapter: number; page: number; before: string; text: string; isNew: boolean }

/**
 * What the parent wrote of a place, said where the story first speaks of it (`…en el pasillo. El pasillo era largo.`): beside what
 * is told, below what is spoken, never as the last word of a page, and where there is room. Null where there is no such place.
 */
export function describe(
  chapters: readonly Chapter[],
  { inside, detail }: { inside: string; detail: string },
  room: Room,
): Described | null {
  const said = capitalised(`${inside} ${detail}.`)
  for (const [chapter, { pages }] of chapters.entries())
    for (const [page, { paragraphs }] of pages.entries())
      for (const [at, before] of paragraphs.slice(0, -1).entries()) {
        const named = namedAt(before, inside)
        if (named < 0 || !/[.!?…»”]$/u.test(before)) continue
        // An answer is not kept waiting.
        const isNew = isInSpeech(before, named) || !/[.!…]$/u.test(before)
        if (isNew && /^[—“]/u.test(paragraphs[at + 1] ?? '')) continue
        const text = isNew ? said : `${before} ${said}`
        const changed = isNew ? paragraphs.toSpliced(at + 1, 0, said) : paragraphs.with(at, text)
        if (hasRoom(changed, page + 1, said, room)) return { chapter, page, before, text, isNew }
      }
  return null
}
