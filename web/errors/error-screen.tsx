import { Goldfinch, type GoldfinchPose } from '../ui/goldfinch/goldfinch.tsx'
import { ERROR_COPY } from './copy.ts'

type ErrorScreenProps = {
  kind: keyof typeof ERROR_COPY
  /** Where its one action goes. */
  href: string
  /** Shown so that a parent can name what went wrong. */
  requestId?: string
}

const POSES: Record<keyof typeof ERROR_COPY, GoldfinchPose> = {
  notFound: 'flying',
  serverError: 'perched',
  offline: 'sleeping',
}

/** What happened and the way on. */
export function ErrorScreen({ kind, href, requestId }: ErrorScreenProps) {
  const { title, text, action } = ERROR_COPY[kind]
  return (
    <div className="error-screen">
      <Goldfinch pose={POSES[kind]} className="error-screen__bird" />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <a className="button button--primary button--large" href={href}>
        {action}
      </a>
      {requestId ? (
        <p className="small soft">
          {ERROR_COPY.serverError.reference} <code>{requestId}</code>
        </p>
      ) : null}
    </div>
  )
}
