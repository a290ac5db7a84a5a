import { expect, test } from 'bun:test'
import { launchBrowser } from '../support/browser.ts'
import { UsedAgain } from '../support/used-again.ts'

const VIEWPORT = { width: 390, height: 844 }

test('what a test leaves in a window is gone for the next one', async () => {
  const server = Bun.serve({
    port: 0,
    fetch: () => new Response('<p>Hola', { headers: { 'Content-Type': 'text/html' } }),
  })
  const browser = await launchBrowser()
  const window = await UsedAgain.open(browser, { viewport: VIEWPORT })
  const heard: string[] = []
  const page = await window.context.newPage()
  await window.context.addInitScript(() => Object.assign(globalThis, { isMarked: true }))
  page.on('request', (request) => heard.push(request.url()))
  await page.goto(server.url.href)
  await page.evaluate(() => {
    localStorage.setItem('token', 'x')
    sessionStorage.setItem('seeded', '1')
  })
  await window.context.addCookies([{ name: 'gate', value: 'open', url: server.url.href }])
  await page.route('**/*', (route) => route.abort())
  await window.context.setOffline(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(heard).toHaveLength(1)

  expect(await window.clean()).toBe('clean')
  expect(window.suits({ viewport: VIEWPORT })).toBe(true)
  await window.resize({ viewport: VIEWPORT })
  const next = await window.context.newPage()
  await next.goto(server.url.href)

  const left = await next.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    'isMarked' in globalThis,
    // The empty page, and this one.
    history.length,
    innerWidth,
  ])
  expect(left).toEqual([0, 0, '', false, 2, 390])
  expect(heard).toHaveLength(1)

  // What a page that did not load keeps cannot be emptied, and a clock cannot be taken back.
  await next.goto('about:blank')
  expect(await window.clean()).toBe('closed')
  const other = await UsedAgain.open(browser, { viewport: VIEWPORT })
  await (await other.context.newPage()).clock.install()
  expect(await other.clean()).toBe('closed')
  // Nor is a tab always closed that is on its way somewhere.
  const third = await UsedAgain.open(browser, { viewport: VIEWPORT })
  await (await third.context.newPage()).goto(server.url.href)
  await third.context.newPage()
  expect(await third.clean()).toBe('closed')
  await browser.close()
  await server.stop(true)
})
