import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core'

/** Everything that a test may listen to, but for the end of a page: playwright waits for that itself. */
const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached'],
  ...['framenavigated', 'load', 'page', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'weberror', 'websocket', 'worker'],
] as const
/** What playwright waits for unless told otherwise. */
const PATIENCE_MS = 30_000
/** Not all that empties a window ends by itself: a page that hangs answers nothing. */
const CLEANED_WITHIN_MS = 10_000

/**
 * A window whose first page is used by one test after the other: half of what a page costs is a process and a cache of its own.
 * Nothing of one test reaches the next: see `clean`. What cannot be undone (a clock, a binding, a second tab) spoils it.
 */
export class UsedAgain {
  #isSpoiled = false
  #page: Page | null = null
  #isLent = false
  readonly #scripts: Disposable[] = []
  readonly #origins = new Set<string>()

  private constructor(
    readonly context: BrowserContext,
    readonly options: BrowserContextOptions,
  ) {
    this.#watch(context)
    const open = context.newPage.bind(context)
    context.newPage = () => (this.#isLent ? open() : this.#first(open))
    context.exposeBinding = this.#spoiling(context.exposeBinding.bind(context))
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<UsedAgain> {
    return new UsedAgain(await browser.newContext(options), options)
  }

  /** Whether a window with these options is this one, but for a size that they name. */
  suits(options: BrowserContextOptions): boolean {
    if (!options.viewport) return false
    const bare = ({ viewport: _, ...rest }: BrowserContextOptions) => JSON.stringify(rest)
    return bare(options) === bare(this.options)
  }

  async resize({ viewport }: BrowserContextOptions): Promise<void> {
    if (viewport) await this.#page?.setViewportSize(viewport)
  }

  /** What the next test finds: it, clean; nothing, since it was closed; or a browser that no longer answers. */
  async clean(): Promise<'clean' | 'closed' | 'hangs'> {
    if (!this.#isSpoiled && (await inTime(this.#clean()))) return 'clean'
    const closed = this.context.close().then(
      () => true,
      () => true,
    )
    return (await inTime(closed)) ? 'closed' : 'hangs'
  }

  async #first(open: () => Promise<Page>): Promise<Page> {
    this.#isLent = true
    if (this.#page) return this.#page
    const page = await open()
    this.#page = page
    this.#watch(page)
    this.#follow(page)
    page.exposeBinding = this.#spoiling(page.exposeBinding.bind(page))
    page.clock.install = this.#spoiling(page.clock.install.bind(page.clock))
    return page
  }

  async #clean(): Promise<boolean> {
    const { context } = this
    const page = this.#page
    if (!page || page.isClosed() || !this.#canBeEmptied(page)) return false
    // One tab alone that is on its way somewhere may never close: the whole window does.
    if (context.pages().length > 1) return false
    for (const event of EVENTS) {
      page.removeAllListeners(event as 'load')
      context.removeAllListeners(event as 'page')
    }
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()))
    await context.setOffline(false)
    await context.clearCookies()
    for (const place of [page, context]) place.setDefaultTimeout(PATIENCE_MS)
    await page.evaluate(() => {
      if (location.protocol.startsWith('http')) sessionStorage.clear()
    })
    await page.mouse.move(-1, -1)
    await page.goto('about:blank')
    const session = await context.newCDPSession(page)
    for (const origin of this.#origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
    this.#origins.clear()
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    this.#follow(page)
    this.#isLent = false
    return true
  }

  /** What a tab keeps of a site can only be emptied from there: not from a page that did not load, nor of two sites. */
  #canBeEmptied(page: Page): boolean {
    const [origin, ...others] = this.#origins
    return others.length === 0 && (!origin || page.url().startsWith(origin))
  }

  /** What is kept of the sites where it was is cleared. */
  #follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url())
      if (origin.startsWith('http')) this.#origins.add(origin)
    })
  }

  /** Scripts that were added go before the next test. */
  #watch(place: Page | BrowserContext): void {
    const add = place.addInitScript.bind(place) as (...script: any[]) => Promise<Disposable>
    place.addInitScript = async (...script: any[]) => {
      const added = await add(...script)
      this.#scripts.push(added)
      return added
    }
  }

  #spoiling<Act extends (...given: never[]) => unknown>(act: Act): Act {
    return ((...given) => {
      this.#isSpoiled = true
      return act(...given)
    }) as Act
  }
}

/** A failure, or nothing within the time, is no. */
async function inTime(act: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(late.resolve, CLEANED_WITHIN_MS, false)
  return Promise.race([act, late.promise])
    .catch(() => false)
    .finally(() => clearTimeout(timer))
}

/** All but what a server's answers are kept in, which a parent's browser keeps as well. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage'
