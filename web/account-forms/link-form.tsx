import type { ReactNode } from 'react'
import { FormMessage } from './form-message.tsx'

type LinkFormProps = {
  kind: 'new-password' | 'confirm-address'
  api: string
  /** Where to go on when the link has done what it can, or can do nothing. */
  onward: string
  copy: Record<'submit' | 'busy' | 'missing' | 'onward' | 'failure' | 'offline' | 'needsScript', string>
  success?: string
  children?: ReactNode
}

/**
 * A form that a letter's link opens. What the link bears stands in its fragment, which no server is told: only a script
 * can read it, so until one has nothing here can be sent (`web/islands/link-token.ts`).
 */
export function LinkForm({ kind, api, onward, copy, success = '', children }: LinkFormProps) {
  return (
    <form
      className="account-form"
      data-account={kind}
      data-api={api}
      data-link
      data-missing={copy.missing}
      data-success={success}
      data-failure={copy.failure}
      data-unreadable={copy.failure}
      data-failed={copy.offline}
      data-offline={copy.offline}
    >
      <noscript>
        <p className="notice notice--warning">{copy.needsScript}</p>
      </noscript>
      {children ? (
        <div className="account-form" data-usable hidden>
          {children}
        </div>
      ) : null}
      <FormMessage />
      <button
        type="submit"
        className="button button--primary button--large button--block"
        data-busy={copy.busy}
        data-usable
        hidden
      >
        {copy.submit}
      </button>
      <a className="button button--primary button--large button--block" href={onward} data-onward hidden>
        {copy.onward}
      </a>
    </form>
  )
}
