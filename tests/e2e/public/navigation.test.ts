import { expect, test } from 'bun:test'
import { aPublicSite } from './visitor.ts'

const site = aPublicSite()
const gated = aPublicSite({ gatePassword: 'cuentos' })

test.each([
  [1280, 90],
  [1200, 110],
])('at %d px the links to sections stop %d px short of them', async (width, offset) => {
  const page = await site.visit('/', { width, reducedMotion: 'reduce' })
  for (const [name, id] of [
    ['Ejemplos', 'ejemplos'],
    ['Precios', 'precios'],
  ] as const) {
    await page.getByRole('navigation').first().getByRole('link', { name }).click()
    const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
    expect(Math.abs(top - offset)).toBeLessThan(2)
  }
})

test('from another page the links lead to the section of the landing page', async () => {
  const page = await site.visit('/terminos', { reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Precios', exact: true }).click()
  await page.waitForURL('**/#precios')
  expect(await page.locator('#precios').isVisible()).toBe(true)
})

test('a small screen has its links in a menu that Escape closes', async () => {
  const page = await site.visit('/', { width: 390, reducedMotion: 'reduce' })
  const menu = page.getByLabel('Abrir menú')
  expect(await page.getByRole('link', { name: 'Cómo funciona' }).isVisible()).toBe(false)
  await menu.click()
  for (const name of ['Entrar', 'Cómo funciona', 'Precio', 'Registrarse'])
    expect(await page.locator('.site-nav__menu').getByRole('link', { name, exact: true }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: 'Cómo funciona' }).isVisible()).toBe(false)

  await menu.click()
  await page.getByRole('link', { name: 'Cómo funciona' }).click()
  expect(await page.getByRole('link', { name: 'Cómo funciona' }).isVisible()).toBe(false)
})

test('who is logged in sees their links, and logging out forgets everything', async () => {
  const page = await site.visit('/')
  await page.evaluate(() => {
    localStorage.setItem('token', 'kept')
    localStorage.setItem('user', '{"id":"1"}')
    localStorage.setItem('booksViewMode', 'list')
    sessionStorage.setItem('preloadedBookData_7', '{}')
  })
  await page.reload()
  await page.getByRole('link', { name: 'Mis Cuentos' }).waitFor()
  expect(await page.locator('.site-nav').getByRole('link', { name: 'Entrar' }).isVisible()).toBe(false)

  for (const place of ['/', '/terminos']) {
    await page.goto(place)
    const account = page.locator('.site-nav').getByRole('link', { name: 'Mi cuenta' })
    expect(await account.getAttribute('href')).toBe('/tuzonaprivada/cuenta')
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.locator('.site-nav').getByRole('link', { name: 'Entrar' }).waitFor()
  const left = await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length] as const)
  expect(left).toEqual([['booksViewMode'], 0])
})

test('the first thing the keyboard finds is the way past the navigation', async () => {
  const page = await site.visit('/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
})

test('the gate opens on the page that was asked for', async () => {
  const page = await gated.visit('/terminos')
  await page.getByLabel('Contraseña').fill('adivina')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Contraseña incorrecta' }).waitFor()
  await page.getByLabel('Contraseña').fill('cuentos')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Términos y condiciones' }).waitFor()
})

test('the gate opens without script', async () => {
  const page = await gated.visit('/terminos', { javaScriptEnabled: false })
  await page.getByLabel('Contraseña').fill('cuentos')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Términos y condiciones' }).waitFor()
})

test('without connection a visit gets the offline page', async () => {
  const page = await site.visit('/', { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.context().setOffline(true)
  await page.goto('/terminos')
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
})

test('the reading minutes and the menu need no script', async () => {
  const page = await site.visit('/', { width: 390, javaScriptEnabled: false })
  await page.getByText('¿Veinte minutos a cualquier edad?').click()
  expect(await page.getByText('unos 5 minutos de 4 a 6 años').isVisible()).toBe(true)
  await page.getByLabel('Abrir menú').click()
  expect(await page.getByRole('link', { name: 'Cómo funciona' }).isVisible()).toBe(true)
})
