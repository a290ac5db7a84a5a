import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../support/a-browser.ts'
import { aLineTo } from '../../support/cuttable-line.ts'
import { DESK, openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { type ReviewServer, startReviewServer } from '../../support/review-server.ts'

let server: ReviewServer
const browser = aBrowser()
const TIMEOUT = 60_000
const FIRST = 'Capítulo 1, página 1'

beforeAll(async () => {
  server = await startReviewServer()
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

async function aReviewPage(options = {}, before: (page: Page) => Promise<unknown> = async () => {}) {
  const { parent, id } = await server.aBookInReview()
  const page = await openAs(browser, { url: server.url, parent }, options)
  await before(page)
  await page.goto(`/tuzonaprivada/revision-imagenes/${id}`)
  return { page, parent, id, card: page.getByRole('article', { name: FIRST }) }
}

const versionsOf = async ({ parent, id }: Pick<Awaited<ReturnType<typeof aReviewPage>>, 'parent' | 'id'>) =>
  (await parent.book(id)).new_images.chapter_1.page_1.image_1 as { urls: string[]; url_selected: string }

describe.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('the review %s', (_, size) => {
  test(
    'shows every picture beside its words, with the counter and the totals',
    async () => {
      const { page, card } = await aReviewPage(size)

      await page.getByRole('heading', { level: 1, name: 'Buenas noches, Osito' }).waitFor()
      await page.getByText('Regeneraciones disponibles: 5/5').waitFor()
      await page.getByText('5 imágenes en 3 capítulos').waitFor()
      for (const place of ['Portada', FIRST, 'Capítulo 2, página 1', 'Capítulo 3, página 1', 'Contraportada'])
        expect(await page.getByRole('article', { name: place, exact: true }).count()).toBe(1)
      await card.getByText('miró la luna').waitFor()
      await card.getByText('Versión 1 de 1').waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      expect(page.troubles).toEqual([])
    },
    TIMEOUT,
  )

  test(
    'a redraw arrives by itself, is shown but not chosen, and is chosen by pressing',
    async () => {
      const { page, card, ...book } = await aReviewPage(size)
      const draw = server.holdPencil()
      await card.getByRole('button', { name: 'Añadir un deseo' }).click()
      await card.getByLabel('¿Qué te gustaría cambiar?').fill('que sonría')
      await card.getByRole('button', { name: 'Regenerar' }).click()

      await card.getByRole('button', { name: 'Regenerando…' }).waitFor()
      await page.getByText('Regeneraciones disponibles: 4/5').waitFor()
      expect(await page.getByRole('button', { name: 'Crear PDF' }).getAttribute('aria-disabled')).toBe('true')
      draw()

      await card.getByText('Versión 2 de 2').waitFor()
      await card.getByText('Pediste: «que sonría»').waitFor()
      const before = await versionsOf(book)
      expect(before.url_selected).toBe(before.urls[0] ?? '')
      await card.getByRole('button', { name: 'Me quedo con esta versión', pressed: false }).click()
      await card.getByRole('button', { name: 'Me quedo con esta versión', pressed: true }).waitFor()
      const after = await versionsOf(book)
      expect(after.url_selected).toBe(after.urls[1] ?? '')
      expect(page.troubles).toEqual([])
    },
    TIMEOUT,
  )
})

test.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])(
  'the button that keeps a version stands right under its picture %s',
  async (_, size) => {
    const { card } = await aReviewPage(size)
    const picture = await card.getByRole('button', { name: /Ampliar/u }).boundingBox()
    const keep = await card.getByRole('button', { name: 'Me quedo con esta versión' }).boundingBox()
    if (!picture || !keep) throw new Error('not to be seen')
    expect(keep.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(keep.y - (picture.y + picture.height)).toBeLessThan(100)
    expect(keep.x).toBeGreaterThanOrEqual(picture.x)
    expect(keep.x + keep.width).toBeLessThanOrEqual(picture.x + picture.width + 1)
  },
  TIMEOUT,
)

test(
  'who asks for another picture from below its words is brought up to where it is drawn',
  async () => {
    const { card } = await aReviewPage({ width: 390, height: 500 })
    const draw = server.holdPencil()
    await card.getByRole('button', { name: 'Regenerar' }).click()
    const drawing = card.getByText('Estamos dibujando otra versión')
    await drawing.waitFor()
    expect(await drawing.evaluate((text) => text.getBoundingClientRect().top > 60)).toBe(true)
    draw()
    await card.getByText('Versión 2 de 2').waitFor()
  },
  TIMEOUT,
)

test(
  'a picture that cannot be drawn says that no attempt was spent, and the counter goes back',
  async () => {
    const { page, card } = await aReviewPage()
    await card.waitFor()
    server.hand.fails = true
    await card.getByRole('button', { name: 'Regenerar' }).click()

    await card.getByRole('alert').getByText('No se ha gastado ningún intento').waitFor()
    server.hand.fails = false
    await page.getByText('Regeneraciones disponibles: 5/5').waitFor()
    await card.getByText('Versión 1 de 1').waitFor()
    expect(await violations(page)).toEqual([])
  },
  TIMEOUT,
)

test(
  'with no attempts left the button says so and nothing is asked',
  async () => {
    const { page, card, parent, id } = await aReviewPage()
    await card.waitFor()
    for (const chapter of [1, 2, 3, 1, 2]) {
      const s3_directory = `books/${id}/final_images/chapter_${chapter}/page_1/image_1`
      await waitUntil(async () => (await parent.book(id)).regenerating.length === 0)
      await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory })
    }
    await page.getByText('Regeneraciones disponibles: 0/5').waitFor()
    await page.getByRole('article', { name: 'Capítulo 3, página 1' }).getByRole('button', { name: 'Regenerar' }).click()

    const alert = page.getByRole('alertdialog')
    await alert.getByText('No tienes más intentos de regeneración disponibles.').waitFor()
    await alert.getByRole('button', { name: 'Entendido' }).click()
    await alert.waitFor({ state: 'hidden' })
  },
  TIMEOUT,
)

