/** JSON: what survives a restart. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type RunOptions = {
  /** One run a key at a time: starting a key that is under way joins it. `book:12/generate` */
  key: string
  kind: string
  input: Json
}

export type RunContext = {
  /**
   * Does `work` once for ever per key: a result that was stored is answered without doing it again, in this run or any
   * later one. A step under way in another run of this process is joined. A key names its input (see `stepKey`).
   */
  step<T extends Json>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /**
   * Aborted when the run is cancelled, or, with DomainError `server.stopping` as its reason, when the process stops: then
   * nothing new is begun, and a call that is under way and paid for comes to its end.
   */
  signal: AbortSignal
}

export type RunHandler = (context: RunContext, input: Json) => Promise<void>

export type RunState = 'running' | 'done' | 'failed' | 'cancelled'

/**
 * Long work that survives `kill -9`: runs are claimed with a lease; the next process goes on from the last stored step.
 * A handler that throws ends its run as `failed`.
 */
export interface Runner {
  /** Says who does runs of a kind. Before `start`. */
  handle(kind: string, handler: RunHandler): void
  /** Takes up what an earlier process left, and new runs from now on. */
  start(): Promise<void>
  /** Durable when it answers. A run under way is joined and keeps its input; one that has ended starts again with the new. */
  enqueue(run: RunOptions): Promise<void>
  stateOf(key: string): Promise<RunState | null>
  /**
   * Answers when the run with this key has ended (at once when there is none), with its state; what a cancel aborted in this
   * process has then wound down.
   * @throws DomainError `server.stopping` when the process stops first
   */
  finished(key: string): Promise<RunState | null>
  /** Its signal is aborted, in whichever process it is under way. What an aborted step makes all the same is kept. */
  cancel(key: string): Promise<void>
  /** Forgets runs and step results whose key starts with the prefix. */
  forget(prefix: string): Promise<void>
  /** Waits until nothing is under way: tests never sleep. */
  drain(): Promise<void>
  /**
   * Stops claiming and aborts what is under way, waits until it has wound down, and lets go of the leases: a later process
   * goes on. What takes longer than the runner's patience keeps its lease until that runs out.
   */
  stop(): Promise<void>
}
