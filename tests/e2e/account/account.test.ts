import { afterAll, beforeAll, expect, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { PASSWORD, startServer, type TestServer } from '../../support/server.ts'
import { comeBack } from './coming-back.ts'

let server: TestServer
const browser = aBrowser()
const TIMEOUT = 60_000
const NEW = 'Distinta456'

beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

async function anAccountPage(options = {}) {
  const parent = await server.parent()
  const page = await openAs(browser, { url: server.url, parent }, options)
  await page.goto('/tuzonaprivada/cuenta')
  return { page, parent }
}

const logIn = (email: string, password: string) =>
  server
    .call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    .then(({ status }) => status)

test(
  'the address changes with the current password, and only with it',
  async () => {
    const { page, parent } = await anAccountPage()
    const form = page.getByRole('form', { name: 'Cambiar email' })
    const email = `nueva${crypto.randomUUID()}@familia.example`
    await form.getByLabel('Email nuevo').fill(email)
    await form.getByLabel('Contraseña actual').fill('Equivocada1')
    await form.getByRole('button', { name: 'Cambiar email' }).click()
    await form.getByText('La contraseña actual no es correcta').waitFor()

    await form.getByLabel('Contraseña actual').fill(PASSWORD)
    expect(await form.getByText('La contraseña actual no es correcta').count()).toBe(0)
    await form.getByRole('button', { name: 'Cambiar email' }).click()
    await form.getByText(`Guardado. A partir de ahora entras con ${email}.`).waitFor()

    expect(await logIn(email, PASSWORD)).toBe(200)
    expect(await logIn(parent.email, PASSWORD)).toBe(401)
  },
  TIMEOUT,
)

test(
  'a weak or unequal password is said at its field, and the good one is kept',
  async () => {
    const { page, parent } = await anAccountPage(PHONE)
    const form = page.getByRole('form', { name: 'Cambiar contraseña' })
    await form.getByLabel('Contraseña actual').fill(PASSWORD)
    await form.getByLabel('Contraseña nueva').fill('corta')
    await form.getByLabel('Confirmar contraseña').fill('otra')
    await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await form.getByText(/^La contraseña debe tener al menos 8 caracteres/u).waitFor()
    await form.getByText('Las contraseñas no coinciden').waitFor()
    expect(await violations(page)).toEqual([])

    await form.getByLabel('Confirmar contraseña').fill(NEW)
    await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await form.getByText('Las contraseñas no coinciden').waitFor()
    await form.getByLabel('Contraseña nueva').fill(NEW)
    await form.getByText('Las contraseñas no coinciden').waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await form.getByText('Guardado. Tu contraseña nueva ya vale.').waitFor()
    expect(await logIn(parent.email, NEW)).toBe(200)
    expect(await overflow(page)).toBe(0)
  },
  TIMEOUT,
)

test(
  'everything kept can be taken away as a zip',
  async () => {
    const { page } = await anAccountPage()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar mis datos' }).click()
    expect((await downloading).suggestedFilename()).toBe('colorin-mis-datos.zip')
    await page.getByText('Listo: tu descarga ha empezado.').waitFor()
  },
  TIMEOUT,
)

test(
  'erasing asks for the password once more, and then nothing is left',
  async () => {
    const { page, parent } = await anAccountPage()
    await page.evaluate((me) => {
      localStorage.setItem('readerPage_7', '4')
      const draft = JSON.stringify({ info: { title: 'El faro' }, writtenAt: new Date().toISOString() })
      for (const user of [me, 'another']) localStorage.setItem(`bookDraft_${user}_7`, draft)
    }, parent.user.id)
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
    const question = page.getByRole('alertdialog')
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await logIn(parent.email, PASSWORD)).toBe(200)

    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
    await question.getByLabel('Escribe tu contraseña').fill(PASSWORD)
    await question.getByRole('button', { name: 'Sí, borrar todo' }).click()
    await page.getByRole('alertdialog', { name: 'Tu cuenta está borrada' }).waitFor()
    expect(await logIn(parent.email, PASSWORD)).toBe(401)
    // What somebody else at this device has not saved yet is theirs.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bookDraft_another_7'])
    expect(await violations(page)).toEqual([])
    // There is nobody left to ask about, and the page still has this to say.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await comeBack(page)
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    await page.getByRole('button', { name: 'Ir al inicio' }).click()
    await page.waitForURL(`${server.url}/`)
  },
  TIMEOUT,
)
