import { useAtomValue } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { WIZARD_COPY } from './copy.ts'
import { MissingPeople } from './missing-people.tsx'
import { bookAtom, canGenerateAtom, formsAtom, hasUnsavedChangesAtom } from './state/draft.ts'

type Actions = { busy: boolean; onSave: () => void; onGenerate: () => void }

export function SaveButton({ busy, onSave }: Omit<Actions, 'onGenerate'>) {
  const { id } = useAtomValue(bookAtom)
  const dirty = useAtomValue(hasUnsavedChangesAtom)
  if (id === null) return null
  return (
    <button type="button" className="button button--secondary" disabled={!dirty || busy} onClick={onSave}>
      <Icon name={dirty ? 'save' : 'check'} />
      {dirty ? WIZARD_COPY.save.button : WIZARD_COPY.save.clean}
    </button>
  )
}

type GenerateButtonProps = Omit<Actions, 'onSave'> & { label: string }

export function GenerateButton({ busy, onGenerate, label }: GenerateButtonProps) {
  if (!useAtomValue(canGenerateAtom)) return null
  return (
    <button
      type="button"
      className="button button--primary"
      aria-busy={busy}
      onClick={() => {
        if (!busy) onGenerate()
      }}
    >
      <Icon name="star" />
      {label}
    </button>
  )
}

/** Whether the small screen's bar holds the save button: with a form open its own button is the next step. */
function useIsSaveInBar(): boolean {
  const dirty = useAtomValue(hasUnsavedChangesAtom)
  return !useIsFormOpen() && dirty
}

function useIsFormOpen(): boolean {
  return Object.values(useAtomValue(formsAtom)).some((form) => form !== null)
}

/** At the foot of a small screen, while there is something to save or to begin: it covers no form. */
export function BottomBar({ busy, onSave, onGenerate }: Actions) {
  const { id } = useAtomValue(bookAtom)
  const canGenerate = useAtomValue(canGenerateAtom)
  const savesHere = useIsSaveInBar()
  const isFormOpen = useIsFormOpen()
  if (isFormOpen || !(canGenerate || (savesHere && id !== null))) return null
  return (
    <div className="wizard-bar">
      <MissingPeople most={1} />
      <div className="wizard-bar__buttons">
        {savesHere ? <SaveButton busy={busy} onSave={onSave} /> : null}
        <GenerateButton busy={busy} onGenerate={onGenerate} label={WIZARD_COPY.generate.mobile} />
      </div>
    </div>
  )
}

/** On a small screen, beside the title, when the bar does not hold it. */
export function SaveAtTop({ busy, onSave }: Omit<Actions, 'onGenerate'>) {
  if (useIsSaveInBar()) return null
  return (
    <div className="wizard__save">
      <SaveButton busy={busy} onSave={onSave} />
    </div>
  )
}
