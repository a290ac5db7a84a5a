import { useSetAtom } from 'jotai/react'
import { useId, useRef, useState } from 'react'
import { LIMITS } from '../../../src/domain/limits.ts'
import { foldName } from '../../../src/domain/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { changeCharacterAtom } from '../state/characters.ts'

const copy = WIZARD_COPY.characters

/** Added by Enter or the plus button; blanks are ignored and a comma parts two. */
export function Hobbies({ hobbies }: { hobbies: readonly string[] }) {
  const change = useSetAtom(changeCharacterAtom)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFull = hobbies.length >= LIMITS.hobbies.count

  const set = (next: readonly string[]) => change((before) => ({ ...before, hobbies: [...next] }))
  const add = () => {
    const known = new Set(hobbies.map(foldName))
    const fresh = typed
      .split(',')
      .map((hobby) => hobby.trim())
      .filter((hobby) => hobby && !known.has(foldName(hobby)))
    set([...hobbies, ...fresh].slice(0, LIMITS.hobbies.count))
    setTyped('')
    input.current?.focus()
  }
  return (
    <fieldset className="wizard-choices">
      <legend className="legend">{copy.hobbies}</legend>
      {hobbies.length > 0 ? (
        <ul className="chips wizard-hobbies">
          {hobbies.map((hobby) => (
            <li key={hobby} className="chip chip--person">
              {hobby}
              <button
                type="button"
                className="chip__remove"
                aria-label={copy.removeHobby(hobby)}
                onClick={() => {
                  set(hobbies.filter((each) => each !== hobby))
                  input.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="input-group">
        <label className="visually-hidden" htmlFor={id}>
          {copy.hobbyLabel}
        </label>
        <input
          ref={input}
          id={id}
          className="input"
          type="text"
          placeholder={copy.hobbyPlaceholder}
          maxLength={LIMITS.hobbies.characters}
          value={typed}
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={copy.addHobby}
          disabled={isFull}
          onClick={add}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  )
}
