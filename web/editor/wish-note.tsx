import { useAtom, useAtomValue } from 'jotai/react'
import { Notice } from '../ui/notice.tsx'
import { EDITOR_COPY } from './copy.ts'
import { tellsWishAtom, wishAtom } from './editor-state.ts'

/** The wish that the story did not tell, beside the page where it would fit. */
export function WishNote() {
  const wish = useAtomValue(wishAtom)
  const [tells, setTells] = useAtom(tellsWishAtom)
  if (!wish) return null
  return (
    <div className="editor-wish">
      <Notice>
        <p>
          <strong>{EDITOR_COPY.wish(wish.quote)}</strong>
        </p>
        <p>{EDITOR_COPY.wishLead}</p>
        <label className="editor-wish__tells">
          <input type="checkbox" checked={tells} onChange={({ target }) => setTells(target.checked)} />
          {EDITOR_COPY.wishTells}
        </label>
      </Notice>
    </div>
  )
}
