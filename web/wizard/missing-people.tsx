import { useAtomValue, useSetAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { WIZARD_COPY } from './copy.ts'
import { sectionAnchor } from './section.tsx'
import { keepCharacterAtom, openCharacterAtom } from './state/characters.ts'
import { alertAtom } from './state/save-state.ts'
import { type Unfinished, unfinishedAtom } from './state/unfinished.ts'

const copy = WIZARD_COPY.progress

/** What is missing though the ring is full, by name, and the way there. @param most how many are named */
export function MissingPeople({ most }: { most: number }) {
  const unfinished = useAtomValue(unfinishedAtom)
  const open = useSetAtom(openCharacterAtom)
  const keep = useSetAtom(keepCharacterAtom)
  const alert = useSetAtom(alertAtom)
  if (unfinished.length === 0) return null
  const named = unfinished.slice(0, most)
  const more = unfinished.length - named.length
  // Whatever stands in another open form is kept before this one opens.
  const goTo = ({ index, lacks }: Unfinished) => {
    const problem = keep() ?? open(index)
    if (problem) alert(problem)
    else requestAnimationFrame(() => goToForm(lacks === 'avatar' ? '[data-draw]' : 'input'))
  }
  return (
    <ul className="wizard-missing" aria-label={copy.missing}>
      {named.map((each) => (
        <li key={each.index}>
          <button type="button" className="wizard-missing__item" onClick={() => goTo(each)}>
            <Icon name="person" />
            <span>{sentence(each)}</span>
            {more > 0 ? <span className="soft">{copy.andMore(more)}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

function sentence({ name, lacks }: Unfinished): string {
  return lacks === 'avatar' ? copy.missingAvatar(name) : copy.unfinished(name.trim())
}

function goToForm(part: string): void {
  const target = document.querySelector<HTMLElement>(`#${sectionAnchor('characters')} .wizard-form ${part}`)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
