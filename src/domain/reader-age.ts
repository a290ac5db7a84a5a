import type { Language, ReaderAge } from './vocabulary.ts'

/**
 * What an age can read, and how it is set. Type in points, lengths in words; a text page that opens a chapter bears the
 * title and so holds three quarters of `maxWordsPerPage`.
 * Source: sizes and budgets after Hughes & Wilkins 2000 and Wilkins et al. 2009, capacities measured with Andika.
 */
export type ReaderAgeProfile = {
  fontSizePt: number
  leadPt: number
  linesPerPage: number
  charactersPerLine: number
  maxWordsPerPage: number
  wordsPerChapter: number
  /** Text pages of a chapter, and which of them (from 1) have a picture on the page facing or preceding them. */
  textPages: number
  illustratedPages: readonly number[]
  meanWordsPerSentence: number
  maxWordsPerSentence: number
  /** Lowest INFLESZ (Spanish) and highest Flesch-Kincaid grade (English) from 100 words on; null: not scored. */
  minInflesz: number | null
  maxFleschKincaid: number | null
  /** Words a minute: read aloud to the youngest, by the child from 6 on. */
  wordsPerMinute: number
  /** The first text page of a paragraph style: block paragraphs below 8, indents from 8. */
  indentsParagraphs: boolean
  /** Lines that fit at the most: under a chapter's title of two lines, and on its other pages. */
  roomLines: { opener: number; page: number }
  textBoxMm: { width: number; height: number }
}

export const READER_AGE_PROFILES: Record<ReaderAge, ReaderAgeProfile> = {
  '0-2': {
    fontSizePt: 30,
    leadPt: 42,
    linesPerPage: 4,
    charactersPerLine: 29,
    maxWordsPerPage: 16,
    wordsPerChapter: 28,
    textPages: 2,
    illustratedPages: [1, 2],
    meanWordsPerSentence: 5,
    maxWordsPerSentence: 8,
    minInflesz: null,
    maxFleschKincaid: null,
    wordsPerMinute: 120,
    indentsParagraphs: false,
    roomLines: { opener: 6.9, page: 9.8 },
    textBoxMm: { width: 150, height: 60 },
  },
  '2-4': {
    fontSizePt: 26,
    leadPt: 38,
    linesPerPage: 5,
    charactersPerLine: 34,
    maxWordsPerPage: 26,
    wordsPerChapter: 44,
    textPages: 2,
    illustratedPages: [1, 2],
    meanWordsPerSentence: 7,
    maxWordsPerSentence: 12,
    minInflesz: 78,
    maxFleschKincaid: 1.5,
    wordsPerMinute: 120,
    indentsParagraphs: false,
    roomLines: { opener: 7.6, page: 10.8 },
    textBoxMm: { width: 150, height: 75 },
  },
  '4-6': {
    fontSizePt: 24,
    leadPt: 36,
    linesPerPage: 8,
    charactersPerLine: 36,
    maxWordsPerPage: 48,
    wordsPerChapter: 120,
    textPages: 3,
    illustratedPages: [1, 2, 3],
    meanWordsPerSentence: 9,
    maxWordsPerSentence: 14,
    minInflesz: 76,
    maxFleschKincaid: 2.5,
    wordsPerMinute: 120,
    indentsParagraphs: false,
    roomLines: { opener: 8, page: 11 },
    textBoxMm: { width: 150, height: 110 },
  },
  '6-8': {
    fontSizePt: 22,
    leadPt: 33,
    linesPerPage: 12,
    charactersPerLine: 43,
    maxWordsPerPage: 80,
    wordsPerChapter: 300,
    textPages: 4,
    illustratedPages: [1, 4],
    meanWordsPerSentence: 10,
    maxWordsPerSentence: 18,
    minInflesz: 74,
    maxFleschKincaid: 3.5,
    wordsPerMinute: 78,
    indentsParagraphs: false,
    roomLines: { opener: 10.1, page: 13.5 },
    textBoxMm: { width: 160, height: 150 },
  },
  '8-10': {
    fontSizePt: 18,
    leadPt: 27,
    linesPerPage: 16,
    charactersPerLine: 49,
    maxWordsPerPage: 120,
    wordsPerChapter: 440,
    textPages: 4,
    illustratedPages: [1, 4],
    meanWordsPerSentence: 12,
    maxWordsPerSentence: 22,
    minInflesz: 70,
    maxFleschKincaid: 4.7,
    wordsPerMinute: 110,
    indentsParagraphs: true,
    roomLines: { opener: 13, page: 17 },
    textBoxMm: { width: 150, height: 160 },
  },
  '10+': {
    fontSizePt: 15,
    leadPt: 22.5,
    linesPerPage: 20,
    charactersPerLine: 54,
    maxWordsPerPage: 165,
    wordsPerChapter: 560,
    textPages: 4,
    illustratedPages: [1, 4],
    meanWordsPerSentence: 14,
    maxWordsPerSentence: 26,
    minInflesz: 65,
    maxFleschKincaid: 6,
    wordsPerMinute: 135,
    indentsParagraphs: true,
    roomLines: { opener: 16, page: 20.5 },
    textBoxMm: { width: 140, height: 165 },
  },
}

/** Most words that the given text page (from 1) of a chapter may hold. */
export function wordBudget(age: ReaderAge, page: number): number {
  const { maxWordsPerPage } = READER_AGE_PROFILES[age]
  return page === 1 ? Math.floor(maxWordsPerPage * 0.75) : maxWordsPerPage
}

/** Minutes of reading, at least one. */
export function minutesOfReading(age: ReaderAge, words: number): number {
  return Math.max(1, Math.round(words / READER_AGE_PROFILES[age].wordsPerMinute))
}

/** Below six an adult reads aloud and talks about the pictures: the minutes are of the text alone. */
export function isReadAloud(age: ReaderAge): boolean {
  return age === '0-2' || age === '2-4' || age === '4-6'
}

export function languageCode(language: Language): 'es' | 'en' {
  return language === 'inglés' ? 'en' : 'es'
}

/** Words that are written in one go: a book of several short chapters has one music. */
const MOST_AT_ONCE = 200

/** Whether all chapters of a book are so short that they are written together. */
export function isWrittenAtOnce({ chapters, readerAge }: { chapters: number; readerAge: ReaderAge }): boolean {
  return chapters > 1 && chapters * READER_AGE_PROFILES[readerAge].wordsPerChapter <= MOST_AT_ONCE
}
