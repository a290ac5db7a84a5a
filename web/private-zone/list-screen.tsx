import { useAtom, useAtomValue } from 'jotai/react'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { WireSummary } from '../api/wire.ts'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { BookItem } from './book-item.tsx'
import { LIST_COPY } from './copy.ts'
import { searchAtom, sortByAtom, sortOrderAtom, viewModeAtom } from './list-state.ts'
import { EmptyList, ListFailure, NoResults } from './list-states.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { LoadingModal, type LoadingStage } from './loading-modal.tsx'
import { useBookActions, useCreateBook } from './use-book-actions.ts'
import { useBooks } from './use-books.ts'
import { visibleBooks } from './visible-books.ts'

const DeleteDialog = lazy(async () => ({ default: (await import('./list-dialogs.tsx')).DeleteDialog }))
const FailureDialog = lazy(async () => ({ default: (await import('./list-dialogs.tsx')).FailureDialog }))

/** The parent's books. */
export function ListScreen() {
  const books = useBooks()
  const waiting = useLoadingStage(books.isPending, books.isError)
  const [search, setSearch] = useAtom(searchAtom)
  const sortBy = useAtomValue(sortByAtom)
  const order = useAtomValue(sortOrderAtom)
  const view = useAtomValue(viewModeAtom)
  const [deleting, setDeleting] = useState<WireSummary | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { remove } = useBookActions()
  const create = useCreateBook({ onFailed: setFailure })
  const askToDelete = useCallback((book: WireSummary) => setDeleting(book), [])

  const all = books.data ?? []
  const shown = visibleBooks(all, { search: useDeferredValue(search), sortBy, order })
  const confirmDelete = () =>
    deleting &&
    remove.mutate(deleting.id_book, () => {
      setDeleting(null)
      // The card and its menu are gone: the heading is where one goes on from.
      requestAnimationFrame(() => heading.current?.focus())
    })
  const createButton = (className: string, label: string) => (
    <button
      type="button"
      className={className}
      aria-busy={create.isPending}
      onClick={() => !create.isPending && create.mutate()}
    >
      {create.isPending ? <span className="spinner" /> : null}
      {create.isPending ? LIST_COPY.creating : label}
    </button>
  )

  return (
    <ZonePage title={LIST_COPY.title}>
      {waiting ? <LoadingModal stage={waiting} /> : null}
      <div className="container zone-list">
        <header className="zone-list__head">
          <h1 ref={heading} tabIndex={-1}>
            {books.data ? LIST_COPY.counted(shown.length, all.length) : LIST_COPY.title}
          </h1>
          {all.length > 0 ? createButton('button button--primary', LIST_COPY.create) : null}
        </header>
        {books.isError && !books.data ? (
          <ListFailure error={books.error} busy={books.isFetching} onRetry={() => void books.refetch()} />
        ) : null}
        {all.length > 0 ? <ListToolbar /> : null}
        {search ? (
          <p className="visually-hidden" role="status">
            {LIST_COPY.found(shown.length)}
          </p>
        ) : null}
        {books.data && all.length === 0 ? (
          <EmptyList action={createButton('button button--primary button--large', LIST_COPY.empty.create)} />
        ) : null}
        {all.length > 0 && shown.length === 0 ? <NoResults search={search} onClear={() => setSearch('')} /> : null}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
        <ul className={`zone-books zone-books--${view}`} role="list">
          {shown.map((book) => (
            <BookItem key={book.id_book} book={book} view={view} onDelete={askToDelete} />
          ))}
        </ul>
      </div>
      <Suspense>
        {deleting ? (
          <DeleteDialog
            book={deleting}
            busy={remove.isPending}
            onConfirm={confirmDelete}
            onClose={() => setDeleting(null)}
          />
        ) : null}
        {failure ? <FailureDialog text={failure} onClose={() => setFailure(null)} /> : null}
      </Suspense>
    </ZonePage>
  )
}

const FIRST_MS = 150
const READY_MS = 350

/** The stage of the loading modal; null once the list can be used. A list that was there before shows at once. */
function useLoadingStage(pending: boolean, failed: boolean): LoadingStage | null {
  const [stage, setStage] = useState<LoadingStage | null>(pending ? 'checking' : null)
  useEffect(() => {
    if (failed) return setStage(null)
    if (pending) {
      const timer = setTimeout(() => setStage('loading'), FIRST_MS)
      return () => clearTimeout(timer)
    }
    setStage((now) => now && 'preparing')
    const timers = [
      setTimeout(() => setStage((now) => now && 'ready'), FIRST_MS),
      setTimeout(() => setStage(null), FIRST_MS + READY_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [pending, failed])
  return stage
}
