import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chromium } from 'playwright-core'
import { findChromium } from '../support/browser.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
})
afterAll(() => server.stop())

const FOREIGN: [string, Record<string, string>][] = [
  ['says so itself', { 'Sec-Fetch-Site': 'cross-site' }],
  ['is a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['only names its origin', { Origin: 'https://evil.example' }],
  ['hides its origin in a frame', { Origin: 'null' }],
  ['looks like ours from the left', { Origin: 'http://127.0.0.1.evil.example' }],
]

const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
  server.call(path, { method: 'POST', headers, body, redirect: 'manual' })

describe.each(FOREIGN)('a site that %s', (_, headers) => {
  test.each(['/login', '/registro', '/'])('can post no form to %s', async (path) => {
    const form = new URLSearchParams({ email: parent.email, password: PASSWORD })
    const answer = await post(path, headers, form)

    expect(answer.status).toBe(403)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(await answer.text()).not.toContain(parent.email)
  })

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'can log nobody in by %s',
    async (type) => {
      const body = JSON.stringify({ email: parent.email, password: PASSWORD })
      const answer = await post('/api/users/login', { ...headers, 'Content-Type': type }, body)

      expect([answer.status, await answer.json()]).toEqual([
        403,
        { success: false, code: 'request.foreign', error: expect.any(String) },
      ])
    },
  )

  test('changes nothing even with a stolen token', async () => {
    const answer = await post('/api/books', { ...headers, Authorization: `Bearer ${parent.token}` }, '')

    expect(answer.status).toBe(403)
    const { books } = await server.ports.books.list(parent.user.id)
    expect(books).toHaveLength(0)
  })
})

test('no foreign site is told that it may read an answer', async () => {
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const { headers } = await server.call('/api/users/me', {
      method,
      headers: {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test.each<[string, (url: string) => Record<string, string>]>([
  ['our own page', (url) => ({ 'Sec-Fetch-Site': 'same-origin', Origin: url })],
  ['our own page in a browser that says only its origin', (url) => ({ Origin: url })],
  ['a bookmark', () => ({ 'Sec-Fetch-Site': 'none' })],
  ['no browser', () => ({})],
])('%s is served', async (_, headersFor) => {
  const body = JSON.stringify({ email: parent.email, password: PASSWORD })
  const answer = await post('/api/users/login', { ...headersFor(server.url), 'Content-Type': 'application/json' }, body)

  expect(answer.status).toBe(200)
})

test('behind a proxy that asks for another host, our own page is the one at the public address', async () => {
  const behind = await startServer({ environment: { PUBLIC_URL: 'https://colorin.example' } })
  const log = async (Origin: string) => {
    const headers = { Origin, Host: 'inner:3000', 'Content-Type': 'application/json' }
    const body = '{"email":"nadie@familia.example","password":"x"}'
    return (await behind.app.request('http://inner:3000/api/users/login', { method: 'POST', headers, body })).status
  }

  expect(await log('https://colorin.example')).toBe(401)
  expect(await log('https://colorin.example.evil.example')).toBe(403)
  await behind.stop()
})

test('a home network without HTTPS, where a browser tells nothing of the site, still opens the gate and logs in without script', async () => {
  const home = await startServer({ environment: { GATE_PASSWORD: 'cuentos' } })
  const { executablePath, args, env } = await findChromium()
  const resolver = '--host-resolver-rules=MAP colorin.home 127.0.0.1'
  const browser = await chromium.launch({ executablePath, args: [...args, resolver], env })
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const told: (string | undefined)[] = []
  page.on('request', (request) => request.method() === 'POST' && told.push(request.headers()['sec-fetch-site']))

  await page.goto(`${home.url.replace('127.0.0.1', 'colorin.home')}/login`)
  await page.getByLabel('Contraseña').fill('cuentos')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabel('Email').fill('nadie@familia.example')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Secreta123')
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()

  await page.getByText('Email o contraseña incorrectos').waitFor()
  expect(told).toEqual([undefined, undefined])
  await browser.close()
  await home.stop()
})
