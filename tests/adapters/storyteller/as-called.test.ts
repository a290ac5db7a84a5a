import { expect, test } from 'bun:test'
import { briefOf } from '../../../src/adapters/storyteller/brief.ts'
import { bookOf } from '../../../src/adapters/storyteller/checks/check-story-folder.ts'
import { FAMILIES, infoOf } from '../../../src/adapters/storyteller/checks/families.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { scenesOf } from '../../../src/domain/illustrations.ts'
import type { PropName } from '../../../src/domain/scene.ts'

const library = await builtInLibrary().open()

/** What is held or stands about in the book of this story when the parent writes this. */
function drawnIn(id: string, freeText: string): Set<PropName> {
  const [family] = FAMILIES
  const story = library.stories.find((one) => one.id === id)
  if (!family || !story) throw new Error(`no ${id}`)
  const info = { ...infoOf(family, { readerAge: '4-6', chapters: 3, language: 'español' }), freeText }
  const book = bookOf(story, briefOf(info, library), 3)
  if (!book) throw new Error(`${id} is not for them`)
  return new Set(
    scenesOf(book).flatMap(({ scene }) => [
      ...scene.props,
      ...[...scene.cast, ...(scene.figures ?? [])].flatMap(({ holding }) => holding ?? []),
    ]),
  )
}

test('a thing of the child’s own is drawn as what the parent calls it', () => {
  const spade = drawnIn('a-moment', 'No quiere prestar la pala azul.')
  expect([spade.has('spade'), spade.has('bucket')]).toEqual([true, false])

  const bear = drawnIn('potato-eyes', 'Duerme con su osito en la cama de sus padres.')
  const rabbit = drawnIn('potato-eyes', 'Duerme con el conejo Tambor en la cama de sus padres.')
  expect([bear.has('teddy'), bear.has('plush-rabbit')]).toEqual([true, false])
  expect([rabbit.has('teddy'), rabbit.has('plush-rabbit')]).toEqual([false, true])
})

test('what has no drawing of its own is drawn as the story has it', () => {
  expect(drawnIn('a-moment', 'No quiere prestar el juguete.').has('toy')).toBe(true)
})
