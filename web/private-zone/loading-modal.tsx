import { useEffect, useRef } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ProgressStars } from '../ui/progress.tsx'
import { LIST_COPY } from './copy.ts'

export type LoadingStage = 'checking' | 'loading' | 'preparing' | 'ready'
const PERCENT: Record<LoadingStage, number> = { checking: 10, loading: 45, preparing: 85, ready: 100 }

/** The wait before the list, with stars and words. A native dialog: it holds nothing to press and cannot be dismissed. */
export function LoadingModal({ stage }: { stage: LoadingStage }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
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
  )
}
