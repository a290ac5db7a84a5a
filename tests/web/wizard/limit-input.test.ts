import { expect, test } from 'bun:test'
import { countWords } from '../../../src/domain/text.ts'
import { fittingInput } from '../../../web/wizard/limit-input.ts'

const atMost = (max: number) => (text: string) => [...text].length <= max

test('what fits is taken as it is', () => {
  expect(fittingInput('hol', 'hola', atMost(4))).toBe('hola')
})

test('a letter beyond the limit is not taken, wherever it is typed', () => {
  expect(fittingInput('hola', 'holas', atMost(4))).toBe('hola')
  expect(fittingInput('hola', 'hoola', atMost(4))).toBe('hola')
})

test('what is pasted is cut, what stood after it stays', () => {
  expect(fittingInput('[]', '[abcdef]', atMost(5))).toBe('[abc]')
})

test('an emoji counts as one and is never cut in two', () => {
  expect(fittingInput('ab', 'ab🦊🦊', atMost(3))).toBe('ab🦊')
})

test('a word more than allowed is not taken, but the words before it can be corrected', () => {
  const fits = (text: string) => countWords(text) <= 3
  expect(fittingInput('uno dos tres', 'uno dos tres cuatro', fits).trim()).toBe('uno dos tres')
  expect(fittingInput('uno dos tres', 'uno dos trece', fits)).toBe('uno dos trece')
})
