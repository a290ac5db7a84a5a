import { expect, test } from 'bun:test'
import { openPublicSite } from '../support/public-site.ts'

const PAGES = ['/privacidad', '/terminos', '/aviso-legal']

test.each(PAGES)('%s says who answers, from the configuration', async (path) => {
  const page = await (await openPublicSite()).page(path)
  for (const words of ['Cuentos del Faro, S. L.', 'hola@faro.example']) expect(page).toContain(words)
})

const NOTHING = { owner: null, taxId: null, address: null, email: null }

test.each(PAGES)('%s reads well whatever the owner has not said, and invents nothing', async (path) => {
  const parties = [
    NOTHING,
    { ...NOTHING, owner: 'Cuentos del Faro, S. L.' },
    { ...NOTHING, taxId: 'B00000000', email: 'hola@faro.example' },
    { ...NOTHING, owner: 'Cuentos del Faro, S. L.', address: 'Calle del Mar, 1' },
  ]
  for (const legal of parties) {
    const page = await (await openPublicSite({ legal })).page(path)
    const words = page
      .slice(page.indexOf('<main'), page.indexOf('</main>'))
      .replace(/<\/?a[^>]*>/gu, '')
      .replace(/<[^>]+>/gu, ' ')
    for (const hole of ['[', ']', 'pendiente de completar', 'null', 'undefined', ' ,', ' .', 'con  ', ': .', 'a .'])
      expect([
        path,
        hole,
        words.includes(hole) ? words.slice(words.indexOf(hole) - 60, words.indexOf(hole) + 20) : '',
      ]).toEqual([...[path, hole, '']])
  }
})

test('the legal notice says in a sentence what its owner has still to say', async () => {
  const legal = { owner: 'Cuentos del Faro, S. L.', taxId: null, address: null, email: 'hola@faro.example' }
  const page = await (await openPublicSite({ legal })).page('/aviso-legal')
  expect(page).toContain('Todavía falta aquí: NIF y domicilio.')
  const whole = await (await openPublicSite()).page('/aviso-legal')
  expect(whole).not.toContain('falta aquí')
})

test.each(PAGES)('%s speaks to the visitor: what its owner has to do is for the owner', async (path) => {
  for (const legal of [NOTHING, undefined])
    for (const order of ['deben constar', 'debe constar', 'Registro Mercantil'])
      expect(await (await openPublicSite(legal && { legal })).page(path)).not.toContain(order)
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

test('the privacy page says what facts of people are for, that they are a choice, and who gets them', async () => {
  const [here, sent] = await Promise.all(
    [null, {}].map(async (ai) => (await openPublicSite({ ai })).page('/privacidad')),
  )
  for (const page of [here, sent]) {
    expect(page).toContain('silla de ruedas, gafas, audífono, prótesis o hiyab')
    expect(page).toContain('consentimiento explícito (art. 9.2.a del RGPD)')
  }
  expect(sent).toContain('si lo has dicho dónde está cada persona')
})

test('the privacy page says what is kept of letters, for how long, and who delivers them', async () => {
  const [lying, sent, withModels] = await Promise.all(
    [{}, { smtp: {} }, { smtp: {}, ai: {} }].map(async (settings) =>
      (await openPublicSite(settings)).page('/privacidad'),
    ),
  )
  for (const page of [lying, sent, withModels])
    for (const words of ['Las cartas', '30 días', '24 horas como máximo']) expect(page).toContain(words)
  for (const page of [sent, withModels]) {
    expect(page).toContain('El servidor de correo que entrega nuestras cartas')
    expect(page).toContain('Tu dirección se borra de ella en cuanto sale')
    expect(page).toContain('Nada en ellas nos dice si las abres')
  }
  expect(lying).toContain('La carta misma, con tu dirección, 7 días')
  expect(lying).not.toContain('servidor de correo')
})

test('every page of the site leads to the three legal pages', async () => {
  const site = await openPublicSite()
  for (const path of ['/', '/registro', '/login', ...PAGES, '/nada']) {
    const page = await site.page(path)
    for (const legal of PAGES) expect(page).toContain(`href="${legal}"`)
  }
})
