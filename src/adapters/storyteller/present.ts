import { lineBudget, linesNeeded } from '../../domain/page-fit.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../domain/reader-age.ts'
import type { Chapter } from '../../domain/story.ts'
import { listsAsOne, namesAsOne } from '../../domain/story-checks/names.ts'
import { sentencesOf, wordsIn } from '../../domain/story-checks/sentences.ts'
import { countWords } from '../../domain/text.ts'
import type { ReaderAge } from '../../domain/vocabulary.ts'
import { capitalised } from './spanish.ts'
import type { Tie } from './ties.ts'

/** For how long pages and sentences may be. */
export type Room = { readerAge: ReaderAge; names: readonly string[] }

/** A paragraph in which somebody is presented: `tie` counts from 0, chapter and page as well. */
export type Presented = { tie: number; chapter: number; page: number; before: string; text: string }

/**
 * Says once of everybody what they are to the hero (`Lucía y su hermano Leo`): the first time that a story speaks of them right
 * after it spoke of the hero, outside what somebody says, and where the page has room for it.
 */
export function present(chapters: readonly Chapter[], ties: readonly Tie[], hero: string, room: Room): Presented[] {
  const texts = chapters.map(({ pages }) => pages.map(({ paragraphs }) => [...paragraphs]))
  const places = texts.flatMap((pages, chapter) =>
    pages.flatMap((paragraphs, page) => paragraphs.map((_, at) => ({ chapter, page, at }))),
  )
  return ties.flatMap((tie, index): Presented[] => {
    for (const { chapter, page, at } of places) {
      const paragraphs = texts[chapter]?.[page] ?? []
      const before = paragraphs[at] ?? ''
      const text = presentedIn(before, paragraphs[at - 1] ?? '', tie, hero)
      if (text === null || !hasRoom(paragraphs.with(at, text), page + 1, text, room)) continue
      paragraphs[at] = text
      return [{ tie: index, chapter, page, before, text }]
    }
    const named = places.find(({ chapter, page, at }) => namedAt(texts[chapter]?.[page]?.[at] ?? '', tie.inside) >= 0)
    const text = named && texts[named.chapter]?.[named.page]?.[named.at]
    return tie.isPlain && named && text
      ? [{ tie: index, chapter: named.chapter, page: named.page, before: text, text }]
      : []
  })
}

/** Null where they are not named, or `su` would be of somebody else. */
function presentedIn(paragraph: string, above: string, { inside, presented }: Tie, hero: string): string | null {
  const at = namedAt(paragraph, inside)
  if (at < 0 || isInSpeech(paragraph, at)) return null
  if (inside === presented) return null
  const heroAt = namedAt(paragraph, hero)
  const isNear = (heroAt >= 0 && heroAt < at) || (namedAt(above, hero) >= 0 && !isInSpeech(above, namedAt(above, hero)))
  if (!isNear || ALREADY.test(paragraph.slice(0, at)) || APPOSED.test(paragraph.slice(0, at))) return null
  // `Ana e Iker` and `Ana y su amigo Iker`.
  const before = paragraph.slice(0, at).replace(/(?<= )e $/u, 'y ')
  return capitalised(before + presented + paragraph.slice(at + inside.length))
}

export function namedAt(text: string, name: string): number {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return text.search(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu'))
}

/** A paragraph that somebody speaks, or a quotation that is open there. */
export function isInSpeech(paragraph: string, at: number): boolean {
  if (paragraph.startsWith('—')) return true
  const before = paragraph.slice(0, at)
  return /«[^»]*$|“[^”]*$|‘[^’]*$/u.test(before)
}

/** `el padre, Rafa`, `su tutor, Andrés`: it is said who they are. */
const APPOSED =
  /(?:padre|madre|abuel[oa]|t[ií][oa]|prim[oa]|herman[oa]|amig[oa]|maestr[oa]|tutora?|profe|vecin[oa]|father|mother|teacher|neighbour), $/iu
/** `su amigo Leo`, `el pobre Leo`. */
const ALREADY =
  /(?:^|\P{L})(?:su|sus|mi|tu|his|her|their|el|la|the|old|little|pobre|amig[oa]|herman[oa]|prim[oa]|señora?|friend|brother|sister|cousin)\s$/iu

export function hasRoom(
  paragraphs: readonly string[],
  page: number,
  changed: string,
  { readerAge, names }: Room,
): boolean {
  const { maxWordsPerSentence } = READER_AGE_PROFILES[readerAge]
  return (
    countWords(namesAsOne(paragraphs.join(' '), names)) <= wordBudget(readerAge, page) &&
    linesNeeded(readerAge, paragraphs) <= lineBudget(readerAge, page) &&
    sentencesOf(changed).every((sentence) => wordsIn(listsAsOne(sentence, names)) <= maxWordsPerSentence)
  )
}
