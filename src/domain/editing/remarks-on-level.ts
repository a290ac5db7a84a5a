import { READER_AGE_PROFILES } from '../reader-age.ts'
import { listsAsOne } from '../story-checks/names.ts'
import { sentencesOf, wordsIn } from '../story-checks/sentences.ts'
import type { ReaderAge } from '../vocabulary.ts'
import { excerptOf } from './excerpt.ts'
import type { Remark } from './remark.ts'

type Edit = { before: string; text: string; pageWordsBefore: number; pageWords: number }
type Readers = { readerAge: ReaderAge; names: readonly string[] }

/** Sentences and pages that have become too long for the reader; what was so before is the book's own. */
export function remarksOnLevel(
  { before, text, pageWordsBefore, pageWords }: Edit,
  { readerAge, names }: Readers,
): Remark[] {
  const { maxWordsPerSentence, maxWordsPerPage } = READER_AGE_PROFILES[readerAge]
  const age = ageInWords(readerAge)
  const remarks: Remark[] = []
  const longest = longestOf(text, names)
  if (longest.weight > maxWordsPerSentence && longestOf(before, names).weight <= maxWordsPerSentence) {
    // Names weigh one word, whatever their length; a parent counts what stands there.
    const said = `La frase «${excerptOf(longest.sentence)}» tiene ${wordsIn(longest.sentence)} palabras.`
    const message = `${said} ${age} se siguen mejor las de hasta ${maxWordsPerSentence}: puedes partirla en dos.`
    remarks.push({ kind: 'level', message })
  }
  if (pageWords > maxWordsPerPage && pageWordsBefore <= maxWordsPerPage) {
    const said = `La página se queda con ${pageWords} palabras.`
    const message = `${said} ${age} se leen mejor las de hasta ${maxWordsPerPage}: puedes quitar alguna frase.`
    remarks.push({ kind: 'level', message })
  }
  return remarks
}

function longestOf(text: string, names: readonly string[]): { sentence: string; weight: number } {
  return text
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, weight: wordsIn(listsAsOne(sentence, names)) }))
    .reduce((longest, one) => (one.weight > longest.weight ? one : longest), { sentence: '', weight: 0 })
}

function ageInWords(age: ReaderAge): string {
  if (age === '10+') return 'A partir de los 10 años'
  const [from, to] = age.split('-')
  return from === '0' ? `Hasta los ${to} años` : `Entre los ${from} y los ${to} años`
}
