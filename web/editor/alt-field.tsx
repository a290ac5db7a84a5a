import { useAtomValue } from 'jotai/react'
import { useId } from 'react'
import { LIMITS } from '../../src/domain/limits.ts'
import { Icon } from '../ui/icon.tsx'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { wordsAtom } from './editor-state.ts'

/** The words that stand for a picture where it cannot be seen. */
export function AltField({ block, session }: { block: string; session: EditingSession }) {
  const text = useAtomValue(wordsAtom).now[block] ?? ''
  const id = useId()
  return (
    <details className="editor-alt">
      <summary>
        <Icon name="chevronDown" />
        {EDITOR_COPY.altOpen}
      </summary>
      <label htmlFor={id}>{EDITOR_COPY.alt}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={LIMITS.alt.characters}
        value={text}
        onChange={({ target }) =>
          session.typed({ container: block, paragraph: null }, target.value.replaceAll('\n', ' '), target.selectionEnd)
        }
      />
    </details>
  )
}
