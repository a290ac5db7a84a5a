import { useAtomValue } from 'jotai/react'
import { useRef } from 'react'
import { type Character, missingFields } from '../../../src/domain/character.ts'
import { lacksAvatar } from '../../../src/domain/completeness.ts'
import { PRESENCES, presenceOf } from '../../../src/domain/person-facts.ts'
import { foldName } from '../../../src/domain/text.ts'
import { ROLES } from '../../../src/domain/vocabulary.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { drawingAvatarsAtom, featuresNotDrawnAtom } from '../state/avatars.ts'
import { bookAtom } from '../state/draft.ts'
import { useDrawAvatar } from '../use-draw-avatar.ts'
import { CharacterQuestions } from '../wishes/character-questions.tsx'
import { looksLeftOpen } from './looks-left-open.ts'
import { whoIsIt } from './who-is-it.ts'

const copy = WIZARD_COPY.characters

type CharacterCardProps = { character: Character; isOpen: boolean; onEdit: () => void; onDelete: () => void }

/** A character at a glance: face, name, who it is, what is missing and, where that is only the avatar, the button for it. */
export function CharacterCard({ character, isOpen, onEdit, onDelete }: CharacterCardProps) {
  const drawing = useAtomValue(drawingAvatarsAtom).has(foldName(character.name))
  const { id } = useAtomValue(bookAtom)
  const edit = useRef<HTMLButtonElement>(null)
  const name = character.name || copy.nameless
  const { selectedAvatar } = character
  const isUnfinished = missingFields(character).length > 0
  const needsAvatar = lacksAvatar(character)
  const notDrawn = useAtomValue(featuresNotDrawnAtom)(character)
  const presence = presenceOf(character)
  const who = [ROLES[character.role], whoIsIt(character), presence === 'here' ? '' : PRESENCES[presence]]
  const canBeDrawn = needsAvatar && !isUnfinished && !isOpen && id !== null
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
        <span className="small soft">{who.filter(Boolean).join(' · ')}</span>
        <span className="chips">
          {isUnfinished ? <span className="chip chip--gold">{copy.incomplete}</span> : null}
          {needsAvatar ? <span className="chip chip--gold">{copy.withoutAvatar}</span> : null}
        </span>
        <CharacterQuestions name={character.name} />
        {notDrawn.length > 0 && !isOpen && !drawing ? (
          <span className="small">{WIZARD_COPY.avatars.before(notDrawn)}</span>
        ) : null}
        {canBeDrawn ? (
          <DrawButton character={character} drawing={drawing} onDrawn={() => edit.current?.focus()} />
        ) : null}
      </div>
      <div className="wizard-person__actions">
        <button
          ref={edit}
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

type DrawButtonProps = { character: Character; drawing: boolean; onDrawn: () => void }

function DrawButton({ character, drawing, onDrawn }: DrawButtonProps) {
  const draw = useDrawAvatar()
  const button = useRef<HTMLButtonElement>(null)
  const { generate, generating, ofWhom, left } = WIZARD_COPY.avatars
  const open = looksLeftOpen(character)
  const press = async () => {
    const held = button.current
    await draw(character)
    // The button goes with its reason: the focus does not go with it.
    if (held === document.activeElement) setTimeout(() => held?.isConnected || onDrawn())
  }
  return (
    <>
      {open.length > 0 && !drawing ? <span className="small soft">{left(open)}</span> : null}
      <button
        ref={button}
        type="button"
        className="button button--secondary button--small wizard-person__draw"
        aria-busy={drawing}
        onClick={() => !drawing && void press()}
      >
        {drawing ? <span className="spinner" /> : <Icon name="pencil" />}
        {drawing ? generating : generate}
        <span className="visually-hidden">{ofWhom(character.name)}</span>
      </button>
    </>
  )
}
