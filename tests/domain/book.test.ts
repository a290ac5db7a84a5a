import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  BOOK_STATUSES,
  copyOf,
  expectEdition,
  remainingAttempts,
  withInfo,
  withRedrawAccepted,
  withRedrawFailed,
  withSelections,
  withStatus,
} from '../../src/domain/book.ts'
import { BACK_COVER, FRONT_COVER, illustrationAt, nextAttempt, withVersion } from '../../src/domain/illustrations.ts'
import { aBook, aCompleteInfo, aGirl, aStory } from '../support/builders.ts'

const PAGE = 'chapter_1/page_1/image_1'
const version = (file: string) => ({
  file,
  illustrator: 'offline' as const,
  wish: null,
  createdAt: '2026-11-21T10:00:00.000Z',
})
const binding = { inputHash: 'h', pages: 28, words: 200, minutes: 2, boundAt: '2026-11-21T10:00:00.000Z' }

function aBookInReview() {
  const illustrations = [PAGE, FRONT_COVER, BACK_COVER].reduce(
    (set, key) => withVersion(set, key, version(`${key}.webp`)),
    {},
  )
  return aBook({ status: 'verifying', story: aStory(), illustrations, binding })
}

describe('status', () => {
  test('goes only along its path', () => {
    const path = new Set(['editing→generating', 'generating→verifying', 'verifying→finished', 'generating→editing'])
    for (const from of BOOK_STATUSES)
      for (const to of BOOK_STATUSES) {
        const change = () => withStatus({ ...aBookInReview(), status: from }, to).status
        if (from === to || path.has(`${from}→${to}`)) expect(change()).toBe(to)
        else expect(change).toThrow('book.wrongStatus')
      }
  })

  test('a book without pictures cannot be verified, one without layout cannot be finished', () => {
    expect(() => withStatus(aBook({ status: 'generating', story: aStory() }), 'verifying')).toThrow('book.wrongStatus')
    expect(() => withStatus({ ...aBookInReview(), binding: null }, 'finished')).toThrow('book.wrongStatus')
  })
})

describe('editing', () => {
  test('what was described changes only while nothing is made of it', () => {
    const info = aCompleteInfo({ title: 'Otro' })

    expect(withInfo(aBook(), info).info.title).toBe('Otro')
    expect(() => withInfo(aBook({ status: 'verifying' }), info)).toThrow('book.wrongStatus')
    expect(() => withInfo(aBook({ status: 'finished' }), info)).toThrow('book.finished')
  })

  test('what was refused for what it says may be tried again once it says something else, and not before', () => {
    const refused = (retry: 'afterChange' | 'never') =>
      aBook({
        generation: { stage: 'story', done: 0, total: 3, error: 'No', retry, updatedAt: '2026-11-21T10:00:00.000Z' },
      })
    const retryAfter = (book: ReturnType<typeof aBook>, title = book.info.title) =>
      withInfo(book, { ...book.info, title }).generation?.retry

    expect(retryAfter(refused('afterChange'))).toBe('afterChange')
    expect(retryAfter(refused('afterChange'), 'Otro')).toBeUndefined()
    // No words bring back money that is spent.
    expect(retryAfter(refused('never'), 'Otro')).toBe('never')
  })

  test('a tab that did not see the last edition may not write over it', () => {
    expect(() => expectEdition(aBook({ edition: 3 }), 2)).toThrow('book.modifiedElsewhere')
    expect(() => expectEdition(aBook({ edition: 3 }), 3)).not.toThrow()
    expect(() => expectEdition(aBook({ edition: 3 }), undefined)).not.toThrow()
  })

  test('avatars that the server did not make are dropped; renaming takes avatars along; removal drops them', () => {
    const own = {
      file: 'books/12/characters/a.webp',
      character: 'Lucía',
      createdAt: '2026-11-21T10:00:00.000Z',
      ready: true,
    }
    const lucia = {
      ...aGirl(),
      avatars: [own.file, 'https://evil.example/x.webp'],
      selectedAvatar: 'https://evil.example/x.webp',
    }
    const book = withInfo(aBook({ avatars: [own] }), aCompleteInfo({ characters: [lucia] }))

    expect(book.info.characters[0]).toMatchObject({ avatars: [own.file], selectedAvatar: null })
    const renamed = withInfo(book, aCompleteInfo({ characters: [{ ...aGirl('Luz'), avatars: [own.file] }] }))
    expect(renamed.avatars).toEqual([{ ...own, character: 'Luz' }])
    expect(withInfo(renamed, aCompleteInfo({ characters: [aGirl('Eva')] })).avatars).toEqual([])
  })

  test('a copy bears "(copia)" and nothing that was made', () => {
    const copy = copyOf(aCompleteInfo({ title: 'El faro' }))

    expect(copy).toMatchObject({ info: { title: 'El faro (copia)' }, story: null, illustrations: {}, doneAttempts: 0 })
    expect([...copyOf(aCompleteInfo({ title: 'x'.repeat(120) })).info.title]).toHaveLength(120)
  })
})

