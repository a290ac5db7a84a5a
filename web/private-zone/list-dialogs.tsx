import type { WireSummary } from '../api/wire.ts'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { LIST_COPY } from './copy.ts'
import { listTitle } from './visible-books.ts'

type DeleteDialogProps = { book: WireSummary; busy: boolean; onConfirm: () => void; onClose: () => void }

export function DeleteDialog({ book, busy, onConfirm, onClose }: DeleteDialogProps) {
  const copy = LIST_COPY.delete
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      actions={
        <>
          <button type="button" className="button button--secondary" onClick={onClose}>
            {copy.cancel}
          </button>
          <button type="button" className="button button--danger" aria-busy={busy} onClick={() => !busy && onConfirm()}>
            {busy ? copy.deleting : copy.confirm}
          </button>
        </>
      }
    >
      <p className="dialog__body">{copy.which(listTitle(book))}</p>
    </AlertDialog>
  )
}

/** A failure that must be read. */
export function FailureDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={LIST_COPY.oops}
      description={text}
      actions={
        <button type="button" className="button button--primary" onClick={onClose}>
          {LIST_COPY.understood}
        </button>
      }
    />
  )
}
