import { expect, test } from 'bun:test'
import { violations } from '../../support/axe.ts'
import { aPublicSite, overflow } from './visitor.ts'

const open = aPublicSite()
const gated = aPublicSite({ gatePassword: 'cuentos' })
const PAGES = ['/', '/registro', '/login', '/privacidad', '/terminos', '/aviso-legal', '/no-esta', '/offline']

// 640 px is 1280 px at 200 %; 320 px is 1280 px at 400 % (WCAG 1.4.10).
test.each(PAGES)(
  '%s fits windows of 320 to 1280 px, and axe has nothing to say of it on a phone and on a desk',
  async (path) => {
    const page = await open.visit(path, { width: 390 })
    for (const width of [390, 320, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await overflow(page)]).toEqual([width, 0])
      if (width === 390 || width === 1280) expect(await violations(page)).toEqual([])
    }
  },
)

test('axe has nothing to say of the gate, with a wrong password too', async () => {
  const page = await gated.visit('/')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Contraseña').fill('adivina')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('alert').filter({ hasText: 'Contraseña incorrecta' }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('axe has nothing to say of a form full of errors', async () => {
  const page = await open.visit('/registro', { width: 390 })
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.getByText('El email es requerido').waitFor()
  expect(await violations(page)).toEqual([])
})
