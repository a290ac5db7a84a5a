import { expect, test } from 'bun:test'
import { violations } from '../../support/axe.ts'
import { aPublicSite, overflow } from './visitor.ts'

const open = aPublicSite()
const gated = aPublicSite({ gatePassword: 'cuentos' })
const PAGES = ['/', '/registro', '/login', '/privacidad', '/terminos', '/aviso-legal', '/no-esta', '/offline']

test.each(PAGES.flatMap((path) => [390, 1280].map((width) => [path, width] as const)))(
  'axe has nothing to say of %s at %d px',
  async (path, width) => {
    const page = await open.visit(path, { width })
    expect(await violations(page)).toEqual([])
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

// 640 px is 1280 px at 200 %; 320 px is 1280 px at 400 % (WCAG 1.4.10).
test.each(PAGES.flatMap((path) => [320, 390, 640, 768].map((width) => [path, width] as const)))(
  '%s fits a window of %d px',
  async (path, width) => {
    const page = await open.visit(path, { width })
    expect(await overflow(page)).toBe(0)
  },
)
