import { afterEach, expect, spyOn } from 'bun:test'

// An unexpected console.error fails the test that caused it.
const errors = spyOn(console, 'error')

afterEach(() => {
  const calls = errors.mock.calls.slice()
  errors.mockClear()
  expect(calls).toEqual([])
})
