import { ProviderFailure } from '../ports/provider-failure.ts'

/** Tries again what may pass, after the given pauses (or the service's own), and lets everything else through. */
export async function withRetries<T>(
  work: () => Promise<T>,
  delaysMs: readonly number[],
  signal: AbortSignal,
): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !(error instanceof ProviderFailure) || !mayPass(error)) throw error
      await pause(error.retryAfterMs ?? delay, signal)
    }
  }
  return work()
}

function mayPass({ kind }: ProviderFailure): boolean {
  return kind === 'transient' || kind === 'limited'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
