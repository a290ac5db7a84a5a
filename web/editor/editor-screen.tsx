import { useLocation, useParams } from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { useEffect, useState } from 'react'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { EDITOR_COPY } from './copy.ts'
import { type EditingSession, startEditing } from './editing-session.ts'
import { createEditorApi, type EditorApi } from './editor-api.ts'
import { bookAtom, openingAtom } from './editor-state.ts'
import { EditorFailed, NothingToEdit } from './editor-states.tsx'
import { openBook } from './open-book.ts'
import { Room } from './room.tsx'

/** /tuzonaprivada/corregir/{id}: every word of a written book, changed on the page as it will be printed. */
export function EditorScreen() {
  const { idBook = '' } = useParams({ strict: false })
  return <EditorOf key={idBook} bookId={Number(idBook)} />
}

function EditorOf({ bookId }: { bookId: number }) {
  const [store] = useState(createStore)
  const [editing, setEditing] = useState<{ session: EditingSession; api: EditorApi } | null>(null)
  // Where it opens; not where it goes on.
  const [opened] = useState(useLocation().searchStr)
  useEffect(() => {
    const api = createEditorApi(bookId)
    const session = startEditing({ api, store, after, now: () => performance.now() })
    setEditing({ session, api })
    void openBook({ api, store, session, search: opened })
    return session.stop
  }, [bookId, store, opened])
  return (
    <Provider store={store}>
      {editing ? (
        <Editor {...editing} bookId={bookId} onRetry={() => void openBook({ ...editing, store, search: opened })} />
      ) : null}
    </Provider>
  )
}

type EditorProps = { session: EditingSession; api: EditorApi; bookId: number; onRetry: () => void }

function Editor({ session, api, bookId, onRetry }: EditorProps) {
  const opening = useAtomValue(openingAtom)
  const title = useAtomValue(bookAtom)?.title ?? ''
  return (
    <ZonePage title={EDITOR_COPY.documentTitle(title)} footer={opening.kind !== 'ready'}>
      {opening.kind === 'ready' ? (
        <Room session={session} api={api} bookId={bookId} />
      ) : opening.kind === 'loading' ? (
        <Waiting text={EDITOR_COPY.loading} />
      ) : opening.kind === 'notYet' ? (
        <NothingToEdit />
      ) : (
        <EditorFailed message={opening.message} onRetry={onRetry} />
      )}
    </ZonePage>
  )
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
