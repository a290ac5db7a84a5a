import type { Evidence } from '../wish.ts'
import { joined, oneLine, type PageText, plainOf, type Sentence, sentencesIn, wordsOfAll } from './book-text.ts'
import type { Change } from './changed-sentences.ts'
import { turnsIn } from './small-words.ts'

/**
 * What evidence is looked for in. `before` is the book of which it was true; null where that is long ago. `isWhole`: it is
 * sentences by themselves, never a part of a longer one.
 */
export type Look = Pick<Change, 'after' | 'namesBefore'> & { before: Change['before'] | null; isWhole: boolean }

/** Whether the page that the evidence names has it still, letter by letter. */
export function isInPlace(evidence: Evidence, look: Look): boolean {
  const was = look.before?.pages.find((page) => isOf(page, evidence))
  const there = new Set(was?.sentences.map(({ key }) => key))
  return look.after.pages.some((page) => isOf(page, evidence) && hasIt(page, evidence, look, there))
}

/** Other places where it stands letter by letter, the nearest first. */
export function movedTo(evidence: Evidence, look: Look): Evidence[] {
  const { pages } = look.after
  const at = pages.findIndex((page) => isOf(page, evidence))
  const distance = (page: PageText) =>
    Math.abs(pages.indexOf(page) - at) + (page.chapter === evidence.chapter ? 0 : pages.length)
  return pages
    .filter((page) => !isOf(page, evidence) && hasIt(page, evidence, look))
    .toSorted((a, b) => distance(a) - distance(b))
    .map(({ chapter, page }) => ({ ...evidence, chapter, page }))
}

/** Evidence of long ago where it is now; null where some of it is no longer there letter by letter. */
export function allWhereItIs(evidence: readonly Evidence[], change: Change): Evidence[] | null {
  const found = withPlaces(evidence, { ...change, before: null, isWhole: false }, () => [])
  return found.length === evidence.length ? found : null
}

/** What is left of evidence: in its place, moved, or else as `others` say. No two are the same words of the same page. */
export function withPlaces(
  evidence: readonly Evidence[],
  look: Look,
  others: (one: Evidence) => readonly Evidence[],
): Evidence[] {
  const inPlace = new Set(evidence.filter((one) => isInPlace(one, look)))
  const taken = new Set([...inPlace].map(idOf))
  return evidence.flatMap((one) => {
    if (inPlace.has(one)) return [one]
    const isFree = (place: Evidence) => !taken.has(idOf(place))
    const found = movedTo(one, look).find(isFree) ?? others(one).find(isFree)
    if (!found) return []
    taken.add(idOf(found))
    return [found]
  })
}

/** The sentences in which a text stands, each time it does. */
export function carriersOf(text: string, { text: whole, sentences }: PageText): Sentence[][] {
  const found: Sentence[][] = []
  const sought = oneLine(text)
  for (let from = whole.indexOf(sought); from >= 0 && sought; from = whole.indexOf(sought, from + 1)) {
    const to = from + sought.length
    if (/[\p{L}\p{N}]$/u.test(whole.slice(0, from)) && /^[\p{L}\p{N}]/u.test(sought)) continue
    if (/^[\p{L}\p{N}]/u.test(whole.slice(to)) && /[\p{L}\p{N}]$/u.test(sought)) continue
    let start = 0
    found.push(
      sentences.filter((sentence) => {
        const end = start + sentence.text.length
        const isCarrier = start < to && end > from
        start = end + 1
        return isCarrier
      }),
    )
  }
  return found
}

export function isOf(page: PageText, { chapter, page: number }: Evidence): boolean {
  return page.chapter === chapter && page.page === number
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Words that stand in a sentence which turns them round are no longer there: `le da miedo` in `no le da miedo`.
 * @param there keys of sentences that were there when it was true: they do what they did
 */
function hasIt(page: PageText, { text, ...place }: Evidence, { namesBefore, isWhole }: Look, there = NONE): boolean {
  const turns = turnsIn(plainOf(wordsOfAll(sentencesIn(text, place, namesBefore))))
  return carriersOf(text, page).some((carriers) => {
    if (carriers.every(({ key }) => there.has(key))) return true
    return turnsIn(plainOf(wordsOfAll(carriers))) === turns && (!isWhole || joined(carriers) === oneLine(text))
  })
}

function idOf({ chapter, page, text }: Evidence): string {
  return `${chapter}/${page}/${text}`
}
