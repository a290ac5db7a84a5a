import { expect, test } from 'bun:test'
import { PaidAnswers, requestHash } from '../../../src/adapters/openai/paid-answers.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import type { Payer } from '../../../src/ports/ledger.ts'

const signal = new AbortController().signal
const aTry = (): Payer => ({ owner: 'parent', book: 7, step: 'chapter/1' })
const saying = (text: string) => ({ call: 'call', requestId: null, data: text, bytes: null })

/** Asks as the connection does. @returns what was said before, or says it now */
async function asked(answers: PaidAnswers, payer: Payer, request: string, says: string): Promise<unknown> {
  const place = answers.placeFor(payer, request)
  const kept = await answers.find(payer, place)
  if (kept) return kept.data
  await answers.keep(payer, place, saying(says), signal)
  return `new: ${says}`
}

test('one try asks the same twice and gets two answers; the next try gets the same two, in their order', async () => {
  const journal = new MemoryAnswers()
  const [before, after] = [new PaidAnswers(journal), new PaidAnswers(journal)]
  const first = aTry()
  expect(await asked(before, first, 'r', 'one')).toBe('new: one')
  expect(await asked(before, first, 'r', 'two')).toBe('new: two')

  const second = aTry()
  expect(await asked(after, second, 'r', 'three')).toBe('one')
  expect(await asked(after, second, 'r', 'three')).toBe('two')
  expect(await asked(after, second, 'r', 'three')).toBe('new: three')
})

test('what was of no use leaves its place to the answer that came instead', async () => {
  const journal = new MemoryAnswers()
  const answers = new PaidAnswers(journal)
  const payer = aTry()
  const place = answers.placeFor(payer, 'r')
  await answers.keep(payer, place, saying('garbage'), signal)
  await answers.drop(payer, place)
  expect(await asked(answers, payer, 'r', 'sense')).toBe('new: sense')

  expect(await asked(answers, aTry(), 'r', 'more')).toBe('sense')
})

test('nothing is kept for whom nobody pays', async () => {
  const answers = new PaidAnswers(new MemoryAnswers())
  expect(answers.placeFor(null, 'r')).toBeNull()
  expect(answers.placeFor(aTry(), null)).toBeNull()
})

test('a request is known by all that is asked, its pictures by their bytes', () => {
  const request = (byte: number, words = 'a boat') => requestHash({ words, pictures: [new Uint8Array([byte])] })
  expect(request(1)).toBe(request(1))
  expect(request(1)).not.toBe(request(2))
  expect(request(1)).not.toBe(request(1, 'a boot'))
})
