import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { ledOn } from '../../support/browser-time.ts'
import { PASSWORD, type Parent } from '../../support/server.ts'
import { aZone, expectAccessible, listIsReady, overflow, PHONE } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()

/** A wizard with a sentence in it that the server has not got, and the browser has. */
async function unsavedText() {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`)
  page.context().setDefaultTimeout(15_000)
  await atTheWizard(page).open()
  await moralOf(page).fill('Compartir')
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('Compartir')))
  return { parent, id, page }
}

const moralOf = (page: Page) => page.getByRole('textbox', { name: 'Moraleja del cuento' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
const offer = (page: Page) => page.getByRole('alertdialog', { name: 'Hemos encontrado cambios sin guardar' })
const logOut = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bookDraft')))

async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(zone.url + path)
  return tab
}

async function logIn(page: Page, parent: Parent): Promise<void> {
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await ledOn(page)
}

test('a session that ends in another tab takes the text along: it is offered after the login', async () => {
  const { parent, page } = await unsavedText()
  const other = await anotherTab(page, '/tuzonaprivada')
  const ways: string[] = []
  await page.route('**/login', async (route) => {
    ways.push(route.request().method())
    // What the page was about to ask finds no session meanwhile.
    await page.waitForTimeout(600)
    await route.continue()
  })
  // Not a moment later: the last words have not been written down yet.
  await moralOf(page).fill('Compartir siempre')
  await other.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await page.waitForURL(/\/login$/u)
  // A second way there would break off the first.
  expect(ways).toEqual(['GET'])
  await page.unroute('**/login')
  expect(await drafts(page)).toHaveLength(1)
  await logIn(page, parent)
  await page.waitForURL(/crearcuento/u)
  await offer(page).getByRole('button', { name: 'Recuperar mis cambios' }).click()
  expect(await moralOf(page).inputValue()).toBe('Compartir siempre')
})

test.each([
  ['the list', '/tuzonaprivada'],
  ['a public page', '/terminos'],
])('logging out on %s asks about text of another tab, and clears it there too', async (_name, path) => {
  const { page } = await unsavedText()
  const other = await anotherTab(page, path)
  await logOut(other)
  await question(other).getByText('Están en «El faro». ¿Qué quieres hacer con ellos?').waitFor()
  await expectAccessible(other)
  await other.keyboard.press('Escape')
  await question(other).waitFor({ state: 'hidden' })
  expect(await drafts(other)).toHaveLength(1)

  await logOut(other)
  await question(other).getByRole('button', { name: 'Descartar cambios' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await page.waitForURL(/\/login$/u)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('who logs out before the question has come over is asked all the same', async () => {
  const { page } = await unsavedText()
  const slow = Promise.withResolvers<void>()
  await page.context().route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('dialog[data-unsaved]')) await slow.promise
    await route.fulfill({ response: answer })
  })
  const other = await anotherTab(page, '/tuzonaprivada')
  await listIsReady(other)
  await logOut(other)
  slow.resolve()
  await question(other).getByRole('button', { name: 'Seguir editando' }).waitFor()
  expect(await drafts(other)).toHaveLength(1)
})

test('keeping on with it leads to the book, as it was being written', async () => {
  const { page, id } = await unsavedText()
  const other = await anotherTab(page, '/')
  await other.setViewportSize(PHONE)
  await other.getByLabel('Abrir menú').click()
  await logOut(other)
  expect(await overflow(other)).toBe(0)
  await question(other).getByRole('button', { name: 'Seguir editando' }).click()
  await other.waitForURL(new RegExp(`crearcuento/${id}$`, 'u'))
  await other.getByText('✅ Cambios recuperados. Acuérdate de guardar.').waitFor()
  expect(await moralOf(other).inputValue()).toBe('Compartir')
  expect(await offer(other).count()).toBe(0)
})

test('saving it first saves the book, and then logs out', async () => {
  const { page, id, parent } = await unsavedText()
  const { info } = await parent.book(id)
  const other = await anotherTab(page, '/tuzonaprivada')
  await listIsReady(other)
  await logOut(other)
  await question(other).getByRole('button', { name: 'Guardar y volver' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await other.waitForFunction(() => Object.keys(localStorage).length === 0)
  expect((await zone.server.ports.books.find(id))?.info.moral).toBe('Compartir')
  expect(info.moral).toBe('')
})

test('a book that the server never got is made, saved and left in the same breath', async () => {
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada')
  page.context().setDefaultTimeout(15_000)
  await page.route('**/api/books', (route) => route.abort())
  await page.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await atTheWizard(page).title().fill('El faro')
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('El faro')))
  const other = await anotherTab(page, '/')
  await logOut(other)
  await question(other).getByRole('button', { name: 'Guardar y volver' }).click()
  // It stands at this address already, and is led to it once more.
  await other.waitForFunction(() => Object.keys(localStorage).length === 0)
  const { books } = await zone.server.ports.books.list(parent.user.id)
  expect(books.map(({ info }) => info.title)).toEqual(['El faro'])
})

test('who logs in next at this device neither sees the text nor is offered it; its author still is', async () => {
  const { page, parent } = await unsavedText()
  const stranger = await zone.parent()
  await parent.api('POST', '/api/users/logout', {})
  await atTheWizard(page).button('Guardar').click()
  await page.waitForURL(/\/login$/u)
  await logIn(page, stranger)
  await page.waitForURL(/\/tuzonaprivada$/u)
  await page.getByRole('button', { name: 'Crear mi primer cuento' }).click()
  await page.waitForURL(/crearcuento\/\d+$/u)
  await atTheWizard(page).open()
  expect(await offer(page).count()).toBe(0)
  expect(await moralOf(page).inputValue()).toBe('')
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto(`${zone.url}/login`)
  await logIn(page, parent)
  await page.waitForURL(/\/tuzonaprivada$/u)
  await page.getByRole('button', { name: 'Editar' }).click()
  await offer(page).getByRole('button', { name: 'Recuperar mis cambios' }).click()
  expect(await moralOf(page).inputValue()).toBe('Compartir')
})

test('a page that another parent logs in beside is left, and nothing of it goes into their books', async () => {
  const { page, parent } = await unsavedText()
  const stranger = await zone.parent()
  const other = await anotherTab(page, '/tuzonaprivada')
  const ways: string[] = []
  page.on('request', (request) => request.url().endsWith('/login') && ways.push(request.url()))
  await other.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
      // Whatever else the other tab writes leads there no second time.
      localStorage.setItem('seen', '1')
    },
    [stranger.token, JSON.stringify(stranger.user)] as const,
  )
  await page.waitForURL(/\/tuzonaprivada$/u)
  expect(ways).toHaveLength(1)
  await page.getByRole('button', { name: 'Crear mi primer cuento' }).waitFor()
  const { body } = await stranger.api('GET', `/api/books/${stranger.user.id}?summary=true`)
  expect(body.books).toEqual([])
  expect(await drafts(page)).toEqual([expect.stringContaining(parent.user.id)])
})

test('a draft of more than thirty days is gone', async () => {
  const { page } = await unsavedText()
  const fresh = await anotherTab(page, '/')
  await page.close({ runBeforeUnload: false })
  const ages = (days: number) =>
    fresh.evaluate((days) => {
      const key = Object.keys(localStorage).find((key) => key.startsWith('bookDraft')) ?? ''
      const draft = JSON.parse(localStorage.getItem(key) ?? '')
      const writtenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
      localStorage.setItem(key, JSON.stringify({ ...draft, writtenAt }))
    }, days)
  await ages(29)
  await fresh.goto(`${zone.url}/tuzonaprivada`)
  await listIsReady(fresh)
  await fresh.getByRole('button', { name: 'Editar' }).click()
  await offer(fresh).waitFor()
  await ages(31)
  await fresh.reload()
  await atTheWizard(fresh).open()
  expect(await offer(fresh).count()).toBe(0)
  expect(await drafts(fresh)).toEqual([])
})

test('erasing the account takes the text of the other tab along', async () => {
  const { page } = await unsavedText()
  const other = await anotherTab(page, '/tuzonaprivada/cuenta')
  await other.getByRole('button', { name: 'Borrar mi cuenta' }).click()
  await other.getByLabel('Escribe tu contraseña').fill(PASSWORD)
  await other.getByRole('button', { name: 'Sí, borrar todo' }).click()
  const said = other.getByRole('alertdialog', { name: 'Tu cuenta está borrada' })
  await said.waitFor()
  await page.waitForURL(/\/login$/u)
  // The other tab wrote something, too: what was said of the account stays until it is read.
  await page.evaluate(() => localStorage.setItem('seen', '1'))
  await page.evaluate(() => localStorage.removeItem('seen'))
  await other.waitForTimeout(300)
  await said.waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
