import { expect, test } from 'bun:test'
import { ledOn } from '../../support/browser-time.ts'
import { aPublicSite } from './visitor.ts'

const site = aPublicSite()
let count = 0
const anAddress = () => `ana${++count}@familia.example`

type Visited = Awaited<ReturnType<typeof site.visit>>

async function register(page: Visited, email: string, password = 'Secreta123', repeated = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirmar contraseña').fill(repeated)
  await page.getByRole('button', { name: 'Registrarse' }).click()
}

test('a parent registers, logs in and reaches the private zone', async () => {
  const page = await site.visit('/registro')
  const email = anAddress()
  await register(page, email)
  await page.getByText('✅ ¡Registro exitoso! Redirigiendo al login...').waitFor()
  await ledOn(page)
  await page.waitForURL('**/login')

  // Nobody types twice what was typed a moment ago.
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta123')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('✅ ¡Inicio de sesión exitoso! Redirigiendo...').waitFor()
  const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  expect(kept[0]?.length).toBeGreaterThan(20)
  expect(JSON.parse(kept[1] ?? '{}')).toMatchObject({ email })
  await ledOn(page)
  await page.waitForURL('**/tuzonaprivada')
  expect(page.troubles).toEqual([])
})

test('the form on the landing page registers too', async () => {
  const page = await site.visit('/')
  await register(page, anAddress())
  await page.getByText('✅ ¡Registro exitoso! Redirigiendo al login...').waitFor()
})

test('what is missing is said at each field, the first of them gets the focus, and editing unsays it', async () => {
  const page = await site.visit('/registro')
  await page.getByRole('button', { name: 'Registrarse' }).click()
  for (const message of ['El email es requerido', 'La contraseña es requerida', 'Debes confirmar tu contraseña'])
    await page.getByText(message, { exact: true }).waitFor()
  expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true)

  await page.getByLabel('Email').pressSequentially('a')
  expect(await page.getByText('El email es requerido').count()).toBe(0)
  expect(await page.getByText('La contraseña es requerida', { exact: true }).count()).toBe(1)
})

test('a field that is left wrong says so before sending', async () => {
  const page = await site.visit('/registro')
  await page.getByLabel('Email').fill('ana')
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta')
  await page.getByText('Por favor ingresa un email válido').waitFor()
  await page.getByLabel('Confirmar contraseña').fill('otra')
  await page.getByText(/^La contraseña debe tener al menos 8 caracteres/u).waitFor()
  await page.getByLabel('Confirmar contraseña').blur()
  await page.getByText('Las contraseñas no coinciden').waitFor()
})

test.each([
  ['Contraseña', 'Confirmar contraseña'],
  ['Confirmar contraseña', 'Contraseña'],
])('that the passwords differ goes when they do not, by editing «%s»', async (edited, other) => {
  const page = await site.visit('/registro')
  await page.getByLabel(other, { exact: true }).fill('Secreta123')
  await page.getByLabel(edited, { exact: true }).fill('Secreta12')
  await page.getByLabel('Confirmar contraseña').blur()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.getByText('Las contraseñas no coinciden').waitFor()
  await page.getByLabel(edited, { exact: true }).press('End')
  await page.keyboard.type('3')
  await page.getByText('Las contraseñas no coinciden').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Confirmar contraseña').getAttribute('aria-invalid')).toBeNull()
})

test('an address in use is said in the server’s words', async () => {
  const email = anAddress()
  const page = await site.visit('/registro')
  await register(page, email)
  await ledOn(page)
  await page.waitForURL('**/login')
  await page.goto('/registro')
  await register(page, email)
  await page.getByText('Ya existe una cuenta con este email').waitFor()
})

test.each([
  [
    'fails',
    500,
    '{"success":false,"error":"boom"}',
    '❌ Error interno del servidor. Por favor, contacta al administrador.',
  ],
  ['answers nonsense', 200, '<html>', '❌ Error interno del servidor. Respuesta inválida.'],
  [
    'meets a server that is starting again',
    503,
    '{"success":false,"error":"Vuelve a intentarlo en unos segundos."}',
    'Vuelve a intentarlo en unos segundos.',
  ],
  ['refuses without a code', 409, '{"success":false,"error":"Hoy no."}', 'Hoy no.'],
  ['refuses without a word', 401, '{"success":false}', '❌ Error al iniciar sesión. Verifica tus credenciales.'],
])('a login that %s is explained', async (_, status, body, message) => {
  const page = await site.visit('/login')
  await page.route('**/api/users/login', (route) => route.fulfill({ status, body }))
  await logIn(page)
  await page.getByText(message).waitFor()
})

