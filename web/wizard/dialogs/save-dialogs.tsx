import { useAtom, useAtomValue } from 'jotai/react'
import { useEffect } from 'react'
import { Goldfinch } from '../../ui/goldfinch/goldfinch.tsx'
import { ProgressStars } from '../../ui/progress.tsx'
import { AlertDialog, Dialog } from '../../ui/react/dialog.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { goToRefused } from '../section.tsx'
import { sectionOf } from '../state/refused-fields.ts'
import { alertAtom, fieldErrorsAtom, savedDialogAtom, saveStepAtom } from '../state/save-state.ts'

const copy = WIZARD_COPY.save
const SAVED_MS = 1800

/** Twelve stars and the step of the save, in words. */
export function SavingDialog() {
  const step = useAtomValue(saveStepAtom)
  return (
    <Dialog
      open={step !== null}
      title={copy.title}
      picture={<Goldfinch pose="letter" className="dialog__picture" />}
      description={
        <span role="status" aria-live="polite">
          {step?.text}
        </span>
      }
    >
      <div className="wizard-stars">
        <ProgressStars value={step?.percent ?? 0} label={copy.progressLabel} />
      </div>
    </Dialog>
  )
}

/** Closes by itself. */
export function SavedDialog() {
  const [open, setOpen] = useAtom(savedDialogAtom)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setOpen(false), SAVED_MS)
    return () => clearTimeout(timer)
  }, [open, setOpen])
  const close = () => setOpen(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.savedTitle}
      description={copy.savedText}
      picture={<Goldfinch pose="star" className="dialog__picture" />}
      actions={
        <button type="button" className="button button--secondary" onClick={close}>
          {WIZARD_COPY.close}
        </button>
      }
    />
  )
}

/** Whatever must be read before going on. Where it is about a field, closing it leads there. */
export function WizardAlert() {
  const [text, setText] = useAtom(alertAtom)
  const refused = sectionOf(Object.keys(useAtomValue(fieldErrorsAtom))[0] ?? '')
  const close = () => setText(null)
  return (
    <AlertDialog
      open={text !== null}
      onClose={close}
      title={WIZARD_COPY.attention}
      description={text}
      finalFocus={() => refused && goToRefused(refused)}
      actions={
        <button type="button" className="button button--primary" onClick={close}>
          {WIZARD_COPY.understood}
        </button>
      }
    />
  )
}
