import { describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { measuredContrast } from '../../support/paper-contrast.ts'
import { aZone, listIsReady, SCREENS } from './a-zone.ts'

const zone = aZone()

/** With what says that their texts are there. */
const PAGES: [path: string, isReady: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['/login', (page) => page.getByRole('button', { name: 'Entrar' }).waitFor()],
  ['/tuzonaprivada', listIsReady],
  ['/tuzonaprivada/crearcuento', (page) => page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()],
  ['/tuzonaprivada/revision-imagenes/{id}', (page) => page.getByRole('article').first().waitFor()],
]

describe.each(SCREENS)('on %s', (_name, screen) => {
  test('text can be read on the grain of the paper as it is painted', async () => {
    const parent = await zone.parent()
    const { id } = await parent.aReadyBook('buenas-noches-osito')
    await parent.api('POST', `/api/books/${id}/generate`, {})
    await parent.generated(id)
    for (const [path, isReady] of PAGES) {
      const isPublic = !path.startsWith('/tuzonaprivada')
      const page = await zone.visit(isPublic ? null : parent, path.replace('{id}', String(id)), screen)
      await isReady(page)
      // On a slow machine a part of the screen may be on its way still, and go while it is measured.
      await page.getByText('Cargando…').first().waitFor({ state: 'detached' })
      await page.evaluate(() => document.fonts.ready)
      const { measured, tooFaint } = await measuredContrast(page)
      expect([path, tooFaint]).toEqual([path, []])
      expect(measured).toBeGreaterThan(0)
    }
  }, 90_000)
})
