import { Link, useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai/react'
import { useEffect, useState } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ProgressStars } from '../ui/progress.tsx'
import { AlertDialog, Dialog } from '../ui/react/dialog.tsx'
import { REVIEW_COPY } from './copy.ts'
import { LAYOUT_AT_LEAST_MS } from './review-session.ts'
import { bindingAtom } from './review-state.ts'

const STAR_MS = LAYOUT_AT_LEAST_MS / 12

/** From '¡Atención!' to '¡Cuento Finalizado!'. */
export function PdfDialogs({ bookId, onCreate }: { bookId: number; onCreate(): void }) {
  const [binding, setBinding] = useAtom(bindingAtom)
  const navigate = useNavigate()
  const close = () => setBinding('none')

  return (
    <>
      <AlertDialog
        open={binding === 'asking'}
        onClose={close}
        title={REVIEW_COPY.attention}
        description={REVIEW_COPY.attentionBody}
        actions={
          <>
            <button type="button" className="button button--secondary" onClick={close}>
              {REVIEW_COPY.keepReviewing}
            </button>
            <button type="button" className="button button--primary" onClick={onCreate}>
              {REVIEW_COPY.createPdf}
            </button>
          </>
        }
      />
      <Dialog
        open={binding === 'layingOut'}
        title={REVIEW_COPY.layingOut}
        description={REVIEW_COPY.layingOutBody}
        picture={<Goldfinch pose="thread" className="dialog__picture" />}
      >
        <LayoutStars />
      </Dialog>
      <Dialog
        open={binding === 'finished'}
        onClose={close}
        finalFocus={() => document.querySelector<HTMLElement>('.review-finished a')}
        title={REVIEW_COPY.done}
        description={REVIEW_COPY.doneBody}
        picture={<Goldfinch pose="star" className="dialog__picture hops" />}
        actions={
          <>
            <button
              type="button"
              className="button button--primary"
              onClick={() =>
                void navigate({ to: '/tuzonaprivada/vercuento/$idBook', params: { idBook: String(bookId) } })
              }
            >
              {REVIEW_COPY.viewBook}
            </button>
            <Link className="button button--secondary" to="/tuzonaprivada">
              {REVIEW_COPY.backToBooks}
            </Link>
          </>
        }
      />
    </>
  )
}

/** A star for each part of the five seconds; the last one waits for the book. */
function LayoutStars() {
  const [lit, setLit] = useState(1)
  useEffect(() => {
    const timer = setInterval(() => setLit((lit) => Math.min(11, lit + 1)), STAR_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="review-stars">
      <ProgressStars value={(lit / 12) * 100} label={REVIEW_COPY.layingOut} />
    </div>
  )
}
