import { describe, expect, test } from 'bun:test'
import { routeOnce } from '../../support/route-once.ts'
import { aZone, expectAccessible, listIsReady } from './a-zone.ts'

const GENERATION = { stage: 'illustrations' as const, done: 1, total: 3, updatedAt: new Date().toISOString() }

describe('with the gate on', () => {
  const zone = aZone({ environment: { GATE_PASSWORD: 'cuentos' } })

  test('a gate that closes in the middle stands over the screen, and what was asked for goes on', async () => {
    const page = await zone.visit(null, '/')
    const pass = () =>
      page.evaluate(async () => {
        const post = (path: string, body: unknown) =>
          fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
        await post('/api/gate', { password: 'cuentos' })
        const account = { email: 'ana@familia.example', password: 'Secreta123' }
        await post('/api/users/register', account)
        const { token, user } = await (await post('/api/users/login', account)).json()
        localStorage.setItem('token', token)
        localStorage.setItem('user', JSON.stringify(user))
      })
    await pass()
    await page.goto(`${zone.url}/tuzonaprivada`)
    await listIsReady(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
    const gate = page.getByRole('alertdialog', { name: 'Acceso restringido' })
    await gate.getByLabel('Contraseña').fill('adivina')
    await gate.getByRole('button', { name: 'Entrar' }).click()
    await gate.getByRole('alert').filter({ hasText: 'Contraseña incorrecta' }).waitFor()
    await expectAccessible(page)
    await gate.getByLabel('Contraseña').fill('cuentos')
    await gate.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(/crearcuento\/\d+$/u)
    await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
  })
})

describe('what fails', () => {
  const zone = aZone()

  test('a delete says what the server said', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    await page.route('**/api/books/*/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { success: false, error: 'Se está reiniciando', code: 'x' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Más opciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Sí, eliminar' }).click()
    await page.getByText('Se está reiniciando').waitFor()
    await page.getByRole('heading', { name: 'El faro' }).waitFor()
  })

  test('a duplicate says so', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    await page.route('**/duplicate/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Más opciones' }).click()
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    await page.getByText('Error al duplicar el cuento. Inténtalo de nuevo.').waitFor()
  })

  test('a book that cannot be fetched opens in the editor anyway', async () => {
    const parent = await zone.parent()
    const id = await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    await routeOnce(page, '**/api/books/info/*', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: 'No', code: 'x' } }),
    )
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.waitForURL(new RegExp(`crearcuento/${id}`, 'u'))
    await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
  })

  test('a book that could be fetched opens without being asked for twice', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/books/info/')) asked += 1
    })
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Título del cuento' }).inputValue()).toBe('El faro')
    expect(asked).toBe(1)
    expect(new URL(page.url()).search).toBe('')
  })

  test.each(['crearcuento', 'vercuento', 'revision-imagenes'])(
    '%s of what is no book says that there is none, and asks the server nothing',
    async (screen) => {
      const parent = await zone.parent()
      const page = await zone.visit(parent, '/aviso-legal')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      for (const id of ['abc', '-1', '1e999', '9007199254740993', '9'.repeat(40)]) {
        await page.goto(`${zone.url}/tuzonaprivada/${screen}/${id}`)
        await page.getByText('Cuento no encontrado o no tienes permisos para verlo').waitFor()
        await page.getByRole('link', { name: 'Mis Cuentos' }).first().waitFor()
      }
      expect(asked).toEqual([])
    },
  )

  test.each([undefined, null, 'archived'])('a book whose status is %p is one to be edited', async (status) => {
    const parent = await zone.parent()
    const id = await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/aviso-legal')
    await page.route(/\/api\/books\/(info\/)?[^/]+\?summary=true$/u, async (route) => {
      const answer = await (await route.fetch()).json()
      for (const book of answer.books ?? [answer.book]) book.status = status
      await route.fulfill({ json: answer })
    })
    await page.goto(`${zone.url}/tuzonaprivada`)
    await listIsReady(page)
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.waitForURL(new RegExp(`crearcuento/${id}`, 'u'))
    await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
    await page.goto(`${zone.url}/tuzonaprivada/vercuento/${id}`)
    await page.getByRole('link', { name: 'Seguir editando' }).waitFor()
  })

  test('a generation that failed goes on when the parent tries again', async () => {
    const parent = await zone.parent()
    const { id } = await parent.aReadyBook()
    await zone.change(id, (book) => ({ ...book, generation: { ...GENERATION, error: 'No hemos podido dibujar.' } }))
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    const answered = page.waitForResponse((answer) => answer.url().endsWith(`/api/books/${id}/generate`))
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('button', { name: 'Reintentar' }).waitFor({ state: 'detached' })
    expect((await answered).status()).toBe(202)
    expect((await parent.book(id)).status).not.toBe('editing')
  })

  test('a generation can be cancelled from the menu', async () => {
    const parent = await zone.parent()
    const generation = { ...GENERATION, error: null }
    const id = await zone.aBook(parent, { story_title: 'El faro' }, { status: 'generating', generation })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    await page.getByRole('button', { name: 'Más opciones' }).click()
    await page.getByRole('menuitem', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Editar' }).waitFor()
    expect((await parent.book(id)).status).toBe('editing')
  })

  test('a book that a service keeps waiting says so, and can be cancelled right there', async () => {
    const parent = await zone.parent()
    const doing = 'El servicio va muy cargado. Puedes esperar o cancelar.'
    const generation = { ...GENERATION, error: null, doing }
    const id = await zone.aBook(parent, { story_title: 'El faro' }, { status: 'generating', generation })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await listIsReady(page)
    await page.getByText(doing).waitFor()
    await page.getByText('Ilustrando').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Editar' }).waitFor()
    expect(await page.getByText(doing).count()).toBe(0)
    expect((await parent.book(id)).status).toBe('editing')
  })
})

describe('a hundred books', () => {
  const zone = aZone()

  test('answer to a search, and only what is near is drawn', async () => {
    const parent = await zone.parent()
    for (let at = 1; at <= 100; at += 1) await zone.aBook(parent, { story_title: `Cuento ${at}` })
    const page = await zone.visit(parent, '/tuzonaprivada')
    await page.getByRole('heading', { name: 'Mis Cuentos (100)' }).waitFor()
    await listIsReady(page)
    expect(await page.getByRole('listitem').count()).toBe(100)
    await page.getByRole('textbox', { name: 'Buscar por título' }).fill('Cuento 10')
    await page.getByRole('heading', { name: 'Mis Cuentos (2 de 100)' }).waitFor()
    await page.getByRole('textbox', { name: 'Buscar por título' }).fill('')
    await page.getByRole('heading', { name: 'Mis Cuentos (100)' }).waitFor()
    const drawn = await page.evaluate(
      () =>
        [...document.querySelectorAll('.zone-book h2')].filter((title) =>
          title.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )
    expect(drawn).toBeLessThan(50)
  })
})
