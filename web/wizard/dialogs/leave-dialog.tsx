import { AlertDialog } from '../../ui/react/dialog.tsx'
import { UNSAVED as copy } from '../../ui/unsaved-copy.ts'

type LeaveDialogProps = { open: boolean; busy: boolean; onSave: () => void; onDiscard: () => void; onStay: () => void }

/** Unsaved changes stand between the parent and the way out. */
export function LeaveDialog({ open, busy, onSave, onDiscard, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onClose={onStay}
      title={copy.title}
      description={copy.question}
      actions={
        <>
          <button type="button" className="button button--primary" aria-busy={busy} onClick={() => !busy && onSave()}>
            {copy.save}
          </button>
          <button type="button" className="button button--danger" disabled={busy} onClick={onDiscard}>
            {copy.discard}
          </button>
          <button type="button" className="button button--quiet" disabled={busy} onClick={onStay}>
            {copy.stay}
          </button>
        </>
      }
    />
  )
}
