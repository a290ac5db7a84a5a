import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { GATE_COPY } from './copy.ts'

type GateProps = {
  action: string
  /** The visitor came over plain HTTP, where the browser keeps no pass: said before anybody tries in vain. */
  notEncrypted?: boolean
  error?: string
}

/** The screen before every other. Posts to the address it stands at, so that the visitor lands where they were going. */
export function GateScreen({ action, notEncrypted = false, error }: GateProps) {
  return (
    <main className="gate">
      <Goldfinch pose="sleeping" className="gate__bird" />
      <form
        className="gate__sheet card card--large stack"
        method="post"
        action={action}
        data-gate
        data-wrong={GATE_COPY.wrong}
        data-offline={GATE_COPY.offline}
      >
        <h1>{GATE_COPY.title}</h1>
        <p className="soft">{GATE_COPY.lead}</p>
        {notEncrypted && !error ? <p className="notice notice--warning">{GATE_COPY.notEncrypted}</p> : null}
        <div className="field">
          <label className="field__label" htmlFor="gate-password">
            {GATE_COPY.password}
          </label>
          <input
            id="gate-password"
            className="input"
            type="password"
            name="gate_password"
            autoComplete="off"
            required
            aria-describedby="gate-error"
            aria-invalid={error ? true : undefined}
          />
          <span id="gate-error" className="field__error" role="alert">
            {error}
          </span>
        </div>
        <button type="submit" className="button button--primary button--block">
          {GATE_COPY.submit}
        </button>
      </form>
    </main>
  )
}
