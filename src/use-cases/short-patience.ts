import type { Ports } from '../ports/index.ts'
import type { Waiting } from '../ports/waiting.ts'

/** A parent sits in front of it: whom a busy service would keep waiting for longer is told so instead. */
const MOST_HELD_MS = 45_000

/** For work whose answer somebody waits for: `signal` gives it up when nothing of it would get through in time. */
export function shortPatience(clock: Ports['clock']): { waiting: Waiting; signal: AbortSignal } {
  const controller = new AbortController()
  let since: number | null = null
  const held = (forMs: number) => {
    const now = clock.now().getTime()
    since ??= now
    if (now - since + forMs > MOST_HELD_MS) controller.abort()
  }
  return { waiting: { held, goesOn() {} }, signal: controller.signal }
}
