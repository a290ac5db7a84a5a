import type { Story } from '../story.ts'
import { clausesOf } from '../understanding/clauses.ts'
import { polarityOf } from '../understanding/polarity.ts'
import type { AnsweredWish } from '../wish.ts'
import { type BookText, type Sentence, sentencesIn } from './book-text.ts'
import { type Change, changeOf, sentencesOf } from './changed-sentences.ts'
import { contentOf, isAkin, type TextWord, wordsIn } from './word-forms.ts'

/**
 * What was to stay out and did, as long as the parent brings it in with no word; and what they brought in, until they take
 * every sentence of it out again. In doubt it is in the book.
 */
export function keptOutAfter(wish: AnsweredWish, change: Change, original: AnsweredWish | null): AnsweredWish {
  const out = outOf(wish, change)
  const found = sentencesOf(change.after).filter((sentence) => timesIn(sentence, out, change) > 0)
  if (wish.outcome === 'kept') {
    // What the writer left in was not meant, or the book promises otherwise: only more of it counts.
    if (timesInBook(change.after, out, change) <= timesInBook(change.before, out, change)) return wish
    const fresh = found.filter(change.isNew)
    return brokenWith(wish, fresh.length > 0 ? fresh : found)
  }
  if (wish.outcome !== 'missed' || wish.by !== 'parent') return wish
  const known = new Set(
    wish.evidence.flatMap((one) => sentencesIn(one.text, one, change.namesBefore)).map(({ key }) => key),
  )
  const left = found.filter((sentence) => known.has(sentence.key) || change.isNew(sentence))
  if (left.length > 0) return brokenWith(wish, left)
  return original?.outcome === 'kept' ? original : { ...wish, outcome: 'kept', by: 'writer', evidence: [] }
}

function brokenWith(wish: AnsweredWish, sentences: readonly Sentence[]): AnsweredWish {
  const evidence = sentences.map(({ chapter, page, text }) => ({ chapter, page, text }))
  return { ...wish, outcome: 'missed', by: 'parent', evidence }
}

/** Words any of which would bring it in. Names only where nothing else is to stay out: `el perro de Leo` is not Leo. */
function outOf({ quote }: Pick<AnsweredWish, 'quote'>, { tongue, people }: Change): TextWord[] {
  const refused = clausesOf(quote).flatMap((clause) => polarityOf(clause, []).out)
  const named = contentOf(wordsIn(refused.join(', ')), tongue)
  const all = contentOf(wordsIn(quote), tongue).filter(({ plain }) => !REFUSING.test(plain))
  const words = named.length > 0 ? named : all
  const names = new Set(people.flat())
  const things = words.filter(({ plain }) => !names.has(plain))
  return things.length > 0 ? things : words
}

/** How it is asked for, where understanding does not tell it from what is asked for. */
const REFUSING =
  /^(?:sal(?:g|e|ir)\p{L}*|apare\p{L}+|mencion\p{L}*|nombr\p{L}*|habl\p{L}+|evit\p{L}+|saq\p{L}+|sac\p{L}+|met\p{L}{1,3}|pon\p{L}{1,4}|us[aeo]\p{L}*|di(?:g|ce|ga)\p{L}*|cuent[ea]\p{L}*|preferi\p{L}*|prefier\p{L}*|quier\p{L}*|quer\p{L}+|quisi\p{L}+|mention\p{L}*|say|show|include|bring|make|let|put|use|tell|talk|call|leave|keep|avoid|want)$/u

/** By the words as they stand: to call somebody `Lobo` brings wolves in. */
function timesIn({ own }: Sentence, out: readonly TextWord[], { tongue }: Change): number {
  return own.filter((word) => out.some((one) => isAkin(word, one, tongue))).length
}

function timesInBook(book: BookText, out: readonly TextWord[], change: Change): number {
  return sentencesOf(book).reduce((sum, sentence) => sum + timesIn(sentence, out, change), 0)
}

/** Whether nothing of what was to stay out stands in a book: in its words, its titles and what its pictures are said to show. */
export function staysOut(wish: Pick<AnsweredWish, 'quote'>, story: Story): boolean {
  const change = changeOf(story, story)
  return timesInBook(change.after, outOf(wish, change), change) === 0
}
