import { expect, test } from 'bun:test'
import type { AnswerJournal, AnswerPlace, KeptAnswer } from '../../src/ports/answer-journal.ts'

const PICTURE: KeptAnswer = {
  call: 'call-1',
  requestId: 'req_1',
  data: { usage: { output_tokens: 439 }, prompt: 'PERS_1 waves.' },
  bytes: new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 255, 10, 13]),
}
const WORDS: KeptAnswer = { call: 'call-2', requestId: null, data: { text: 'Érase «una» vez…' }, bytes: null }

/** What every journal of paid answers promises. Books are of their own in each test. */
export function answerJournalContract(open: () => Promise<AnswerJournal>): void {
  const signal = new AbortController().signal
  const aPlace = (more: Partial<AnswerPlace> = {}): AnswerPlace => ({
    book: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    step: 'illustration/chapter_1/page_1/image_1',
    request: 'abc123',
    round: 1,
    ...more,
  })

  test.each([['a picture', PICTURE] as const, ['words', WORDS] as const])(
    '%s are found again as they came',
    async (_, answer) => {
      const journal = await open()
      const place = aPlace()
      await journal.keep(place, answer, signal)
      expect(await journal.find(place)).toEqual(answer)
    },
  )

  test('an answer is to one request, of one part, of one book, for the how-manieth time', async () => {
    const journal = await open()
    const place = aPlace()
    await journal.keep(place, WORDS, signal)
    for (const other of [{ book: place.book + 1 }, { step: 'plan' }, { request: 'abc12' }, { round: 2 }])
      expect(await journal.find({ ...place, ...other })).toBeNull()
  })

  test('what is of no use is dropped alone', async () => {
    const journal = await open()
    const place = aPlace()
    await journal.keep(place, PICTURE, signal)
    await journal.keep({ ...place, round: 2 }, PICTURE, signal)

    await journal.drop(place)

    expect(await journal.find(place)).toBeNull()
    expect(await journal.find({ ...place, round: 2 })).toEqual(PICTURE)
  })

  test('when a part stands its answers go, and no other part’s', async () => {
    const journal = await open()
    const place = aPlace()
    const alike = { ...place, step: `${place.step}0` }
    await journal.keep(place, PICTURE, signal)
    await journal.keep({ ...place, round: 2 }, PICTURE, signal)
    await journal.keep(alike, PICTURE, signal)

    await journal.forget(place.book, place.step)

    expect(await journal.find(place)).toBeNull()
    expect(await journal.find({ ...place, round: 2 })).toBeNull()
    expect(await journal.find(alike)).toEqual(PICTURE)
  })
}
