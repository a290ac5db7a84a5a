import { describe, expect, test } from 'bun:test'
import { REVIEW_COPY } from '../../../web/review/copy.ts'
import { picturesOf } from '../../../web/review/review-book.ts'
import * as state from '../../../web/review/review-state.ts'
import { aPicture, aReview, aReviewBook, DIRECTORY, FIRST, settled } from './support.ts'

const V2 = '/v2.webp'
const created = { id_book: 12, s3_directory: DIRECTORY, s3_url: V2 }

describe('a redraw', () => {
  test('marks the picture until its event, which adds the version, shows it and chooses nothing', async () => {
    const { store, session, source, server } = await aReview()

    expect(await session.regenerate(aPicture(), 'que sonría')).toBe(true)

    expect(server.wishes).toEqual(['que sonría'])
    expect(store.get(state.remainingAttemptsAtom)).toBe(4)
    expect(store.get(state.regeneratingAtom).has(FIRST)).toBe(true)
    source().say('image_created', created, '7')
    expect(store.get(state.regeneratingAtom).has(FIRST)).toBe(false)
    const picture = thePicture(store)
    expect(picture.versions).toEqual(['/v1.webp', V2])
    expect(picture.selected).toBe('/v1.webp')
    expect(state.shownIndex(picture, store.get(state.shownAtom))).toBe(1)
  })

  test('that fails says that no attempt was spent, and the count comes back with the refresh', async () => {
    const { store, session, source, server, clock } = await aReview()
    await session.regenerate(aPicture(), '')

    source().say('image_failed', { s3_directory: DIRECTORY, error: REVIEW_COPY.failedPicture }, '8')

    expect(store.get(state.failuresAtom)[FIRST]).toContain('No se ha gastado ningún intento')
    await clock.pass(1000)
    expect(store.get(state.remainingAttemptsAtom)).toBe(5)
    expect(server.loads).toBe(2)
  })

  test('without attempts left asks for nothing and says so', async () => {
    const { store, session, server } = await aReview(aReviewBook({ attempts: { max: 5, done: 5 } }))

    expect(await session.regenerate(aPicture(), '')).toBe(false)

    expect(server.wishes).toEqual([])
    expect(store.get(state.alertAtom)).toBe('No tienes más intentos de regeneración disponibles.')
  })

  test('that the server refuses shows why and frees the picture', async () => {
    const { store, session } = await aReview(aReviewBook(), {
      regenerate: () => Promise.reject(new Error('Esta imagen ya se está regenerando.')),
    })

    await session.regenerate(aPicture(), '')

    expect(store.get(state.alertAtom)).toBe('Error al regenerar la imagen: Esta imagen ya se está regenerando.')
    expect(store.get(state.regeneratingAtom).size).toBe(0)
  })

  test('of a picture under way is not asked for twice', async () => {
    const { session, server } = await aReview()

    await Promise.all([session.regenerate(aPicture(), ''), session.regenerate(aPicture(), '')])

    expect(server.wishes).toHaveLength(1)
  })

  test.each([
    ['description', {}, { scene: null }, 'La historia no guarda la descripción de esta imagen'],
    ['word of who is in it', {}, { hasCharacter: false }, 'La historia no dice quién sale en esta imagen'],
    ['character in the book', { characters: [] }, {}, 'El cuento no tiene ningún personaje'],
    [
      'word of anything',
      { characters: [] },
      { scene: null },
      'La historia no guarda la descripción de esta imagen y el cuento no tiene ningún personaje',
    ],
  ])('without a %s asks for nothing and says that it is this which is missing', async (_, book, picture, reason) => {
    const { session, server, store } = await aReview(aReviewBook(book))

    await session.regenerate(aPicture(picture), '')
    expect(store.get(state.alertAtom)).toBe(
      `Error al regenerar la imagen: ${reason}, así que no se puede dibujar otra.`,
    )
    expect(server.wishes).toEqual([])
  })

  test('of a picture that is lost is asked for where no attempt is left', async () => {
    const { store, session, server } = await aReview(aReviewBook({ attempts: { max: 5, done: 5 } }))
    store.set(state.lostAtom, new Set(aPicture().versions))

    expect(await session.regenerate(aPicture(), '')).toBe(true)
    expect(server.wishes).toHaveLength(1)
  })
})

describe('without the live stream', () => {
  test('a picture being drawn is asked for every 15 s, and the new version is noticed', async () => {
    const { store, session, source, server, clock } = await aReview()
    await session.regenerate(aPicture(), '')
    source().say('error')
    server.book = aReviewBook({ attempts: { max: 5, done: 1 } }, [aPicture({ versions: ['/v1.webp', V2] })])

    await clock.pass(14_000)
    expect(store.get(state.regeneratingAtom).size).toBe(1)
    await clock.pass(1000)

    expect(store.get(state.regeneratingAtom).size).toBe(0)
    expect(store.get(state.shownAtom)[FIRST]).toBe(V2)
  })

  test('a redraw that came to nothing is noticed too', async () => {
    const { store, session, source, clock } = await aReview()
    await session.regenerate(aPicture(), '')
    source().say('error')

    await clock.pass(15_000)

    expect(store.get(state.failuresAtom)[FIRST]).toBe(REVIEW_COPY.failedPicture)
  })

  test('nothing is asked while nothing is being drawn', async () => {
    const { source, server, clock } = await aReview()
    source().say('error')

    await clock.pass(60_000)

    expect(server.loads).toBe(1)
  })
})

