import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import type { Remark } from './editor-api.ts'
import { laidAtom, meaningAtom, placeAtom } from './editor-state.ts'
import { placeOf } from './words.ts'

/** Suggestions for what was just typed, never refusals: each can be followed by a press, or left. Where room is scarce they unfold. */
export function Remarks({ session }: { session: EditingSession }) {
  const meaning = useAtomValue(meaningAtom)
  const here = useAtomValue(placeAtom)
  const names = useAtomValue(laidAtom)?.names ?? []
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setOpen] = useState(false)
  if (!meaning?.block) return null
  const place = placeOf(meaning.block)
  if (here !== null && here.container !== place.container) return null
  const keyOf = ({ kind }: Remark) => `${kind} ${meaning.block}`
  const remarks = meaning.remarks.filter((remark) => !left.has(keyOf(remark))).slice(0, 2)
  if (remarks.length === 0) return null

  const fix = ({ fix }: Remark) => {
    if (fix) session.mend(place, meaning.typed, fix.text)
  }
  const rename = ({ rename }: Remark) => {
    const at = names.indexOf(rename?.name ?? '')
    if (rename && at >= 0) session.rename(`name-${at}`, rename.to)
  }
  const leave = (remark: Remark) => {
    setLeft(new Set([...left, keyOf(remark)]))
    session.stay()
  }
  return (
    <div className="editor-remarks" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className="button button--secondary button--small editor-remarks__count"
        aria-expanded={isOpen}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {EDITOR_COPY.suggestions(remarks.length)}
      </button>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.kind} className="editor-remark">
            <p>{remark.message}</p>
            <div className="editor-remark__ways">
              {remark.fix ? <Way label={remark.fix.label} onPress={() => fix(remark)} /> : null}
              {remark.rename ? <Way label={remark.rename.label} onPress={() => rename(remark)} /> : null}
              <Way label={EDITOR_COPY.keep} onPress={() => leave(remark)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Way({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="button button--secondary button--small"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </button>
  )
}
