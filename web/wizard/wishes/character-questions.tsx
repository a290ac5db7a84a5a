import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { questionsOfAtom } from './state.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { Question } from './wish-questions.tsx'

/** On the card of whom it is about: what the words elsewhere seem to say of them, and nobody may assume. */
export function CharacterQuestions({ name }: { name: string }) {
  const questions = useAtomValue(useMemo(() => questionsOfAtom(name), [name]))
  const within = useFocusKept(questions)
  return (
    <div ref={within} className="wizard-person__questions" aria-live="polite">
      {questions.map(({ id, text, options }) => (
        <Question key={id} id={id} text={text} options={options} />
      ))}
    </div>
  )
}
