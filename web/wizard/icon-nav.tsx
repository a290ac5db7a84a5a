import { useAtomValue } from 'jotai/react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { ProgressRing } from '../ui/progress.tsx'
import { SECTIONS, type SectionId, WIZARD_COPY } from './copy.ts'
import { goToSection, SECTION_ICONS } from './section.tsx'
import { progressAtom } from './state/draft.ts'
import { unfinishedAtom } from './state/unfinished.ts'
import { isRequired, STATE_WORDS, useSectionState } from './use-section-state.ts'

/** Icons in a row under the navigation of a small screen. */
export function IconNav({ current }: { current: SectionId }) {
  const progress = useAtomValue(progressAtom)
  const unfinished = useAtomValue(unfinishedAtom).length > 0
  return (
    <nav className="wizard-icons" aria-label={WIZARD_COPY.progress.nav}>
      <ProgressRing
        value={progress}
        label={WIZARD_COPY.progress.label}
        radius={18}
        complete={progress === 100 && !unfinished}
      />
      <ul>
        {SECTIONS.map((id) => (
          <IconNavItem key={id} id={id} isCurrent={current === id} />
        ))}
      </ul>
    </nav>
  )
}

function IconNavItem({ id, isCurrent }: { id: SectionId; isCurrent: boolean }) {
  const state = useSectionState(id)
  const stateId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = button
    const row = current?.closest('ul')
    // Only the row moves: scrollIntoView would move the page as well.
    if (isCurrent && current && row) row.scrollLeft = current.offsetLeft - row.offsetLeft - row.clientWidth / 2
  }, [isCurrent])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="wizard-icons__item"
        data-state={state}
        data-required={isRequired(id) ? '' : undefined}
        aria-describedby={stateId}
        aria-label={WIZARD_COPY.sections[id].name}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => goToSection(id)}
      >
        <Icon name={SECTION_ICONS[id]} />
        <span id={stateId} hidden>
          {STATE_WORDS[state]}
        </span>
      </button>
    </li>
  )
}
