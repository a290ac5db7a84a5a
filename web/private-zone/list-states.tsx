import type { ReactNode } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { LIST_COPY, ZONE_COPY } from './copy.ts'
import { sentenceOf } from './use-book-actions.ts'

export function EmptyList({ action }: { action: ReactNode }) {
  return (
    <section className="empty-state">
      <Goldfinch pose="letter" />
      <h2>{LIST_COPY.empty.title}</h2>
      <p className="soft">{LIST_COPY.empty.text}</p>
      {action}
    </section>
  )
}

export function NoResults({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <section className="empty-state">
      <Goldfinch pose="perched" />
      <h2>{LIST_COPY.noResults(search)}</h2>
      <button type="button" className="button button--secondary" onClick={onClear}>
        {LIST_COPY.search.clear}
      </button>
    </section>
  )
}

export function ListFailure({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <section className="empty-state" role="alert">
      <Goldfinch pose="sleeping" />
      <h2>{LIST_COPY.failed.title}</h2>
      <p className="soft">{sentenceOf(error, LIST_COPY.failed.unknown)}</p>
      <button type="button" className="button button--primary" aria-busy={busy} onClick={onRetry}>
        {ZONE_COPY.retry}
      </button>
    </section>
  )
}
