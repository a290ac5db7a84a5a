import { useAtomValue, useSetAtom } from 'jotai/react'
import { useState } from 'react'
import { LIMITS } from '../../../src/domain/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { WIZARD_COPY } from '../copy.ts'
import { RemovalNotice } from '../removal-notice.tsx'
import { Section } from '../section.tsx'
import { keepCharacterAtom, openCharacterAtom, relationshipsOf, removeCharacterAtom } from '../state/characters.ts'
import { formsAtom, infoAtom } from '../state/draft.ts'
import { useWayBack } from '../use-way-back.ts'
import { WishesPanel } from '../wishes/wishes-panel.tsx'
import { CharacterCard } from './character-card.tsx'
import { CharacterForm } from './character-form.tsx'
import { DeleteCharacterDialog } from './delete-character-dialog.tsx'

const copy = WIZARD_COPY.characters

const OF_CHARACTERS = ['hobbies', 'character'] as const

export function CharactersSection() {
  const { characters, relationships } = useAtomValue(infoAtom)
  const { character: form } = useAtomValue(formsAtom)
  const open = useSetAtom(openCharacterAtom)
  const keep = useSetAtom(keepCharacterAtom)
  const remove = useSetAtom(removeCharacterAtom)
  const way = useWayBack()
  const [problem, setProblem] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)

  // Whatever stands in the open form is kept before another one opens.
  const switchTo = (index: number | null) => {
    way.setOut()
    setProblem(keep() ?? open(index))
  }
  const removeAt = (index: number) => {
    remove(index)
    way.comeBack()
  }
  const askToRemove = (index: number) => {
    setProblem(null)
    const involved = relationshipsOf({ relationships }, characters[index]?.name ?? '').length > 0
    if (involved) setDeleting(index)
    else removeAt(index)
  }
  const doomed = deleting === null ? undefined : characters[deleting]

  return (
    <Section id="characters">
      <p className="small soft">{WIZARD_COPY.counter(characters.length, LIMITS.characters)}</p>
      {characters.length > 0 ? (
        <ul className="wizard-cast" aria-label={WIZARD_COPY.sections.characters.name}>
          {characters.map((character, index) => (
            <CharacterCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is written, the order does not
              key={index}
              character={character}
              isOpen={form?.index === index}
              onEdit={() => switchTo(index)}
              onDelete={() => askToRemove(index)}
            />
          ))}
        </ul>
      ) : form ? null : (
        <p className="soft">{copy.empty}</p>
      )}
      <RemovalNotice kinds={['character', 'characterForm']} />
      {form ? (
        <CharacterForm key={form.index ?? 'new'} form={form} onClosed={way.comeBack} />
      ) : (
        <button
          ref={way.add}
          type="button"
          className="button button--secondary wizard-add"
          onClick={() => switchTo(null)}
        >
          <Icon name="plus" />
          {copy.add}
        </button>
      )}
      <p className="field__error" role="alert">
        {problem}
      </p>
      <WishesPanel fields={OF_CHARACTERS} />
      <DeleteCharacterDialog
        name={doomed?.name ?? ''}
        relationships={doomed ? relationshipsOf({ relationships }, doomed.name).length : 0}
        open={doomed !== undefined}
        onConfirm={() => {
          if (deleting !== null) removeAt(deleting)
          setDeleting(null)
        }}
        onClose={() => setDeleting(null)}
      />
    </Section>
  )
}
