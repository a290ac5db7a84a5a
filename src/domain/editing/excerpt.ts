const LONGEST = 40

/** So much of a sentence that it is recognised, cut between words. */
export function excerptOf(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence
  return `${sentence.slice(0, LONGEST).replace(/[\s.,;:]*\S*$/u, '')}…`
}
