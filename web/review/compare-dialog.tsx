import { Dialog } from '../ui/react/dialog.tsx'
import { REVIEW_COPY } from './copy.ts'
import { KeepButton } from './keep-button.tsx'
import { PictureView } from './picture-view.tsx'
import type { Picture } from './review-book.ts'
import { VersionRemark } from './version-remark.tsx'

type CompareDialogProps = {
  open: boolean
  onClose(): void
  picture: Picture
  place: string
  saving: boolean
  /** Null where nothing can be chosen any more. */
  onKeep: ((url: string) => void) | null
}

/** All versions of a picture side by side, with the words they have to fit. */
export function CompareDialog({ open, onClose, picture, place, saving, onKeep }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={REVIEW_COPY.compareTitle(place)}
      actions={
        <button type="button" className="button button--secondary" onClick={onClose}>
          {REVIEW_COPY.close}
        </button>
      }
    >
      <ul className="review-compare">
        {picture.versions.map((url, at) => (
          <li key={url} className="review-compare__version" data-kept={url === picture.selected ? '' : undefined}>
            <PictureView url={url} alt={`${REVIEW_COPY.version(at + 1)}. ${picture.alt}`} />
            <p className="review-compare__name">{REVIEW_COPY.version(at + 1)}</p>
            <VersionRemark url={url} />
            {onKeep ? <KeepButton kept={url === picture.selected} saving={saving} onKeep={() => onKeep(url)} /> : null}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
