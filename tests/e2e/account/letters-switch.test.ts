import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { aMailServer, type MailServer } from '../../support/a-mail-server.ts'
import { openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { startServer, type TestServer } from '../../support/server.ts'

const SWITCH = { name: 'Escríbeme cuando un cuento esté listo' }
const browser = aBrowser()
let mail: MailServer
let server: TestServer
let silent: TestServer
setDefaultTimeout(60_000)

beforeAll(async () => {
  mail = await aMailServer()
  silent = await startServer()
  server = await startServer({ config: { smtp: { url: mail.url, from: 'Colorín <hola@colorin.example>' } } })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await silent?.stop()
})

async function anAccountPage(of: TestServer, options = {}) {
  const parent = await of.parent()
  const page = await openAs(browser, { url: of.url, parent }, options)
  await page.goto('/tuzonaprivada/cuenta')
  const wanted = async () => (await parent.api('GET', '/api/users/me')).body.user.letters
  return { page, wanted, toggle: page.getByRole('switch', SWITCH) }
}

test('letters that one can do without are turned off and on, by keyboard too, and stay so', async () => {
  const { page, wanted, toggle } = await anAccountPage(server, PHONE)
  expect(await toggle.isChecked()).toBe(true)
  await toggle.click()
  await page.getByText('Solo te escribiremos si cambian tu contraseña o tu email').waitFor()
  expect(await wanted()).toBe(false)
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.reload()
  expect(await toggle.isChecked()).toBe(false)
  await toggle.focus()
  await page.keyboard.press('Space')
  await page.getByText('Te escribiremos cuando un cuento esté listo').waitFor()
  expect([await toggle.isChecked(), await wanted()]).toEqual([true, true])
})

test('a switch that the server does not turn goes back and says why', async () => {
  const { page, wanted, toggle } = await anAccountPage(server)
  await toggle.waitFor()
  await page.route('**/api/users/letters', (route) => route.abort())
  await toggle.click()
  await page.getByText('❌ Error de conexión. Verifica tu internet.').waitFor()
  expect([await toggle.isChecked(), await wanted()]).toEqual([true, true])
})

test('of two quick presses the last counts', async () => {
  const { page, wanted, toggle } = await anAccountPage(server)
  await toggle.click()
  await toggle.click()
  await page.getByText('Te escribiremos cuando un cuento esté listo').waitFor()
  expect([await toggle.isChecked(), await wanted()]).toEqual([true, true])
})

test('where no letters are sent there is nothing to turn, and it is said why', async () => {
  const { page, toggle } = await anAccountPage(silent)
  await page.getByText('Este Colorín no envía correos').waitFor()
  expect([await toggle.isDisabled(), await toggle.isChecked()]).toEqual([true, false])
  expect(await violations(page)).toEqual([])
})

test('what cannot be asked is asked again when the parent says so', async () => {
  const { page, toggle } = await anAccountPage(server)
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Ahora no.', code: 'x' } }),
  )
  await page.reload()
  await page.getByText('Ahora no.').waitFor()
  await page.unroute('**/api/users/me')
  await page.getByRole('button', { name: 'Probar otra vez' }).click()
  await toggle.waitFor()
})
