/** Han signs are drawn differently in the East Asian countries: kana or hangul beside them tell which form is wanted. */
const KANA = /[\u3040-\u30ff]/u
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/u

/** Families in the order in which they are asked for a word; without a hint, Han signs are Chinese. */
export function familiesFor(word: string, families: Iterable<string>): string[] {
  const all = [...new Set(families)]
  const first = KANA.test(word) ? 'noto-sans-jp' : HANGUL.test(word) ? 'noto-sans-kr' : ''
  return all.includes(first) ? [first, ...all.filter((family) => family !== first)] : all
}
