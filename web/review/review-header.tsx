import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import { foldAllAtom, foldAtom, openGroupsAtom } from './folding.ts'
import { type PictureGroup, picturesOf, type ReviewBook } from './review-book.ts'
import { remainingAttemptsAtom } from './review-state.ts'

/** Which book this is, how many wishes are left, and the way to each chapter. */
export function ReviewHeader({ book }: { book: ReviewBook }) {
  const remaining = useAtomValue(remainingAttemptsAtom)
  const chapters = book.groups.filter(({ number }) => number !== null).length
  return (
    <header className="review-header">
      <Link
        to="/tuzonaprivada"
        className="button button--quiet button--icon review-header__back"
        aria-label={REVIEW_COPY.back}
      >
        <Icon name="arrowLeft" />
      </Link>
      <div className="review-header__words">
        <h1>{book.title || REVIEW_COPY.untitled}</h1>
        <p className="review-header__figures">
          {book.status === 'verifying' ? (
            <span className="chip chip--gold numeral" aria-live="polite">
              {REVIEW_COPY.attempts(remaining, book.attempts.max)}
            </span>
          ) : null}
          <span className="soft">{REVIEW_COPY.totals(picturesOf(book).length, chapters)}</span>
        </p>
        {book.status === 'verifying' ? <p className="lead">{REVIEW_COPY.lead}</p> : null}
      </div>
      {book.groups.length > 2 ? <Jumps groups={book.groups} /> : null}
    </header>
  )
}

/** The way to each chapter, which opens it, and to all of them at once. */
function Jumps({ groups }: { groups: readonly PictureGroup[] }) {
  const open = useAtomValue(openGroupsAtom)
  const fold = useSetAtom(foldAtom)
  const foldAll = useSetAtom(foldAllAtom)
  const allOpen = groups.every(({ key }) => open.has(key))
  return (
    <div className="review-jump">
      <nav className="review-jump__ways" aria-label={REVIEW_COPY.jumpTo}>
        {groups.map(({ key, number }) => (
          <a key={key} className="chip chip--action" href={`#${key}`} onClick={() => fold(key, true)}>
            {number === null ? coverName(key) : REVIEW_COPY.chapter(number)}
          </a>
        ))}
      </nav>
      <button type="button" className="button button--quiet button--small" onClick={() => foldAll(!allOpen)}>
        {allOpen ? REVIEW_COPY.foldAll : REVIEW_COPY.openAll}
      </button>
    </div>
  )
}

export function coverName(key: string): string {
  return key === 'backcover' ? REVIEW_COPY.backCover : REVIEW_COPY.frontCover
}
