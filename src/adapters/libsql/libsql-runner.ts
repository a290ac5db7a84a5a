import type { Client } from '@libsql/client'
import { DomainError, hasCode } from '../../domain/errors.ts'
import type { Room } from '../../ports/room.ts'
import type { Json, RunContext, RunHandler, Runner, RunOptions, RunState } from '../../ports/runner.ts'
import { DurableSteps } from './durable-steps.ts'
import { type ClaimedRun, RunStore } from './run-store.ts'
import { WakeUp } from './wake-up.ts'
import type { WalTruncation } from './wal-truncation.ts'

export type RunnerOptions = {
  /** A killed process's work is taken up by another once its lease has run out. */
  leaseMs?: number | undefined
  /** Runs of one kind at once in this process: a redraw does not wait behind whole books. */
  maxRuns?: number | undefined
  /** How often to look for what other processes enqueued, or left. */
  pollMs?: number | undefined
  /** How long a stop waits for what is under way: as long as a call that is paid for may last. */
  stopGraceMs?: number | undefined
  /** Where results wait while there is no room to store them. */
  room?: Room | undefined
  /** For the log: what made a run fail, or (without a run) what kept the runner from its database. */
  onFailure?: ((error: unknown, run: { key: string; kind: string } | null) => void) | undefined
}

type Active = { run: ClaimedRun; controller: AbortController; ended: Promise<void> }

/** For runs whose results nobody minds losing on a full disk, such as in tests. */
const NO_PATIENCE: Room = { isFull: false, onFull: () => () => {}, whenThereIs: (work) => work() }

const LEASE_MS = 10_000
const HEARTBEATS_PER_LEASE = 4

/** Leases and stored steps in the product's own database: one file for one process, or a libSQL server for several. */
export class LibsqlRunner implements Runner {
  readonly #store: RunStore
  readonly #wal: WalTruncation
  readonly #options: { [Option in keyof RunnerOptions]-?: NonNullable<RunnerOptions[Option]> }
  readonly #handlers = new Map<string, RunHandler>()
  readonly #active = new Map<string, Active>()
  readonly #steps: DurableSteps
  readonly #wakeUp = new WakeUp()
  /** Claims that are held while the process stops, until what was under way has ended. */
  readonly #leaving = new Set<string>()
  #state: 'idle' | 'started' | 'stopped' = 'idle'
  #claiming: Promise<void> | undefined
  /** The last look found runs that a full disk kept it from claiming. */
  #lacksRoom = false
  #waitingForRoom: Promise<void> | undefined
  readonly #stopping = new AbortController()
  #timers: ReturnType<typeof setInterval>[] = []

  constructor(client: Client, wal: WalTruncation, options: RunnerOptions = {}) {
    const { leaseMs = LEASE_MS, maxRuns = 4, pollMs = 1000, stopGraceMs = 5000, onFailure = () => {} } = options
    const { room = NO_PATIENCE } = options
    this.#store = new RunStore(client, leaseMs)
    this.#steps = new DurableSteps(this.#store, room, onFailure)
    this.#wal = wal
    this.#options = { leaseMs, maxRuns, pollMs, stopGraceMs, room, onFailure }
  }

  handle(kind: string, handler: RunHandler): void {
    this.#handlers.set(kind, handler)
  }

