import { useAtomValue, useSetAtom } from 'jotai/react'
import { useMemo } from 'react'
import type { ForeseenWish, WishFieldName } from '../../../src/domain/wish.ts'
import { WIZARD_COPY } from '../copy.ts'
import { infoAtom } from '../state/draft.ts'
import { ABOUT, answerAtom, foreseenAtom, forgetAnswersAtom, wishesOfAtom } from './state.ts'

const copy = WIZARD_COPY.wishes
const GROUPS = [
  ['willTell', copy.willTell],
  ['willKeep', copy.willKeep],
  ['understood', copy.understood],
  ['cannot', copy.cannot],
] as const

/** Under a field: what of it the book will tell, keep out, or cannot tell. */
export function WishesPanel({ fields }: { fields: readonly WishFieldName[] }) {
  const wishes = useAtomValue(useMemo(() => wishesOfAtom(fields), [fields]))
  return (
    <div className="wishes" aria-live="polite">
      {GROUPS.map(([outcome, title]) => {
        const mine = wishes.filter((wish) => wish.outcome === outcome)
        return mine.length > 0 ? <Group key={outcome} title={title} outcome={outcome} wishes={mine} /> : null
      })}
    </div>
  )
}

type GroupProps = { title: string; outcome: ForeseenWish['outcome']; wishes: readonly ForeseenWish[] }

function Group({ title, outcome, wishes }: GroupProps) {
  const isGrave = outcome === 'cannot' && wishes.some(({ sensitive }) => sensitive !== null && sensitive !== 'fear')
  return (
    <section className={`wishes__group wishes__group--${outcome}`}>
      <h3>{title}</h3>
      <ul>
        {wishes.map(({ id, quote }) => (
          <li key={id}>«{quote}»</li>
        ))}
      </ul>
      {outcome === 'cannot' ? <p className="wishes__hint">{isGrave ? copy.kindly : copy.help}</p> : null}
    </section>
  )
}

/** At most two questions, one tap each; and where nothing was understood, what it could be about. */
export function WishQuestions() {
  const foreseen = useAtomValue(foreseenAtom)
  const { confirmed = [] } = useAtomValue(infoAtom)
  const answer = useSetAtom(answerAtom)
  const forget = useSetAtom(forgetAnswersAtom)
  const { questions = [], suggestions = [] } = foreseen ?? {}
  return (
    <div className="wishes" aria-live="polite">
      {questions.map(({ id, text, options }) => (
        <fieldset key={id} className="wishes__question">
          <legend className="legend">{text}</legend>
          {options.map(({ value, label }) => (
            <button key={value} type="button" className="chip" onClick={() => answer(id, value)}>
              {label}
            </button>
          ))}
        </fieldset>
      ))}
      {questions.length === 0 && suggestions.length > 0 ? (
        <fieldset className="wishes__question">
          <legend className="legend">{copy.about}</legend>
          {suggestions.map(({ value, label }) => (
            <button key={value} type="button" className="chip" onClick={() => answer(ABOUT, value)}>
              {label}
            </button>
          ))}
          <button type="button" className="chip" onClick={() => answer(ABOUT, 'other')}>
            {copy.other}
          </button>
        </fieldset>
      ) : null}
      {confirmed.length > 0 ? (
        <button type="button" className="button button--quiet" onClick={() => forget()}>
          {copy.forget}
        </button>
      ) : null}
    </div>
  )
}
