import { useSetAtom } from 'jotai/react'
import { useRef } from 'react'
import type { Character } from '../../../src/domain/character.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { selectAvatarAtom } from '../state/avatars.ts'

const SWIPE_PX = 50
const copy = WIZARD_COPY.avatars

/**
 * The avatar that is shown is the one that is chosen. Arrows, dots, or a swipe of 50 px. Of the same size with none, one
 * or five of them, and while one is drawn: what stands below never moves.
 */
export function AvatarCarousel({ character, drawing }: { character: Character; drawing: boolean }) {
  const select = useSetAtom(selectAvatarAtom)
  const touchedAt = useRef<number | null>(null)
  const { avatars, selectedAvatar, name } = character
  const at = Math.max(0, avatars.indexOf(selectedAvatar ?? ''))
  const shown = avatars[at]
  const go = (to: number) => {
    const next = avatars[(to + avatars.length) % avatars.length]
    if (next) select(next)
  }
  const several = avatars.length > 1
  return (
    <section
      className="wizard-carousel"
      aria-roledescription="carrusel"
      aria-label={copy.title}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches[0]?.clientX ?? null
      }}
      onTouchEnd={({ changedTouches }) => {
        const from = touchedAt.current
        const to = changedTouches[0]?.clientX
        touchedAt.current = null
        if (!several || from === null || to === undefined || Math.abs(to - from) < SWIPE_PX) return
        go(to < from ? at + 1 : at - 1)
      }}
    >
      <div className="wizard-carousel__stage">
        <Arrow icon="chevronLeft" label={copy.previous} several={several} onClick={() => go(at - 1)} />
        <div className="wizard-carousel__sheet">
          {shown ? (
            <img src={shown} alt={copy.of(name, at + 1, avatars.length)} width="320" height="320" draggable={false} />
          ) : (
            <p className="wizard-carousel__none small soft">
              {drawing ? <span className="spinner" /> : <Icon name="person" />}
              {drawing ? copy.generating : copy.none}
            </p>
          )}
        </div>
        <Arrow icon="chevronRight" label={copy.next} several={several} onClick={() => go(at + 1)} />
      </div>
      <p className="wizard-carousel__position small soft" aria-live="polite">
        {shown ? copy.position(at + 1, avatars.length) : null}
      </p>
      <div className="wizard-carousel__dots">
        {Array.from({ length: LIMITS.avatarsPerCharacter }, (_, index) => {
          const avatar = avatars[index]
          return avatar && several ? (
            <button
              key={avatar}
              type="button"
              className="wizard-dot"
              aria-label={copy.position(index + 1, avatars.length)}
              aria-current={index === at}
              onClick={() => select(avatar)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of avatars still to come differ by nothing else
            <span key={index} className="wizard-dot" data-drawn={avatar ? '' : undefined} />
          )
        })}
      </div>
    </section>
  )
}

type ArrowProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; several: boolean; onClick: () => void }

/** Keeps its place where there is nothing to turn to. */
function Arrow({ icon, label, several, onClick }: ArrowProps) {
  if (!several) return <span className="wizard-carousel__arrow" />
  return (
    <button type="button" className="button button--secondary button--icon" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
