import { expect, test } from 'bun:test'
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