test(
  'with the stream cut a new picture is asked for every 15 s; restored, it says so',
  async () => {
    const { page, card, ...book } = await aReviewPage({}, async (page) => {
      await page.clock.install()
      await page.route('**/api/sse/**', (route) => route.abort())
    })
    await page.getByText('Se ha perdido la conexión en directo').waitFor()
    await card.getByRole('button', { name: 'Regenerar' }).click()
    await waitUntil(async () => (await versionsOf(book)).urls.length === 2)
    await card.getByRole('button', { name: 'Regenerando…' }).waitFor()

    await page.clock.runFor(15_000)

    await card.getByText('Versión 2 de 2').waitFor()
    await page.unroute('**/api/sse/**')
    await page.clock.runFor(3_000)
    await page.getByText('Se ha perdido la conexión en directo').waitFor({ state: 'detached' })
  },
  TIMEOUT,
)

test(
  'a picture that is drawn while the line is cut arrives as soon as it is mended',
  async () => {
    const line = aLineTo(server.url)
    const { parent, id } = await server.aBookInReview()
    const page = await openAs(browser, { url: line.url, parent })
    await page.goto(`/tuzonaprivada/revision-imagenes/${id}`)
    const card = page.getByRole('article', { name: FIRST })
    await card.waitFor()
    const draw = server.holdPencil()
    await card.getByRole('button', { name: 'Regenerar' }).click()
    await page.getByText('Regeneraciones disponibles: 4/5').waitFor()

    await line.cut()
    await page.getByText('Se ha perdido la conexión en directo').waitFor()
    draw()
    await waitUntil(async () => (await versionsOf({ parent, id })).urls.length === 2)
    await card.getByRole('button', { name: 'Regenerando…' }).waitFor()
    line.mend()

    await card.getByText('Versión 2 de 2').waitFor()
    await page.getByText('Se ha perdido la conexión en directo').waitFor({ state: 'detached' })
    await line.cut()
  },
  TIMEOUT,
)

test(
  'versions are compared side by side and enlarged, by keyboard alone',
  async () => {
    const { page, card } = await aReviewPage()
    await card.getByRole('button', { name: 'Regenerar' }).click()
    await card.getByText('Versión 2 de 2').waitFor()

    await card.getByRole('button', { name: 'Comparar versiones' }).press('Enter')
    const compare = page.getByRole('dialog', { name: /Comparar versiones/u })
    expect(await compare.getByRole('img').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await compare.waitFor({ state: 'hidden' })
    expect(await card.getByRole('button', { name: 'Comparar versiones' }).evaluate(hasFocus)).toBe(true)

    await card.getByRole('button', { name: /Ampliar/u }).press('Enter')
    const zoom = page.getByRole('dialog', { name: FIRST })
    await zoom.press('+')
    await zoom.getByText('140 %').waitFor()
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowLeft')
    await zoom.getByText('Versión 1 de 2').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'hidden' })
    expect(await card.getByRole('button', { name: /Ampliar/u }).evaluate(hasFocus)).toBe(true)
    await card.getByText('Versión 1 de 2').waitFor()
  },
  TIMEOUT,
)

test(
  'the cover is redrawn and chosen like the rest',
  async () => {
    const { page, parent, id } = await aReviewPage()
    const cover = page.getByRole('article', { name: 'Portada', exact: true })
    await cover.getByRole('button', { name: 'Regenerar' }).click()
    await cover.getByText('Versión 2 de 2').waitFor()
    await cover.getByRole('button', { name: 'Me quedo con esta versión' }).click()
    await cover.getByRole('button', { name: 'Me quedo con esta versión', pressed: true }).waitFor()

    const { frontcover } = (await parent.book(id)).covers
    expect(frontcover.image_1.url_selected).toBe(frontcover.image_1.urls[1])
  },
  TIMEOUT,
)

