import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { REQUIRED_ITEMS } from '../../src/domain/completeness.ts'
import { Icon } from '../ui/icon.tsx'
import { ProgressRing } from '../ui/progress.tsx'
import { SECTIONS, type SectionId, WIZARD_COPY } from './copy.ts'
import { goToSection, SECTION_ICONS, sectionAnchor } from './section.tsx'
import {
  bookAtom,
  canGenerateAtom,
  hasUnsavedChangesAtom,
  infoAtom,
  missingItemsAtom,
  progressAtom,
} from './state/draft.ts'

type SidebarProps = { busy: boolean; onSave: () => void; onGenerate: () => void; current: SectionId }

/** Ring, checklist and the two actions, beside the sheets on a wide screen. */
export function Sidebar({ busy, onSave, onGenerate, current }: SidebarProps) {
  const missing = useAtomValue(missingItemsAtom)
  const progress = useAtomValue(progressAtom)
  return (
    <aside className="wizard-side" aria-label={WIZARD_COPY.progress.title}>
      <div className="wizard-side__ring">
        <ProgressRing value={progress} label={WIZARD_COPY.progress.label} radius={52} />
        <p className="small soft" role="status">
          {WIZARD_COPY.progress.remaining(missing.length)}
        </p>
      </div>
      <nav aria-label={WIZARD_COPY.progress.nav}>
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
  const { done, todo } = WIZARD_COPY.progress
  const said = state === 'done' ? done : state === 'todo' ? todo : WIZARD_COPY.optional
  return (
    <li>
      <a
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
        <span className={state === 'optional' ? 'wizard-checklist__note' : 'visually-hidden'}>{said}</span>
      </a>
    </li>
  )
}

/** Icons in a row under the navigation of a small screen. */
export function IconNav({ current }: { current: SectionId }) {
  const progress = useAtomValue(progressAtom)
  return (
    <nav className="wizard-icons" aria-label={WIZARD_COPY.progress.nav}>
      <ProgressRing value={progress} label={WIZARD_COPY.progress.label} radius={18} />
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
        aria-label={WIZARD_COPY.sections[id].name}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => goToSection(id)}
      >
        <Icon name={SECTION_ICONS[id]} />
      </button>
    </li>
  )
}

export function SaveButton({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  const { id } = useAtomValue(bookAtom)
  const dirty = useAtomValue(hasUnsavedChangesAtom)
  if (id === null) return null
  return (
    <button type="button" className="button button--secondary" disabled={!dirty || busy} onClick={onSave}>
      <Icon name={dirty ? 'save' : 'check'} />
      {dirty ? WIZARD_COPY.save.button : WIZARD_COPY.save.clean}
    </button>
  )
}

type GenerateButtonProps = { busy: boolean; onGenerate: () => void; label: string }

export function GenerateButton({ busy, onGenerate, label }: GenerateButtonProps) {
  if (!useAtomValue(canGenerateAtom)) return null
  return (
    <button
      type="button"
      className="button button--primary"
      aria-busy={busy}
      onClick={() => {
        if (!busy) onGenerate()
      }}
    >
      <Icon name="star" />
      {label}
    </button>
  )
}

function useSectionState(id: SectionId): 'done' | 'todo' | 'optional' {
  const missing = useAtomValue(missingItemsAtom)
  const info = useAtomValue(infoAtom)
  const required = REQUIRED_ITEMS.find((item) => item === id)
  if (required) return missing.includes(required) ? 'todo' : 'done'
  const value = info[id]
  return value !== null && typeof value === 'object' && value.length > 0
    ? 'done'
    : value && typeof value === 'string'
      ? 'done'
      : 'optional'
}
