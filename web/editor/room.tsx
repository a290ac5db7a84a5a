import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { EditingSession } from './editing-session.ts'
import type { EditorApi } from './editor-api.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHead } from './editor-head.tsx'
import { laidAtom, offlineAtom } from './editor-state.ts'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { Stage } from './stage.tsx'
import { useKeptWords } from './use-kept-words.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useLeaving } from './use-leaving.ts'
import type { Place } from './words.ts'

type RoomProps = { session: EditingSession; api: EditorApi; bookId: number }

/** The editor with its book open. */
export function Room({ session, api, bookId }: RoomProps) {
  const canRewrite = useAtomValue(laidAtom)?.can_rewrite === true
  const [isRestoring, setRestoring] = useState(false)
  const [rewriting, setRewriting] = useState<Place | null>(null)
  const kept = useKeptWords(session, bookId)
  const leaving = useLeaving(session)
  useKeyboardRoom()
  useBackOnline(session)
  return (
    <div className="editor">
      <EditorHead session={session} bookId={bookId} />
      <Stage session={session} />
      <EditorBar
        session={session}
        onRestoreBook={() => setRestoring(true)}
        onRewrite={canRewrite ? setRewriting : null}
      />
      <EditorDialogs
        session={session}
        kept={kept}
        leaving={leaving}
        isRestoring={isRestoring}
        onRestored={() => setRestoring(false)}
      />
      {rewriting ? (
        <RewriteDialog api={api} session={session} place={rewriting} onClose={() => setRewriting(null)} />
      ) : null}
    </div>
  )
}

/** What was typed without a connection is laid out when it is back. */
function useBackOnline(session: EditingSession): void {
  const store = useStore()
  useEffect(() => {
    const back = () => {
      if (store.get(offlineAtom)) void session.retry()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [session, store])
}
