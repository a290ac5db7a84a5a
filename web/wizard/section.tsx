import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { InfoTip } from '../ui/react/info-tip.tsx'
import { type SectionId, WIZARD_COPY } from './copy.ts'

export const SECTION_ICONS: Record<SectionId, IconName> = {
  title: 'title',
  characters: 'person',
  places: 'place',
  relationships: 'people',
  freeText: 'text',
  moral: 'moral',
  theme: 'star',
  readerAge: 'age',
  language: 'language',
  chapters: 'chapters',
  dedication: 'dedication',
}

export const sectionAnchor = (id: SectionId) => `seccion-${id}`

type SectionProps = { id: SectionId; optional?: boolean; children: ReactNode }

/** One sheet of the wizard: heading, help, content. */
export function Section({ id, optional, children }: SectionProps) {
  const { name, help } = WIZARD_COPY.sections[id]
  return (
    <section className="wizard-section card" id={sectionAnchor(id)} aria-labelledby={`${sectionAnchor(id)}-name`}>
      <header className="wizard-section__head">
        <span className="wizard-section__icon">
          <Icon name={SECTION_ICONS[id]} />
        </span>
        <h2 id={`${sectionAnchor(id)}-name`} tabIndex={-1}>
          {name}
          {optional ? <span className="field__optional"> ({WIZARD_COPY.optional})</span> : null}
        </h2>
        <InfoTip label={WIZARD_COPY.help(name)}>{help}</InfoTip>
      </header>
      {children}
    </section>
  )
}

/** Brings what was refused into view. @returns what gets the focus: the field, or the heading where its form is closed */
export function goToRefused(id: SectionId): HTMLElement | null {
  const section = document.getElementById(sectionAnchor(id))
  const field = section?.querySelector<HTMLElement>('[aria-invalid="true"]')
  section?.scrollIntoView()
  return field ?? document.getElementById(`${sectionAnchor(id)}-name`)
}

/** Scrolls to a section and puts the focus on its heading, for hands and for readers. */
export function goToSection(id: SectionId): void {
  const heading = document.getElementById(`${sectionAnchor(id)}-name`)
  document.getElementById(sectionAnchor(id))?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
