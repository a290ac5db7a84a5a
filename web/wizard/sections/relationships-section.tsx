import { useAtomValue, useSetAtom } from 'jotai/react'
import { useState } from 'react'
import { SELF_RELATION } from '../../../src/domain/book-info.ts'
import { relationshipSentence } from '../../../src/domain/relationship-sentence.ts'
import { foldName } from '../../../src/domain/text.ts'
import { RELATIONSHIP_TYPES, type RelationshipType } from '../../../src/domain/vocabulary.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { RemovalNotice } from '../removal-notice.tsx'
import { Section } from '../section.tsx'
import { Select } from '../select.tsx'
import { changeFormsAtom, formsAtom, infoAtom, type RelationshipForm } from '../state/draft.ts'
import { keepRelationshipAtom, RELATIONSHIP_INCOMPLETE, removeRelationshipAtom } from '../state/relationships.ts'
import { useWayBack } from '../use-way-back.ts'

const copy = WIZARD_COPY.relationships
const BLANK: RelationshipForm = { from: '', type: '', to: '' }

export function RelationshipsSection() {
  const { relationships, characters } = useAtomValue(infoAtom)
  const { relationship: form } = useAtomValue(formsAtom)
  const change = useSetAtom(changeFormsAtom)
  const remove = useSetAtom(removeRelationshipAtom)
  const way = useWayBack()
  const names = characters.map(({ name }) => name).filter((name) => name.trim())
  return (
    <Section id="relationships" optional>
      {relationships.length > 0 ? (
        <ul className="wizard-rows" aria-label={WIZARD_COPY.sections.relationships.name}>
          {relationships.map((relationship, index) => {
            const sentence = relationshipSentence(relationship, characters)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: relationships have no identity but their order
              <li key={index} className="wizard-row">
                <span className="wizard-row__text">{sentence}</span>
                <button
                  type="button"
                  className="button button--quiet button--icon"
                  aria-label={copy.deleteOf(sentence)}
                  onClick={() => {
                    remove(index)
                    way.comeBack()
                  }}
                >
                  <Icon name="trash" />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      <RemovalNotice kinds={['relationship']} />
      {names.length < 2 ? (
        <p className="soft">{copy.needTwo}</p>
      ) : form ? (
        <RelationshipFormSheet form={form} names={names} onClosed={way.comeBack} />
      ) : (
        <button
          ref={way.add}
          type="button"
          className="button button--secondary wizard-add"
          onClick={() => change({ relationship: BLANK })}
        >
          <Icon name="plus" />
          {copy.add}
        </button>
      )}
    </Section>
  )
}

type SheetProps = { form: RelationshipForm; names: readonly string[]; onClosed: () => void }

function RelationshipFormSheet({ form, names, onClosed }: SheetProps) {
  const change = useSetAtom(changeFormsAtom)
  const keep = useSetAtom(keepRelationshipAtom)
  const { characters } = useAtomValue(infoAtom)
  const [problem, setProblem] = useState<string | null>(null)
  const { from, type, to } = form
  const edit = (part: Partial<RelationshipForm>) => {
    const next = { ...form, ...part }
    setProblem(isSame(next.from, next.to) ? SELF_RELATION : null)
    change({ relationship: next })
  }
  return (
    <form
      className="wizard-form stack"
      onSubmit={(event) => {
        event.preventDefault()
        const refused = from || type || to ? keep() : RELATIONSHIP_INCOMPLETE
        setProblem(refused)
        if (refused === null) onClosed()
      }}
    >
      <div className="wizard-form__thirds">
        <Select
          label={copy.first}
          unchosen={copy.choose}
          value={from}
          options={names.map(same)}
          onChange={(from) => edit({ from })}
          autoFocus
        />
        <Select
          label={copy.type}
          unchosen={copy.choose}
          value={type}
          options={Object.entries(RELATIONSHIP_TYPES)}
          onChange={(type) => edit({ type: type as RelationshipType | '' })}
        />
        <Select
          label={copy.second}
          unchosen={copy.choose}
          value={to}
          // The first is not offered here; who was chosen before stays to be seen.
          options={names.filter((name) => name === to || !isSame(name, from)).map(same)}
          onChange={(to) => edit({ to })}
        />
      </div>
      {from && type && to && !isSame(from, to) ? (
        <p className="wizard-preview">
          {copy.preview} <strong>{relationshipSentence({ from, type, to }, characters)}</strong>
        </p>
      ) : null}
      <p className="field__error" role="alert">
        {problem}
      </p>
      <div className="cluster">
        <button type="submit" className="button button--secondary">
          {copy.add}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            change({ relationship: null })
            onClosed()
          }}
        >
          {WIZARD_COPY.cancel}
        </button>
      </div>
    </form>
  )
}

function isSame(name: string, other: string): boolean {
  return name !== '' && foldName(name) === foldName(other)
}

function same(name: string): [string, string] {
  return [name, name]
}
