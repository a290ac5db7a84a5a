import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { openAs, PHONE } from '../../support/parent-browser.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { linkTo } from './a-letter.ts'
import { askForLink, chooseNew } from './forgetting.ts'

const GATE = 'cuentos'
const EMAIL = 'ana@familia.example'
const browser = aBrowser()
let server: TestServer
setDefaultTimeout(60_000)

beforeAll(async () => {
  server = await startServer({ environment: { GATE_PASSWORD: GATE } })
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

const visit = () => openAs(browser, { url: server.url, parent: null }, PHONE)
type Visited = Awaited<ReturnType<typeof visit>>

async function pass(page: Visited) {
  await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
  await page.getByLabel('Contraseña').fill(GATE)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor({ state: 'detached' })
}

async function register(page: Visited) {
  await page.goto('/registro')
  await pass(page)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta123')
  await page.getByLabel('Confirmar contraseña').fill('Secreta123')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.getByText('¡Registro exitoso!').waitFor()
}

test('a letter opened on a phone goes through the gate with its link, and again when the gate closes meanwhile', async () => {
  const desk = await visit()
  await register(desk)
  await askForLink(desk, EMAIL)
  const link = await linkTo('/nueva-contrasena', EMAIL, server)

  const phone = await visit()
  await phone.goto(link)
  await pass(phone)
  await phone.getByLabel('Contraseña nueva', { exact: true }).waitFor()
  expect(phone.url()).toBe(`${server.url}/nueva-contrasena`)

  await phone.context().clearCookies()
  await chooseNew(phone)
  await pass(phone)
  await chooseNew(phone)
  await phone.waitForURL('**/login')
  await phone.getByText('Contraseña cambiada. Entra con la nueva.').waitFor()
  expect(phone.troubles).toEqual([])
})
