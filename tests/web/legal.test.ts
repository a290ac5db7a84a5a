import { expect, test } from 'bun:test'
import { openPublicSite } from '../support/public-site.ts'

const PAGES = ['/privacidad', '/terminos', '/aviso-legal']

test.each(PAGES)('%s says who answers, from the configuration', async (path) => {
  const page = await (await openPublicSite()).page(path)
  for (const words of ['Cuentos del Faro, S. L.', 'hola@faro.example']) expect(page).toContain(words)
})

test.each(PAGES)('%s shows what is missing rather than inventing it', async (path) => {
  const legal = { owner: null, taxId: null, address: null, email: null }
  const page = await (await openPublicSite({ legal })).page(path)
  expect(page).toContain('[pendiente de completar por quien publica esta web]')
  expect(page).not.toContain('null')
})

test('the privacy page says where the words go: nowhere without a provider, and what is sent with one', async () => {
  const [here, sent] = await Promise.all(
    [null, {}].map(async (ai) => (await openPublicSite({ ai })).page('/privacidad')),
  )
  expect(here).toContain('no envía datos a ningún tercero')
  expect(here).not.toContain('OpenAI')
  expect(sent).toContain('OpenAI')
  expect(sent).toContain('No recibe tu email ni los nombres de los personajes')
})

test('every page of the site leads to the three legal pages', async () => {
  const site = await openPublicSite()
  for (const path of ['/', '/registro', '/login', ...PAGES, '/nada']) {
    const page = await site.page(path)
    for (const legal of PAGES) expect(page).toContain(`href="${legal}"`)
  }
})
