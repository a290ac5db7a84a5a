/** A wish as a brief lists it, with the patterns that judge a book by it. */
export type JudgedWish = {
  id: string
  quote: string
  field: string
  kind: string
  sensitive: boolean
  /** Told when in every list at least one matches; empty where something is to stay out. */
  told: string[][]
  never?: string[]
  examples?: Partial<Record<Verdict, string[]>>
}
export type Verdict = 'told' | 'missed' | 'contradicted'
export type Claim = { quote?: string; outcome: string; evidence?: { text: string }[] }
export type Row = {
  wish: JudgedWish
  why: string
  verdict: Verdict | 'declined'
  claim: string | null
  isSilent: boolean
  isFalse: boolean
  isUnsupported: boolean
  isAlarm: boolean
}

const PASTED_WORDS = 7

/** Accents, case, curly quotes, joiners and odd spaces do not count. Line breaks stay: one a paragraph, two a page. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u2060\u00ad\u200b-\u200d\ufeff]/gu, '')
    .toLowerCase()
    .replace(/[‘’´`]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .replace(/…/gu, '...')
    .replace(/[^\S\n]+/gu, ' ')
}

const compiled = new Map<string, RegExp>()

/** Accents may be written in a pattern; `.` crosses lines. */
function pattern(source: string): RegExp {
  const known = compiled.get(source) ?? new RegExp(source.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''), 'isu')
  compiled.set(source, known)
  return known
}

function cut(text: string, { index, 0: match }: RegExpExecArray): string {
  return text
    .slice(Math.max(0, index - 25), index + match.length + 25)
    .replace(/\s+/gu, ' ')
    .slice(0, 220)
}

/** @param story folded. Pictures can contradict a wish; they cannot tell it. */
export function judge(wish: JudgedWish, story: string, alts = ''): { verdict: Verdict; why: string } {
  for (const source of wish.never ?? [])
    for (const text of [story, alts]) {
      const hit = pattern(source).exec(text)
      if (hit) return { verdict: 'contradicted', why: cut(text, hit) }
    }
  const why: string[] = []
  for (const list of wish.told) {
    const hit = list.map((source) => pattern(source).exec(story)).find((one) => one !== null)
    if (!hit) return { verdict: 'missed', why: `${why.join(' + ')} nothing for /${list.join(' | ')}/`.slice(0, 300) }
    why.push(cut(story, hit))
  }
  return { verdict: 'told', why: why.join(' + ') || 'kept out' }
}

function row(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Seven words of the parent's in a row, put into the story as they stand, tell nothing. */
export function isPasted({ quote, field }: Pick<JudgedWish, 'quote' | 'field'>, story: string): boolean {
  if (field !== 'freeText') return false
  const [ours, told] = [row(quote), ` ${row(story).join(' ')} `]
  return ours.some(
    (_, at) => at + PASTED_WORDS <= ours.length && told.includes(` ${ours.slice(at, at + PASTED_WORDS).join(' ')} `),
  )
}

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
function isSupported(entries: readonly Claim[], whole: string): boolean {
  const flat = (text: string) => fold(text).replace(/\s+/gu, ' ').trim()
  const book = flat(whole)
  return entries.every(
    ({ outcome, evidence = [] }) =>
      outcome !== 'told' || (evidence.length > 0 && evidence.every(({ text }) => text && book.includes(flat(text)))),
  )
}

/** @param whole everything that is printed, for the evidence */
export function judgeBook(
  wishes: readonly JudgedWish[],
  book: { story: string; alts: string; whole: string },
  claims: readonly Claim[] | null,
): Row[] {
  const [story, alts] = [fold(book.story), fold(book.alts)]
  return wishes.map((wish) => {
    const judged = judge(wish, story, alts)
    const pasted = judged.verdict === 'told' && wish.kind !== 'avoid' && isPasted(wish, book.story)
    const { verdict, why } = pasted ? { verdict: 'missed' as const, why: 'the parent’s own words, pasted' } : judged
    const claim = claims && claimOf(wish, claims)
    // Only a sensitive subject may be declined, and only when the rest of the book leaves it alone.
    const isDeclined = wish.sensitive && claim?.outcome === 'declined' && verdict === 'missed'
    const says = claim?.outcome === 'told' || claim?.outcome === 'kept'
    const isProven = claim !== null && isSupported(claim.entries, book.whole)
    return {
      wish,
      why,
      verdict: isDeclined ? 'declined' : verdict,
      claim: claim?.outcome ?? null,
      isSilent: !claim,
      isFalse: says && (verdict !== 'told' || !isProven),
      isUnsupported: says && verdict === 'told' && !isProven,
      isAlarm: claim?.outcome === 'missed' && verdict === 'told',
    }
  })
}
