import { scenesOf } from '../illustrations.ts'
import type { Story } from '../story.ts'
import { type BookText, type Sentence, textOfBook, wordsOfAll } from './book-text.ts'
import { means, type TextWord, type Tongue, wordsIn } from './word-forms.ts'

/** What a save did to a book's words. */
export type Change = {
  before: BookText
  after: BookText
  /** Names by which characters were and are called, for evidence as it was found. */
  namesBefore: Story['names']
  tongue: Tongue
  isNew: (sentence: Sentence) => boolean
  /** Sentences of pages that were not there before, in order. */
  fresh: readonly Sentence[]
  /** Names of people and places among the words. */
  namesIn: (words: readonly TextWord[]) => string[]
  /** By the wizard's names, folded and in parts; whom most pictures show is first. */
  people: readonly (readonly string[])[]
}

export function changeOf(before: Story, after: Story): Change {
  const [was, is] = [textOfBook(before), textOfBook(after)]
  // What a picture was said to show is new where it is told.
  const told = new Set(was.pages.flatMap(({ sentences }) => sentences.map(({ key }) => key)))
  const said = new Set(sentencesOf(was).map(({ key }) => key))
  const beside = new Set(is.beside)
  // A sentence without words says nothing new.
  const isNew = (one: Sentence) => one.key !== '' && !(beside.has(one) ? said : told).has(one.key)
  const people = peopleOf(after)
  const names = new Set([...people.flat(), ...namesWrittenIn(was), ...namesWrittenIn(is)])
  return {
    before: was,
    after: is,
    namesBefore: before.names,
    tongue: is.tongue,
    isNew,
    fresh: is.pages.flatMap(({ sentences }) => sentences.filter(isNew)),
    namesIn: (words) =>
      words.flatMap(({ plain, isLarge }) => (isLarge && names.has(plain) && means(plain, is.tongue) ? [plain] : [])),
    people,
  }
}

export function sentencesOf({ pages, beside }: BookText): Sentence[] {
  return [...pages.flatMap(({ sentences }) => sentences), ...beside]
}

/** A word that is written large in the middle of a sentence. */
function namesWrittenIn({ pages }: BookText): string[] {
  return wordsOfAll(pages.flatMap(({ sentences }) => sentences)).flatMap(({ plain, mayName }) =>
    mayName ? [plain] : [],
  )
}

function peopleOf(story: Story): string[][] {
  const seen = scenesOf(story).flatMap(({ scene }) => scene.cast.map(({ name }) => name))
  const names = [...new Set([...seen, ...Object.keys(story.names ?? {})])]
  const times = (name: string) => seen.filter((one) => one === name).length
  return names
    .toSorted((a, b) => times(b) - times(a))
    .map((name) => wordsIn(name).map(({ plain }) => plain))
    .filter(({ length }) => length > 0)
}
