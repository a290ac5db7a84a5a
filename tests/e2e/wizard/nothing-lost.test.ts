import { expect, test } from 'bun:test'
import { aZone, expectAccessible, listIsReady } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()
const MORAL = 'Moraleja del cuento'

async function aWizard() {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`)
  const wizard = atTheWizard(page)
  await wizard.open()
  const moral = page.getByRole('textbox', { name: MORAL })
  return { parent, id, page, wizard, moral, saved: async () => (await parent.book(id)).info }
}

/** What the browser keeps has been written: drafts are, a moment after the last letter. */
const kept = (page: Awaited<ReturnType<typeof aWizard>>['page'], text: string) =>
  page.waitForFunction((text) => Object.values(localStorage).some((value) => String(value).includes(text)), text)

test('leaving with unsaved changes asks: keep editing, discard, or save and go', async () => {
  const { page, wizard, moral, saved } = await aWizard()
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
  await moral.fill('Compartir')
  await wizard.button('Volver a Mis Cuentos').click()
  await question.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await moral.inputValue()).toBe('Compartir')
  await page.getByRole('link', { name: 'Mis Cuentos' }).filter({ visible: true }).click()
  await question.getByRole('button', { name: 'Guardar y volver' }).click()
  await page.waitForURL(/\/tuzonaprivada$/u)
  expect((await saved()).moral).toBe('Compartir')
})

test('what is discarded is gone, and the back button asks too', async () => {
  const { page, moral, id, saved } = await aWizard()
  await page.goto(`${zone.url}/tuzonaprivada`)
  await listIsReady(page)
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.waitForURL(new RegExp(`crearcuento/${id}`, 'u'))
  await moral.fill('Compartir')
  await page.goBack()
  await page.getByRole('button', { name: 'Descartar cambios' }).click()
  await page.waitForURL(/\/tuzonaprivada$/u)
  await page.getByRole('button', { name: 'Editar' }).click()
  await moral.waitFor()
  expect(await moral.inputValue()).toBe('')
  expect((await saved()).moral).toBe('')
})

test('closing the tab with unsaved changes asks, without them it does not', async () => {
  const { page, wizard, moral } = await aWizard()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await moral.fill('Compartir')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.getByRole('button', { name: 'Descartarlos' }).click()
  await wizard.open()
  await page.reload()
  expect(asked).toHaveLength(1)
})

test('words that a crash left behind are offered back, open form included', async () => {
  const { page, wizard, moral, id, saved } = await aWizard()
  await moral.fill('Compartir')
  await wizard.button('Añadir personaje').click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lucía')
  await kept(page, 'Lucía')
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`${zone.url}/tuzonaprivada/crearcuento/${id}`)
  const offer = again.getByRole('alertdialog', { name: 'Hemos encontrado cambios sin guardar' })
  await offer.waitFor()
  await expectAccessible(again)
  await offer.getByRole('button', { name: 'Recuperar mis cambios' }).click()
  expect(await again.getByRole('textbox', { name: MORAL }).inputValue()).toBe('Compartir')
  expect(await again.getByRole('textbox', { name: 'Nombre', exact: true }).inputValue()).toBe('Lucía')
  await atTheWizard(again).save()
  expect((await saved()).moral).toBe('Compartir')
})

test('without connection the words are queued, and go when it is back', async () => {
  const { page, wizard, moral, saved } = await aWizard()
  await page.context().setOffline(true)
  await moral.fill('Compartir')
  await wizard.button('Guardar').click()
  await page.getByText('Error al guardar. Intentando de nuevo...').waitFor()
  await page.getByText('Sin conexión con el servidor.').waitFor()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByText('✅ Progreso guardado exitosamente').waitFor()
  await page.getByText('Sin conexión con el servidor.').waitFor({ state: 'detached' })
  expect((await saved()).moral).toBe('Compartir')
})

test('two tabs: the second to save is shown both versions and may keep either, or both', async () => {
  const { page, wizard, moral, parent, id, saved } = await aWizard()
  await moral.fill('La mía')
  await parent.api('PUT', `/api/books/info/${id}`, { info: { ...(await saved()), moral: 'La otra' } })
  await wizard.button('Guardar').click()
  const both = page.getByRole('dialog', { name: 'Este cuento se ha modificado en otra pestaña' })
  await both.getByRole('cell', { name: 'La mía' }).waitFor()
  await both.getByRole('cell', { name: 'La otra' }).waitFor()
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Guardar la mía como cuento aparte' }).click()
  await page.getByRole('button', { name: 'Entendido' }).click()
  expect(await moral.inputValue()).toBe('La otra')
  const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
  expect(body.books.map((book: { info: { moral: string } }) => book.info.moral).sort()).toEqual(['La mía', 'La otra'])

  await moral.fill('La mía otra vez')
  await parent.api('PUT', `/api/books/info/${id}`, { info: { ...(await saved()), moral: 'La otra otra vez' } })
  await wizard.button('Guardar').click()
  await both.getByRole('button', { name: 'Quedarme con la de esta pestaña' }).click()
  await page.getByText('✅ Progreso guardado exitosamente').waitFor()
  expect((await saved()).moral).toBe('La mía otra vez')
})

test('a book that was deleted elsewhere is created anew with what was written', async () => {
  const { page, wizard, moral, parent, id } = await aWizard()
  await moral.fill('Compartir')
  await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
  await wizard.button('Guardar').click()
  await page.getByRole('alertdialog').getByText('lo hemos creado de nuevo').waitFor()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(String(id)))
  const newId = Number(page.url().split('/').at(-1))
  expect((await parent.book(newId)).info.moral).toBe('Compartir')
  expect(await moral.inputValue()).toBe('Compartir')
})

test('a session that expired keeps the draft, says so, and comes back to it after the login', async () => {
  const { page, wizard, moral, parent } = await aWizard()
  await moral.fill('Compartir')
  await kept(page, 'Compartir')
  await parent.api('POST', '/api/users/logout', {})
  await wizard.button('Guardar').click()
  await page.getByText('❌ Error: Usuario no autenticado').waitFor()
  await page.waitForURL(/\/login$/u)
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta123')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(/crearcuento/u)
  await page.getByRole('button', { name: 'Recuperar mis cambios' }).click()
  expect(await moral.inputValue()).toBe('Compartir')
})

test('a new book that cannot be created yet is written on this device and created later', async () => {
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada')
  let reachable = false
  await page.route('**/api/books', (route) => (reachable ? route.continue() : route.abort()))
  await page.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await page.getByText('Aún no hemos podido crear el libro en el servidor.').waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Título del cuento' }).fill('El faro')
  reachable = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForURL(/crearcuento\/\d+$/u)
  await page.getByText('✅ Progreso guardado exitosamente').waitFor()
  expect(await page.getByRole('textbox', { name: 'Título del cuento' }).inputValue()).toBe('El faro')
  const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
  expect(body.books.map((book: { info: { story_title: string } }) => book.info.story_title)).toEqual(['El faro'])
})

test('a book that was begun without connection and lost in a crash is offered to the next new one', async () => {
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada')
  await page.route('**/api/books', (route) => route.abort())
  await page.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await page.getByRole('textbox', { name: 'Título del cuento' }).fill('El faro')
  await kept(page, 'El faro')
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(`${zone.url}/tuzonaprivada/crearcuento`)
  await again.waitForURL(/crearcuento\/\d+$/u)
  await again.getByRole('button', { name: 'Recuperar mis cambios' }).click()
  expect(await again.getByRole('textbox', { name: 'Título del cuento' }).inputValue()).toBe('El faro')
})

test('logging out with unsaved changes asks as well', async () => {
  const { page, moral } = await aWizard()
  await moral.fill('Compartir')
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Descartar cambios' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
