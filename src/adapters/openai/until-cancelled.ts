import { hasCode } from '../../domain/errors.ts'

/** A process that stops lets a call under way come to its end: it is paid for. Who cancels does not want it any more. */
export function untilCancelled(signal: AbortSignal): { signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const abort = () => {
    if (!hasCode(signal.reason, 'server.stopping')) controller.abort(signal.reason)
  }
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return { signal: controller.signal, release: () => signal.removeEventListener('abort', abort) }
}
