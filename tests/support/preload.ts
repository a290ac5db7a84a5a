import { afterAll, afterEach, expect, setDefaultTimeout, spyOn } from 'bun:test'
import { endAll } from './at-the-end.ts'

// A limit against hanging, not a measure of speed: a busy machine is no failure.
setDefaultTimeout(90_000)

// An unexpected console.error fails the test that caused it.
const errors = spyOn(console, 'error')

afterEach(() => {
  const calls = errors.mock.calls.slice()
  errors.mockClear()
  expect(calls).toEqual([])
})

afterAll(endAll)
