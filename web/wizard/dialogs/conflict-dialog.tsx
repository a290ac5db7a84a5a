import { useAtom, useAtomValue } from 'jotai/react'
import { readBookInfo } from '../../../src/domain/book-info-wire.ts'
import { Dialog } from '../../ui/react/dialog.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { differences } from '../differences.ts'
import { infoAtom } from '../state/draft.ts'
import { conflictAtom } from '../state/save-state.ts'

type ConflictDialogProps = { busy: boolean; onMine: () => void; onTheirs: () => void; onBoth: () => void }

/** Another tab saved first: both versions side by side, and neither goes without a word. */
export function ConflictDialog({ busy, onMine, onTheirs, onBoth }: ConflictDialogProps) {
  const [theirs, setTheirs] = useAtom(conflictAtom)
  const mine = useAtomValue(infoAtom)
  const copy = WIZARD_COPY.conflict
  // Its story has begun elsewhere: it takes no more changes, so only a book of its own can hold mine.
  const locked = theirs !== null && theirs.status !== 'editing'
  const parting = theirs ? differences(mine, readBookInfo(theirs.info)) : []
  const close = () => setTheirs(null)
  const act = (handler: () => void) => () => {
    if (!busy) handler()
  }
  return (
    <Dialog
      open={theirs !== null}
      onClose={close}
      wide
      readFirst
      title={locked ? copy.lockedTitle : copy.title}
      description={locked ? copy.lockedText : copy.text}
      actions={
        <>
          {locked ? null : (
            <button type="button" className="button button--primary" aria-busy={busy} onClick={act(onMine)}>
              {copy.mine}
            </button>
          )}
          {locked ? null : (
            <button type="button" className="button button--secondary" aria-busy={busy} onClick={act(onTheirs)}>
              {copy.theirs}
            </button>
          )}
          <button
            type="button"
            className={locked ? 'button button--primary' : 'button button--secondary'}
            aria-busy={busy}
            onClick={act(onBoth)}
          >
            {copy.both}
          </button>
          <button type="button" className="button button--quiet" onClick={close}>
            {copy.stay}
          </button>
        </>
      }
    >
      {parting.length > 0 ? (
        <table className="wizard-differences">
          <caption>{copy.differences}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{copy.here}</th>
              <th scope="col">{copy.there}</th>
            </tr>
          </thead>
          <tbody>
            {parting.map(({ section, mine, theirs }) => (
              <tr key={section}>
                <th scope="row">{WIZARD_COPY.sections[section].name}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Dialog>
  )
}
