/**
 * Ends at . ! ? … before a space and something that opens a sentence. A raya before a small letter opens none: in
 * `—¡Ahí no! —dijo Ana` the sentence goes on, as it does in `“Not there!” said Ana`. Rayas are no words.
 */
export function sentencesOf(text: string): readonly string[] {
  const found = known.get(text)
  if (found) return found
  if (known.size > MOST_KNOWN) known.clear()
  const sentences = parted(text)
  known.set(text, sentences)
  return sentences
}

/** A space behind which another sentence begins. */
export const SENTENCE_END = /(?<=[.!?…][”»’]?)\s+(?=(?:—\s*)?[\p{Lu}¿¡“«‘\d])/u

/** Paragraphs that several checks look at, and many books share: each is parted once. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 2000

function parted(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/—/gu, ' ').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** Words with a letter or a digit: a comma that a raya leaves behind is none. */
export function wordsIn(text: string): number {
  return text.match(/[^\s—]*[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0
}
