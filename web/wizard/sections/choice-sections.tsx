import { useAtomValue, useSetAtom } from 'jotai/react'
import { LANGUAGES, READER_AGES, THEMES } from '../../../src/domain/vocabulary.ts'
import { Choices } from '../choices.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { Section } from '../section.tsx'
import { changeInfoAtom, infoAtom } from '../state/draft.ts'
import { THEME_PICTURES } from '../theme-pictures.ts'

const { sections } = WIZARD_COPY

export function ThemeSection() {
  const { theme } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="theme">
      <Choices
        legend={sections.theme.name}
        hideLegend
        labels={THEMES}
        pictures={THEME_PICTURES}
        value={theme}
        onChange={(theme) => change({ theme })}
        width="9.5rem"
      />
    </Section>
  )
}

export function ReaderAgeSection() {
  const { readerAge } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="readerAge">
      <Choices
        legend={sections.readerAge.name}
        hideLegend
        labels={READER_AGES}
        value={readerAge}
        onChange={(readerAge) => change({ readerAge })}
        width="8rem"
      />
    </Section>
  )
}

export function LanguageSection() {
  const { language } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="language">
      <Choices
        legend={sections.language.name}
        hideLegend
        labels={LANGUAGES}
        value={language}
        onChange={(language) => change({ language })}
        width="8rem"
      />
    </Section>
  )
}
