import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { bookAtom, laidAtom, partAtom } from './editor-state.ts'
import { WITHOUT_WORDS } from './words.ts'

/** Which book this is, the way back, and the way to each part of it. */
export function EditorHead({ session, bookId }: { session: EditingSession; bookId: number }) {
  const book = useAtomValue(bookAtom)
  const laid = useAtomValue(laidAtom)
  const parts = (laid?.parts ?? []).filter(({ part }) => !WITHOUT_WORDS.has(part))
  const part = useAtomValue(partAtom)
  const at = parts.findIndex((one) => one.part === part)
  const params = { idBook: String(bookId) }
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const isFinished = book?.status === 'finished'
  return (
    <header className="editor-head">
      <Link
        to={isFinished ? '/tuzonaprivada/vercuento/$idBook' : '/tuzonaprivada/revision-imagenes/$idBook'}
        params={params}
        className="button button--quiet button--icon"
        aria-label={EDITOR_COPY.back}
        onClick={(event) => {
          // To where one came from, as it was left.
          if (!canGoBack) return
          event.preventDefault()
          router.history.back()
        }}
      >
        <Icon name="arrowLeft" />
      </Link>
      <h1 className="editor-head__title">
        <span className="visually-hidden">{EDITOR_COPY.title}: </span>
        {laid?.title ?? book?.title}
      </h1>
      <nav className="editor-parts" aria-label={EDITOR_COPY.parts}>
        <Step to={parts[at - 1]?.part} label={EDITOR_COPY.previousPart} icon="chevronLeft" session={session} />
        <select
          className="input editor-parts__all"
          aria-label={EDITOR_COPY.parts}
          value={part}
          onChange={({ target }) => void session.show(target.value)}
        >
          {parts.map((one) => (
            <option key={one.part} value={one.part}>
              {one.title}
            </option>
          ))}
        </select>
        <Step to={parts[at + 1]?.part} label={EDITOR_COPY.nextPart} icon="chevronRight" session={session} />
      </nav>
    </header>
  )
}

type StepProps = {
  to: string | undefined
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  session: EditingSession
}

function Step({ to, label, icon, session }: StepProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={label}
      aria-disabled={!to}
      onClick={() => to && void session.show(to)}
    >
      <Icon name={icon} />
    </button>
  )
}
