import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { ProgressRing } from '../ui/progress.tsx'
import { GenerateButton, SaveButton } from './book-actions.tsx'
import { SECTIONS, type SectionId, WIZARD_COPY } from './copy.ts'
import { MissingPeople } from './missing-people.tsx'
import { goToSection, sectionAnchor } from './section.tsx'
import { missingItemsAtom, progressAtom } from './state/draft.ts'
import { unfinishedAtom } from './state/unfinished.ts'
import { STATE_WORDS, useSectionState } from './use-section-state.ts'

const copy = WIZARD_COPY.progress

type SidebarProps = { busy: boolean; onSave: () => void; onGenerate: () => void; current: SectionId }

/** Ring, checklist and the two actions, beside the sheets on a wide screen. */
export function Sidebar({ busy, onSave, onGenerate, current }: SidebarProps) {
  const missing = useAtomValue(missingItemsAtom)
  const progress = useAtomValue(progressAtom)
  const unfinished = useAtomValue(unfinishedAtom).length > 0
  const isComplete = missing.length === 0 && !unfinished
  return (
    <aside className="wizard-side" aria-label={copy.title}>
      <div className="wizard-side__ring">
        <ProgressRing value={progress} label={copy.label} radius={52} complete={isComplete} />
        <p className="small soft" role="status">
          {unfinished ? copy.almost : copy.remaining(missing.length)}
        </p>
      </div>
      <MissingPeople most={3} />
      <nav aria-label={copy.nav}>
        <ul className="wizard-checklist">
          {SECTIONS.map((id) => (
            <ChecklistItem key={id} id={id} isCurrent={current === id} />
          ))}
        </ul>
      </nav>
      <div className="stack stack--tight">
        <SaveButton busy={busy} onSave={onSave} />
        <GenerateButton busy={busy} onGenerate={onGenerate} label={WIZARD_COPY.generate.button} />
      </div>
    </aside>
  )
}

function ChecklistItem({ id, isCurrent }: { id: SectionId; isCurrent: boolean }) {
  const state = useSectionState(id)
  const { name } = WIZARD_COPY.sections[id]
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const { current } = link
    const list = current?.closest('nav')
    if (!isCurrent || !current || !list) return
    // Only the list moves: scrollIntoView would move the page as well.
    const [item, seen] = [current.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollTop += Math.min(0, item.top - seen.top) + Math.max(0, item.bottom - seen.bottom)
  }, [isCurrent])
  return (
    <li>
      <a
        ref={link}
        href={`#${sectionAnchor(id)}`}
        className="wizard-checklist__item"
        data-state={state}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          goToSection(id)
        }}
      >
        <span className="wizard-checklist__mark">{state === 'done' ? <Icon name="check" /> : null}</span>
        {name}
        <span className={state === 'done' ? 'visually-hidden' : 'wizard-checklist__note'}>{STATE_WORDS[state]}</span>
      </a>
    </li>
  )
}
