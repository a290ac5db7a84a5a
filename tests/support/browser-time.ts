import type { BrowserContext, Page } from 'playwright-core'

type Hurried = typeof window & { letTimePass(): void; isAtEase: boolean }

/**
 * Milliseconds of pauses of ours that are not what a test is about: the stars of saving that come one after the other, the
 * sheet of the list.
 */
const OUR_PAUSES = [140, 150, 500, 800]
/** After a key, in which more of it may come. */
const TYPING_PAUSE = 1000

/**
 * Pauses of ours are an eighth of what they are, and those of more than a second, such as that of a message, end when a test
 * says so: for tests of anything else than these. What a library waits for stays as it is.
 * `polls`: what is asked again every few seconds is asked sooner, too; `typing`: what waits for who types does so for less.
 */
export async function hurry(context: BrowserContext, { polls = false, typing = false } = {}): Promise<void> {
  await context.addInitScript(
    ({ polls, ourPauses }) => {
      const { setTimeout, setInterval, clearTimeout } = window
      const waiting = new Map<number, () => void>()
      const later = (act: TimerHandler, ms = 0, ...rest: unknown[]): number => {
        if (ourPauses.includes(ms) && !(window as Hurried).isAtEase) return setTimeout(act, ms / 8, ...rest)
        if (typeof act !== 'function' || ms < 1000) return setTimeout(act, ms, ...rest)
        const end = () => {
          clearTimeout(id)
          waiting.delete(id)
          act(...rest)
        }
        const id = setTimeout(end, ms)
        waiting.set(id, end)
        return id
      }
      const forget = (id?: number) => {
        waiting.delete(id ?? 0)
        clearTimeout(id)
      }
      const every = (act: TimerHandler, ms = 0, ...rest: unknown[]) =>
        setInterval(act, polls && ms >= 5000 ? ms / 8 : ms, ...rest)
      const letTimePass = () => setTimeout(() => [...waiting.values()].forEach((end) => void end()), 0)
      Object.assign(window, { setTimeout: later, clearTimeout: forget, setInterval: every, letTimePass })
    },
    { polls, ourPauses: typing ? [...OUR_PAUSES, TYPING_PAUSE] : OUR_PAUSES },
  )
}

/** Ends the longer pauses that the page is waiting for. */
export async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => (window as Hurried).letTimePass())
}

/** From now on everything takes its time, for who looks at what is soon gone. */
export async function atEase(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isAtEase: true }))
}

/** Past the moment in which a form says where it leads. */
export async function ledOn(page: Page): Promise<void> {
  await page.getByText('Redirigiendo').waitFor()
  await letTimePass(page)
}
