import type { Page } from 'playwright-core'

/** What a page sees when its parent comes back to it a while later. A headless window is never hidden. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { now } = Date
    Date.now = () => now() + 60_000
    window.dispatchEvent(new Event('online'))
    await new Promise(requestAnimationFrame)
  })
}
