import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import { PictureView } from './picture-view.tsx'
import type { Picture } from './review-book.ts'
import { useSwipe } from './use-swipe.ts'
import { VersionRemark } from './version-remark.tsx'
import { ZoomDialog } from './zoom-dialog.tsx'

type VersionCarouselProps = {
  picture: Picture
  place: string
  index: number
  onShow(url: string): void
  /** What lies over the picture: while it is being drawn again. */
  children?: ReactNode
}

/** The versions of one picture: arrows, dots, swipe; a tap enlarges. */
export function VersionCarousel({ picture, place, index, onShow, children }: VersionCarouselProps) {
  const [zoomed, setZoomed] = useState(false)
  const { versions, selected } = picture
  const step = (by: -1 | 1) => {
    const next = versions[index + by]
    if (next) onShow(next)
  }
  const swipe = useSwipe(step)
  const several = versions.length > 1
  const alt = picture.alt || REVIEW_COPY.pictureOf(place)

  return (
    <div className="review-carousel">
      <div className="review-carousel__stage" {...swipe}>
        {versions.length > 0 ? (
          <button
            type="button"
            className="review-carousel__zoom"
            aria-haspopup="dialog"
            onClick={() => setZoomed(true)}
          >
            <PictureView url={versions[index] ?? ''} alt={alt} lazy />
            <span className="review-carousel__glass" aria-hidden="true">
              <Icon name="zoom" />
            </span>
            <span className="visually-hidden">{REVIEW_COPY.zoomOf(place)}</span>
          </button>
        ) : (
          <PictureView url="" alt={alt} />
        )}
        {children}
      </div>
      {several ? (
        <fieldset className="review-carousel__versions">
          <legend className="visually-hidden">{REVIEW_COPY.versions(place)}</legend>
          <Arrow side="previous" onPress={() => step(-1)} end={index === 0} />
          <div className="review-carousel__dots">
            {versions.map((url, at) => (
              <button
                key={url}
                type="button"
                className="review-carousel__dot"
                aria-label={REVIEW_COPY.version(at + 1)}
                aria-current={at === index ? 'true' : undefined}
                data-kept={url === selected ? '' : undefined}
                onClick={() => onShow(url)}
              />
            ))}
          </div>
          <Arrow side="next" onPress={() => step(1)} end={index === versions.length - 1} />
        </fieldset>
      ) : null}
      {versions.length > 0 ? (
        <p className="review-carousel__count">{REVIEW_COPY.versionOf(index + 1, versions.length)}</p>
      ) : null}
      <VersionRemark url={versions[index] ?? ''} />
      <ZoomDialog
        open={zoomed}
        onClose={() => setZoomed(false)}
        picture={picture}
        place={place}
        index={index}
        onShow={onShow}
      />
    </div>
  )
}

function Arrow({ side, onPress, end }: { side: 'previous' | 'next'; onPress(): void; end: boolean }) {
  return (
    <button
      type="button"
      className="button button--icon review-carousel__arrow"
      aria-label={side === 'next' ? REVIEW_COPY.nextVersion : REVIEW_COPY.previousVersion}
      aria-disabled={end}
      onClick={() => !end && onPress()}
    >
      <Icon name={side === 'next' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  )
}
