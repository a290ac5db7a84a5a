import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import type { ForeseenWish, WishFieldName } from '../../../src/domain/wish.ts'
import { Verdict, type VerdictMark } from '../../ui/verdict.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { foreseenAtom, hasQuestionsAtom, wishesOfAtom } from './state.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { ForgetAnswers, WishQuestions } from './wish-questions.tsx'

const copy = WIZARD_COPY.wishes
const GROUPS: readonly [outcome: ForeseenWish['outcome'], title: string, mark: VerdictMark][] = [
  ['willTell', copy.willTell, 'done'],
  ['understood', copy.understood, 'done'],
  ['willKeep', copy.willKeep, 'out'],
  ['cannot', copy.cannot, 'lacking'],
]
/** A text of a page is not said twice: the rest is a tap away. */
const SHOWN = 4

type Props = { fields: readonly WishFieldName[]; asks?: boolean }

/** A slip under a field: what of it the book will tell, keep out, or cannot tell. `asks`: and what is to be asked. */
export function WishesPanel({ fields, asks = false }: Props) {
  const wishes = useAtomValue(useMemo(() => wishesOfAtom(fields), [fields]))
  const hasQuestions = useAtomValue(hasQuestionsAtom) && asks
  const within = useFocusKept(useAtomValue(foreseenAtom))
  return (
    <div ref={within} className="wishes" aria-live="polite">
      {hasQuestions || wishes.length > 0 ? (
        <div className="wishes__slip">
          {hasQuestions ? <WishQuestions /> : null}
          {wishes.length > 0 ? (
            <div className="verdicts">
              {GROUPS.map(([outcome, title, mark]) => (
                <Group key={outcome} wishes={wishes} outcome={outcome} title={title} mark={mark} />
              ))}
            </div>
          ) : null}
          {hasQuestions ? <ForgetAnswers /> : null}
        </div>
      ) : null}
    </div>
  )
}

type GroupProps = {
  title: string
  mark: VerdictMark
  outcome: ForeseenWish['outcome']
  wishes: readonly ForeseenWish[]
}

function Group({ title, mark, outcome, wishes }: GroupProps) {
  const mine = wishes.filter((wish) => wish.outcome === outcome)
  if (mine.length === 0) return null
  const isGrave = outcome === 'cannot' && mine.some(({ sensitive }) => sensitive !== null && sensitive !== 'fear')
  const shown = mine.length > SHOWN + 1 ? mine.slice(0, SHOWN) : mine
  const rest = mine.slice(shown.length)
  return (
    <Verdict mark={mark} title={title}>
      <Quotes wishes={shown} />
      {rest.length > 0 ? (
        <details>
          <summary>{copy.andMore(rest.length)}</summary>
          <Quotes wishes={rest} />
        </details>
      ) : null}
      {outcome === 'cannot' ? <p>{isGrave ? copy.kindly : copy.help}</p> : null}
    </Verdict>
  )
}

function Quotes({ wishes }: { wishes: readonly ForeseenWish[] }) {
  return (
    <ul>
      {wishes.map(({ id, quote, reason }) => (
        <li key={id}>
          «{quote}»{reason === 'language' ? ` (${copy.inOtherLanguage})` : ''}
        </li>
      ))}
    </ul>
  )
}
