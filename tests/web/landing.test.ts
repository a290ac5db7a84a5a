import { expect, test } from 'bun:test'
import { ASSET_FILES } from '../../src/http/assets.gen.ts'
import { LANDING_COPY } from '../../web/landing/copy.ts'
import { SAMPLE_BOOKS } from '../../web/landing/sample-books.ts'
import { openPublicSite } from '../support/public-site.ts'

const site = await openPublicSite()
const landing = await site.page('/')

test('the four sections can be linked to', () => {
  for (const id of ['como-funciona', 'ejemplos', 'precios', 'registro-cta']) expect(landing).toContain(`id="${id}"`)
})

test('the hero leads to registering', () => {
  expect(landing).toMatch(/<a class="button button--primary button--large" href="\/registro">Crea tu cuento<\/a>/u)
})

test('the page in the hero is one that the product wrote', () => {
  const { chapter, title, text } = LANDING_COPY.hero.page
  const said = `${chapter} ${title}${/[?!]$/u.test(title) ? '' : '.'} ${text.join(' ')}`
  expect(SAMPLE_BOOKS[0]?.pages.map(({ alt }) => alt)).toContain(said)
})

test('the prices are those of the product', () => {
  for (const promise of [
    '8 €',
    '+22 €',
    '5 capítulos',
    '20 minutos',
    'Dedicatoria',
    'Entrega inmediata',
    'PDF descargable',
  ])
    expect(landing).toContain(promise)
  for (const promise of ['Impresión premium', 'solo en la Península', 'después de comprar el cuento digital'])
    expect(landing).toContain(promise)
})

test('the reading minutes of the smallest are told as they are', () => {
  expect(landing).toContain('unos 5 minutos de 4 a 6 años y unos 2 de 2 a 4')
})

test('its scripts weigh no more than 5 KB', async () => {
  const scripts = [...landing.matchAll(/<script[^>]*src="([^"]+)"/gu)].map(([, address = '']) => address)
  expect(scripts.length).toBeGreaterThan(0)
  let bytes = 0
  for (const address of scripts)
    bytes += await Bun.file(ASSET_FILES.get(address)?.gz ?? 'missing')
      .bytes()
      .then((file) => file.length)
  expect(bytes).toBeLessThanOrEqual(5 * 1024)
})

test('every picture and file it names is there, and nothing comes from elsewhere', async () => {
  const addresses = [...landing.matchAll(/(?:src|href)="([^"#]+)"/gu)].map(([, address = '']) => address)
  expect(
    addresses.filter((address) => address.startsWith('http') && !address.startsWith('http://colorin.example')),
  ).toEqual([])
  const files = [...new Set(addresses.filter((address) => /^\/.+\.\w+$/u.test(address)))]
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect([file, (await site.request(file)).status]).toEqual([file, 200])
})

test('a page number is given to pages only: a book without pages is announced', () => {
  const soon = landing.match(/Próximamente/gu)?.length ?? 0
  const strips = landing.match(/data-strip/gu)?.length ?? 0
  expect(soon + strips).toBe(3)
})
