import { AlertDialog } from '../../ui/react/dialog.tsx'
import { WIZARD_COPY } from '../copy.ts'

type RecoverDialogProps = { writtenAt: string | null; onRecover: () => void; onDiscard: () => void }

const WHEN = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' })

/** What a crash, a closed tab or an expired session left in this browser, offered back. */
export function RecoverDialog({ writtenAt, onRecover, onDiscard }: RecoverDialogProps) {
  const copy = WIZARD_COPY.recover
  return (
    <AlertDialog
      open={writtenAt !== null}
      title={copy.title}
      description={writtenAt ? copy.text(`el ${WHEN.format(new Date(writtenAt))}`) : null}
      actions={
        <>
          <button type="button" className="button button--primary" onClick={onRecover}>
            {copy.yes}
          </button>
          <button type="button" className="button button--quiet" onClick={onDiscard}>
            {copy.no}
          </button>
        </>
      }
    />
  )
}
