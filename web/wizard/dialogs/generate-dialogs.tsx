import { useAtom, useAtomValue, useSetAtom } from 'jotai/react'
import { MISSING_AVATARS } from '../../../src/domain/completeness.ts'
import { startGeneration } from '../../api/books.ts'
import { ApiError } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { Goldfinch } from '../../ui/goldfinch/goldfinch.tsx'
import { AlertDialog } from '../../ui/react/dialog.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { SAVE_NEEDS } from '../save-needs.ts'
import { bookAtom, hasUnsavedChangesAtom, infoAtom } from '../state/draft.ts'
import { confirmGenerationAtom, missingAvatarsAtom } from '../state/generate.ts'
import { refusalText } from '../state/refused-fields.ts'
import { saveBookAtom } from '../state/save.ts'
import { alertAtom, fieldErrorsAtom } from '../state/save-state.ts'
import { graveQuestionsAtom } from '../wishes/state.ts'
import { Question } from '../wishes/wish-questions.tsx'

const copy = WIZARD_COPY.generate

export function MissingAvatarsDialog() {
  const [names, setNames] = useAtom(missingAvatarsAtom)
  const close = () => setNames(null)
  return (
    <AlertDialog
      open={names !== null}
      onClose={close}
      title={copy.avatarsTitle}
      description={MISSING_AVATARS}
      actions={
        <button type="button" className="button button--primary" onClick={close}>
          {WIZARD_COPY.understood}
        </button>
      }
    >
      <ul className="dialog__body dialog__body--list wizard-names">
        {names?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </AlertDialog>
  )
}

/** The last question. Accepted, the book is made without the browser and the list shows how it goes. */
export function ConfirmGenerationDialog({ onStarted }: { onStarted: () => void }) {
  const [open, setOpen] = useAtom(confirmGenerationAtom)
  const { id } = useAtomValue(bookAtom)
  const info = useAtomValue(infoAtom)
  const alert = useSetAtom(alertAtom)
  const setErrors = useSetAtom(fieldErrorsAtom)
  const questions = useAtomValue(graveQuestionsAtom)
  const saveBook = useSetAtom(saveBookAtom)
  const isDirty = useAtomValue(hasUnsavedChangesAtom)
  // What was answered here goes into the book that is about to be made.
  const startSaved = async (book: number) => {
    if (isDirty && (await saveBook(SAVE_NEEDS, 'silent')) !== 'saved') throw new Error('The answer was not saved')
    return startGeneration(book)
  }
  const start = useMutation(startSaved, {
    onSuccess: onStarted,
    onError: (error) => {
      if (!(error instanceof ApiError)) return alert(copy.failed)
      setErrors(error.fields)
      alert(refusalText(error, info))
    },
    onSettled: () => setOpen(false),
  })
  return (
    <AlertDialog
      open={open}
      onClose={() => !start.isPending && setOpen(false)}
      title={copy.confirmTitle}
      description={copy.confirmText}
      picture={<Goldfinch pose="thread" className="dialog__picture" />}
      actions={
        <>
          <button
            type="button"
            className="button button--secondary"
            disabled={start.isPending}
            onClick={() => setOpen(false)}
          >
            {copy.no}
          </button>
          <button
            type="button"
            className="button button--primary"
            aria-busy={start.isPending}
            onClick={() => id !== null && !start.isPending && start.mutate(id)}
          >
            {start.isPending ? copy.starting : copy.ok}
          </button>
        </>
      }
    >
      {questions.length > 0 || isDirty ? (
        <div className="dialog__body" aria-live="polite">
          <p>{questions.length > 0 ? copy.before : copy.answered}</p>
          {questions.map(({ id: question, text, options }) => (
            <Question key={question} id={question} text={text} options={options} />
          ))}
        </div>
      ) : null}
      <p className="dialog__body small">{copy.notice}</p>
    </AlertDialog>
  )
}
