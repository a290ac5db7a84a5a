import { useRef, useState } from 'react'
import { wantLetters } from './account-api.ts'
import { AccountSection, Outcome } from './account-section.tsx'
import { MY_ACCOUNT_COPY as COPY } from './copy.ts'
import { refusalOf } from './field-errors.ts'
import { type Me, useMe } from './use-me.ts'

export function LettersSection() {
  const { data: me, error, isFetching, refetch } = useMe()
  return (
    <AccountSection id="letters" icon="dedication" title={COPY.lettersTitle} lead={COPY.lettersLead}>
      {me ? (
        <LettersSwitch me={me} />
      ) : (
        <div role="status" className="stack">
          <p>{error === null || isFetching ? COPY.lettersLoading : refusalOf(error).message}</p>
          {error !== null && !isFetching ? (
            <button
              type="button"
              className="button button--secondary my-account__submit"
              onClick={() => void refetch()}
            >
              {COPY.tryAgain}
            </button>
          ) : null}
        </div>
      )}
    </AccountSection>
  )
}

/** Turns at once, and back where the server says no. What is pressed meanwhile is sent afterwards: the last wish counts. */
function LettersSwitch({ me }: { me: Me }) {
  const [turned, setTurned] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<Parameters<typeof Outcome>[0]['outcome']>(null)
  const latest = useRef({ wish: me.letters, isSaving: false })

  const turn = async (wanted: boolean) => {
    const { current } = latest
    current.wish = wanted
    setTurned(wanted)
    setOutcome(null)
    if (current.isSaving) return
    current.isSaving = true
    try {
      let kept: boolean
      do {
        kept = current.wish
        await wantLetters(kept)
      } while (kept !== current.wish)
      setOutcome({ tone: 'success', text: kept ? COPY.lettersOn : COPY.lettersOff })
    } catch (error) {
      setOutcome({ tone: 'error', text: refusalOf(error).message })
    } finally {
      current.isSaving = false
      setTurned(null)
    }
  }

  const canGet = me.can_get_letters
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
          role="switch"
          className="switch"
          checked={canGet && (turned ?? me.letters)}
          disabled={!canGet}
          aria-describedby={canGet ? undefined : 'no-letters'}
          onChange={({ target }) => void turn(target.checked)}
        />
        {COPY.tellWhenReady}
      </label>
      {canGet ? null : (
        <p id="no-letters" className="small soft">
          {COPY.noLetters}
        </p>
      )}
      <Outcome outcome={outcome} />
    </>
  )
}
