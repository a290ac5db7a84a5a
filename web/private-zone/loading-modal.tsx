import { useLayoutEffect, useRef } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ProgressStars } from '../ui/progress.tsx'
import { LIST_COPY } from './copy.ts'

export type LoadingStage = 'checking' | 'loading' | 'preparing' | 'ready'
const PERCENT: Record<LoadingStage, number> = { checking: 10, loading: 45, preparing: 85, ready: 100 }

/**
 * The wait before the list, with stars and words. A native dialog: it holds nothing to press and cannot be dismissed.
 * `standing`: in a document, where no script has opened it.
 */
export function LoadingModal({ stage, standing }: { stage: LoadingStage; standing?: true }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the browser paints: what stood in the document is not seen to go.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <>
      {standing ? <div className="dialog-backdrop" /> : null}
      <dialog
        ref={dialog}
        open={standing}
        className="dialog zone-loading"
        aria-label={LIST_COPY.loading.label}
        onCancel={(event) => event.preventDefault()}
      >
        <Goldfinch pose="star" className="dialog__picture" />
        <ProgressStars value={PERCENT[stage]} label={LIST_COPY.loading.label} />
        <p className="dialog__body" role="status">
          {LIST_COPY.loading[stage]}
        </p>
      </dialog>
    </>
  )
}
