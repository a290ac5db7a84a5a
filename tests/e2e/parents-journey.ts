import { afterAll, expect } from 'bun:test'
import type { Browser } from 'playwright-core'
import { readBookInfo, writeBookInfo } from '../../src/domain/book-info-wire.ts'
import { ledOn, letTimePass } from '../support/browser-time.ts'
import { wireFixture } from '../support/builders.ts'
import { openAs } from '../support/parent-browser.ts'
import { PASSWORD } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'
import { atTheWizard } from './wizard/at-the-wizard.ts'

/** From the landing page of a product to the last page of a book that was downloaded, as a parent goes. */
export async function makeABook(browser: Pick<Browser, 'newContext'>, url: string): Promise<void> {
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
  await wizard.introduce(info)
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

/** Starts what a newcomer starts, with data of its own, for the tests of one file. @returns waits for the address that it prints */
export function aNewcomer(): (command: string[], cwd: string) => Promise<string> {
  const running: Bun.Subprocess[] = []
  afterAll(async () => {
    for (const child of running) {
      child.kill()
      await child.exited
    }
  }, 30_000)
  return async (command, cwd) => {
    const own = { PORT: '0', GATE_PASSWORD: '', DATA_DIR: aTemporaryFolder(), LOG_LEVEL: 'silent' }
    const child = Bun.spawn(command, { cwd, env: { ...process.env, ...own }, stdout: 'pipe' })
    running.push(child)
    let said = ''
    for await (const chunk of child.stdout) {
      said += new TextDecoder().decode(chunk)
      const url = /address\s+(\S+)/u.exec(said)?.[1]
      if (url) return url
    }
    throw new Error(`it did not start: ${said}`)
  }
}
