import { useAtomValue, useSetAtom } from 'jotai/react'
import { useRef, useState } from 'react'
import { CoverTitle } from '../ui/cover-title.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { REVIEW_COPY } from './copy.ts'
import { KeepButton } from './keep-button.tsx'
import { PageText } from './page-text.tsx'
import { RegenerateForm } from './regenerate-form.tsx'
import type { Picture } from './review-book.ts'
import type { ReviewSession } from './review-session.ts'
import {
  failuresAtom,
  lostAtom,
  regeneratingAtom,
  savingAtom,
  shownAtom,
  shownIndex,
  showVersionAtom,
} from './review-state.ts'
import { VersionCarousel } from './version-carousel.tsx'

type PictureCardProps = {
  picture: Picture
  /** `Portada`, `Capítulo 2, página 3`. */
  place: string
  /** Heading of the card; empty where the section's own says it. */
  label: string
  /** Null where the book takes no more changes. */
  session: Pick<ReviewSession, 'keep' | 'regenerate'> | null
}

/** A picture beside the words it goes with, and what can be done about it. */
export function PictureCard({ picture, place, label, session }: PictureCardProps) {
  const shown = useAtomValue(shownAtom)
  const regenerating = useAtomValue(regeneratingAtom).has(picture.key)
  const saving = useAtomValue(savingAtom).has(picture.key)
  const failure = useAtomValue(failuresAtom)[picture.key]
  const lost = useAtomValue(lostAtom)
  const isLost = picture.versions.some((version) => lost.has(version))
  const showVersion = useSetAtom(showVersionAtom)
  const [comparing, setComparing] = useState(false)
  const card = useRef<HTMLElement>(null)
  const index = shownIndex(picture, shown)
  const url = picture.versions[index] ?? ''
  const kept = Boolean(url) && url === picture.selected
  const show = (next: string) => showVersion({ key: picture.key, url: next })
  // On a phone the picture stands above its words and the button below them: what is being drawn should be seen.
  const regenerate = (wish: string, from: Pick<ReviewSession, 'regenerate'>) => {
    const asked = from.regenerate(picture, wish)
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView({ block: 'start' })
    return asked
  }
  const keep = session && ((next: string) => void session.keep(picture, next))

  return (
    <article ref={card} className="review-card card" aria-label={place} aria-busy={regenerating}>
      <div className="review-card__picture">
        <VersionCarousel picture={picture} place={place} index={index} onShow={show}>
          {picture.key.startsWith('covers/frontcover') && url ? (
            <CoverTitle>{picture.text.join(' ')}</CoverTitle>
          ) : null}
          {kept && picture.versions.length > 1 ? (
            <p className="chip chip--done review-card__kept">
              <Icon name="check" />
              {REVIEW_COPY.kept}
            </p>
          ) : null}
          {regenerating ? (
            <div className="review-card__drawing">
              <span className="spinner" />
              <p>{REVIEW_COPY.regeneratingPicture}</p>
            </div>
          ) : null}
        </VersionCarousel>
        {keep && url ? <KeepButton kept={kept} saving={saving} onKeep={() => keep(url)} /> : null}
      </div>
      <div className="review-card__side">
        {label ? <h3 className="review-card__label">{label}</h3> : null}
        <PageText picture={picture} place={place} />
        <div className="review-card__actions">
          {session && isLost && !regenerating ? <Notice tone="warning">{REVIEW_COPY.lost}</Notice> : null}
          {failure && !regenerating ? <Notice tone="error">{failure}</Notice> : null}
          {picture.versions.length > 1 ? (
            <button
              type="button"
              className="button button--quiet review-card__compare"
              aria-haspopup="dialog"
              onClick={() => setComparing(true)}
            >
              <Icon name="cards" />
              {REVIEW_COPY.compare}
            </button>
          ) : null}
          {session ? (
            <RegenerateForm
              id={picture.key.replaceAll('/', '-')}
              place={place}
              regenerating={regenerating}
              onRegenerate={(wish) => regenerate(wish, session)}
            />
          ) : null}
        </div>
      </div>
      <CompareDialog
        open={comparing}
        onClose={() => setComparing(false)}
        picture={picture}
        place={place}
        saving={saving}
        onKeep={
          keep &&
          ((next) => {
            show(next)
            keep(next)
          })
        }
      />
    </article>
  )
}
