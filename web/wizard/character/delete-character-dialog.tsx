import { AlertDialog } from '../../ui/react/dialog.tsx'
import { WIZARD_COPY } from '../copy.ts'

type Props = { name: string; relationships: number; open: boolean; onConfirm: () => void; onClose: () => void }

/** A character that others are related to leaves only together with those relationships. */
export function DeleteCharacterDialog({ name, relationships, open, onConfirm, onClose }: Props) {
  const copy = WIZARD_COPY.characters
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={WIZARD_COPY.attention}
      description={copy.inRelationships(name, relationships)}
      actions={
        <>
          <button type="button" className="button button--secondary" onClick={onClose}>
            {WIZARD_COPY.cancel}
          </button>
          <button type="button" className="button button--danger" onClick={onConfirm}>
            {copy.deleteWithRelationships}
          </button>
        </>
      }
    />
  )
}
