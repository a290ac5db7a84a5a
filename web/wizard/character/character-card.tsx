import { useAtomValue } from 'jotai/react'
import { type Character, missingFields } from '../../../src/domain/character.ts'
import { foldName } from '../../../src/domain/text.ts'
import { ROLES } from '../../../src/domain/vocabulary.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { drawingAvatarsAtom } from '../state/avatars.ts'
import { whoIsIt } from './who-is-it.ts'

const copy = WIZARD_COPY.characters

type CharacterCardProps = { character: Character; isOpen: boolean; onEdit: () => void; onDelete: () => void }

/** A character at a glance: face, name, who it is, what is missing. */
export function CharacterCard({ character, isOpen, onEdit, onDelete }: CharacterCardProps) {
  const drawing = useAtomValue(drawingAvatarsAtom).has(foldName(character.name))
  const name = character.name || copy.nameless
  const { selectedAvatar } = character
  return (
    <li className="wizard-person" data-open={isOpen ? '' : undefined}>
      <span className="wizard-person__face">
        {drawing ? (
          <span className="spinner" />
        ) : selectedAvatar ? (
          <img src={selectedAvatar} alt="" width="96" height="96" />
        ) : (
          <Icon name="person" />
        )}
      </span>
      <div className="wizard-person__text">
        <strong>{name}</strong>
        <span className="small soft">{[ROLES[character.role], whoIsIt(character)].filter(Boolean).join(' · ')}</span>
        <span className="chips">
          {missingFields(character).length > 0 ? <span className="chip chip--gold">{copy.incomplete}</span> : null}
          {selectedAvatar || drawing ? null : <span className="chip chip--gold">{copy.withoutAvatar}</span>}
        </span>
      </div>
      <div className="wizard-person__actions">
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={copy.editOf(name)}
          aria-expanded={isOpen}
          onClick={onEdit}
        >
          <Icon name="pencil" />
        </button>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={copy.deleteOf(name)}
          disabled={drawing}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
