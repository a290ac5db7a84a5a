import { expect, test } from 'bun:test'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import type { CompleteBookInfo } from '../../../src/domain/completeness.ts'
import { truthfulScene } from '../../../src/domain/truthful-scene.ts'
import { aCompleteInfo, aGirl } from '../../support/builders.ts'

const library = await builtInLibrary().open()

/** The pictures of a book about somebody who is longed for. */
function scenesWith(presence: 'far' | 'here') {
  const marcos = {
    ...aGirl('Marcos'),
    role: 'secundario' as const,
    gender: 'male' as const,
    age: 'adult' as const,
    presence,
  }
  const info = aCompleteInfo({
    characters: [aGirl(), marcos],
    relationships: [{ from: 'Marcos', type: 'parent', to: 'Lucía' }],
    theme: 'familiar',
    freeText: 'Su padre Marcos trabaja fuera y Lucía le echa de menos. Escribe una carta y le manda un abrazo.',
  }) as CompleteBookInfo
  const { chapters } = composeBook(library, { info, seed: 'a' })
  return chapters.flatMap(({ pages }) =>
    pages.flatMap(({ scene }) => (scene ? [truthfulScene(scene, info, 'page')] : [])),
  )
}

test('somebody far away is on the photo of which the words tell, beside who longs for them', () => {
  const shown = scenesWith('far').flatMap(({ cast }) => (cast.some(({ name }) => name === 'Marcos') ? [cast] : []))

  expect(shown.length).toBeGreaterThan(0)
  for (const cast of shown) {
    expect(cast.map(({ name }) => name)).toEqual(['Lucía', 'Marcos'])
    expect(cast[1]).toMatchObject({ shownOn: 'photo', holding: null })
  }
})

test('whoever is here is on no photo', () => {
  expect(scenesWith('here').flatMap(({ cast }) => cast.filter(({ shownOn }) => shownOn))).toEqual([])
})
