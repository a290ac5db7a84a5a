import { describe, expect, test } from 'bun:test'
import { newBookContent } from '../../../src/domain/book.ts'
import { LIMITS } from '../../../src/domain/limits.ts'
import { letTimePass } from '../../support/browser-time.ts'
import { routeOnce } from '../../support/route-once.ts'
import { aZone, expectAccessible, listIsReady, overflow, PHONE, SCREENS } from './a-zone.ts'

const zone = aZone()
const aGeneration = (error: string | null = null) => ({
  stage: 'illustrations' as const,
  done: 3,
  total: 12,
  error,
  updatedAt: new Date().toISOString(),
})
const bound = { inputHash: 'x', pages: 30, words: 900, minutes: 9, boundAt: new Date().toISOString() }

describe.each(SCREENS)('on %s', (_name, screen) => {
  test('a parent without books is invited to make the first one and lands in its wizard', async () => {
    const page = await zone.visit(await zone.parent(), '/tuzonaprivada', screen)
    await page.getByRole('heading', { name: '📚 No tienes ningún cuento creado' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
    await page.waitForURL(/\/tuzonaprivada\/crearcuento\/\d+$/u)
    await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
  })

  test('every state of a book is shown with what can be done next', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    await zone.aBook(parent)
    const failed = aGeneration('No hemos podido dibujar algunas ilustraciones.')
    await zone.aBook(parent, { story_title: 'Fallido' }, { generation: failed })
    await zone.aBook(parent, { story_title: 'Por revisar' }, { status: 'verifying' })
    await zone.aBook(parent, { story_title: 'Hecho' }, { status: 'finished', binding: bound })
    const making = await zone.aBook(
      parent,
      { story_title: 'En marcha' },
      { status: 'generating', generation: aGeneration() },
    )
    // The oldest would be last; what is being made comes first all the same.
    await zone.change(making, (book) => ({ ...book, createdAt: '2020-01-01T00:00:00.000Z' }))
    const page = await zone.visit(parent, '/tuzonaprivada', screen)
    await page.getByRole('heading', { level: 1, name: 'Mis Cuentos (6)' }).waitFor()
    const card = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('En marcha')
    await card('En marcha').getByText('Diseñando tu cuento...').waitFor()
    await card('En marcha').getByText('Ilustrando 4 de 12…').waitFor()
    expect(await card('En marcha').getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^\d+$/u)
    await card('El faro').getByRole('button', { name: 'Editar' }).waitFor()
    await card('Sin título (aún)').getByRole('button', { name: 'Editar' }).waitFor()
    await card('Fallido').getByText('No hemos podido dibujar algunas ilustraciones.').waitFor()
    await card('Fallido').getByRole('button', { name: 'Reintentar' }).waitFor()
    expect(await card('Por revisar').getByRole('link', { name: 'Verificar' }).getAttribute('href')).toMatch(
      /revision-imagenes/u,
    )
    const book = card('Hecho').getByRole('link', { name: 'Ver libro' })
    expect(await book.getAttribute('target')).toBe('_blank')
    expect(await book.getAttribute('href')).toMatch(/\/rendered_book\.html$/u)
    const pdf = card('Hecho').getByRole('link', { name: 'Descargar PDF' })
    expect(await pdf.getAttribute('href')).toMatch(/\/book\.pdf$/u)
    expect(await page.getByRole('link', { name: 'Descargar PDF' }).count()).toBe(1)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vista de lista' }).click()
    await page.getByText('Ver Detalles').first().click()
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
  })

  test('the menu of a book ends with deleting it, in red, and is accessible while it is open', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'Hecho' }, { status: 'finished', binding: bound })
    await zone.aBook(parent, { story_title: 'En marcha' }, { status: 'generating', generation: aGeneration() })
    const page = await zone.visit(parent, '/tuzonaprivada', screen)
    await listIsReady(page)
    for (const title of ['Hecho', 'En marcha']) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      await card.getByRole('button', { name: 'Más opciones' }).click()
      await page.getByRole('menu').waitFor()
      const last = page.getByRole('menuitem').last()
      expect(await last.textContent()).toBe('Eliminar')
      // --carmine
      expect(await last.evaluate((entry) => getComputedStyle(entry).color)).toBe('rgb(179, 32, 44)')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
  })

  test('what was said of a book never covers the button that was pressed', async () => {
    const parent = await zone.parent()
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
      await zone.aBook(parent, { story_title: title })
    const page = await zone.visit(parent, '/tuzonaprivada', screen)
    await listIsReady(page)
    for (const [title, share] of [
      ['Tres', 0.95],
      ['Tres', 0.4],
      ['Uno', 0.2],
    ] as const) {
      const button = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .getByRole('button', { name: 'Más opciones' })
      await button.evaluate(
        (element, share) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight * share),
        share,
      )
      await button.click()
      await page.getByRole('menuitem', { name: 'Duplicar' }).click()
      const toast = page.getByText('¡Cuento duplicado exitosamente!')
      await toast.waitFor()
      await page
        .getByRole('heading', { name: `${title} (copia)` })
        .first()
        .waitFor()
      const [said, pressed] = [await toast.boundingBox(), await button.boundingBox()]
      if (!said || !pressed) throw new Error('not to be seen')
      expect(said.y > pressed.y + pressed.height || said.y + said.height < pressed.y).toBe(true)
      await letTimePass(page)
      await toast.waitFor({ state: 'detached' })
    }
  })

  test('the direction of the order is a word', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada', screen)
    await listIsReady(page)
    const isWhole = (word: string) =>
      page.getByText(word, { exact: true }).evaluate((element) => {
        const { width, left, right } = element.getBoundingClientRect()
        return width > 60 && left >= 0 && right <= innerWidth
      })
    expect(await isWhole('Descendente')).toBe(true)
    await page.getByRole('button', { name: 'Descendente' }).click()
    expect(await isWhole('Ascendente')).toBe(true)
  })

  test('a search counts what it finds, says when it finds nothing and can be cleared', async () => {
    const parent = await zone.parent()
    for (const title of ['El árbol', 'El faro', 'La ola']) await zone.aBook(parent, { story_title: title })
    const page = await zone.visit(parent, '/tuzonaprivada', screen)
    await listIsReady(page)
    const search = page.getByRole('textbox', { name: 'Buscar por título' })
    await search.fill('arbol')
    await page.getByRole('heading', { name: 'Mis Cuentos (1 de 3)' }).waitFor()
    await search.fill('dragón')
    await page.getByRole('heading', { name: 'Ningún cuento se titula «dragón»' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).last().click()
    await page.getByRole('heading', { name: 'Mis Cuentos (3)' }).waitFor()
  })
})