test('an answer that was asked for before something happened does not undo it', async () => {
  const { store, session, source, server, clock } = await aReview()
  source().say('connected')
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const before = server.book
  Object.defineProperty(server, 'book', { get: () => late.then(() => before), configurable: true })
  await clock.pass(1000) // the refresh is on its way
  await session.regenerate(aPicture(), '')

  answer()
  await settled()

  expect(store.get(state.regeneratingAtom).has(FIRST)).toBe(true)
})

test('what the server answers before it has heard of a redraw does not take the mark from the picture', async () => {
  const hearing = Promise.withResolvers<number>()
  const { store, session, source, clock } = await aReview(aReviewBook(), { regenerate: () => hearing.promise })
  source().say('connected')

  const asked = session.regenerate(aPicture(), '')
  await clock.pass(1000) // a refresh is asked for and answered
  expect(store.get(state.regeneratingAtom).has(FIRST)).toBe(true)
  expect(store.get(state.failuresAtom)).toEqual({})

  hearing.resolve(4)
  expect(await asked).toBe(true)
})

test('after an event the book is asked again one second later, once for a burst', async () => {
  const { source, server, clock } = await aReview()

  source().say('image_created', created, '1')
  source().say('image_created', { ...created, s3_url: '/v3.webp' }, '2')
  await clock.pass(999)
  expect(server.loads).toBe(1)
  await clock.pass(1)

  expect(server.loads).toBe(2)
})

test('two selections in a row each name the version that the one before was answered', async () => {
  const { session, server } = await aReview()

  await Promise.all([session.keep(aPicture(), '/v1.webp'), session.keep(aPicture(), V2)])

  expect(server.kept).toEqual([
    { url: '/v1.webp', version: 3 },
    { url: V2, version: 4 },
  ])
})

test('a selection that is refused says why', async () => {
  const { session, store } = await aReview(aReviewBook(), {
    keep: () => Promise.reject(new Error('Este cuento se ha modificado en otra pestaña')),
  })

  await session.keep(aPicture(), V2)

  expect(store.get(state.alertAtom)).toBe('Error al guardar la selección: Este cuento se ha modificado en otra pestaña')
})

describe('the PDF', () => {
  test('shows the layout for five seconds at least, then the book is finished', async () => {
    const { session, store, clock } = await aReview()

    const making = session.createPdf()
    await clock.pass(4999)
    expect(store.get(state.bindingAtom)).toBe('layingOut')
    await clock.pass(1)
    await making

    expect(store.get(state.bindingAtom)).toBe('finished')
    expect(store.get(state.bookAtom)?.status).toBe('finished')
  })

  test('stays finished when a book that was asked for before comes after', async () => {
    let loads = 0
    let arrive: (book: ReturnType<typeof aReviewBook>) => void = () => {}
    const late = new Promise<ReturnType<typeof aReviewBook>>((resolve) => {
      arrive = resolve
    })
    const { session, store, clock, source } = await aReview(aReviewBook(), {
      async load() {
        loads += 1
        return loads === 2 ? late : aReviewBook(loads > 2 ? { status: 'finished' } : {})
      },
    })

    const making = session.createPdf()
    await clock.pass(3_500)
    source().say('image_created', created, '1')
    await clock.pass(1_500)
    await making
    arrive(aReviewBook())
    await settled()

    expect(store.get(state.bookAtom)?.status).toBe('finished')
    await clock.pass(1_000)
    expect(loads).toBe(3)
    expect(store.get(state.bookAtom)?.status).toBe('finished')
  })

  test('that fails leaves the book as it was and says why', async () => {
    const { session, store } = await aReview(aReviewBook(), { layOut: () => Promise.reject(new Error('sin papel')) })

    await session.createPdf()

    expect(store.get(state.bindingAtom)).toBe('none')
    expect(store.get(state.bookAtom)?.status).toBe('verifying')
    expect(store.get(state.alertAtom)).toBe('Error al crear el PDF: sin papel')
  })

  test('waits for the pictures that are being drawn', async () => {
    const { session, store } = await aReview()
    await session.regenerate(aPicture(), '')

    expect(store.get(state.canCreatePdfAtom)).toBe(false)
  })
})

test('a book that cannot be loaded says so, and trying again works', async () => {
  let online = false
  const { session, store } = await aReview(aReviewBook(), {
    load: async () => {
      if (!online) throw new Error('no hay línea')
      return aReviewBook()
    },
  })
  expect(store.get(state.loadingAtom)).toEqual({ kind: 'failed', message: REVIEW_COPY.loadFailed, canRetry: true })

  online = true
  await session.load()

  expect(store.get(state.loadingAtom)).toEqual({ kind: 'ready' })
})

test('what was being drawn before the screen was opened is marked from the start', async () => {
  const { store } = await aReview(aReviewBook({ regenerating: [FIRST] }))

  expect(store.get(state.regeneratingAtom).has(FIRST)).toBe(true)
})

function thePicture(store: Awaited<ReturnType<typeof aReview>>['store']) {
  const book = store.get(state.bookAtom)
  const picture = book && picturesOf(book)[0]
  if (!picture) throw new Error('no picture')
  return picture
}
