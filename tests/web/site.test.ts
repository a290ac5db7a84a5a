import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { openPublicSite } from '../support/public-site.ts'

const site = await openPublicSite()

test('an unknown address is a page that leads home', async () => {
  const answer = await site.request('/no-esta')
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(page).toContain('Esta página se ha volado')
  expect(page).toContain('<a class="button button--primary button--large" href="/">Volver al inicio</a>')
})

test('pages speak Spanish and have one heading of the first level', async () => {
  const account = ['/registro', '/login', '/olvide-mi-contrasena', '/nueva-contrasena', '/confirmar-correo']
  for (const path of ['/', ...account, '/privacidad', '/terminos', '/aviso-legal', '/no-esta', '/offline']) {
    const page = await site.page(path)
    expect(page).toStartWith('<!doctype html><html lang="es">')
    expect([path, page.match(/<h1/gu)?.length]).toEqual([path, 1])
  }
})

test('ids are used once in a page', async () => {
  const ids = [...(await site.page('/')).matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)
  expect(ids.length).toBe(new Set(ids).size)
})

test('a page runs no script but our files and the one line that its policy names', async () => {
  const answer = await site.request('/')
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  const inline = [...(await answer.text()).matchAll(/<script>([^<]+)<\/script>/gu)].map(([, text = '']) => text)
  expect(inline.length).toBe(1)
  for (const text of inline) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(policy).toContain("default-src 'self'")
})

test('client files are kept for ever and travel compressed', async () => {
  const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/u.exec(await site.page('/')) ?? []
  const answer = await site.request(address, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect((await site.request('/assets/nothing.js')).status).toBe(404)
})

test('a page that has not changed is not sent again', async () => {
  const first = await site.request('/')
  const etag = first.headers.get('ETag') ?? ''
  expect((await site.request('/', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('search engines find the public pages and no private one', async () => {
  const robots = await site.page('/robots.txt')
  expect(robots).toContain('Disallow: /tuzonaprivada')
  expect(robots).toContain('Sitemap: http://colorin.example/sitemap.xml')
  const sitemap = await site.page('/sitemap.xml')
  expect(sitemap).toContain('<loc>http://colorin.example/terminos</loc>')
  expect(sitemap).not.toContain('tuzonaprivada')
  for (const path of ['/nueva-contrasena', '/confirmar-correo']) {
    expect(sitemap).not.toContain(path)
    expect(await site.page(path)).toContain('content="noindex, nofollow"')
  }
  expect(await site.page('/')).toContain('<link rel="canonical" href="http://colorin.example/"/>')
})

test('links in pages follow the public address where one is set', async () => {
  const published = await openPublicSite({ publicUrl: 'https://colorin.es' })
  expect(await published.page('/')).toContain('content="https://colorin.es/assets/social-card')
})
