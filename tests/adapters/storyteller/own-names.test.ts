import { expect, test } from 'bun:test'
import { briefOf } from '../../../src/adapters/storyteller/brief.ts'
import { FAMILIES, infoOf } from '../../../src/adapters/storyteller/checks/families.ts'
import { fill } from '../../../src/adapters/storyteller/fill.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { hasOneNamed } from '../../../src/adapters/storyteller/own-names.ts'

const chapters = [
  {
    line: 1,
    id: 'all',
    title: 'Por si acaso',
    pages: [
      {
        line: 2,
        picture: null,
        alt: null,
        blocks: [
          { line: 3, text: 'Una amiga, Berta, se enfadó. Mañana habría sopa.', marks: [] },
          {
            line: 4,
            when: 'last',
            not: false,
            told: [{ line: 5, text: 'Se lo contó a —Íñigo.', marks: [] }],
            otherwise: [{ line: 6, text: 'Y vino {friend}.', marks: [] }],
          },
        ],
      },
    ],
  },
]

test.each([
  [['Berta'], true],
  [['Lucía', 'Tía berta'], true],
  [['Inigo'], true],
  [['Lucía', 'Bertín'], false],
  // With a capital because a sentence begins.
  [['Mañana'], false],
])('somebody in the text is called as one of %p: %p', (names, isSo) => {
  expect(hasOneNamed(chapters, names)).toBe(isSo)
})

test('a story in which a Berta acts is not for a family with a Berta in it', async () => {
  const library = await builtInLibrary().open()
  const story = library.stories.find(({ id }) => id === 'just-in-case')
  const [family] = FAMILIES
  if (!story || !family) throw new Error('no story, or no family')
  const info = infoOf(family, { readerAge: '4-6', chapters: 3, language: 'español' })
  const called = (name: string) => ({
    ...info,
    characters: info.characters.map((one, index) => (index === 0 ? { ...one, name } : one)),
  })
  expect(fill(story, briefOf(called('Lucía'), library))).not.toBeNull()
  expect(fill(story, briefOf(called('Berta'), library))).toBeNull()
})
