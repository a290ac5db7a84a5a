import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai/react'
import { Verdict, type VerdictMark } from '../ui/verdict.tsx'
import { REVIEW_COPY } from './copy.ts'
import type { ReviewWish } from './review-book.ts'
import { bookAtom } from './review-state.ts'

const GROUPS = [
  ['told', REVIEW_COPY.toldWishes, 'done'],
  ['kept', REVIEW_COPY.keptWishes, 'out'],
  ['missed', REVIEW_COPY.missedWishes, 'lacking'],
  ['declined', REVIEW_COPY.declinedWishes, 'lacking'],
] as const

/** Everything that the parent asked for, open: told ones with their page, and what is not in the book. */
export function WishesNote({ wishes }: { wishes: readonly ReviewWish[] }) {
  if (wishes.length === 0) return null
  const isLacking = wishes.some(({ outcome }) => outcome === 'missed' || outcome === 'declined')
  return (
    <section className="review-wishes" aria-labelledby="review-wishes">
      <h2 id="review-wishes">{REVIEW_COPY.wishes}</h2>
      <div className="verdicts">
        {GROUPS.map(([outcome, title, mark]) => (
          <Group key={outcome} title={title} mark={mark} outcome={outcome} wishes={wishes} />
        ))}
      </div>
      {isLacking ? <p>{REVIEW_COPY.missedLead}</p> : null}
    </section>
  )
}

type GroupProps = { title: string; mark: VerdictMark; outcome: ReviewWish['outcome']; wishes: readonly ReviewWish[] }

function Group({ title, mark, outcome, wishes }: GroupProps) {
  const mine = wishes.filter((wish) => wish.outcome === outcome)
  if (mine.length === 0) return null
  // What would have been nice is named in passing.
  const [passing = [], named = []] = [true, false].map((isInPassing) =>
    mine.filter((wish) => (outcome === 'missed' && wish.weight === 'nice') === isInPassing),
  )
  return (
    <Verdict mark={mark} title={title}>
      {named.length > 0 ? (
        <ul>
          {named.map((wish) => (
            <li key={wish.id}>
              «{wish.quote}»{aside(wish)} <Place wish={wish} />
              {outcome === 'missed' || outcome === 'declined' ? <WriteIt wish={wish} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {passing.length > 0 ? <InPassing wishes={passing} /> : null}
    </Verdict>
  )
}

/** `Tampoco salen: «el ajedrez» y «los grillos».`, each with its way to the page. */
function InPassing({ wishes }: { wishes: readonly ReviewWish[] }) {
  const parts = new Intl.ListFormat('es').formatToParts(wishes.map(({ id }) => id))
  return (
    <p>
      {REVIEW_COPY.alsoMissed}{' '}
      {parts.map(({ type, value }) => {
        const wish = type === 'element' ? wishes.find(({ id }) => id === value) : undefined
        return wish ? (
          <span key={value}>
            «{wish.quote}»<WriteIt wish={wish} />
          </span>
        ) : (
          value
        )
      })}
      .
    </p>
  )
}

function aside({ by, reason }: ReviewWish): string {
  if (reason === 'language') return ` (${REVIEW_COPY.inOtherLanguage})`
  if (reason === 'part') return ` (${REVIEW_COPY.inPart})`
  return by === 'parent' ? ` (${REVIEW_COPY.toldByYou})` : ''
}

/** The page where it would fit, open for the parent's own words. */
function WriteIt({ wish: { id, quote } }: { wish: ReviewWish }) {
  const bookId = useAtomValue(bookAtom)?.id
  if (bookId === undefined) return null
  return (
    <Link
      className="review-wishes-write"
      to="/tuzonaprivada/corregir/$idBook"
      params={{ idBook: String(bookId) }}
      search={{ deseo: id }}
      aria-label={REVIEW_COPY.writeWish(quote)}
    >
      {REVIEW_COPY.writeIt}
    </Link>
  )
}

/** Where the book tells it, with the words that do. */
function Place({ wish }: { wish: ReviewWish }) {
  const [first] = wish.evidence
  if (!first) return null
  return (
    <span className="review-wishes-place" title={first.text}>
      {REVIEW_COPY.where(first.chapter, first.page)}
    </span>
  )
}
