import { describe, expect, test } from 'bun:test'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Character, withFeatures, withPresence } from '../../../src/domain/character.ts'
import { FEATURES, PRESENCES } from '../../../src/domain/person-facts.ts'
import { PersonFacts } from '../../../web/wizard/character/person-facts.tsx'
import { WIZARD_COPY } from '../../../web/wizard/copy.ts'
import { differences } from '../../../web/wizard/differences.ts'
import { featuresNotDrawnAtom, rememberFeaturesAtom } from '../../../web/wizard/state/avatars.ts'
import { hasUnsavedChangesAtom, infoAtom, openBookAtom } from '../../../web/wizard/state/draft.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const form = (character: Character) =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <PersonFacts character={character} />
    </Provider>,
  )

describe('the form', () => {
  test('asks of a person for features and where they are, and says why', () => {
    const shown = form(aGirl())
    for (const label of [...Object.values(FEATURES), ...Object.values(PRESENCES)]) expect(shown).toContain(label)
    expect(shown).toContain('Para que el cuento no diga nada que no sea verdad. Es opcional.')
  })

  test('asks of an animal only where it is', () => {
    const shown = form({ ...aGirl(), gender: 'animal' })
    for (const label of Object.values(PRESENCES)) expect(shown).toContain(label)
    for (const label of Object.values(FEATURES)) expect(shown).not.toContain(label)
  })
})

describe('an avatar', () => {
  const girl = { ...aGirl(), avatars: ['/a.webp'], selectedAvatar: '/a.webp' }
  const withGlasses = withFeatures(girl, ['glasses'])
  const notDrawn = (store: ReturnType<typeof createStore>, character: Character) =>
    store.get(featuresNotDrawnAtom)(character)

  test('of which nothing is recorded was drawn without any feature', () => {
    expect(notDrawn(createStore(), withGlasses)).toEqual(['glasses'])
    expect(notDrawn(createStore(), girl)).toEqual([])
  })

  test('that the server drew with them, or that has just come, shows them', () => {
    const store = createStore()
    store.set(openBookAtom, { id: 7, version: 1 }, aCompleteInfo(), { '/a.webp': ['glasses'] })
    expect(notDrawn(store, withGlasses)).toEqual([])
    expect(notDrawn(store, withFeatures(girl, ['glasses', 'freckles']))).toEqual(['freckles'])

    store.set(rememberFeaturesAtom, '/b.webp', withFeatures(girl, ['hijab']))
    expect(notDrawn(store, { ...withFeatures(girl, ['hijab']), selectedAvatar: '/b.webp' })).toEqual([])
  })

  test('that is not there yet is older than nothing', () => {
    expect(notDrawn(createStore(), { ...withGlasses, selectedAvatar: null })).toEqual([])
  })

  test('is spoken of with the right article and number', () => {
    const { before } = WIZARD_COPY.avatars
    expect(before(['glasses'])).toBe('Este avatar es de antes de las gafas: genera otro si quieres que se vean.')
    expect(before(['hearing_aid'])).toBe('Este avatar es de antes del audífono: genera otro si quieres que se vea.')
    expect(before(['wheelchair', 'hijab'])).toContain('de la silla de ruedas y del hiyab: genera otro')
  })
})

test('a fact that is said and taken back is no unsaved change', () => {
  const store = createStore()
  const info = aCompleteInfo()
  store.set(openBookAtom, { id: 7, version: 1 }, info)
  const change = (of: (character: Character) => Character) =>
    store.set(infoAtom, (before) => ({ ...before, characters: before.characters.map(of) }))

  change((character) => withPresence(withFeatures(character, ['glasses']), 'died'))
  expect(store.get(hasUnsavedChangesAtom)).toBe(true)
  change((character) => withPresence(withFeatures(character, []), 'here'))
  expect(store.get(hasUnsavedChangesAtom)).toBe(false)
})

test('two versions that part in a fact say in which', () => {
  const mine = aCompleteInfo({ characters: [withPresence(withFeatures(aGirl('Ana'), ['glasses']), 'far')] })
  expect(differences(mine, aCompleteInfo({ characters: [aGirl('Ana')] }))).toMatchObject([
    { mine: 'Ana (rasgos gafas; está lejos)', theirs: 'Ana (rasgos sin elegir; está con nosotros)' },
  ])
})