test(
  'the PDF is asked for twice, shown for five seconds at least, and ends in the book',
  async () => {
    const { page, parent, id } = await aReviewPage({}, (page) => page.clock.install())
    await page.getByRole('button', { name: 'Crear PDF' }).click()
    const question = page.getByRole('alertdialog', { name: '¡Atención!' })
    await question.getByRole('button', { name: 'Seguir verificando imágenes' }).click()
    await question.waitFor({ state: 'hidden' })
    expect((await parent.book(id)).status).toBe('verifying')

    await page.getByRole('button', { name: 'Crear PDF' }).click()
    await question.getByRole('button', { name: 'Crear PDF' }).click()
    const laying = page.getByRole('dialog', { name: 'Estamos maquetando tu cuento' })
    await laying.waitFor()
    await page.keyboard.press('Escape')
    await laying.waitFor()
    expect((await parent.book(id)).status).toBe('verifying')
    await page.clock.runFor(5_000)
    const done = page.getByRole('dialog', { name: '¡Cuento Finalizado!' })
    await done.getByRole('link', { name: 'Volver a Mis Cuentos' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect((await parent.book(id)).status).toBe('finished')
    // Who closes it, wherever on the page, is led to the same way on.
    await page.keyboard.press('Escape')
    await done.waitFor({ state: 'detached' })
    const way = page.getByRole('link', { name: 'Ver mi libro' })
    expect(await way.evaluate((link) => link === document.activeElement)).toBe(true)
    await way.click()
    await page.waitForURL(`**/tuzonaprivada/vercuento/${id}`)
    expect(page.troubles).toEqual([])
  },
  TIMEOUT,
)

test(
  'a finished book can be looked at and not changed',
  async () => {
    const { page, parent, id, card } = await aReviewPage()
    await parent.api('POST', '/api/layout/create_layout', { id_book: id })
    await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })
    await page.reload()

    await page.getByText('Este cuento ya está terminado').waitFor()
    await card.getByText('miró la luna').waitFor()
    expect(await page.getByText('Regeneraciones disponibles').count()).toBe(0)
    for (const name of ['Regenerar', 'Me quedo con esta versión', 'Crear PDF'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    await page.getByRole('link', { name: 'Ver mi libro' }).click()
    await page.waitForURL(`**/tuzonaprivada/vercuento/${id}`)
  },
  TIMEOUT,
)

test(
  'what cannot be loaded or shown says what to do next',
  async () => {
    const { page, card } = await aReviewPage({}, (page) =>
      page.route('**/api/books/info/**', (route) => route.fulfill({ status: 500, body: '{"success":false}' })),
    )
    await page.getByRole('alert').getByText('No se pudo cargar la información del cuento').waitFor()
    await page.getByRole('link', { name: 'Volver a Mis Cuentos' }).waitFor()
    await page.unroute('**/api/books/info/**')
    await page.route('**/final_images/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Reintentar' }).click()

    await card.getByText('Imagen no disponible').waitFor()
    expect(await violations(page)).toEqual([])
  },
  TIMEOUT,
)

test(
  'a lost picture says so, and is drawn again at our cost',
  async () => {
    const { page, parent, id, card } = await aReviewPage({}, (page) =>
      page.route('**/api/**', (route) => route.abort()),
    )
    const { url_selected } = await versionsOf({ parent, id })
    const picture = url_selected.replace(/^.*\/books\//u, 'books/')
    await server.ports.files.remove([picture, picture.replace('.webp', '.jpg')])
    await server.ports.books.changeAny(id, (book) => ({ ...book, doneAttempts: 5, binding: null }))
    await page.unroute('**/api/**')
    await page.reload()

    await page.getByText('Regeneraciones disponibles: 0/5').waitFor()
    await card.scrollIntoViewIfNeeded()
    await card.getByText('Imagen no disponible').waitFor()
    await card.getByText('Hemos perdido esta imagen por un fallo nuestro.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Crear PDF' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Crear PDF' }).click()
    await page.getByText(/^Error al crear el PDF: Se ha perdido la imagen del capítulo 1, página 1\./u).waitFor()
    await page.getByRole('button', { name: 'Entendido' }).click()

    await card.getByRole('button', { name: 'Regenerar' }).click()
    await card.getByText('Imagen no disponible').waitFor({ state: 'detached' })
    await card.getByText('Hemos perdido esta imagen').waitFor({ state: 'detached' })
    await card.getByText('Versión 1 de 1').waitFor()
    await page.getByText('Regeneraciones disponibles: 0/5').waitFor()
  },
  TIMEOUT,
)

test(
  'a book that is somebody else’s is not there',
  async () => {
    const { id } = await server.aBookInReview()
    const page = await openAs(browser, { url: server.url, parent: await server.parent() })
    await page.goto(`/tuzonaprivada/revision-imagenes/${id}`)

    await page.getByRole('alert').getByText('Cuento no encontrado o no tienes permisos para verlo').waitFor()
    expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
  },
  TIMEOUT,
)

test(
  'a book that is still being filled in leads to its editor',
  async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook('buenas-noches-osito')
    const page = await openAs(browser, { url: server.url, parent })
    await page.goto(`/tuzonaprivada/revision-imagenes/${id}`)

    await page.getByText('Todavía no hay imágenes que revisar').waitFor()
    expect(await page.getByRole('link', { name: 'Seguir editando' }).getAttribute('href')).toBe(
      `/tuzonaprivada/crearcuento/${id}`,
    )
  },
  TIMEOUT,
)

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
