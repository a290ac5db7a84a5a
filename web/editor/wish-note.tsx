import { useAtom, useAtomValue, useSetAtom } from 'jotai/react'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { isAskingOfWishAtom, tellsWishAtom, wishAtom } from './editor-state.ts'

/** The wish that the story did not tell stays in sight while it is being told; who saves says whether it is. */
export function WishNote({ session }: { session: EditingSession }) {
  const wish = useAtomValue(wishAtom)
  const setTells = useSetAtom(tellsWishAtom)
  const [isAsking, setAsking] = useAtom(isAskingOfWishAtom)
  if (!wish) return null
  const answer = (tells: boolean) => {
    setTells(tells)
    setAsking(false)
    void session.save()
  }
  return (
    <>
      <p className="editor-wish" title={EDITOR_COPY.wishLead}>
        <strong>{EDITOR_COPY.wish(wish.quote)}</strong>
      </p>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={EDITOR_COPY.wishAsk}
        description={`«${wish.quote}»`}
        actions={
          <>
            <button type="button" className="button button--primary" onClick={() => answer(true)}>
              {EDITOR_COPY.wishTells}
            </button>
            <button type="button" className="button button--secondary" onClick={() => answer(false)}>
              {EDITOR_COPY.wishTellsNot}
            </button>
          </>
        }
      />
    </>
  )
}
