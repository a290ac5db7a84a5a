import { expect, test } from 'bun:test'
import { ASSET_ENTRIES, ASSET_FILES } from '../../../src/http/assets.gen.ts'
import { openPublicSite } from '../../support/public-site.ts'
import { weightOf, withImports } from '../../support/script-weight.ts'

const first = await withImports(ASSET_ENTRIES['private-zone.js'] ?? 'missing')

test('the script of the list weighs no more than 120 KB', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(weightOf(first, 'gz')).toBeLessThanOrEqual(120_000)
})

test('the words of the wizard and of the review come with their screens', async () => {
  const code = (
    await Promise.all([...first].map((address) => Bun.file(ASSET_FILES.get(address)?.raw ?? 'missing').text()))
  ).join('')
  expect(code).toContain('Crear mi primer cuento')
  for (const late of ['Antes de generar la historia', 'Me quedo con esta versión', 'Ver versión HTML completa'])
    expect(code).not.toContain(late)
})

test.each([
  ['/tuzonaprivada'],
  ['/tuzonaprivada/cuenta'],
  ['/tuzonaprivada/crearcuento/1'],
  ['/tuzonaprivada/revision-imagenes/1'],
  ['/tuzonaprivada/vercuento/1'],
])('%s has its frame and its first words in the document, and nothing that the first paint waits for', async (path) => {
  const site = await openPublicSite()
  const document = await site.page(path)
  const frame = document.slice(document.indexOf('<div id="app"'))
  expect(frame).toContain('Verificando acceso...')
  expect(frame).toContain('Colorín, ir al inicio')
  expect(frame).toContain('Mis Cuentos')

  const [head = ''] = document.split('</head>')
  expect(head).toContain('<style>')
  expect(head).not.toContain('rel="stylesheet"')
  // Over a line of 400 kbit/s with 400 ms to and fro, 25 KB are half a second.
  expect(Bun.gzipSync(document).byteLength).toBeLessThan(25_000)
  const waitedFor = [...document.matchAll(/<script\b[^>]*\bsrc=[^>]*>/gu)].filter(
    ([tag]) => !tag.includes('type="module"'),
  )
  expect(waitedFor).toEqual([])
})