  async start(): Promise<void> {
    this.#state = 'started'
    const { leaseMs, pollMs } = this.#options
    this.#timers = [
      setInterval(() => this.#claim(), pollMs),
      setInterval(() => this.#renew(), leaseMs / HEARTBEATS_PER_LEASE),
    ]
    await this.#claim()
  }

  async enqueue(run: RunOptions): Promise<void> {
    await this.#store.enqueue(run)
    void this.#claim()
  }

  stateOf(key: string): Promise<RunState | null> {
    return this.#store.stateOf(key)
  }

  async finished(key: string): Promise<RunState | null> {
    for (;;) {
      const changed = this.#wakeUp.next()
      await this.#active.get(key)?.ended
      const state = await this.#store.stateOf(key)
      if (state !== 'running') return state
      if (this.#state === 'stopped') throw new DomainError('server.stopping')
      await this.#wakeUp.orAfter(changed, this.#options.pollMs)
    }
  }

  async cancel(key: string): Promise<void> {
    await this.#store.cancel(key)
    this.#abort(key, 'The run was cancelled')
    this.#wakeUp.all()
  }

  async forget(prefix: string): Promise<void> {
    await this.#store.forget(prefix)
    for (const key of this.#active.keys()) if (key.startsWith(prefix)) this.#abort(key, 'The run was forgotten')
    this.#wakeUp.all()
    this.#wal.soon()
  }

  async drain(): Promise<void> {
    for (;;) {
      const changed = this.#wakeUp.next()
      await this.#claim()
      if (this.#active.size > 0) await Promise.all([...this.#active.values()].map(({ ended }) => ended))
      else {
        await this.#steps.idle()
        if (this.#state !== 'started' || (await this.#store.running([...this.#handlers.keys()])) === 0) return
        await this.#wakeUp.orAfter(changed, this.#options.pollMs)
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#state === 'stopped') return
    this.#state = 'stopped'
    this.#stopping.abort()
    await this.#claiming
    const active = [...this.#active.values()]
    // A run that is aborted ends at once, the step it was at goes on: until that has ended nobody shall do the same elsewhere.
    for (const { run } of active) this.#leaving.add(run.claim)
    for (const { controller } of active) controller.abort(new DomainError('server.stopping'))
    this.#wakeUp.all()
    let hasEnded = false
    const isIdle = Promise.all([...active.map(({ ended }) => ended), this.#steps.idle()]).then(() => {
      hasEnded = true
    })
    await this.#wakeUp.orAfter(isIdle, this.#options.stopGraceMs)
    for (const timer of this.#timers) clearInterval(timer)
    // What does not end keeps its lease until that runs out.
    if (hasEnded && active.length > 0) await this.#store.release(active.map(({ run }) => run.claim))
  }

  #abort(key: string, reason: string): void {
    this.#active.get(key)?.controller.abort(new DOMException(reason, 'AbortError'))
  }

  /** One look at a time; asked for during a look, another follows: what was enqueued since may have been missed. */
  async #claim(): Promise<void> {
    if (this.#claiming) await this.#claiming
    this.#claiming ??= this.#claimNow().finally(() => {
      this.#claiming = undefined
    })
    await this.#claiming
  }

  async #claimNow(): Promise<void> {
    if (this.#state !== 'started') return
    try {
      const kinds = [...this.#handlers.keys()].filter((kind) => this.#roomFor(kind) > 0)
      for (const kind of await this.#store.waitingKinds(kinds, [...this.#active.keys()])) {
        const runs = await this.#store.claim(kind, [...this.#active.keys()], this.#roomFor(kind))
        for (const run of runs) this.#begin(run)
      }
      this.#lacksRoom = false
    } catch (error) {
      this.#lacksRoom = hasCode(error, 'server.full')
      if (this.#lacksRoom) this.#waitForRoom()
      this.#options.onFailure(error, null)
    }
  }

  /** Who waits to be claimed waits for room like everybody: whoever asks the room whether there is any hears of it. */
  #waitForRoom(): void {
    const untilClaimed = async () => {
      if (this.#lacksRoom) throw new DomainError('server.full')
    }
    this.#waitingForRoom ??= this.#options.room
      .whenThereIs(untilClaimed, this.#stopping.signal)
      .catch(() => {})
      .finally(() => {
        this.#waitingForRoom = undefined
      })
  }

  #roomFor(kind: string): number {
    return this.#options.maxRuns - [...this.#active.values()].filter(({ run }) => run.kind === kind).length
  }

  #begin(run: ClaimedRun): void {
    const controller = new AbortController()
    const ended = this.#perform(run, controller.signal).finally(() => {
      this.#active.delete(run.key)
      this.#wakeUp.all()
      void this.#claim()
    })
    this.#active.set(run.key, { run, controller, ended })
  }

  async #perform(run: ClaimedRun, signal: AbortSignal): Promise<void> {
    const error = await this.#outcomeOf(run, signal)
    // Cancelled, forgotten, taken over or stopped: the state is no longer for this execution to say.
    if (signal.aborted) return
    if (error !== null) this.#options.onFailure(error, run)
    try {
      await this.#store.end(run, error === null ? 'done' : 'failed', error === null ? null : describe(error))
    } catch (failure) {
      // The lease runs out and the run is done again, from its stored steps.
      this.#options.onFailure(failure, run)
    }
  }

  /** What the handler threw; null when it came to its end. */
  async #outcomeOf(run: ClaimedRun, signal: AbortSignal): Promise<unknown> {
    try {
      const handler = this.#handlers.get(run.kind)
      if (!handler) throw new Error(`Nobody handles runs of kind ${run.kind}`)
      await handler(this.#contextOf(run, signal), run.input)
      return null
    } catch (error) {
      return error ?? new Error('A handler threw nothing')
    }
  }

  #contextOf(run: ClaimedRun, signal: AbortSignal): RunContext {
    return {
      signal,
      step: async <T extends Json>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
        JSON.parse(await this.#steps.result(run, key, signal, work)),
    }
  }

  async #renew(): Promise<void> {
    const active = [...this.#active.values()].filter(({ controller }) => !controller.signal.aborted)
    if (active.length + this.#leaving.size === 0) return
    try {
      const held = await this.#store.renew([...active.map(({ run }) => run.claim), ...this.#leaving])
      for (const { run, controller } of active)
        if (!held.has(run.claim) && this.#active.get(run.key)?.run === run)
          controller.abort(new DOMException('The run is no longer this process’s', 'AbortError'))
    } catch (error) {
      this.#options.onFailure(error, null)
    }
  }
}

/** One line for the database. Handlers put no personal data into their errors. */
function describe(error: unknown): string {
  if (error instanceof DomainError) return error.code
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown'
  return text.split('\n', 1)[0]?.slice(0, 200) ?? ''
}
