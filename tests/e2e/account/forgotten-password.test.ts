import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { openAs, PHONE, violations } from '../../support/parent-browser.ts'
import { PASSWORD, startServer, type TestServer } from '../../support/server.ts'
import { linkTo } from './a-letter.ts'
import { askForLink, chooseNew, NEW } from './forgetting.ts'

const browser = aBrowser()
let server: TestServer
let hoursLater = 0
setDefaultTimeout(60_000)

beforeAll(async () => {
  server = await startServer({ overrides: { clock: { now: () => new Date(Date.now() + hoursLater * 3_600_000) } } })
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

const visit = (options = {}) => openAs(browser, { url: server.url, parent: null }, options)

const logIn = (email: string, password: string) =>
  server
    .call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    .then(({ status }) => status)

async function aForgetfulParent() {
  const parent = await server.parent()
  const page = await visit(PHONE)
  await askForLink(page, parent.email)
  return { parent, page, link: await linkTo('/nueva-contrasena', parent.email, server) }
}

test('from the login to a letter, from the letter to a new password, and in with it', async () => {
  const parent = await server.parent()
  const page = await visit(PHONE)
  const told: string[] = []
  page.on('request', (request) => told.push(request.url(), JSON.stringify(request.headers())))
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
  await page.getByRole('heading', { name: '¿Has olvidado tu contraseña?' }).waitFor()
  await page.getByLabel('Email').fill(parent.email)
  await page.getByRole('button', { name: 'Preparar el enlace' }).click()
  await page.getByText('tu enlace estará listo en unos segundos').waitFor()
  expect(await violations(page)).toEqual([])

  const link = await linkTo('/nueva-contrasena', parent.email, server)
  await page.goto(link)
  await page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
  // Neither somebody who looks over the shoulder nor the browser's history gets it.
  expect(page.url()).toBe(`${server.url}/nueva-contrasena`)
  expect(await violations(page)).toEqual([])
  await chooseNew(page)
  await page.waitForURL('**/login')
  await page.getByText('Contraseña cambiada. Entra con la nueva.').waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('¡Inicio de sesión exitoso!').waitFor()
  expect(await logIn(parent.email, PASSWORD)).toBe(401)
  expect(told.filter((words) => words.includes(link.split('#')[1] ?? ''))).toEqual([])
  expect(page.troubles).toEqual([])
})

test('who opens the link, and opens it again, has used nothing; the first new password has', async () => {
  const { parent, page, link } = await aForgetfulParent()
  for (let time = 1; time <= 2; time += 1) expect((await server.call(link)).status).toBe(200)
  const other = await visit()
  for (const one of [page, other]) {
    await one.goto(link)
    await one.getByLabel('Contraseña nueva', { exact: true }).waitFor()
  }
  await chooseNew(page)
  await page.waitForURL('**/login')

  await chooseNew(other, 'Tercera789')
  await other.getByText('Este enlace ya no sirve').waitFor()
  expect(await other.getByLabel('Contraseña nueva', { exact: true }).isVisible()).toBe(false)
  const onward = other.getByRole('link', { name: 'Pedir otro enlace' })
  expect(await onward.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await violations(other)).toEqual([])
  await onward.click()
  await other.waitForURL('**/olvide-mi-contrasena')
  expect(await logIn(parent.email, NEW)).toBe(200)
})

test('a link that is too old says so, and a newer one opened in its place is good', async () => {
  const { parent, page, link } = await aForgetfulParent()
  hoursLater += 1
  await page.goto(link)
  await chooseNew(page)
  await page.getByText('Este enlace ya no sirve').waitFor()

  await askForLink(await visit(), parent.email)
  await page.goto(await linkTo('/nueva-contrasena', parent.email, server, link))
  await page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
  expect(await page.getByText('Este enlace ya no sirve').count()).toBe(0)
  await chooseNew(page)
  await page.waitForURL('**/login')
})

test('with the keyboard alone, and with what is wrong said at its field', async () => {
  const { parent, page, link } = await aForgetfulParent()
  await page.goto(link)
  await page.getByLabel('Contraseña nueva', { exact: true }).focus()
  await page.keyboard.type('corta')
  await page.keyboard.press('Enter')
  await page.getByText(/^La contraseña debe tener al menos 8 caracteres/u).waitFor()
  await page.getByText('Debes confirmar tu contraseña').waitFor()
  expect(
    await page.getByLabel('Contraseña nueva', { exact: true }).evaluate((input) => input === document.activeElement),
  ).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  expect(await logIn(parent.email, NEW)).toBe(200)
})

test('a new password ends what this browser still holds of a session: nobody is sent to and fro', async () => {
  const { parent, link } = await aForgetfulParent()
  const page = await visit()
  await page.goto('/aviso-legal')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [parent.token, JSON.stringify(parent.user)] as const,
  )
  await page.goto(link)
  await chooseNew(page)
  await page.getByText('Contraseña cambiada. Entra con la nueva.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
