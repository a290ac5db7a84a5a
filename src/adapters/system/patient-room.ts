import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../../domain/errors.ts'
import type { Room } from '../../ports/room.ts'

const PAUSE_MS = 5000

/** Tries again every few seconds: somebody has to make room, and nobody tells us when. */
export class PatientRoom implements Room {
  readonly #pauseMs: number
  readonly #listeners = new Set<() => void>()
  #waiting = 0

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs
  }

  get isFull(): boolean {
    return this.#waiting > 0
  }

  onFull(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async whenThereIs<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!hasCode(error, 'server.full')) throw error
      }
      signal.throwIfAborted()
      await this.#pause(signal)
    }
  }

  async #pause(signal: AbortSignal): Promise<void> {
    this.#waiting += 1
    for (const listener of this.#listeners) listener()
    try {
      await wait(this.#pauseMs, undefined, { signal })
    } catch {
      signal.throwIfAborted()
    } finally {
      this.#waiting -= 1
    }
  }
}
