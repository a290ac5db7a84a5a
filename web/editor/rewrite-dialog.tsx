import { useAtomValue } from 'jotai/react'
import { useId, useState } from 'react'
import { LIMITS } from '../../src/domain/limits.ts'
import { useMutation } from '../api/use-mutation.ts'
import { Notice } from '../ui/notice.tsx'
import { Dialog } from '../ui/react/dialog.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import type { EditorApi } from './editor-api.ts'
import { wishAtom, wordsAtom } from './editor-state.ts'
import { type Place, paragraphsIn } from './words.ts'

type RewriteDialogProps = { api: EditorApi; session: EditingSession; place: Place; onClose: () => void }

/** A model proposes other words for a page; they stand beside the old ones and are taken or not. */
export function RewriteDialog({ api, session, place: { container }, onClose }: RewriteDialogProps) {
  const words = useAtomValue(wordsAtom)
  const [wish, setWish] = useState((useAtomValue(wishAtom)?.quote ?? '').slice(0, LIMITS.wish.characters))
  const [proposal, setProposal] = useState<string[] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const id = useId()
  const [, chapter = '1', page = '0'] = /^chapter-(\d+)-p(\d+)$/u.exec(container) ?? []
  const { mutate: ask, isPending } = useMutation(() => api.rewrite(Number(chapter), Number(page) + 1, wish.trim()), {
    onSuccess: ({ paragraphs }) => setProposal(paragraphs),
    onError: (error) => setRefusal(error instanceof Error ? error.message : String(error)),
  })
  const use = () => {
    session.replace({ container, paragraph: null }, (proposal ?? []).join('\n'))
    onClose()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={EDITOR_COPY.rewriteTitle}
      description={EDITOR_COPY.rewriteLead}
      actions={
        <>
          {proposal ? (
            <button type="button" className="button button--primary" onClick={use}>
              {EDITOR_COPY.rewriteUse}
            </button>
          ) : null}
          <button
            type="button"
            className={`button ${proposal ? 'button--secondary' : 'button--primary'}`}
            aria-disabled={isPending || !wish.trim()}
            onClick={() => {
              setRefusal(null)
              if (!isPending && wish.trim()) void ask()
            }}
          >
            {isPending ? EDITOR_COPY.rewriteAsking : proposal ? EDITOR_COPY.rewriteAgain : EDITOR_COPY.rewriteAsk}
          </button>
          <button type="button" className="button button--quiet" onClick={onClose}>
            {EDITOR_COPY.cancel}
          </button>
        </>
      }
    >
      <label htmlFor={id}>{EDITOR_COPY.rewriteWish}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={LIMITS.wish.characters}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
      />
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <div className="editor-versions" aria-live="polite">
        <Version title={EDITOR_COPY.rewriteBefore} paragraphs={paragraphsIn(words, container)} />
        {proposal ? <Version title={EDITOR_COPY.rewriteAfter} paragraphs={proposal} /> : null}
      </div>
    </Dialog>
  )
}

function Version({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="editor-version">
      <h3>{title}</h3>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and they never move
        <p key={at}>{paragraph}</p>
      ))}
    </section>
  )
}
