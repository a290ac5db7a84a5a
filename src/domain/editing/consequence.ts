import { READER_AGE_PROFILES } from '../reader-age.ts'
import type { Chapter, Story } from '../story.ts'
import { fleschKincaid, inflesz } from '../story-checks/reading-level.ts'
import { sentencesOf, wordsIn } from '../story-checks/sentences.ts'
import type { ReaderAge } from '../vocabulary.ts'

/** What a layout comes to: pages of the whole book and of the part, and how the type is set in it. */
export type LaidOut = { total: number; own: number; shrinkPt: number; carried: number; smallestPt: number }

/**
 * `fits`, `pushes` lines on, `adds` or `removes` pages; `shrinks`: all text is set smaller to keep its pages; `tiny`: this text
 * alone is set too small to be read.
 */
export type Consequence = { kind: 'fits' | 'pushes' | 'adds' | 'removes' | 'shrinks' | 'tiny'; text: string }

/** Smaller print is in no children's book. */
const LEAST_PT = 9

/** What other words mean for the pages, in a parent's words. */
export function consequenceOf(before: LaidOut, after: LaidOut): Consequence {
  if (after.smallestPt < LEAST_PT && after.smallestPt < before.smallestPt)
    return { kind: 'tiny', text: 'Así la letra queda demasiado pequeña: quita algunas palabras' }
  const pages = after.total - before.total
  if (pages > 0)
    return { kind: 'adds', text: `Añade ${count(pages, 'página', 'páginas')}: ${before.total} → ${after.total}` }
  if (pages < 0)
    return { kind: 'removes', text: `Quita ${count(-pages, 'página', 'páginas')}: ${before.total} → ${after.total}` }
  const own = after.own - before.own
  const smaller = after.shrinkPt > before.shrinkPt ? ', con la letra de todo el cuento un poco más pequeña' : ''
  // Pages of games make room for them.
  if (own > 0) return { kind: 'adds', text: `Este capítulo ocupa ${count(own, 'página', 'páginas')} más${smaller}` }
  if (own < 0) return { kind: 'removes', text: `Este capítulo ocupa ${count(-own, 'página', 'páginas')} menos` }
  const lines = after.carried - before.carried
  if (lines > 0)
    return { kind: 'pushes', text: `Empuja ${count(lines, 'línea', 'líneas')} a la página siguiente${smaller}` }
  if (smaller) return { kind: 'shrinks', text: `Cabe${smaller}` }
  return { kind: 'fits', text: 'Cabe' }
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `una ${one}` : `${number} ${many}`
}

/** How hard a page is to read. `fits`: within what its readers can; `words` are the page's, `longest` its longest sentence's. */
export type ReadingLevel = { fits: boolean; words: number; longest: number; text: string }

/** Of a page (from 0) among its chapter. */
export function readingLevelOf(
  { language }: Pick<Story, 'language'>,
  chapter: Chapter,
  page: number,
  { readerAge, names }: { readerAge: ReaderAge; names: readonly string[] },
): ReadingLevel {
  const paragraphs = chapter.pages[page]?.paragraphs ?? []
  const profile = READER_AGE_PROFILES[readerAge]
  const words = paragraphs.reduce((sum, paragraph) => sum + wordsIn(paragraph), 0)
  const longest = Math.max(0, ...paragraphs.flatMap(sentencesOf).map(wordsIn))
  const why =
    words > profile.maxWordsPerPage
      ? 'Son muchas palabras en una página'
      : longest > profile.maxWordsPerSentence
        ? 'Hay una frase muy larga'
        : isEasy(language, chapter, profile, names)
          ? null
          : 'Son palabras y frases difíciles'
  const age = agesInWords(readerAge)
  return { fits: why === null, words, longest, text: why ? `${why} para leer ${age}` : `Se lee bien ${age}` }
}

/** `entre los 4 y los 6 años`, `a partir de los 10 años`. */
function agesInWords(age: ReaderAge): string {
  const [from, to] = age.split('-')
  if (to === undefined) return `a partir de los ${Number.parseInt(age, 10)} años`
  return from === '0' ? `antes de los ${to} años` : `entre los ${from} y los ${to} años`
}

function isEasy(
  language: Story['language'],
  { pages }: Chapter,
  { minInflesz, maxFleschKincaid }: (typeof READER_AGE_PROFILES)[ReaderAge],
  names: readonly string[],
): boolean {
  const text = pages.flatMap(({ paragraphs }) => paragraphs).join(' ')
  if (language === 'inglés') {
    const grade = fleschKincaid(text, names)
    return grade === null || maxFleschKincaid === null || grade <= maxFleschKincaid
  }
  const score = inflesz(text, names)
  return score === null || minInflesz === null || score >= minInflesz
}
