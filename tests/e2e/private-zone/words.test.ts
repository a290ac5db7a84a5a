import { describe, expect, test } from 'bun:test'
import type { Page, Route } from 'playwright-core'
import { aZone, expectAccessible, listIsReady, overflow } from './a-zone.ts'

const zone = aZone()

/** An answer that says no without a word of its own. */
const wordless = (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })

describe('what product.md has said where the server says nothing', () => {
  test('while the list is on its way: four messages in their order', async () => {
    const page = await zone.visit(null, '/login')
    const { token, user } = await zone.parent()
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
        const said: string[] = []
        // Each of them stays as long as it does for a parent.
        Object.assign(window, { said, isAtEase: true })
        new MutationObserver(() => {
          const text = document.querySelector('.zone-loading [role="status"], .zone-loading p')?.textContent?.trim()
          if (text && said.at(-1) !== text) said.push(text)
        }).observe(document, { childList: true, subtree: true, characterData: true })
      },
      [token, JSON.stringify(user)] as const,
    )
    // Held until the second message has been seen.
    await page.route('**/api/books/**', async (route) => {
      await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length >= 2)
      await route.continue()
    })
    await page.goto(`${zone.url}/tuzonaprivada`)
    await listIsReady(page)
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      'Verificando acceso...',
      'Cargando tus cuentos...',
      'Preparando interfaz...',
      '¡Listo!',
    ])
  })

  test('a list, a delete, a new book without id, a book for the editor', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)

    await refuse(page, 'DELETE', /\/api\/books\//u, wordless)
    await page.getByRole('button', { name: 'Más opciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Sí, eliminar' }).click()
    await page.getByText('Error al eliminar el cuento').waitFor()

    await refuse(page, 'POST', /\/api\/books$/u, (route) => route.fulfill({ status: 201, json: { success: true } }))
    await page.getByRole('button', { name: 'Crear Cuento' }).click()
    const alert = page.getByRole('alertdialog')
    await alert.getByText('No se pudo obtener el ID del libro creado').waitFor()
    await alert.getByRole('button').click()

    await refuse(page, 'GET', /\/api\/books\/\d+\?|\/api\/books\/[^/]+\?summary/u, wordless)
    await page.reload()
    await page.getByText('Error al cargar tus cuentos. Inténtalo de nuevo.').waitFor()
    await page.getByText('Error al cargar los cuentos').waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).waitFor()
    await page.unrouteAll({ behavior: 'wait' })

    await page.getByRole('button', { name: 'Reintentar' }).click()
    await refuse(page, 'GET', /\/api\/books\/info\//u, wordless)
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByText('Error al cargar el cuento. Intentando de nuevo...').waitFor()
  })

  test('a review without pictures, with an empty card, and one that does not come', async () => {
    const parent = await zone.parent()
    const id = await aBookInReview(parent)
    const page = await zone.visit(parent, '/tuzonaprivada')
    const change = (patch: (book: Record<string, any>) => void) =>
      refuse(page, 'GET', /\/api\/books\/info\//u, async (route) => {
        const response = await route.fetch()
        // A page that has gone on meanwhile has let go of its answers.
        const body = await response.json().catch(() => null)
        if (!body) return
        patch(body.book)
        await route.fulfill({ response, json: body })
      })
    const review = `${zone.url}/tuzonaprivada/revision-imagenes/${id}`

    await change((book) => {
      const [chapter] = Object.values<any>(book.new_images)
      const [first] = Object.values<any>(chapter)
      Object.assign(first.image_1, { urls: [], url_selected: '' })
    })
    await page.goto(review)
    await page.getByText('No hay imágenes disponibles').first().waitFor()

    await page.unrouteAll({ behavior: 'wait' })
    await change((book) =>
      Object.assign(book, { new_images: {}, images: {}, covers: { frontcover: null, backcover: null } }),
    )
    await refuse(page, 'GET', /images_from_book/u, (route) => route.fulfill({ json: { success: true, images: {} } }))
    await page.goto(review)
    await page.getByText('No se encontraron imágenes para este cuento.').waitFor()

    await page.unrouteAll({ behavior: 'wait' })
    await change((book) =>
      Object.assign(book, { new_images: {}, images: {}, covers: { frontcover: null, backcover: null } }),
    )
    await refuse(page, 'GET', /images_from_book/u, wordless)
    await page.goto(review)
    await page.getByText('Error al cargar las imágenes del cuento').waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).waitFor()
    await page.getByRole('link', { name: 'Volver a Mis Cuentos' }).waitFor()
    await expectAccessible(page)
  })

  test('a book to read that is on its way, and one that is out of reach', async () => {
    const parent = await zone.parent()
    const id = await aBookInReview(parent)
    const page = await zone.visit(parent, '/tuzonaprivada')
    const held = Promise.withResolvers<void>()
    await refuse(page, 'GET', /\/api\/books\/info\//u, async (route) => {
      await held.promise
      await route.abort()
    })
    await page.goto(`${zone.url}/tuzonaprivada/vercuento/${id}`)
    await page.getByText('Cargando cuento...').waitFor()
    held.resolve()
    await page.getByText('No se pudo cargar el cuento.').waitFor()
    await page
      .getByRole('link', { name: 'Volver' })
      .or(page.getByRole('button', { name: 'Volver' }))
      .first()
      .waitFor()
  })
})

test('at 200 % and at 400 % no screen of the private zone has to be pushed sideways', async () => {
  const parent = await zone.parent()
  const id = await aBookInReview(parent)
  await zone.aBook(parent, { story_title: 'Una tarde con la abuela Carmen en el mercado de los domingos' })
  for (const width of [640, 320]) {
    const page = await zone.visit(parent, '/tuzonaprivada', { width, height: 450 })
    for (const path of ['', '/cuenta', `/revision-imagenes/${id}`, `/vercuento/${id}`, '/crearcuento']) {
      await page.goto(`${zone.url}/tuzonaprivada${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      expect([path, width, await overflow(page)]).toEqual([path, width, 0])
    }
  }
})

async function aBookInReview(parent: Awaited<ReturnType<typeof zone.parent>>): Promise<number> {
  const { id } = await parent.aReadyBook('buenas-noches-osito')
  await parent.api('POST', `/api/books/${id}/generate`, {})
  await parent.generated(id)
  return id
}

async function refuse(page: Page, method: string, path: RegExp, answer: (route: Route) => unknown): Promise<void> {
  await page.route(
    (url) => path.test(url.pathname + url.search),
    (route) => (route.request().method() === method ? answer(route) : route.fallback()),
  )
}
