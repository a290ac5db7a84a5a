import { describe, expect, test } from 'bun:test'
import { aZone, expectAccessible, listIsReady, overflow, SCREENS } from './a-zone.ts'

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
    await page.context().close()
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
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vista de lista' }).click()
    await page.getByText('Ver Detalles').first().click()
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
    await page.context().close()
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
    await page.context().close()
  })
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
  await page.route(
    '**/api/books',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
  await page.getByRole('alertdialog').getByText('Error al crear el libro. Inténtalo de nuevo.').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
  await page.waitForURL(/crearcuento\/\d+$/u)
  const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
  expect(body.books).toHaveLength(1)
})