test.each([
  ['fails with a word', 500, '{"success":false,"error":"No queda sitio."}', 'No queda sitio.'],
  ['fails without one', 503, '{"success":false}', '❌ Error en el registro. Por favor intenta de nuevo.'],
  ['answers nonsense', 502, '<html>', '❌ Error en el registro. Por favor intenta de nuevo.'],
])('a registration that %s is explained', async (_, status, body, message) => {
  const page = await site.visit('/registro')
  await page.route('**/api/users/register', (route) => route.fulfill({ status, body }))
  await register(page, anAddress())
  await page.getByText(message).waitFor()
  expect(await page.getByRole('button', { name: 'Registrarse' }).getAttribute('aria-busy')).toBe('false')
})

test.each([
  [true, '❌ Error de conexión. Verifica tu internet.'],
  [false, 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
])('without connection the login says so (the browser thinks it is online: %p)', async (online, message) => {
  const page = await site.visit('/login')
  await page.evaluate((is) => Object.defineProperty(navigator, 'onLine', { get: () => is }), online)
  await page.route('**/api/users/login', (route) => route.abort())
  await logIn(page)
  await page.getByText(message).waitFor()
})

test('a double click registers once', async () => {
  const page = await site.visit('/registro')
  let calls = 0
  await page.route('**/api/users/register', async (route) => {
    calls += 1
    await route.continue()
  })
  await page.getByLabel('Email').fill(anAddress())
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta123')
  await page.getByLabel('Confirmar contraseña').fill('Secreta123')
  await page.getByRole('button', { name: 'Registrarse' }).dblclick()
  await page.getByText('✅ ¡Registro exitoso! Redirigiendo al login...').waitFor()
  expect(calls).toBe(1)
})

test('the password can be looked at', async () => {
  const page = await site.visit('/login')
  const password = page.getByLabel('Contraseña', { exact: true })
  await password.fill('Secreta123')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test('with the keyboard alone a parent registers', async () => {
  const page = await site.visit('/registro')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(anAddress())
  await page.keyboard.press('Tab')
  await page.keyboard.type('Secreta123')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Secreta123')
  await page.keyboard.press('Enter')
  await page.getByText('✅ ¡Registro exitoso! Redirigiendo al login...').waitFor()
})

test('without script a parent registers and is led to the login', async () => {
  const page = await site.visit('/registro', { javaScriptEnabled: false })
  await register(page, anAddress())
  await page.getByText('✅ ¡Registro exitoso! Redirigiendo al login...').waitFor()
  await page.waitForURL('**/login')
})

test('a form sent before its script had loaded still logs in', async () => {
  const email = anAddress()
  const page = await site.visit('/registro')
  await register(page, email)
  await ledOn(page)
  await page.waitForURL('**/login')
  await page.evaluate((address) => {
    const form = document.querySelector<HTMLFormElement>('[data-account]')
    const [user, password] = form?.querySelectorAll('input') ?? []
    if (!form || !user || !password) return
    user.value = address
    password.value = 'Secreta123'
    // Past the enhancer, as the browser alone would.
    HTMLFormElement.prototype.submit.call(form)
  }, email)
  await page.waitForURL('**/tuzonaprivada')
  expect(await page.evaluate(() => localStorage.getItem('token')?.length)).toBeGreaterThan(20)
})

test('who is logged in is taken from the login to the list', async () => {
  const page = await site.visit('/')
  await page.evaluate(() => {
    localStorage.setItem('token', 'kept')
    localStorage.setItem('user', '{"id":"1"}')
  })
  await page.goto('/login')
  await page.waitForURL('**/tuzonaprivada')
})

async function logIn(page: Visited) {
  await page.getByLabel('Email').fill('ana@familia.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta123')
  await page.getByRole('button', { name: 'Entrar' }).click()
}
