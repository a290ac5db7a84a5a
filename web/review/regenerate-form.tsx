import { useState } from 'react'
import { LIMITS } from '../../src/domain/limits.ts'
import { countCharacters } from '../../src/domain/text.ts'
import { describedBy, Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'

type RegenerateFormProps = {
  id: string
  place: string
  regenerating: boolean
  /** @returns whether it was taken on */
  onRegenerate(wish: string): Promise<boolean>
}

const MAX = LIMITS.wish.characters

/** Asks for another version, with a few words about what should be different if one likes. */
export function RegenerateForm({ id, place, regenerating, onRegenerate }: RegenerateFormProps) {
  const [wishing, setWishing] = useState(false)
  const [wish, setWish] = useState('')
  const field = `wish-${id}`

  const send = async () => {
    if (regenerating || !(await onRegenerate(wishing ? wish : ''))) return
    setWish('')
    setWishing(false)
  }

  return (
    <form
      className="review-regenerate"
      aria-label={`${REVIEW_COPY.regenerate}: ${place}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {wishing ? (
        <Field
          id={field}
          label={REVIEW_COPY.wish}
          counter={`${countCharacters(wish)} / ${MAX}`}
          counterWarns={countCharacters(wish) >= MAX - 10}
        >
          <input
            {...describedBy(field, {})}
            className="input"
            value={wish}
            placeholder={REVIEW_COPY.wishPlaceholder}
            // biome-ignore lint/a11y/noAutofocus: it has just been asked for
            autoFocus
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => setWish([...target.value].slice(0, MAX).join(''))}
          />
        </Field>
      ) : null}
      <div className="cluster">
        <button
          type="submit"
          className="button button--secondary"
          aria-disabled={regenerating}
          aria-busy={regenerating}
        >
          {regenerating ? <span className="spinner" /> : <Icon name="redraw" />}
          {regenerating ? REVIEW_COPY.regenerating : REVIEW_COPY.regenerate}
        </button>
        {regenerating ? null : (
          <button
            type="button"
            className="button button--quiet button--small"
            aria-expanded={wishing}
            onClick={() => setWishing(!wishing)}
          >
            <Icon name={wishing ? 'minus' : 'plus'} />
            {wishing ? REVIEW_COPY.removeWish : REVIEW_COPY.addWish}
          </button>
        )}
      </div>
    </form>
  )
}
