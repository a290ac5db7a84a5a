import type { Evidence } from '../wish.ts'
import { oneLine, type PageText, plainOf, type Sentence, sentencesIn, wordsOfAll } from './book-text.ts'
import type { Change } from './changed-sentences.ts'
import { turnsIn } from './small-words.ts'

/** Whether the page that the evidence names has it still, letter by letter. */
export function isInPlace(evidence: Evidence, change: Change): boolean {
  return change.after.pages.some((page) => isOf(page, evidence) && hasIt(page, evidence, change, change.isNew))
}

/** Other places where it stands letter by letter, the nearest first. */
export function movedTo(evidence: Evidence, change: Change): Evidence[] {
  const { pages } = change.after
  const at = pages.findIndex((page) => isOf(page, evidence))
  const distance = (page: PageText) =>
    Math.abs(pages.indexOf(page) - at) + (page.chapter === evidence.chapter ? 0 : pages.length)
  return pages
    .filter((page) => !isOf(page, evidence) && hasIt(page, evidence, change))
    .toSorted((a, b) => distance(a) - distance(b))
    .map(({ chapter, page }) => ({ ...evidence, chapter, page }))
}

/** Evidence of long ago where it is now; null where some of it is no longer there letter by letter. */
export function allWhereItIs(evidence: readonly Evidence[], change: Change): Evidence[] | null {
  // Of what stood there before nobody knows whether it told it: all is looked at as if it were new.
  const found = withPlaces(evidence, { ...change, isNew: () => true }, () => [])
  return found.length === evidence.length ? found : null
}

/** What is left of evidence: in its place, moved, or else as `others` say. No two are the same words of the same page. */
export function withPlaces(
  evidence: readonly Evidence[],
  change: Change,
  others: (one: Evidence) => readonly Evidence[],
): Evidence[] {
  const inPlace = new Set(evidence.filter((one) => isInPlace(one, change)))
  const taken = new Set([...inPlace].map(idOf))
  return evidence.flatMap((one) => {
    if (inPlace.has(one)) return [one]
    const isFree = (place: Evidence) => !taken.has(idOf(place))
    const found = movedTo(one, change).find(isFree) ?? others(one).find(isFree)
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

/**
 * Words that stand in a sentence which turns them round are no longer there: `le da miedo` in `no le da miedo`. Where it was,
 * a sentence that is not new has not turned them.
 */
function hasIt(
  page: PageText,
  evidence: Evidence,
  { namesBefore }: Change,
  isNew: Change['isNew'] = () => true,
): boolean {
  const own = turnsIn(plainOf(wordsOfAll(sentencesIn(evidence.text, evidence, namesBefore))))
  return carriersOf(evidence.text, page).some(
    (carriers) => !carriers.some(isNew) || turnsIn(plainOf(wordsOfAll(carriers))) === own,
  )
}

function idOf({ chapter, page, text }: Evidence): string {
  return `${chapter}/${page}/${text}`
}
