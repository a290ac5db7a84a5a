import { Link } from '@tanstack/react-router'
import { Notice } from '../ui/notice.tsx'
import { EDITOR_COPY } from './copy.ts'

/** Nothing is written yet, or it is being drawn. */
export function NothingToEdit() {
  return (
    <div className="container editor-alone">
      <h1 className="visually-hidden">{EDITOR_COPY.title}</h1>
      <Notice>{EDITOR_COPY.notYet}</Notice>
      <Link to="/tuzonaprivada" className="button button--primary">
        {EDITOR_COPY.toList}
      </Link>
    </div>
  )
}

export function EditorFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="container editor-alone">
      <h1 className="visually-hidden">{EDITOR_COPY.title}</h1>
      <Notice tone="error">{message}</Notice>
      <div className="editor-alone__ways">
        <button type="button" className="button button--primary" onClick={onRetry}>
          {EDITOR_COPY.retry}
        </button>
        <Link to="/tuzonaprivada" className="button button--secondary">
          {EDITOR_COPY.toList}
        </Link>
      </div>
    </div>
  )
}
