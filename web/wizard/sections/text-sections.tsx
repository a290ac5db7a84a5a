import { useAtomValue, useSetAtom } from 'jotai/react'
import { LIMITS } from '../../../src/domain/limits.ts'
import { countCharacters, countWords } from '../../../src/domain/text.ts'
import { WIZARD_COPY } from '../copy.ts'
import { Section } from '../section.tsx'
import { changeInfoAtom, infoAtom } from '../state/draft.ts'
import { TextField } from '../text-field.tsx'
import { WishesPanel } from '../wishes/wishes-panel.tsx'

const { fields } = WIZARD_COPY
const OF_FREE_TEXT = ['freeText', 'title'] as const
const OF_MORAL = ['moral'] as const

export function TitleSection() {
  const { title } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="title">
      <TextField
        label={fields.title}
        placeholder={fields.titlePlaceholder}
        value={title}
        onChange={(title) => change({ title })}
        limit={{ count: countCharacters, max: LIMITS.title.characters }}
        wireName="story_title"
        printed
      />
    </Section>
  )
}

export function FreeTextSection() {
  const { freeText } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="freeText" optional>
      <TextField
        label={fields.freeText}
        placeholder={fields.freeTextPlaceholder}
        value={freeText}
        onChange={(freeText) => change({ freeText })}
        limit={{
          count: countWords,
          max: LIMITS.freeText.words,
          warnAt: LIMITS.freeText.warnAt,
          unit: WIZARD_COPY.words,
          fits: (text) => countCharacters(text) <= LIMITS.freeText.characters,
        }}
        wireName="additional_information"
        lines
      />
      <WishesPanel fields={OF_FREE_TEXT} asks />
    </Section>
  )
}

export function MoralSection() {
  const { moral } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="moral" optional>
      <TextField
        label={fields.moral}
        placeholder={fields.moralPlaceholder}
        value={moral}
        onChange={(moral) => change({ moral })}
        limit={{ count: countCharacters, max: LIMITS.moral.characters, warnAt: LIMITS.moral.warnAt }}
        wireName="moral"
      />
      <WishesPanel fields={OF_MORAL} />
    </Section>
  )
}

export function DedicationSection() {
  const { dedication } = useAtomValue(infoAtom)
  const change = useSetAtom(changeInfoAtom)
  return (
    <Section id="dedication" optional>
      <TextField
        label={fields.dedication}
        placeholder={fields.dedicationPlaceholder}
        value={dedication}
        onChange={(dedication) => change({ dedication })}
        limit={{ count: countCharacters, max: LIMITS.dedication.characters, warnAt: LIMITS.dedication.warnAt }}
        wireName="dedication"
        printed
        lines
      />
    </Section>
  )
}
