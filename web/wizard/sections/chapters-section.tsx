import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useId, useState } from 'react'
import { LIMITS } from '../../../src/domain/limits.ts'
import { isReadAloud, minutesOfReading, READER_AGE_PROFILES } from '../../../src/domain/reader-age.ts'
import type { ReaderAge } from '../../../src/domain/vocabulary.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { Section } from '../section.tsx'
import { changeInfoAtom, infoAtom } from '../state/draft.ts'

const { min, max } = LIMITS.chapters
const { fields } = WIZARD_COPY

/** A number while it is typed; on leaving it is brought between 1 and 10. */
export function ChaptersSection() {
  const { chapters, readerAge } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  const [typed, setTyped] = useState(chapters === null ? '' : String(chapters))
  const id = useId()
  useEffect(() => setTyped(chapters === null ? '' : String(chapters)), [chapters])

  const settle = () => {
    if (typed.trim() === '') return change({ chapters: null })
    const number = Math.round(Number(typed))
    const within = Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : min
    setTyped(String(within))
    change({ chapters: within })
  }
  const type = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() === '') change({ chapters: null })
    else if (Number.isInteger(number) && number >= min && number <= max) change({ chapters: number })
  }
  const step = (by: number) => change({ chapters: Math.min(max, Math.max(min, (chapters ?? (by > 0 ? 0 : 2)) + by)) })

  return (
    <Section id="chapters">
      <Field id={id} label={fields.chapters} hint={fields.chaptersHint}>
        <div className="wizard-stepper">
          <button
            type="button"
            className="button button--secondary button--icon"
            aria-label={fields.fewer}
            disabled={chapters !== null && chapters <= min}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...describedBy(id, { hint: fields.chaptersHint })}
            className="input wizard-stepper__input"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onBlur={settle}
          />
          <button
            type="button"
            className="button button--secondary button--icon"
            aria-label={fields.more}
            disabled={chapters !== null && chapters >= max}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      </Field>
      <p className="wizard-minutes small soft" role="status">
        {chapters === null ? null : readerAge ? minutesInWords(readerAge, chapters) : fields.minutesNeedAge}
      </p>
      {chapters !== null && isCollection(chapters) && <p className="small soft">{fields.collection(chapters)}</p>}
    </Section>
  )
}

/** Stories of the house have up to five chapters, or are told in one: other books are two of them. */
function isCollection(chapters: number): boolean {
  return hasBuiltInStories() && (chapters === 2 || chapters > 5)
}

function hasBuiltInStories(): boolean {
  return document.getElementById('app')?.dataset.stories === 'built-in'
}

function minutesInWords(age: ReaderAge, chapters: number): string {
  const words = chapters * READER_AGE_PROFILES[age].wordsPerChapter
  return fields.minutes(minutesOfReading(age, words), isReadAloud(age))
}