test.each(SCREENS)('on %s the navigation leads to the account, and back to the books', async (_name, screen) => {
  const page = await zone.visit(await zone.parent(), '/tuzonaprivada', screen)
  await listIsReady(page)
  const choose = async (name: string) => {
    if (screen.width <= 768) await page.getByLabel('Abrir menú').click()
    await page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true }).click()
  }
  await choose('Mi cuenta')
  await page.getByRole('heading', { level: 1, name: 'Mi cuenta' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/tuzonaprivada/cuenta')
  await choose('Mis Cuentos')
  await page.getByRole('heading', { level: 1, name: 'Mis Cuentos' }).waitFor()
  expect(await page.getByRole('link', { name: 'Precio', exact: true }).isVisible()).toBe(false)
})

test('the menu of a phone closes by Escape, by a tap outside and by choosing, on every screen', async () => {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, '/tuzonaprivada', PHONE)
  await listIsReady(page)
  const menu = page.getByLabel('Abrir menú')
  const books = page
    .getByRole('navigation', { name: 'Navegación principal' })
    .getByRole('link', { name: 'Mis Cuentos' })
  for (const path of ['/tuzonaprivada/cuenta', `/tuzonaprivada/crearcuento/${id}`]) {
    await page.goto(zone.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await menu.click()
    await books.filter({ visible: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await books.filter({ visible: true }).count()).toBe(0)
    expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await menu.click()
    await page.touchscreen.tap(40, 600)
    expect(await books.filter({ visible: true }).count()).toBe(0)
  }
  // What is asked before leaving gives the focus back to what can be seen.
  await page.getByRole('textbox', { name: 'Título del cuento' }).fill('La ola')
  await menu.click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  expect(await books.filter({ visible: true }).count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Abrir menú')
})

test('view, order and direction are remembered under their names', async () => {
  const parent = await zone.parent()
  for (const title of ['Beta', 'Alfa']) await zone.aBook(parent, { story_title: title })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await page.getByRole('button', { name: 'Vista de lista' }).click()
  await page.getByLabel('Ordenar por').selectOption('title')
  await page.getByRole('button', { name: 'Descendente' }).click()
  await page.getByRole('button', { name: 'Ascendente' }).waitFor()
  const kept = () =>
    page.evaluate(() => ['booksViewMode', 'booksSortBy', 'booksSortOrder'].map((key) => localStorage[key]))
  expect(await kept()).toEqual(['list', 'title', 'asc'])
  await page.reload()
  await page.getByText('Ver Detalles').first().waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Alfa', 'Beta'])
})

test('a book that is being made shows how far it is above the bar of a phone', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  await zone.aBook(parent, { story_title: 'En marcha' }, { status: 'generating', generation: aGeneration() })
  // What is left of 844 px between the bars of a phone's browser.
  const page = await zone.visit(parent, '/tuzonaprivada', { width: 390, height: 664 })
  await listIsReady(page)
  for (const part of [page.getByText('Ilustrando 4 de 12…'), page.getByRole('progressbar', { name: /En marcha/u })]) {
    const box = await part.boundingBox()
    if (!box) throw new Error('not to be seen')
    expect(box.y + box.height).toBeLessThanOrEqual(664)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    const isOnTop = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
  }
})

test('a book that fails again as it is says why, and does not offer to try again', async () => {
  const parent = await zone.parent()
  const refused = {
    ...aGeneration('No hemos podido escribir esta historia.'),
    ...{ retry: 'afterChange' as const, offersOffline: true as const },
  }
  await zone.aBook(parent, { story_title: 'El faro' }, { generation: refused })
  // Its title was not looked at by anybody yet: trying again is refused, for what only a change can mend.
  await zone.aBook(parent, { story_title: 'La ola' }, { generation: aGeneration('No hemos podido terminar.') })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  const card = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await card('El faro').getByText('No hemos podido escribir esta historia.').waitFor()
  expect(await card('El faro').getByRole('button', { name: 'Reintentar' }).count()).toBe(0)
  // What no model writes may be told without one.
  const asked = page.waitForRequest((request) => request.url().endsWith('/generate'))
  await card('El faro').getByRole('button', { name: 'Terminarlo sin IA' }).click()
  expect((await asked).postDataJSON()).toEqual({ engine: 'offline' })
  expect(await card('La ola').getByRole('button', { name: 'Terminarlo sin IA' }).count()).toBe(0)

  await card('La ola').getByRole('button', { name: 'Reintentar' }).click()
  await card('La ola').getByText('completa todos los campos obligatorios').waitFor()
  expect(await card('La ola').getByRole('button', { name: 'Reintentar' }).count()).toBe(0)
  await card('La ola').getByRole('button', { name: 'Editar' }).waitFor()
})

test('deleting asks first, says that it is done and leaves the focus in the page', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  const more = page.getByRole('button', { name: 'Más opciones' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '🗑️ Eliminar cuento' })
  await question.getByText('Esta acción es irreversible').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'El faro' }).waitFor()
  await more.click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Sí, eliminar' }).click()
  await page.getByText('Cuento eliminado exitosamente').waitFor()
  await page.getByRole('heading', { name: '📚 No tienes ningún cuento creado' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
})

