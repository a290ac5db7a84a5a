import { useAtomValue } from 'jotai/react'
import { REVIEW_COPY } from './copy.ts'
import { notesAtom } from './review-state.ts'

/** What a version was wished to be, and honestly who drew it where that was not who should have. */
export function VersionRemark({ url }: { url: string }) {
  const note = useAtomValue(notesAtom)[url]
  if (!note) return null
  return (
    <>
      {note.wish ? <p className="review-remark">{REVIEW_COPY.wishedFor(note.wish)}</p> : null}
      {note.standIn ? <p className="review-remark">{REVIEW_COPY.standIn}</p> : null}
    </>
  )
}
