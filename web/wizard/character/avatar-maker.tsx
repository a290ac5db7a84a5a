import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useState } from 'react'
import { TOO_MANY_AVATARS } from '../../../src/domain/avatar.ts'
import { type Character, missingFields } from '../../../src/domain/character.ts'
import { lacksAvatar } from '../../../src/domain/completeness.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { foldName } from '../../../src/domain/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import {
  drawingAvatarsAtom,
  drawnLooksAtom,
  featuresNotDrawnAtom,
  looksOf,
  rememberLooksAtom,
} from '../state/avatars.ts'
import { bookAtom } from '../state/draft.ts'
import { useDrawAvatar } from '../use-draw-avatar.ts'
import { AvatarCarousel } from './avatar-carousel.tsx'
import { looksLeftOpen } from './looks-left-open.ts'

const copy = WIZARD_COPY.avatars

/** The character's pictures and the button that asks for one more. */
export function AvatarMaker({ character }: { character: Character }) {
  const drawing = useAtomValue(drawingAvatarsAtom).has(foldName(character.name))
  const { id } = useAtomValue(bookAtom)
  const draw = useDrawAvatar()
  const missing = missingFields(character).map((field) => WIZARD_COPY.characters.missingNames[field] ?? field)
  const { avatars, selectedAvatar } = character
  const remember = useSetAtom(rememberLooksAtom)
  const [opened] = useState(character)
  useEffect(() => remember(opened.avatars, opened), [remember, opened])
  const drawnFrom = useAtomValue(drawnLooksAtom)[selectedAvatar ?? '']
  const isOld = drawnFrom !== undefined && drawnFrom !== looksOf(character)
  const notDrawn = useAtomValue(featuresNotDrawnAtom)(character)
  const isNeeded = selectedAvatar !== null || lacksAvatar(character)
  const left = isNeeded && avatars.length === 0 && missing.length === 0 ? looksLeftOpen(character) : []
  const isFull = avatars.length >= LIMITS.avatarsPerCharacter
  const reason = isFull
    ? TOO_MANY_AVATARS
    : missing.length > 0
      ? WIZARD_COPY.characters.missing(missing.join(', '))
      : id === null
        ? copy.needsBook
        : null
  return (
    <fieldset className="wizard-choices wizard-avatar">
      <legend className="legend">
        {copy.title}{' '}
        <span className="field__counter">{WIZARD_COPY.counter(avatars.length, LIMITS.avatarsPerCharacter)}</span>
      </legend>
      <AvatarCarousel character={character} drawing={drawing} />
      {isNeeded ? null : <p className="small soft">{copy.notNeeded}</p>}
      {left.length > 0 ? <p className="small soft">{copy.left(left)}</p> : null}
      <p className="small wizard-avatar__old" role="status">
        {drawing || isFull ? null : notDrawn.length > 0 ? copy.before(notDrawn) : isOld ? copy.old : null}
      </p>
      <div className="cluster">
        <button
          type="button"
          className="button button--secondary"
          data-draw
          aria-disabled={reason !== null}
          aria-busy={drawing}
          aria-describedby={reason ? 'avatar-reason' : undefined}
          onClick={() => reason === null && !drawing && void draw(character)}
        >
          {drawing ? <span className="spinner" /> : <Icon name="pencil" />}
          {drawing ? copy.generating : copy.generate}
        </button>
        {reason ? (
          <span className="small soft" id="avatar-reason">
            {reason}
          </span>
        ) : null}
      </div>
    </fieldset>
  )
}
