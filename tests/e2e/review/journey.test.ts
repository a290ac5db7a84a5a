import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBookInfo, writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { aBrowser } from '../../support/a-browser.ts'
import { ledOn, letTimePass } from '../../support/browser-time.ts'
import { wireFixture } from '../../support/builders.ts'
import { openAs } from '../../support/parent-browser.ts'
import { PASSWORD } from '../../support/server.ts'
import { atTheWizard } from '../wizard/at-the-wizard.ts'

const root = new URL('../../..', import.meta.url).pathname
const browser = aBrowser()
let folder: string
const running: Bun.Subprocess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colorin-journey-'))
}, 60_000)
afterAll(async () => {
  for (const child of running) {
    child.kill()
    await child.exited
  }
  await rm(folder, { recursive: true, force: true })
}, 30_000)

test('a parent makes a book from the landing page to the last page, with `bun start`', async () => {
  await makeABook(await listening([process.execPath, 'scripts/start.ts'], root))
}, 180_000)

test('the same with the compiled binary, from an empty directory', async () => {
  const program = join(folder, 'colorin')
  const built = Bun.spawn([process.execPath, 'scripts/build-binary.ts', '--out', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await built.exited).toBe(0)
  await makeABook(await listening([program], folder))
}, 300_000)

/** Starts it and waits for the address that it prints. */
async function listening(command: string[], cwd: string): Promise<string> {
  const data = await mkdtemp(join(folder, 'data-'))
  const child = Bun.spawn(command, {
    cwd,
    env: { ...process.env, PORT: '0', GATE_PASSWORD: '', DATA_DIR: data, LOG_LEVEL: 'silent' },
    stdout: 'pipe',
  })
  running.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += new TextDecoder().decode(chunk)
    const url = /address\s+(\S+)/u.exec(said)?.[1]
    if (url) return url
  }
  throw new Error(`it did not start: ${said}`)
}

async function makeABook(url: string): Promise<void> {
  const page = await openAs(browser, { url, parent: null }, { polls: true, serviceWorkers: 'allow' })
  const info = writeBookInfo(readBookInfo(wireFixture('buenas-noches-osito')))
  const email = `p${crypto.randomUUID()}@familia.example`

  // Landing, register, log in.
  await page.goto('/')
  await page.getByRole('link', { name: 'Crea tu cuento' }).first().click()
  await page.waitForURL('**/registro')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await ledOn(page)
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await ledOn(page)
  await page.waitForURL('**/tuzonaprivada')

  // Wizard.
  await page.getByRole('button', { name: '✨ Crear mi primer cuento' }).click()
  const wizard = atTheWizard(page)
  await wizard.open()
  await wizard.title().fill(info.story_title)
  for (const character of info.characters) {
    await wizard.describeCharacter(character)
    await wizard.drawAvatar()
    await wizard.button('Guardar personaje').click()
  }
  await wizard.describeRest(info)

  // Generate.
  await wizard.button('Generar Historia').click()
  await page.getByRole('alertdialog', { name: 'Perfecto' }).getByRole('button', { name: 'Ok' }).click()
  await page.waitForURL('**/tuzonaprivada')
  await page.getByRole('link', { name: 'Verificar' }).click({ timeout: 60_000 })

  // Review, regenerate, choose.
  const card = page.getByRole('article', { name: 'Capítulo 1, página 1' })
  await card.getByRole('button', { name: 'Añadir un deseo' }).click()
  await card.getByLabel('¿Qué te gustaría cambiar?').fill('de noche')
  await card.getByRole('button', { name: 'Regenerar' }).click()
  await card.getByText('Versión 2 de 2').waitFor()
  await card.getByRole('button', { name: 'Me quedo con esta versión' }).click()
  await card.getByRole('button', { name: 'Me quedo con esta versión', pressed: true }).waitFor()

  // PDF.
  await page.getByRole('button', { name: 'Crear PDF' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Crear PDF' }).click()
  await letTimePass(page)
  await page.getByRole('button', { name: 'Ver mi libro' }).click({ timeout: 30_000 })

  // Reader.
  await page
    .getByRole('status')
    .filter({ hasText: /^Portada$/u })
    .waitFor()
  expect(await page.frameLocator('iframe').getByText(info.story_title).count()).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Descargar', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${info.story_title}.pdf`)
  expect(page.troubles).toEqual([])
}
