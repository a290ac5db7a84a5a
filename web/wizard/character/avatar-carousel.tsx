import { useSetAtom } from 'jotai/react'
import { useRef } from 'react'
import type { Character } from '../../../src/domain/character.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { selectAvatarAtom } from '../state/avatars.ts'

const SWIPE_PX = 50
const copy = WIZARD_COPY.avatars

/** The avatar that is shown is the one that is chosen. Arrows, dots, or a swipe of 50 px. */
export function AvatarCarousel({ character }: { character: Character }) {
  const select = useSetAtom(selectAvatarAtom)
  const touchedAt = useRef<number | null>(null)
  const { avatars, selectedAvatar, name } = character
  const at = Math.max(0, avatars.indexOf(selectedAvatar ?? ''))
  const shown = avatars[at]
  if (!shown) return null
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
        {several ? (
          <button
            type="button"
            className="button button--secondary button--icon"
            aria-label={copy.previous}
            onClick={() => go(at - 1)}
          >
            <Icon name="chevronLeft" />
          </button>
        ) : null}
        <img src={shown} alt={copy.of(name, at + 1, avatars.length)} width="320" height="320" draggable={false} />
        {several ? (
          <button
            type="button"
            className="button button--secondary button--icon"
            aria-label={copy.next}
            onClick={() => go(at + 1)}
          >
            <Icon name="chevronRight" />
          </button>
        ) : null}
      </div>
      <p className="small soft" aria-live="polite">
        {copy.position(at + 1, avatars.length)}
      </p>
      {several ? (
        <div className="wizard-carousel__dots">
          {avatars.map((avatar, index) => (
            <button
              key={avatar}
              type="button"
              className="wizard-dot"
              aria-label={copy.position(index + 1, avatars.length)}
              aria-current={index === at}
              onClick={() => select(avatar)}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}
