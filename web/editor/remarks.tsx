import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import type { Remark } from './editor-api.ts'
import { laidAtom, meaningAtom } from './editor-state.ts'

/** Suggestions for what was just typed, never refusals: each can be followed by a press, or left. */
export function Remarks({ session }: { session: EditingSession }) {
  const meaning = useAtomValue(meaningAtom)
  const names = useAtomValue(laidAtom)?.names ?? []
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const place = meaning?.place
  const remarks = (meaning?.remarks ?? []).filter(({ message }) => !left.has(message)).slice(0, 2)
  if (!place || remarks.length === 0) return null
  return (
    <ul className="editor-remarks" aria-live="polite">
      {remarks.map((remark) => (
        <li key={remark.message} className="editor-remark">
          <p>{remark.message}</p>
          <div className="editor-remark__ways">
            {remark.fix ? <Way label={remark.fix.label} onPress={() => fix(remark)} /> : null}
            {remark.rename ? <Way label={remark.rename.label} onPress={() => rename(remark)} /> : null}
            <Way label={EDITOR_COPY.keep} onPress={() => setLeft(new Set([...left, remark.message]))} />
          </div>
        </li>
      ))}
    </ul>
  )

  function fix({ fix }: Remark): void {
    if (fix && place) session.replace(place, fix.text)
  }

  function rename({ rename }: Remark): void {
    const at = names.indexOf(rename?.name ?? '')
    if (rename && at >= 0) session.rename(`name-${at}`, rename.to)
  }
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
