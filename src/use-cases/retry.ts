import { setTimeout as sleep } from 'node:timers/promises'
import { handleWhen, retry } from 'cockatiel'
import { ProviderFailure } from '../ports/provider-failure.ts'
import type { Waiting } from '../ports/waiting.ts'

/** Tries again what may pass, after the given pauses (or the service's own), and lets everything else through. */
export function withRetries<T>(
  work: () => Promise<T>,
  delaysMs: readonly number[],
  signal: AbortSignal,
  waiting?: Waiting,
): Promise<T> {
  let failure: ProviderFailure | null = null
  return retry(handleWhen(mayPass), { maxAttempts: delaysMs.length }).execute(async ({ attempt }) => {
    if (failure) {
      // Here and not in the library, whose pauses no cancel can end.
      const ms = failure.retryAfterMs ?? delaysMs[attempt - 1] ?? 0
      waiting?.held(ms, failure.kind === 'limited' ? 'busy' : 'failing')
      await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
    try {
      return await work()
    } catch (error) {
      if (mayPass(error)) failure = error
      throw error
    }
  }, signal)
}

function mayPass(error: unknown): error is ProviderFailure {
  return error instanceof ProviderFailure && (error.kind === 'transient' || error.kind === 'limited')
}