describe('illustrations', () => {
  test('the first version is chosen by itself, a later one waits for the parent', () => {
    const set = withVersion(withVersion({}, PAGE, version('one')), PAGE, version('two'))

    expect(set[PAGE]).toMatchObject({ selected: 'one', versions: [{ file: 'one' }, { file: 'two' }] })
  })

  test('a version that was never drawn cannot be selected', () => {
    expect(() => withSelections(aBookInReview(), { [PAGE]: 'stranger' })).toThrow('illustration.unknownVersion')
    expect(() => withSelections(aBookInReview(), { 'chapter_9/page_1/image_1': 'x' })).toThrow('illustration.unknown')
    expect(() => withSelections(aBookInReview(), JSON.parse('{"__proto__":"x"}'))).toThrow('illustration.unknown')
  })

  test('a redraw counts an attempt, a failed one gives it back, and none goes below zero', () => {
    const redraw = { since: '2026-11-21T10:00:00.000Z', wish: null }
    const accepted = withRedrawAccepted(aBookInReview(), PAGE, redraw)

    expect(remainingAttempts(accepted)).toBe(4)
    expect(() => withRedrawAccepted(accepted, PAGE, redraw)).toThrow('illustration.alreadyRegenerating')
    const failed = withRedrawFailed(accepted, PAGE)
    expect(remainingAttempts(failed)).toBe(5)
    expect(withRedrawFailed(failed, PAGE)).toBe(failed)
  })

  test('a redraw of a lost picture costs nothing, not even where nothing is left, and the new one takes its place', () => {
    const book = { ...aBookInReview(), doneAttempts: 5 }
    const lost = [`${PAGE}.webp`]
    const redraw = { since: '2026-11-21T10:00:00.000Z', wish: null }
    expect(() => withRedrawAccepted(book, PAGE, redraw)).toThrow('illustration.noAttemptsLeft')

    const accepted = withRedrawAccepted(book, PAGE, { ...redraw, lost })
    expect(withRedrawFailed(accepted, PAGE).doneAttempts).toBe(5)
    const { regenerating } = illustrationAt(accepted.illustrations, PAGE)
    const arrived = withVersion(accepted.illustrations, PAGE, version('new'), regenerating?.replaces)
    expect(illustrationAt(arrived, PAGE)).toMatchObject({ versions: [{ file: 'new' }], selected: 'new' })
  })

  test('a number that a picture once had is never given to another', () => {
    const versions = ['books/1/final_images/chapter_1/page_1/image_1/v3-a.webp', 'books/1/covers/frontcover-v2-b.webp']
    expect(nextAttempt({ versions: versions.map(version) })).toBe(4)
    expect(nextAttempt({ versions: [] })).toBe(1)
  })

  test('a redraw says what it lacks', () => {
    const redraw = { since: '2026-11-21T10:00:00.000Z', wish: null }
    const nobody = { ...aBookInReview(), info: { ...aCompleteInfo(), characters: [] } }
    expect(() => withRedrawAccepted(nobody, PAGE, redraw)).toThrow(
      'El cuento no tiene ningún personaje, así que no se puede dibujar otra.',
    )
    expect(() => withRedrawAccepted({ ...nobody, story: null }, PAGE, redraw)).toThrow(
      'La historia no guarda la descripción de esta imagen y el cuento no tiene ningún personaje, así que',
    )
  })

  test('whatever order redraws are accepted, arrive and fail in, attempts spent are versions added plus those under way', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(PAGE, FRONT_COVER, BACK_COVER), fc.constantFrom('request', 'arrive', 'fail')),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(steps, (steps) => {
        let book = aBookInReview()
        let arrived = 0
        for (const [key, step] of steps) {
          const underWay = book.illustrations[key]?.regenerating
          try {
            if (step === 'request') book = withRedrawAccepted(book, key, { since: 'now', wish: null })
            if (step === 'arrive' && underWay)
              book = { ...book, illustrations: withVersion(book.illustrations, key, version(`${key}-${++arrived}`)) }
            if (step === 'fail') book = withRedrawFailed(book, key)
          } catch {}
        }
        const underWay = Object.values(book.illustrations).filter(({ regenerating }) => regenerating).length
        expect(book.doneAttempts).toBe(arrived + underWay)
        expect(book.doneAttempts).toBeLessThanOrEqual(book.maxAttempts)
      }),
    )
  })
})
