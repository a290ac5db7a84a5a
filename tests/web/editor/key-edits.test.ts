import { expect, test } from 'bun:test'
import { deleted, spliced } from '../../../web/editor/key-edits.ts'

test.each([
  ['deleteContentBackward', 'Uno dos', 4, 'Unodos', 3],
  ['deleteContentForward', 'Uno dos', 3, 'Unodos', 3],
  ['deleteWordBackward', 'Uno dos tres', 8, 'Uno tres', 4],
  ['deleteWordForward', 'Uno dos tres', 3, 'Uno tres', 3],
  ['deleteSoftLineBackward', 'Uno dos', 4, 'Unodos', 3],
  ['deleteContentBackward', 'Hola 👩‍👧', 10, 'Hola ', 5],
  ['deleteContentForward', 'ae\u0301o', 1, 'ao', 1],
  ['deleteContentBackward', 'Uno', 0, 'Uno', 0],
])('%s takes what a reader sees as one: %j', (inputType, text, at, left, caret) => {
  expect(deleted(text, at, inputType)).toEqual({ text: left, caret })
})

test('words take the place of what is chosen', () => {
  expect(spliced('Uno dos tres', 4, 7, 'o ninguno o')).toEqual({ text: 'Uno o ninguno o tres', caret: 15 })
})
