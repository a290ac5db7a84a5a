import { DomainError } from '../../domain/errors.ts'
import type { Room } from '../../ports/room.ts'
import type { Json } from '../../ports/runner.ts'
import { JoinedWork } from './joined-work.ts'
import type { ClaimedRun, RunStore } from './run-store.ts'

/** Storing is tried again: the result may have cost money and the database may only be restarting. */
const STORE_AGAIN_AFTER_MS = [250, 1000, 3000]

/** Steps done once for ever per key: looked for, joined when under way in this process, else done and stored. */
export class DurableSteps {
  readonly #store: RunStore
  readonly #room: Room
  readonly #onFailure: (error: unknown, run: ClaimedRun) => void
  readonly #underway = new JoinedWork<string>()

  constructor(store: RunStore, room: Room, onFailure: (error: unknown, run: ClaimedRun) => void) {
    this.#store = store
    this.#room = room
    this.#onFailure = onFailure
  }

  /** @returns JSON, so that the run that does a step sees exactly what a later one will */
  result(
    run: ClaimedRun,
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Json>,
  ): Promise<string> {
    return this.#underway.join(key, signal, async (signal) => {
      const stored = await this.#store.result(key)
      if (stored !== null) return stored
      signal.throwIfAborted()
      const result = JSON.stringify(await work(signal)) ?? 'null'
      const kept = await this.#room.whenThereIs(() => this.#keep(run, key, result), signal)
      if (kept === null) throw new DOMException('The run was forgotten', 'AbortError')
      return kept
    })
  }

  /** Answers when no step is under way, aborted or not. */
  idle(): Promise<void> {
    return this.#underway.idle()
  }

  async #keep(run: ClaimedRun, step: string, result: string): Promise<string | null> {
    for (const delay of STORE_AGAIN_AFTER_MS) {
      try {
        return await this.#store.keep(run.key, step, result)
      } catch (error) {
        if (error instanceof DomainError) throw error
        this.#onFailure(error, run)
        await new Promise<void>((resolve) => setTimeout(resolve, delay))
      }
    }
    return this.#store.keep(run.key, step, result)
  }
}
