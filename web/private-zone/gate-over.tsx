import { useRef, useState } from 'react'
import { gateOpened } from '../api/gate-door.ts'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { ZONE_COPY } from './copy.ts'

/** The access gate over the screen: what was being done waits, and goes on once it is open. */
export function GateOver() {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const copy = ZONE_COPY.gate

  const enter = async () => {
    setBusy(true)
    setError('')
    try {
      const answer = await fetch('/api/gate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: input.current?.value ?? '' }),
      })
      if (answer.ok) return gateOpened()
      const body: { error?: string } = await answer.json().catch(() => ({}))
      setError(body.error ?? copy.wrong)
      input.current?.select()
    } catch {
      setError(copy.offline)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AlertDialog open title={copy.title} description={copy.lead} initialFocus={input}>
      <form
        className="stack zone-gate"
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <div className="field">
          <label className="field__label" htmlFor="gate-over-password">
            {copy.password}
          </label>
          <input
            ref={input}
            id="gate-over-password"
            className="input"
            type="password"
            autoComplete="off"
            aria-describedby="gate-over-error"
            aria-invalid={error ? true : undefined}
          />
          <span id="gate-over-error" className="field__error" role="alert">
            {error}
          </span>
        </div>
        <button type="submit" className="button button--primary button--block" aria-busy={busy}>
          {copy.submit}
        </button>
      </form>
    </AlertDialog>
  )
}
