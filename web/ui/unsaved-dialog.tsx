import { UNSAVED } from './unsaved-copy.ts'

const { title, where, question, untitled, save, discard, stay } = UNSAVED

/** Stands closed in every page that one can log out from; `web/islands/log-out.ts` opens it and reads the answer. */
export function UnsavedDialog() {
  return (
    <dialog
      className="dialog"
      role="alertdialog"
      data-unsaved
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
    >
      <form method="dialog">
        <h2 id="unsaved-title" className="dialog__title">
          {title}
        </h2>
        <p id="unsaved-text" className="dialog__body">
          {where} <strong data-titles={untitled} />. {question}
        </p>
        <div className="dialog__actions">
          <button type="submit" value="save" className="button button--primary">
            {save}
          </button>
          <button type="submit" value="discard" className="button button--danger">
            {discard}
          </button>
          <button type="submit" value="edit" className="button button--quiet">
            {stay}
          </button>
        </div>
      </form>
    </dialog>
  )
}
