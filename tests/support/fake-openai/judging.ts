import type { Fault } from './faults.ts'

/**
 * A judge of known taste. Scores follow from how many sentences a book has; a wish is told where one sentence has all its longer
 * words; of two books the longer is better, and a biased judge likes whatever comes first.
 */
export function rubricAnswer(user: string, fault: Fault | null): unknown {
  const { book, wishes = [] } = dataIn(user)
  const score = scoreOf(book.sentences.length)
  const mark = { reason: `PERS_1 has ${book.sentences.length} sentences.`, score: fault === 'odd-score' ? 11 : score }
  return {
    wishes: wishes.map(({ number, asked = '', kind }: { number: number; asked?: string; kind: string }) => {
      const found = sentencesWith(asked, book.sentences)
      if (fault === 'unknown-numbers') return { number, verdict: 'told', sentences: [9999] }
      const verdict = kind === 'avoid' ? 'told' : found.length > 0 ? 'told' : 'missing'
      return { number, verdict, sentences: kind === 'avoid' ? [] : found.slice(0, 3) }
    }),
    marks: { told: mark, coherence: mark, surprise: mark, voice: { ...mark, score: 2 }, age: mark, language: mark },
  }
}

export function comparisonAnswer(user: string, fault: Fault | null): unknown {
  const { A, B } = dataIn(user)
  const [a, b] = [lettersIn(A), lettersIn(B)]
  const better = fault === 'first-is-better' || a > b ? 'A' : a < b ? 'B' : 'tie'
  return {
    a: `It has ${a} letters.`,
    b: `It has ${b} letters.`,
    because: `${better} is the one that PERS_1 would keep.`,
    better,
  }
}

export function scoreOf(sentences: number): number {
  return 1 + (sentences % 5)
}

/** Of the pages alone. */
export function lettersIn({ chapters }: { chapters: { pages: string[] }[] }): number {
  return chapters.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.length, 0)
}

/** What stands in a request as material. */
export function dataIn(user: string): any {
  const [start, end] = ['<datos_usuario>', '</datos_usuario>']
  return JSON.parse(user.slice(user.lastIndexOf(start) + start.length, user.lastIndexOf(end)))
}

function sentencesWith(asked: string, sentences: { number: number; text: string }[]): number[] {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]{5,}/gu) ?? []
  const wanted = wordsOf(asked)
  if (wanted.length === 0) return []
  return sentences.flatMap(({ number, text }) => (wanted.every((word) => wordsOf(text).includes(word)) ? [number] : []))
}
