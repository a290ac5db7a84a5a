import type { Page, Route } from 'playwright-core'

/**
 * The first such request is answered so, and the rest by the server. The library's own `times` takes all routes off behind the
 * first, and what the page asks for at that moment is lost: one run in twelve waited for a script that never came.
 */
export async function routeOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    await answer(route)
  })
}