test('a duplicate appears with its message', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await page.getByText('¡Cuento duplicado exitosamente!').waitFor()
  await page.getByRole('heading', { name: 'El faro (copia)' }).waitFor()
})

test('who has as many books as there may be reads what makes room, and can still make it', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  for (let n = 1; n < LIMITS.booksPerAccount; n += 1)
    await zone.server.ports.books.create({
      ...{ id: 5000 + n, owner: parent.user.id, type: 'personalizado', capability: `c${n}` },
      ...{ content: newBookContent(), createdAt: '2026-11-21T10:00:00.000Z' },
    })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  const full = page
    .getByText('Máximo 500 cuentos por cuenta. Elimina alguno que ya no quieras para hacer otro.')
    .first()

  await page.getByRole('textbox').first().fill('El faro')
  await page.getByRole('button', { name: 'Más opciones' }).first().click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await full.waitFor()
  await letTimePass(page)
  await full.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Crear/u }).first().click()
  await full.waitFor()
  expect((await parent.api('DELETE', `/api/books/${parent.user.id}/5001`)).status).toBe(200)
  await page.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await page.waitForURL(/crearcuento\/\d+/u)
  await page.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await page.getByRole('alertdialog').getByText('Máximo 500 cuentos por cuenta').waitFor()
}, 60_000)

