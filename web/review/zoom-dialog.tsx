import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import { PictureView } from './picture-view.tsx'
import type { Picture } from './review-book.ts'
import { useZoom } from './use-zoom.ts'

type ZoomDialogProps = {
  open: boolean
  onClose(): void
  picture: Picture
  place: string
  index: number
  onShow(url: string): void
}

/** The picture as large as the screen; its other versions are one arrow away. */
export function ZoomDialog({ open, onClose, ...shown }: ZoomDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop review-zoom__backdrop" />
        <ZoomedPicture {...shown} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ZoomedPicture({ picture, place, index, onShow }: Omit<ZoomDialogProps, 'open' | 'onClose'>) {
  const frame = useRef<HTMLDivElement>(null)
  const { versions } = picture
  const url = versions[index] ?? ''
  const step = (by: -1 | 1) => {
    const next = versions[index + by]
    if (next) onShow(next)
  }
  const { view, zoomIn, zoomOut, fit, onKeyDown, handlers } = useZoom({ frame, picture: url, onStep: step })

  return (
    <Dialog.Popup className="review-zoom" onKeyDown={onKeyDown}>
      <div className="review-zoom__bar">
        <Dialog.Title className="review-zoom__title">{place}</Dialog.Title>
        <div className="review-zoom__tools">
          <Tool label={REVIEW_COPY.zoomOut} icon="minus" onPress={zoomOut} disabled={view.scale === 1} />
          <button type="button" className="review-zoom__scale" onClick={fit} title={REVIEW_COPY.zoomFit}>
            {Math.round(view.scale * 100)} %<span className="visually-hidden"> {REVIEW_COPY.zoomFit}</span>
          </button>
          <Tool label={REVIEW_COPY.zoomIn} icon="plus" onPress={zoomIn} />
          <Dialog.Close className="button button--icon review-zoom__tool" aria-label={REVIEW_COPY.close}>
            <Icon name="close" />
          </Dialog.Close>
        </div>
      </div>
      <Dialog.Description className="visually-hidden">{REVIEW_COPY.zoomHelp}</Dialog.Description>
      <div ref={frame} className="review-zoom__frame" data-enlarged={view.scale > 1 ? '' : undefined} {...handlers}>
        <div
          className="review-zoom__picture"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <PictureView url={url} alt={picture.alt || REVIEW_COPY.pictureOf(place)} />
        </div>
      </div>
      {versions.length > 1 ? (
        <div className="review-zoom__versions">
          <Tool
            label={REVIEW_COPY.previousVersion}
            icon="chevronLeft"
            onPress={() => step(-1)}
            disabled={index === 0}
          />
          <span role="status">{REVIEW_COPY.versionOf(index + 1, versions.length)}</span>
          <Tool
            label={REVIEW_COPY.nextVersion}
            icon="chevronRight"
            onPress={() => step(1)}
            disabled={index === versions.length - 1}
          />
        </div>
      ) : null}
    </Dialog.Popup>
  )
}

type ToolProps = {
  label: string
  icon: 'plus' | 'minus' | 'chevronLeft' | 'chevronRight'
  onPress(): void
  disabled?: boolean
}

function Tool({ label, icon, onPress, disabled = false }: ToolProps) {
  // aria-disabled keeps the focus where it is when the end is reached.
  return (
    <button
      type="button"
      className="button button--icon review-zoom__tool"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
