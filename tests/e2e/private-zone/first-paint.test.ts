import { describe, expect, test } from 'bun:test'
import { aZone, expectAccessible, listIsReady, SCREENS } from './a-zone.ts'

const zone = aZone()

describe.each(SCREENS)('the first paint on %s', (_name, screen) => {
  test('needs nothing but the document: the frame and the wait stand where they belong', async () => {
    const parent = await zone.parent()
    const page = await zone.visit(parent, '/offline', screen)
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(`${zone.url}/tuzonaprivada`)
    const words = page.getByText('Verificando acceso...')
    await words.waitFor()
    await page.getByRole('link', { name: 'Colorín, ir al inicio' }).waitFor()
    const sheet = await page.locator('.zone-loading').boundingBox()
    if (!sheet) throw new Error('not to be seen')
    expect(Math.abs(sheet.x + sheet.width / 2 - screen.width / 2)).toBeLessThanOrEqual(1)
    expect(Math.abs(sheet.y + sheet.height / 2 - screen.height / 2)).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  })

  test('stays where it is when the screen takes over', async () => {
    const parent = await zone.parent()
    await zone.aBook(parent, { story_title: 'El faro' })
    const page = await zone.visit(parent, '/offline', screen)
    // Once before, so that the typefaces are in the browser's cache: a busy machine may bring them late, whoever draws.
    await page.goto(`${zone.url}/tuzonaprivada`)
    await listIsReady(page)
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await page.addInitScript(() => {
      const places = new Set<string>()
      // What is looked at takes its time.
      Object.assign(window, { places, isAtEase: true })
      const boxOf = (selector: string) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return [selector, x, y, width, height].join(' ')
      }
      const look = () => {
        // From the parsed document until the list has come: what the frame and the wait look like at every frame.
        if (document.querySelector('.zone-book')) return
        if (document.readyState !== 'loading' && document.body?.querySelector('.zone-loading'))
          places.add(
            ['.site-nav', '.zone-loading', 'h1']
              .map(boxOf)
              .join(', ')
              .replace(/(h1 \S+ \S+).*/u, '$1'),
          )
        else if (places.size > 0) places.add('gone')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(`${zone.url}/tuzonaprivada`)
    await listIsReady(page)
    const [first, ...others] = await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places])
    expect(first).toContain('.site-nav')
    expect(others).toEqual([])
  })
})
