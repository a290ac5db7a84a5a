import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { aMailServer, type MailServer } from '../../support/a-mail-server.ts'
import { openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { PASSWORD, startServer, type TestServer } from '../../support/server.ts'
import { pathOf } from './a-letter.ts'
import { comeBack } from './coming-back.ts'

const browser = aBrowser()
let mail: MailServer
let server: TestServer
setDefaultTimeout(60_000)

beforeAll(async () => {
  mail = await aMailServer()
  server = await startServer({ config: { smtp: { url: mail.url, from: 'Colorín <hola@colorin.example>' } } })
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

const anAddress = () => `nueva${crypto.randomUUID()}@familia.example`

async function aChange(options = {}) {
  const parent = await server.parent()
  const page = await openAs(browser, { url: server.url, parent }, options)
  await page.goto('/tuzonaprivada/cuenta')
  const email = anAddress()
  const form = page.getByRole('form', { name: 'Cambiar email' })
  await form.getByLabel('Email nuevo').fill(email)
  await form.getByLabel('Contraseña actual').fill(PASSWORD)
  await form.getByRole('button', { name: 'Cambiar email' }).click()
  await page.getByText(`Te falta confirmar ${email}.`).waitFor()
  return { parent, page, email, link: await linkMailedTo(email) }
}

async function linkMailedTo(email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const letter = mail.received.findLast(({ recipients }) => recipients.includes(email))
    const [link] = /http:\S+\/confirmar-correo#[\w-]+/u.exec(letter?.parsed.text ?? '') ?? []
    if (link) return pathOf(link)
    await Bun.sleep(50)
  }
  throw new Error('no letter to confirm the address')
}

const logIn = (email: string) =>
  server
    .call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    .then(({ status }) => status)

test('a new address waits for its letter: opening it confirms nothing, its button does', async () => {
  const { parent, page, email, link } = await aChange(PHONE)
  await page.getByText(`sigues entrando con ${parent.email}`).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await server.call(link)
  const phone = await openAs(browser, { url: server.url, parent: null }, PHONE)
  await phone.goto(link)
  const button = phone.getByRole('button', { name: 'Confirmar mi email' })
  await button.waitFor()
  expect(phone.url()).toBe(`${server.url}/confirmar-correo`)
  expect([await logIn(email), await logIn(parent.email)]).toEqual([401, 200])
  expect(await violations(phone)).toEqual([])

  await button.focus()
  await phone.keyboard.press('Enter')
  await phone.getByText(`Confirmado. A partir de ahora entras con ${email}.`).waitFor()
  expect(await phone.getByRole('link', { name: 'Ir a Mi cuenta' }).evaluate(isFocused)).toBe(true)
  expect(await violations(phone)).toEqual([])
  expect([await logIn(email), await logIn(parent.email)]).toEqual([200, 401])

  await comeBack(page)
  await page.getByText(`Entras con ${email}.`).waitFor()
  expect(await page.getByText('Te falta confirmar').count()).toBe(0)
})

test('it can be left as it was, with the password, and the letter is worth nothing then', async () => {
  const { parent, page, email, link } = await aChange()
  await page.reload()
  await page.getByText(`Te falta confirmar ${email}.`).waitFor()
  await page.getByRole('button', { name: 'Dejarlo como estaba' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Dejar tu email como estaba?' })
  expect(await violations(page)).toEqual([])
  await question.getByLabel('Escribe tu contraseña').fill('Equivocada1')
  await question.getByRole('button', { name: 'Dejarlo como estaba' }).click()
  await question.getByText('La contraseña actual no es correcta').waitFor()
  await question.getByLabel('Escribe tu contraseña').fill(PASSWORD)
  await question.getByRole('button', { name: 'Dejarlo como estaba' }).click()
  await page.getByText(`Hecho. Sigues entrando con ${parent.email}.`).waitFor()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByText('Te falta confirmar').count()).toBe(0)
  expect(await page.getByLabel('Email nuevo').evaluate(isFocused)).toBe(true)

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar mi email' }).click()
  await page.getByText('Este enlace ya no sirve: caduca a las 24 horas').waitFor()
  expect(await page.getByRole('button', { name: 'Confirmar mi email' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(await logIn(parent.email)).toBe(200)
})

test('an address that somebody else took meanwhile is said, with the way on', async () => {
  const { page, email, link } = await aChange()
  await server.parent(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar mi email' }).click()
  await page.getByText('Ya existe una cuenta con este email').waitFor()
  await page.getByRole('link', { name: 'Ir a Mi cuenta' }).click()
  await page.waitForURL('**/tuzonaprivada/cuenta')
})

test('a forgotten password is written to whoever asks, and nobody reads how else', async () => {
  const parent = await server.parent()
  const page = await openAs(browser, { url: server.url, parent: null }, PHONE)
  await page.goto('/olvide-mi-contrasena')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await page.getByText('te hemos escrito').waitFor()
  expect(await page.getByText('no envía correos').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
