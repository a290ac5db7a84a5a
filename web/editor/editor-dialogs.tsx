import { useAtom, useAtomValue } from 'jotai/react'
import { Notice } from '../ui/notice.tsx'
import { AlertDialog, Dialog } from '../ui/react/dialog.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { conflictAtom, lostAtom, originalAtom } from './editor-state.ts'
import type { LocalWords } from './local-words.ts'
import { placeName } from './place-name.ts'
import type { KeptWords } from './use-kept-words.ts'
import type { Leaving } from './use-leaving.ts'

type EditorDialogsProps = {
  session: EditingSession
  kept: KeptWords
  leaving: Leaving
  isRestoring: boolean
  onRestored: () => void
}

/** Every question that stands between typed words and what would become of them. */
export function EditorDialogs({ session, kept, leaving, isRestoring, onRestored }: EditorDialogsProps) {
  const conflict = useAtomValue(conflictAtom)
  const original = useAtomValue(originalAtom)
  const [lost, setLost] = useAtom(lostAtom)
  return (
    <>
      <AlertDialog
        open={kept.offered !== null}
        title={EDITOR_COPY.recoverTitle}
        description={EDITOR_COPY.recover}
        {...(kept.offered && { children: <KeptWordsOf offered={kept.offered} isFailed={kept.isFailed} /> })}
        actions={
          <>
            <Button kind="primary" label={EDITOR_COPY.recoverDo} onPress={kept.recover} />
            <Button kind="danger" label={EDITOR_COPY.discard} onPress={kept.discard} />
          </>
        }
      />
      <AlertDialog
        open={conflict}
        title={EDITOR_COPY.conflictTitle}
        description={EDITOR_COPY.conflict}
        actions={<Button kind="primary" label={EDITOR_COPY.conflictDo} onPress={() => void session.reload()} />}
      />
      <Dialog
        open={lost.length > 0}
        onClose={() => setLost([])}
        title={EDITOR_COPY.lostTitle}
        description={EDITOR_COPY.lost}
        actions={<Button kind="primary" label={EDITOR_COPY.ok} onPress={() => setLost([])} />}
      >
        <ul className="editor-lost">
          {lost.map(({ block, text }) => (
            <li key={block}>
              <strong>{placeName(block)}</strong>
              {text.split('\n').map((line) => (
                <p key={line}>{line}</p>
              ))}
              <button
                type="button"
                className="button button--secondary button--small"
                onClick={() => void navigator.clipboard?.writeText(text)}
              >
                {EDITOR_COPY.copy}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      <AlertDialog
        open={isRestoring}
        onClose={onRestored}
        title={EDITOR_COPY.originalBook}
        description={EDITOR_COPY.originalAsk}
        actions={
          <>
            <Button kind="quiet" label={EDITOR_COPY.cancel} onPress={onRestored} />
            <Button
              kind="danger"
              label={EDITOR_COPY.originalDo}
              onPress={() => {
                onRestored()
                void session.restore(original)
              }}
            />
          </>
        }
      />
      <AlertDialog
        open={leaving.isAsking}
        onClose={leaving.stay}
        title={EDITOR_COPY.leaveTitle}
        description={EDITOR_COPY.leave}
        actions={
          <>
            <Button kind="primary" label={EDITOR_COPY.leaveSave} onPress={leaving.save} />
            <Button kind="secondary" label={EDITOR_COPY.leaveDo} onPress={leaving.leave} />
            <Button kind="quiet" label={EDITOR_COPY.leaveStay} onPress={leaving.stay} />
          </>
        }
      />
    </>
  )
}

/** Of when it is, and how it begins. */
function KeptWordsOf({ offered: { writtenAt, changed }, isFailed }: { offered: LocalWords; isFailed: boolean }) {
  const when = new Date(writtenAt).toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short' })
  const [first] = changed
  return (
    <>
      <blockquote className="editor-kept">
        <p className="soft small">{[when, first && placeName(first.block)].filter(Boolean).join(' · ')}</p>
        <p>{first?.text.slice(0, 160)}</p>
      </blockquote>
      {isFailed ? <Notice tone="error">{EDITOR_COPY.recoverFailed}</Notice> : null}
    </>
  )
}

function Button({ kind, label, onPress }: { kind: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className={`button button--${kind}`} onClick={onPress}>
      {label}
    </button>
  )
}
