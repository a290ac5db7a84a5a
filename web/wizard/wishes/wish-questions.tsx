import { useAtomValue, useSetAtom } from 'jotai/react'
import { useId } from 'react'
import { WIZARD_COPY } from '../copy.ts'
import { infoAtom } from '../state/draft.ts'
import { ABOUT, answerAtom, foreseenAtom, forgetAnswersAtom } from './state.ts'

const copy = WIZARD_COPY.wishes
type Options = readonly { value: string; label: string }[]

/** At most two questions, one tap each; and where nothing was understood, what it could be about. */
export function WishQuestions() {
  const foreseen = useAtomValue(foreseenAtom)
  const { questions = [], suggestions = [] } = foreseen ?? {}
  const isGuessing = questions.length === 0 && suggestions.length > 0
  if (questions.length === 0 && !isGuessing) return null
  return (
    <div className="wishes__questions">
      {questions.map(({ id, text, options }) => (
        <Question key={id} id={id} text={text} options={options} />
      ))}
      {isGuessing ? (
        <Question id={ABOUT} text={copy.about} options={[...suggestions, { value: 'other', label: copy.other }]} />
      ) : null}
    </div>
  )
}

export function Question({ id, text, options }: { id: string; text: string; options: Options }) {
  const { confirmed = [] } = useAtomValue(infoAtom)
  const answer = useSetAtom(answerAtom)
  const given = confirmed.find(({ question }) => question === id)?.answer
  const label = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its buttons
    <div role="group" aria-labelledby={label} className="wishes__question">
      <p id={label} className="wishes__asked">
        {text}
      </p>
      <div className="wishes__answers">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === given}
            onClick={() => answer(id, value)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Asks anew. */
export function ForgetAnswers() {
  const { confirmed = [] } = useAtomValue(infoAtom)
  const forget = useSetAtom(forgetAnswersAtom)
  return confirmed.length > 0 ? (
    <button type="button" className="wishes__forget" onClick={() => forget()}>
      {copy.forget}
    </button>
  ) : null
}
