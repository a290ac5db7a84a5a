import { fold, type JudgedWish, row } from './judge.ts'

/** What `wishes.json` says of one wish or of several. */
export type Claim = { quote?: string; outcome: string; evidence?: { text: string }[] }

const SMALL = new Set(
  (
    'de la el los las un una unos unas que se lo le les al del y o e u a en con sin por para su sus mi mis tu tus es son esta este esto ese esa no ni si ya muy mas pero como cuando ' +
    'nos me te hay ha han he ser sea salga aparezca gustaria queremos queria quiero favor por the a an and or of to in on is are it his her their he she they that this with for be as at who please would like include'
  ).split(' '),
)

function wordsOf(text: string): Set<string> {
  return new Set(row(text).filter((word) => !SMALL.has(word)))
}

function share(inner: ReadonlySet<string>, outer: ReadonlySet<string>): number {
  return inner.size === 0 ? 0 : [...inner].filter((word) => outer.has(word)).length / inner.size
}

/** What the product says of a wish: its entries are those whose quote holds ours, or that ours holds. */
export function claimOf(wish: Pick<JudgedWish, 'quote'>, entries: readonly Claim[]) {
  const ours = wordsOf(wish.quote)
  const scored = entries
    .map((entry) => {
      const theirs = wordsOf(entry.quote ?? '')
      const [there, back] = [share(ours, theirs), share(theirs, ours)]
      return { entry, fit: Math.max(there, back), sum: there + back }
    })
    .filter(({ fit }) => fit >= 0.6)
  if (scored.length === 0) return null
  const best = Math.max(...scored.map(({ sum }) => sum))
  // A very close quote leaves the looser ones out.
  const near = best >= 1.6 ? scored.filter(({ sum }) => sum >= 1.4) : scored
  const outcomes = near.map(({ entry }) => entry.outcome)
  const outcome = ['missed', 'declined', 'kept', 'told'].find((one) => outcomes.includes(one)) ?? 'missed'
  return { outcome, entries: near.map(({ entry }) => entry) }
}

/** Evidence counts only where it stands in the book word for word. */
export function isSupported(entries: readonly Claim[], whole: string): boolean {
  const flat = (text: string) => fold(text).replace(/\s+/gu, ' ').trim()
  const book = flat(whole)
  return entries.every(
    ({ outcome, evidence = [] }) =>
      outcome !== 'told' || (evidence.length > 0 && evidence.every(({ text }) => text && book.includes(flat(text)))),
  )
}
