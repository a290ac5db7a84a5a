import { expect, test } from 'bun:test'
import { openPublicSite } from '../../support/public-site.ts'

const site = await openPublicSite()
const given = { email: 'ana@familia.example', password: 'Secreta123', confirm_password: 'Secreta123' }

test('a parent registers and is led to the login', async () => {
  const answer = await site.post('/registro', given)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('Refresh')).toBe('2; url=/login')
  expect(await answer.text()).toContain('✅ ¡Registro exitoso! Redirigiendo al login...')
  expect(await site.users.findByEmail(given.email)).not.toBeNull()
})

test.each([
  [{ email: '' }, 'El email es requerido'],
  [{ email: 'ana' }, 'Por favor ingresa un email válido'],
  [{ password: '', confirm_password: '' }, 'Debes confirmar tu contraseña'],
  [
    { password: 'secreta', confirm_password: 'secreta' },
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula y un número',
  ],
  [{ confirm_password: '' }, 'Debes confirmar tu contraseña'],
  [{ confirm_password: 'Otra12345' }, 'Las contraseñas no coinciden'],
])('%p is answered with what is wrong, at its field', async (change, message) => {
  const answer = await site.post('/registro', { ...given, email: 'nueva@familia.example', ...change })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(`aria-live="polite">${message}</span>`)
  expect(await site.users.findByEmail('nueva@familia.example')).toBeNull()
})

test('what was typed stays, except the password', async () => {
  const page = await (
    await site.post('/registro', { ...given, email: 'b@casa.es', confirm_password: 'Otra12345' })
  ).text()
  expect(page).toContain('value="b@casa.es"')
  expect(page).not.toContain('Secreta123')
})

test('an address in use is said in the words of the API', async () => {
  await site.post('/registro', { ...given, email: 'dos@familia.example' })
  const answer = await site.post('/registro', { ...given, email: 'dos@familia.example' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Ya existe una cuenta con este email')
})

test('a login hands its session to the page, which nobody keeps', async () => {
  await site.post('/registro', { ...given, email: 'tres@familia.example' })
  const answer = await site.post('/login', { email: 'tres@familia.example', password: given.password })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('✅ ¡Inicio de sesión exitoso! Redirigiendo...')
  expect(page).toContain('&quot;token&quot;')
})

test('a wrong password and an unknown address read alike', async () => {
  await site.post('/registro', { ...given, email: 'cuatro@familia.example' })
  for (const email of ['cuatro@familia.example', 'nadie@familia.example']) {
    const answer = await site.post('/login', { email, password: 'Equivocada1' })
    expect([answer.status, (await answer.text()).includes('Email o contraseña incorrectos')]).toEqual([401, true])
  }
})

test('another site cannot log a parent into its own account', async () => {
  const answer = await site.post(
    '/login',
    { email: given.email, password: given.password },
    { 'Sec-Fetch-Site': 'cross-site' },
  )
  expect(answer.status).toBe(403)
})

test('the login form counts with the same limit as the API', async () => {
  const limited = await openPublicSite({ rateLimitFactor: 0.2 })
  const attempt = { email: 'cinco@familia.example', password: 'Equivocada1' }
  await limited.post('/login', attempt)
  const api = await limited.request('/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(attempt),
  })
  expect(api.status).toBe(429)
})
