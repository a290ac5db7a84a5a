import { sentencesOf } from './sentences.ts'

/**
 * Syllables of a Spanish word. h is silent, u too in que/qui/gue/gui, a final y sounds i; each run of vowels is one,
 * and one more for each hiatus: two strong vowels, equal ones, or a strong one beside í or ú.
 */
export function spanishSyllables(word: string): number {
  const sound = word
    .toLowerCase()
    .replace(/h/gu, '')
    .replace(/([qg])u(?=[eiéí])/gu, '$1')
    .replace(/y$/u, 'i')
  const runs = sound.match(/[aeiouáéíóúü]+/gu) ?? []
  return Math.max(
    1,
    runs.reduce((sum, run) => sum + 1 + hiatuses(run), 0),
  )
}

function hiatuses(run: string): number {
  const vowels = [...run]
  return vowels.slice(1).filter((vowel, index) => {
    const before = vowels[index] ?? ''
    if (before === vowel) return true
    if (isStrong(before) && isStrong(vowel)) return true
    return (isStrong(before) && /[íú]/u.test(vowel)) || (/[íú]/u.test(before) && isStrong(vowel))
  }).length
}

function isStrong(vowel: string): boolean {
  return /[aeoáéó]/u.test(vowel)
}

/** Near enough for a grade: runs of vowels, less a silent final e, -es and -ed. */
export function englishSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/gu, '')
  const spoken = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, (end) => end.slice(0, 1))
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 0)
}

/** INFLESZ (Szigriszt-Pazos), higher is easier; names are left out. Null below 100 words, where it says nothing. */
export function inflesz(text: string, names: readonly string[]): number | null {
  const { words, sentences } = measure(text, names)
  if (words.length < 100) return null
  const syllables = total(words, knownSpanish, spanishSyllables)
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences
}

/** Flesch-Kincaid grade, lower is easier; names are left out. Null below 100 words. */
export function fleschKincaid(text: string, names: readonly string[]): number | null {
  const { words, sentences } = measure(text, names)
  if (words.length < 100) return null
  const syllables = total(words, knownEnglish, englishSyllables)
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

/** Books share most of their words: each is counted once. */
const knownSpanish = new Map<string, number>()
const knownEnglish = new Map<string, number>()
const MOST_KNOWN = 20_000

function total(words: readonly string[], known: Map<string, number>, syllablesOf: (word: string) => number): number {
  if (known.size > MOST_KNOWN) known.clear()
  return words.reduce((sum, word) => {
    const count = known.get(word) ?? syllablesOf(word)
    known.set(word, count)
    return sum + count
  }, 0)
}

function measure(text: string, names: readonly string[]): { words: string[]; sentences: number } {
  const sentences = sentencesOf(text).length
  const bare = names.reduce((left, name) => left.replaceAll(name, ' '), text)
  return { words: bare.match(/[\p{L}’]+/gu) ?? [], sentences: Math.max(1, sentences) }
}
