import { type Claim, claimOf, isSupported } from './claims.ts'
import { fold, isPasted, type JudgedWish, judge, type Verdict } from './judge.ts'
import type { readBoundBook } from './read-book.ts'

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

/** @param claims what the book says of itself; null where it says nothing */
export function judgeBook(
  wishes: readonly JudgedWish[],
  book: ReturnType<typeof readBoundBook>,
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