test('the menu of a book that was not generated says why it cannot be verified', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const entry = page.getByRole('menuitem', { name: 'Verificación' })
  expect(await entry.getAttribute('aria-disabled')).toBe('true')
  expect(await entry.textContent()).toContain('Cuando hayas generado la historia')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Más opciones')
})

test('a list that cannot be loaded says so and is loaded by trying again', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(null, '/login')
  let broken = true
  await page.route('**/api/books/*?summary=true', (route) =>
    broken
      ? route.fulfill({ status: 400, json: { success: false, error: 'Ahora no puede ser', code: 'x' } })
      : route.continue(),
  )
  await page.evaluate(
    ([token, user]) => {
      localStorage.token = token
      localStorage.user = user
    },
    [parent.token, JSON.stringify(parent.user)] as const,
  )
  await page.goto(`${zone.url}/tuzonaprivada`)
  await page.getByRole('heading', { name: 'Error al cargar tus cuentos. Inténtalo de nuevo.' }).waitFor()
  await page.getByText('Ahora no puede ser').waitFor()
  await expectAccessible(page)
  broken = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'El faro' }).waitFor()
})

test.each(['/tuzonaprivada', '/tuzonaprivada/revision-imagenes/12'])(
  'without a stored user %s leads to the login, and the token stays good',
  async (path) => {
    const parent = await zone.parent()
    const page = await zone.visit(parent, '/terminos')
    const ended: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) ended.push(request.url())
    })
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.goto(zone.url + path)
    await page.waitForURL(/\/login$/u)
    await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()

    expect(ended).toEqual([])
    expect((await parent.api('GET', '/api/users/me')).status).toBe(200)
    expect(new URL(page.url()).pathname).toBe('/login')
  },
)

test('an expired session leads to the login and forgets who was here', async () => {
  const parent = await zone.parent()
  await parent.api('POST', '/api/users/logout', {})
  const page = await zone.visit(parent, '/tuzonaprivada')
  await page.waitForURL(/\/login$/u)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('a book that gets ready while the list is open says so without a reload', async () => {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { story_title: 'El faro' }, { status: 'generating', generation: aGeneration() })
  const page = await zone.visit(null, '/login')
  await page.clock.install()
  await page.evaluate(
    ([token, user]) => {
      localStorage.token = token
      localStorage.user = user
    },
    [parent.token, JSON.stringify(parent.user)] as const,
  )
  await page.goto(`${zone.url}/tuzonaprivada`)
  await page.getByText('Ilustrando 4 de 12…').waitFor()
  await zone.change(id, (book) => ({ ...book, status: 'verifying', generation: null }))
  await page.clock.fastForward(10_500)
  await page.getByText('«El faro» ya está listo para verificar').waitFor()
  await page.getByRole('link', { name: 'Verificar' }).waitFor()
})

test('a create whose answer was lost makes no second book', async () => {
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await routeOnce(page, '**/api/books', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
  await page.getByRole('alertdialog').getByText('Error al crear el libro. Inténtalo de nuevo.').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
  await page.waitForURL(/crearcuento\/\d+$/u)
  const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
  expect(body.books).toHaveLength(1)
})
