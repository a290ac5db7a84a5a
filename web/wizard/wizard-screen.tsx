import { useLocation, useParams } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai/react'
import { useEffect, useState } from 'react'
import { newBookInfo } from '../../src/domain/book-info.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import { createBook, getBookSummary } from '../api/books.ts'
import { ApiError } from '../api/client.ts'
import { takePreloaded } from '../api/preloaded-book.ts'
import { pageOwner } from '../api/session.ts'
import { useQuery } from '../api/use-query.ts'
import type { WireBook } from '../api/wire.ts'
import { draftKey } from '../islands/drafts.ts'
import { takeDraftWish } from '../islands/log-out.ts'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { WIZARD_COPY } from './copy.ts'
import { Editor } from './editor.tsx'
import { newBookKey } from './new-book-key.ts'
import { handoverAtom, openBookAtom } from './state/draft.ts'
import { draftWishAtom, readLocalDraft } from './state/local-draft.ts'
import { alertAtom, conflictAtom, fieldErrorsAtom, isQueuedAtom, messageAtom } from './state/save-state.ts'
import { forgetRemovalsAtom } from './state/undo.ts'
import { LoadFailure, WrongStatus } from './wizard-states.tsx'

/** Opens the book of the address, or a new one, and shows what can be done with it. */
export function WizardScreen() {
  const { idBook } = useParams({ strict: false })
  const store = useStore()
  // A book that got its address while it stood open comes through here twice.
  useState(() => store.get(handoverAtom) === null && store.set(draftWishAtom, takeDraftWish()))
  return (
    <ZonePage title={WIZARD_COPY.title} footer={false}>
      {idBook === undefined ? <NewBook /> : <ExistingBook id={Number(idBook)} />}
    </ZonePage>
  )
}

function NewBook() {
  const open = useOpen()
  const alert = useSetAtom(alertAtom)
  const [ready, setReady] = useState(false)
  // One key for as long as this screen stands: asking again can never make a second book.
  const [key] = useState(() => newBookKey.take())
  const created = useQuery(`newBook/${key}`, () => createBook(key), { retries: 1 })
  useEffect(() => {
    if (ready || created.isPending) return
    open({ id: created.data ?? null, version: undefined }, newBookInfo())
    if (created.data) newBookKey.forget()
    // The draft can be written on, and saved once another book has gone.
    if (created.error instanceof ApiError && created.error.code === 'book.tooMany') alert(created.error.message)
    setReady(true)
  }, [created.isPending, created.data, created.error, ready, open, alert])
  if (!ready) return <Waiting text={WIZARD_COPY.creating} />
  return <Editor />
}

function ExistingBook({ id }: { id: number }) {
  const open = useOpen()
  const store = useStore()
  const setMessage = useSetAtom(messageAtom)
  const { preloaded } = useLocation({ select: ({ state }) => state }) as { preloaded?: boolean }
  // Came here from a create in this very screen: the book is open already and may hold more than the server has.
  const [ready, setReady] = useState(() => store.get(handoverAtom) === id)
  useEffect(() => store.set(handoverAtom, null), [store])
  const book = useQuery(
    `book/${id}/wizard`,
    async (signal) => (preloaded ? takePreloaded(id) : null) ?? (await getBookSummary(id, signal)),
    { enabled: !ready },
  )
  const status = book.error instanceof ApiError ? book.error.status : null
  // Gone or out of reach, but this browser still has words of it: they can be written on, and saved anew.
  const hasDraft = book.isError && readLocalDraft(localStorage, draftKey(pageOwner(), id)) !== null
  useEffect(() => {
    if (ready) return
    if (book.data?.status === 'editing') {
      open({ id, version: book.data.version }, readBookInfo(book.data.info), book.data.avatar_features)
      setMessage({ text: WIZARD_COPY.loaded, tone: 'success', ms: 2000 })
      setReady(true)
    } else if (hasDraft) {
      open({ id, version: undefined }, newBookInfo())
      setReady(true)
    }
  }, [book.data, hasDraft, ready, id, open, setMessage])

  if (ready) return <Editor />
  if (book.data && book.data.status !== 'editing') return <WrongStatus book={book.data as WireBook} />
  if (book.isError && !hasDraft)
    return <LoadFailure missing={status === 404} onRetry={() => void book.refetch()} busy={book.isFetching} />
  return <Waiting text={WIZARD_COPY.loading} />
}

/** Opens a book on a clean desk. */
function useOpen() {
  const store = useStore()
  const open = useSetAtom(openBookAtom)
  const [openClean] = useState(() => (...book: Parameters<typeof open>) => {
    open(...book)
    store.set(forgetRemovalsAtom)
    store.set(isQueuedAtom, false)
    store.set(conflictAtom, null)
    store.set(alertAtom, null)
    store.set(fieldErrorsAtom, {})
    store.set(messageAtom, null)
  })
  return openClean
}
