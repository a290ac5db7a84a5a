import { READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import { countWords } from '../../../domain/text.ts'
import { READER_AGES, type ReaderAge, valuesOf } from '../../../domain/vocabulary.ts'

/** One line of a moment: who gets it, and how gladly it is given up when a page is full. */
export type Line = { from: number; to: number; text: string; opensParagraph: boolean; mustStay: boolean }

const AGES_BY_START: Readonly<Record<string, number>> = { 0: 0, 2: 1, 4: 2, 6: 3, 8: 4, 10: 5 }

const read = new Map<string, readonly Line[]>()

/**
 * Sources are the plots' own texts: some hundreds, each read once.
 * @throws SyntaxError on a line outside the notation
 */
export function readLines(source: string): readonly Line[] {
  const known = read.get(source)
  if (known) return known
  const lines = parsed(source)
  if (read.size < 4000) read.set(source, lines)
  return lines
}

function parsed(source: string): Line[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, from = '', to, key, mark, text = ''] = /^(\d+)(?:-(\d+))?(!)? (¶ ?)?(.+)$/u.exec(line) ?? []
      const first = AGES_BY_START[from]
      const last = to === undefined ? 5 : AGES_BY_START[to]
      if (first === undefined || last === undefined) throw new SyntaxError(`Not a line of a moment: ${line}`)
      return {
        from: first,
        to: last,
        text,
        opensParagraph: mark !== undefined || isSpeech(text),
        mustStay: key !== undefined,
      }
    })
}

export function isForAge({ from, to }: Line, age: ReaderAge): boolean {
  const index = ageIndex(age)
  return from <= index && index <= to
}

/**
 * What the next age gets may fill a page from four on, where its sentences are short enough. It is given up first. What the
 * next age cannot do without is told to this one in its own way, if at all.
 */
export function isForNextAge({ from, mustStay }: Line, age: ReaderAge): boolean {
  const index = ageIndex(age)
  return index >= 2 && from === index + 1 && !mustStay
}

export function ageIndex(age: ReaderAge): number {
  return valuesOf(READER_AGES).indexOf(age)
}

export function isSpeech(text: string): boolean {
  return /^[—“]/u.test(text)
}

/** Whether something else can stand between the two: no question is left without its answer, no talk is cut. */
export function isSeam(before: Line | undefined, after: Line | undefined): boolean {
  if (!before || !after) return true
  return !isSpeech(after.text) && !isOpen(before)
}

/** Whether something has to follow: a question asked, a sound awaited. */
export function isOpen({ text }: Line): boolean {
  return /[?:…][”»’]?$/u.test(text)
}

/** Whether somebody asks and waits for a reply: the last words spoken are a question. */
export function isAsking({ text }: Line): boolean {
  const spoken = text.startsWith('—')
    ? text.split('—').filter((_, index) => index % 2 === 1)
    : [...text.matchAll(/“([^”]*)”/gu)].map(([, words = '']) => words)
  return isSpeech(text) && (spoken.at(-1) ?? '').trimEnd().endsWith('?')
}

/** Before the last line, or as little before it as can be. */
export function lastSeam(lines: readonly Line[]): number {
  for (let at = lines.length - 1; at > 0; at--) if (isSeam(lines[at - 1], lines[at])) return at
  return Math.max(0, lines.length - 1)
}

// What goes on small goes on: `cogió aire… ¡y voló!`
const BREAKS = /(?<=[.!?…][”»’]?)\s+(?=[\p{Lu}¿¡“«‘\d])(?![¿¡]\p{Ll})/u

export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  for (const piece of paragraph.split(BREAKS)) {
    const last = sentences.at(-1)
    // What is quoted is not taken apart.
    if (last !== undefined && isQuoting(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

function isQuoting(text: string): boolean {
  return text.split(/[«“]/u).length > text.split(/[»”]/u).length
}

export function longestSentence(text: string): number {
  return Math.max(...text.split(BREAKS).map(countWords))
}

export function fitsSentenceLimit(text: string, age: ReaderAge): boolean {
  return longestSentence(text) <= READER_AGE_PROFILES[age].maxWordsPerSentence
}
