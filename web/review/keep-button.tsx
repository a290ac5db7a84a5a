import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'

/** Puts a version into the book. It stays where it is once pressed, so that the focus does too. */
export function KeepButton({ kept, saving, onKeep }: { kept: boolean; saving: boolean; onKeep(): void }) {
  return (
    <button
      type="button"
      className="button button--secondary review-keep"
      aria-pressed={kept}
      aria-busy={saving}
      onClick={() => !saving && !kept && onKeep()}
    >
      {saving ? <span className="spinner" /> : <Icon name={kept ? 'success' : 'check'} />}
      {REVIEW_COPY.keep}
    </button>
  )
}
