import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { linkTo } from './a-letter.ts'
import { askForLink, chooseNew } from './forgetting.ts'

const browser = aBrowser()
let server: TestServer
setDefaultTimeout(60_000)

beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

const visit = (options = {}) => openAs(browser, { url: server.url, parent: null }, options)

async function aForgetfulParent() {
  const parent = await server.parent()
  const page = await visit(PHONE)
  await askForLink(page, parent.email)
  return { page, link: await linkTo('/nueva-contrasena', parent.email, server) }
}

test.each(['/nueva-contrasena', '/confirmar-correo'])('%s without its link says what is missing', async (path) => {
  const page = await visit(PHONE)
  // The skip link's fragment is no token.
  await page.goto(`${path}#contenido`)
  await page.getByText('Aquí falta el enlace de tu carta.').waitFor()
  expect(await page.getByRole('button', { name: /contraseña|Confirmar/u }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

const TOKEN = 'x'.repeat(43)
test.each(['/login', '/olvide-mi-contrasena', `/nueva-contrasena#${TOKEN}`, `/confirmar-correo#${TOKEN}`])(
  '%s fits windows of 320 to 1280 px',
  async (path) => {
    const page = await visit()
    await page.goto(path)
    for (const width of [320, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await overflow(page)]).toEqual([width, 0])
      if (width === 390 || width === 1280) expect(await violations(page)).toEqual([])
    }
  },
)

test('without connection they say so, and it can be tried again', async () => {
  const { page, link } = await aForgetfulParent()
  await page.route('**/api/password/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Preparar el enlace' }).click()
  await page.getByText('❌ Error de conexión. Verifica tu internet.').waitFor()
  await page.goto(link)
  await chooseNew(page)
  await page.getByText('❌ Error de conexión. Verifica tu internet.').waitFor()
  expect(await page.getByRole('button', { name: 'Guardar contraseña' }).getAttribute('aria-busy')).toBe('false')
  await page.unroute('**/api/password/*')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.waitForURL('**/login')
})

test('a stranger’s address is answered in the same words, and where nothing is sent the page says how else', async () => {
  const page = await visit()
  await page.goto('/olvide-mi-contrasena')
  await page.getByText('Este Colorín no envía correos').waitFor()
  await page.getByText('bun run letters').waitFor()
  await askForLink(page, 'nadie@familia.example')
  await page.getByText('tu enlace estará listo en unos segundos').waitFor()
})

test('without script the link can be asked for, and what needs one says so', async () => {
  const parent = await server.parent()
  const page = await visit({ javaScriptEnabled: false })
  await askForLink(page, parent.email)
  await page.goto(await linkTo('/nueva-contrasena', parent.email, server))
  const why = page.locator('noscript p')
  expect([await why.isVisible(), await why.textContent()]).toEqual([true, expect.stringContaining('JavaScript')])
  expect(await page.getByLabel('Contraseña nueva', { exact: true }).isVisible()).toBe(false)
})

test('asking too often is said in the server’s words, with script and without', async () => {
  const limited = await startServer({ environment: { RATE_LIMIT_FACTOR: '0.01' } })
  for (const javaScriptEnabled of [true, false]) {
    const page = await openAs(browser, { url: limited.url, parent: null }, { javaScriptEnabled })
    await page.goto('/olvide-mi-contrasena')
    for (let time = 1; time <= 2; time += 1) {
      await page.getByLabel('Email').fill('ana@familia.example')
      await page.getByRole('button', { name: 'Preparar el enlace' }).click()
      await page.getByText(/Si hay una cuenta|Demasiados intentos/u).waitFor()
    }
    await page.getByText('Demasiados intentos').waitFor()
    expect(await page.getByText('Si hay una cuenta').count()).toBe(0)
  }
  await limited.stop()
})
