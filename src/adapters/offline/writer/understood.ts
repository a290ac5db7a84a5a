import type { Chapter } from '../../../domain/story.ts'
import { foldName } from '../../../domain/text.ts'
import { firstSentences, hobbyLine, isAboutHobby, likesIn } from './lexicon/hobbies.ts'
import type { Avoided } from './lexicon/scares.ts'
import type { Wish } from './lexicon/wish.ts'
import { worldOf } from './lexicon/world.ts'
import { isForAge, readLines } from './lines.ts'
import type { Both } from './plots/plot.ts'
import { wishPerson } from './plots/wish-lines.ts'
import { type Referents, realise } from './realise/realise.ts'
import { isPlaceOf, stageOf, type Tale } from './understand.ts'

/** Whether the book is free of what it was to be kept free of, in words and pictures. */
function isKept(
  { scares, props, shown }: Avoided,
  { plot, plans }: Tale,
  chapters: readonly Chapter[],
  text: string,
): boolean {
  const scenes = chapters.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? []))
  const titles = chapters.map(({ title }) => title)
  const marks = [plot, ...plans.map(({ beat }) => beat)].flatMap((one) => one.scares ?? [])
  return (
    !scares.some((scare) => marks.includes(scare)) &&
    !scenes.some((scene) => scene.props.some((prop) => props.includes(prop))) &&
    !shown.test(foldName([text, ...titles, ...scenes.map(({ alt }) => alt)].join(' ')))
  )
}

/** A line with one choice in it, in all the ways in which the seed may have said it. */
function waysOf(line: string): string[] {
  const [all, options = ''] = /\[([^\]]+)\]/u.exec(line) ?? []
  return all === undefined ? [line] : options.split('/').map((option) => line.replace(all, () => option))
}

export function textOf(chapters: readonly Chapter[]): string {
  return chapters
    .flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
    .join(' ')
    .toLowerCase()
}

/** Whether the first line of these that this age gets stands in a text in lower case. */
export function isLineTold(lines: Both<string>, { age, tongue }: Tale, stage: Referents, text: string): boolean {
  const line = readLines(lines[tongue]).find((each) => isForAge(each, age))
  return waysOf(line?.text ?? '').some((way) => {
    const sentence = realise(way, stage, 'told')
    return sentence !== null && sentence !== '' && text.includes(sentence.toLowerCase())
  })
}

/** Only what is really told counts as understood. */
export function understoodOf(tale: Tale, chapters: readonly Chapter[]): string[] {
  const text = textOf(chapters)
  return [
    ...tale.promises,
    ...tale.avoided.filter((one) => isKept(one, tale, chapters, text)).map(({ inSpanish }) => inSpanish),
    ...tale.wishes
      .filter((wish) => isTold(wish, tale, text))
      .map((wish) => `${wish.kind === 'fear' ? 'Tenemos en cuenta' : 'En el cuento aparece'}: ${wish.inSpanish}.`),
    ...(tale.isMoralUnderstood ? [`La moraleja se vive en la historia: ${tale.value.inSpanish}.`] : []),
  ].filter((line, index, all) => all.findIndex((other) => foldName(other) === foldName(line)) === index)
}

/** Sentences of the free text of which nothing is in the book, in the parent's words: more than these would only dishearten. */
export function missedOf(tale: Tale, chapters: readonly Chapter[]): string[] {
  const text = textOf(chapters)
  const told = tale.wishes.filter((wish) => isTold(wish, tale, text))
  const kept = tale.avoided.filter((one) => isKept(one, tale, chapters, text))
  const line = hobbyLine(tale.company.hobbies)
  // What every page with room for it begins with is enough.
  const opening = { es: firstSentences(line.es, 'all'), en: firstSentences(line.en, 'all') }
  const helps = isAboutHobby(line) && isLineTold(opening, tale, stageOf(tale, 0), text)
  const isTaken = (sentence: string): boolean => {
    const folded = foldName(sentence)
    const helped = helps && line === hobbyLine({ hero: [], partner: [], likes: likesIn(sentence) })
    return (
      helped ||
      told.some(({ words }) => words.test(folded)) ||
      kept.some(({ shown }) => shown.test(folded)) ||
      worldOf({ freeText: sentence, theme: tale.info.theme }).promises.length > 0
    )
  }
  return tale.info.freeText
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && !isTaken(sentence))
    .slice(0, 4)
    .map((sentence) => (sentence.length > 140 ? `${sentence.slice(0, 139).trimEnd()}…` : sentence))
}

function isTold(wish: Wish, tale: Tale, text: string): boolean {
  if (wish.kind === 'sight' && isPlaceOf(tale, wish)) return true
  if (wish.kind === 'food' || wish.kind === 'sight') return text.includes(wish.np[tale.tongue].toLowerCase())
  const stage = stageOf(tale, 0)
  const people = { ...stage.people, X: wishPerson(wish, tale) }
  return [wish.setup, wish.climax, wish.end].some(
    (lines) => lines !== null && isLineTold(lines, tale, { ...stage, people }, text),
  )
}
