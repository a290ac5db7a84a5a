import { expect, test } from 'bun:test'
import { openPublicSite } from '../support/public-site.ts'

const open = () => openPublicSite({ gatePassword: 'cuentos' })

test('before the password every page is the gate', async () => {
  const site = await open()
  for (const path of [
    '/',
    '/registro',
    '/login',
    '/nueva-contrasena',
    '/privacidad',
    '/tuzonaprivada',
    '/tuzonaprivada/crearcuento/7',
    '/nada',
  ]) {
    const answer = await site.request(path)
    const page = await answer.text()
    expect([path, answer.status]).toEqual([path, 401])
    for (const words of ['Acceso restringido', 'Contraseña', 'Entrar']) expect(page).toContain(words)
    expect(page).not.toContain('Crea tu cuento')
  }
})

test('without script the right password leads to the page that was asked for', async () => {
  const site = await open()
  const answer = await site.post('/precios', { gate_password: 'cuentos' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/precios'])
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  expect((await site.request('/login', { headers: { Cookie: cookie.split(';')[0] ?? '' } })).status).toBe(200)
})

test('a wrong password says so and keeps the gate shut', async () => {
  const site = await open()
  const answer = await site.post('/', { gate_password: 'adivina' })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  expect(await answer.text()).toMatch(/role="alert"[^>]*>Contraseña incorrecta</u)
})

test('guessing is slowed down', async () => {
  const site = await openPublicSite({ gatePassword: 'cuentos', rateLimitFactor: 0.1 })
  await site.post('/', { gate_password: 'uno' })
  const answer = await site.post('/', { gate_password: 'dos' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('another site cannot post to the gate', async () => {
  const site = await open()
  const answer = await site.post('/', { gate_password: 'cuentos' }, { 'Sec-Fetch-Site': 'cross-site' })
  expect(answer.headers.get('Set-Cookie')).toBeNull()
})

test('while the gate is on nothing may be indexed', async () => {
  const site = await open()
  expect(await site.page('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await site.page('/')).toContain('content="noindex, nofollow"')
})

test('what the gate is drawn with is outside it', async () => {
  const site = await open()
  const page = await site.page('/')
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/gu)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect([file, (await site.request(file)).status]).toEqual([file, 200])
})
