import type { AnsweredWish, Evidence } from '../wish.ts'
import { plainOf, type Sentence, wordsOfAll } from './book-text.ts'
import { runsOf } from './carried-evidence.ts'
import type { Change } from './changed-sentences.ts'
import { turnsIn } from './small-words.ts'
import { contentOf, isSame, type TextWord, wordsIn } from './word-forms.ts'

const MOST_EVIDENCE = 3
/** Of one word every story tells something, but for somebody or something that has a name. */
const LEAST_WORDS = 2
const LEAST_LETTERS = 4

/** A wish that the parent says this change tells: with what is new in it. Null where nothing is. */
export function toldAsSaid(wish: AnsweredWish, { fresh }: Change): AnsweredWish | null {
  return fresh.length > 0 ? toldWith(wish, fresh) : null
}

/**
 * A missed wish that new sentences tell word by word. Where a wrong guess would hurt, and of what no word can show, nothing
 * is taken to be told.
 */
export function toldUnasked(wish: AnsweredWish, change: Change): AnsweredWish | null {
  const { quote, kind, outcome, reason, sensitive } = wish
  if (outcome !== 'missed' || reason === 'language' || sensitive !== null) return null
  if (kind === 'tone' || kind === 'avoid') return null
  const words = wordsIn(quote)
  const content = contentOf(words, change.tongue)
  const [first] = content
  const isNamed = first !== undefined && (kind === 'thing' || kind === 'person') && first.plain.length >= LEAST_LETTERS
  if (content.length < LEAST_WORDS && !isNamed) return null
  const run = change.after.pages
    .flatMap(({ sentences }) => runsOf(sentences, MOST_EVIDENCE))
    .filter((run) => run.every(change.isNew))
    .toSorted((a, b) => a.length - b.length)
    .find((run) => says(wordsOfAll(run), { words, content, kind }, change))
  return run ? toldWith(wish, run) : null
}

function toldWith({ reason: _, ...wish }: AnsweredWish, sentences: readonly Sentence[]): AnsweredWish {
  const evidence = sentences
    .slice(0, MOST_EVIDENCE)
    .map(({ chapter, page, text }): Evidence => ({ chapter, page, text }))
  return { ...wish, outcome: 'told', by: 'parent', evidence }
}

type Asked = { words: readonly TextWord[]; content: readonly TextWord[]; kind: AnsweredWish['kind'] }

function says(
  said: readonly TextWord[],
  { words, content, kind }: Asked,
  { tongue, people, namesIn }: Change,
): boolean {
  if (!content.every((word) => said.some((one) => isSame(one, word, tongue)))) return false
  // `no le da ningún miedo` turns round twice what it does once.
  if (turnsIn(plainOf(said)) !== turnsIn(plainOf(words))) return false
  const [asked, told] = [peopleIn(plainOf(words), people), peopleIn(plainOf(said), people)]
  if (asked.length === 0 && kind !== 'thing' && kind !== 'person') {
    // Where nobody is named it is the child's: what Leo finds, Lucía did not.
    const others = namesIn(said).filter((name) => !words.some(({ plain }) => plain === name))
    return others.length === 0 || told.includes(0)
  }
  // Whoever gives and whoever is given to are the same words.
  return told.filter((one) => asked.includes(one)).join() === asked.join()
}

/** Who is named, by their place among the people, in the order of the words. */
function peopleIn(plain: readonly string[], people: Change['people']): number[] {
  const at = people.map((name) => plain.findIndex((_, from) => name.every((part, more) => plain[from + more] === part)))
  return [...at.keys()].filter((one) => (at[one] ?? -1) >= 0).toSorted((a, b) => (at[a] ?? 0) - (at[b] ?? 0))
}
