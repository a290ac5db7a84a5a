import type { Logger } from 'pino'
import type { Health } from '../ports/health.ts'

/** A balancer asks every few seconds and gives up soon. */
const LIMIT_MS = 2000
/** However often it is asked, and by whomever, database and store are looked at once a second. */
const FRESH_MS = 1000

/** @returns whether database and store answer; the log is told when that changes, and which does not */
export function createReadiness(health: Health, log: Pick<Logger, 'warn'>): () => Promise<boolean> {
  let failing = ''
  let looking: Promise<boolean> | undefined
  let freshUntil = 0

  async function look(): Promise<boolean> {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const silent = new Promise<never>((_, late) => signal.addEventListener('abort', () => late(signal.reason)))
    silent.catch(() => {})
    const found = await Promise.all(
      (['database', 'files'] as const).map(async (part) => {
        try {
          await Promise.race([health[part](signal), silent])
          return []
        } catch (error) {
          return [`${part} (${error instanceof Error ? error.message : 'unknown'})`]
        }
      }),
    )
    const now = found.flat().join(', ')
    if (now !== failing) log.warn(now ? `not ready: ${now}` : 'ready again')
    failing = now
    freshUntil = performance.now() + FRESH_MS
    return now === ''
  }

  return () => {
    if (!looking || performance.now() > freshUntil) {
      freshUntil = Number.POSITIVE_INFINITY
      looking = look()
    }
    return looking
  }
}
