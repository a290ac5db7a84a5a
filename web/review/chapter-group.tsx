import { useAtomValue, useSetAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import { foldAtom, type GroupMarks, marksAtom, openGroupsAtom } from './folding.ts'
import { PictureCard } from './picture-card.tsx'
import type { PictureGroup } from './review-book.ts'
import { coverName } from './review-header.tsx'
import type { ReviewSession } from './review-session.ts'

/** A chapter or a cover: its head opens and folds it, and folded says what goes on inside. */
export function ChapterGroup({ group, session }: { group: PictureGroup; session: ReviewSession | null }) {
  const { key, number, title, pictures } = group
  const open = useAtomValue(openGroupsAtom).has(key)
  const fold = useSetAtom(foldAtom)
  const chapter = number === null ? coverName(key) : REVIEW_COPY.chapter(number)
  const inside = `${key}-pictures`
  const marks = `${key}-marks`
  return (
    <section
      className="review-group"
      id={key}
      aria-label={title ? `${chapter}: ${title}` : chapter}
      data-open={open ? '' : undefined}
    >
      <header className="review-group__head">
        <h2 className="review-group__title">
          <button
            type="button"
            className="review-group__fold"
            aria-expanded={open}
            aria-controls={inside}
            aria-describedby={marks}
            onClick={() => fold(key, !open)}
          >
            {number === null ? (
              chapter
            ) : (
              <>
                <span className="review-group__number">{chapter}</span> {title}
              </>
            )}
          </button>
        </h2>
        <Marks id={marks} group={group} folded={!open} />
        {open ? null : <Glimpse group={group} />}
        <Icon name="chevronDown" />
      </header>
      <div className="review-grid" id={inside} hidden={!open}>
        {pictures.map((picture) => {
          const label = picture.page === null ? '' : REVIEW_COPY.page(picture.page)
          const place = label ? `${chapter}, ${label.toLowerCase()}` : chapter
          return <PictureCard key={picture.key} picture={picture} place={place} label={label} session={session} />
        })}
      </div>
    </section>
  )
}

const TELLING = [
  ['regenerating', 'night', 'redraw'],
  ['failed', 'failed', 'warning'],
  ['newVersions', 'gold', 'star'],
] as const satisfies [keyof GroupMarks, string, Parameters<typeof Icon>[0]['name']][]

/** How many pictures there are; while they cannot be seen, how they are as well. */
function Marks({ id, group, folded }: { id: string; group: PictureGroup; folded: boolean }) {
  const marks = useAtomValue(marksAtom)(group)
  return (
    <p className="review-group__marks" id={id}>
      <span className="soft small">{REVIEW_COPY.pictures(group.pictures.length)}</span>
      {folded
        ? TELLING.filter(([mark]) => marks[mark] > 0).map(([mark, tone, icon]) => (
            <span key={mark} className={`chip chip--${tone}`}>
              <Icon name={icon} />
              {REVIEW_COPY.marks[mark](marks[mark])}
            </span>
          ))
        : null}
    </p>
  )
}

/** The chosen pictures, small: what one is about to open. */
function Glimpse({ group: { pictures } }: { group: PictureGroup }) {
  const chosen = pictures.map(({ selected }) => selected).filter(Boolean)
  return (
    <span className="review-group__glimpse" aria-hidden="true">
      {chosen.slice(0, 4).map((url) => (
        <img key={url} src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ))}
    </span>
  )
}
