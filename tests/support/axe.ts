import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe has to say of the page as it stands, animations over. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // One that the browser has paused for good is not waited for.
    const over = Promise.all(passing.map(({ finished }) => finished.catch(() => {})))
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 3000))])
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await here.run({ runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Evaluated, not added as an element: the page's own policy stays in force. As it stands: half a megabyte is not quoted twice. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe.source })
  await session.detach()
}
