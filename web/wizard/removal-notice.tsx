import { useAtomValue, useSetAtom } from 'jotai/react'
import { WIZARD_COPY } from './copy.ts'
import { lastRemovalAtom, type Removal, undoRemovalAtom } from './state/undo.ts'

/** Says what was taken out of this section and offers it back. Stays until the next save or removal. */
export function RemovalNotice({ kinds }: { kinds: readonly Removal['kind'][] }) {
  const removal = useAtomValue(lastRemovalAtom)
  const undo = useSetAtom(undoRemovalAtom)
  return (
    <div role="status">
      {removal && kinds.includes(removal.kind) ? (
        <p className="wizard-undo">
          <span>{sentence(removal)}</span>
          <button type="button" className="button button--secondary button--small" onClick={() => undo()}>
            {WIZARD_COPY.undo}
          </button>
        </p>
      ) : null}
    </div>
  )
}

function sentence(removal: Removal): string {
  switch (removal.kind) {
    case 'character':
      return WIZARD_COPY.characters.removed(removal.character.name || WIZARD_COPY.characters.nameless)
    case 'characterForm':
      return WIZARD_COPY.characters.discarded(removal.form.character.name)
    case 'place':
      return WIZARD_COPY.places.removed(removal.place.name || WIZARD_COPY.places.nameless)
    case 'relationship':
      return WIZARD_COPY.relationships.removed
  }
}
