/**
 * Ends at . ! ? … before a space and something that opens a sentence. A raya before a small letter opens none: in
 * `—¡Ahí no! —dijo Ana` the sentence goes on, as it does in `“Not there!” said Ana`. Rayas are no words.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”»’]?)\s+(?=(?:—\s*)?[\p{Lu}¿¡“«‘\d])/u)
    .map((sentence) => sentence.replace(/—/gu, ' ').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** Words with a letter or a digit: a comma that a raya leaves behind is none. */
export function wordsIn(text: string): number {
  return text.match(/[^\s—]*[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0
}
