import { countWords } from '../text.ts'

/** Ends at . ! ? … before a space and something that opens a sentence; rayas are no words. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”»’]?)\s+(?=[—\p{Lu}¿¡“«‘\d])/u)
    .map((sentence) => sentence.replace(/—/gu, ' ').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

export function wordsIn(text: string): number {
  return countWords(text.replace(/—/gu, ' '))
}
