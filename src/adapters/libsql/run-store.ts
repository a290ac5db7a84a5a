import type { Client } from '@libsql/client'
import { z } from 'zod'
import type { Json, RunOptions, RunState } from '../../ports/runner.ts'

const STATES = ['running', 'done', 'failed', 'cancelled'] as const satisfies RunState[]

/** A run that this process has leased. `claim` names this one execution of it. */
export type ClaimedRun = { key: string; kind: string; input: Json; claim: string }

const ClaimedRow = z.object({
  key: z.string(),
  kind: z.string(),
  input: z.string().transform((text): Json => JSON.parse(text)),
  claim: z.string(),
})

/** The database's clock, in milliseconds: processes on several machines agree on when a lease ends. */
const NOW = "cast(unixepoch('subsec') * 1000 as integer)"
const CLAIMABLE = `state = 'running' and lease_until <= ${NOW} and kind in (select value from json_each(:kinds))
  and key not in (select value from json_each(:busy))`

/** Runs and step results as rows. Every method is one statement or one batch. */
export class RunStore {
  readonly #client: Client
  readonly #leaseMs: number

  constructor(client: Client, leaseMs: number) {
    this.#client = client
    this.#leaseMs = leaseMs
  }

  /** A run under way stays as it is; one that has ended starts again. */
  async enqueue({ key, kind, input }: RunOptions): Promise<void> {
    await this.#client.execute({
      sql: `insert into runs (key, kind, input, state, claim, lease_until, enqueued_at, error)
        values (?, ?, ?, 'running', null, 0, ${NOW}, null)
        on conflict (key) do update set kind = excluded.kind, input = excluded.input, state = excluded.state,
          claim = null, lease_until = 0, enqueued_at = excluded.enqueued_at, error = null
        where runs.state <> 'running'`,
      args: [key, kind, JSON.stringify(input)],
    })
  }

  /** Kinds that have runs nobody works on. Looked for first: an update takes the write lock even when it finds nothing. */
  async waitingKinds(kinds: readonly string[], busy: readonly string[]): Promise<string[]> {
    const { rows } = await this.#client.execute({
      sql: `select distinct kind from runs where ${CLAIMABLE}`,
      args: { kinds: JSON.stringify(kinds), busy: JSON.stringify(busy) },
    })
    return rows.map(({ kind }) => String(kind))
  }

  /** Leases up to `limit` runs of a kind that nobody works on, oldest first; never one of `busy`. */
  async claim(kind: string, busy: readonly string[], limit: number): Promise<ClaimedRun[]> {
    const { rows } = await this.#client.execute({
      sql: `update runs set claim = lower(hex(randomblob(12))), lease_until = ${NOW} + :lease
        where key in (select key from runs where ${CLAIMABLE} order by enqueued_at, key limit :limit)
        returning key, kind, input, claim`,
      args: { kinds: JSON.stringify([kind]), busy: JSON.stringify(busy), lease: this.#leaseMs, limit },
    })
    return rows.map((row) => ClaimedRow.parse(row))
  }

  /** @returns those of the claims that still hold: the others were cancelled, forgotten or taken over */
  async renew(claims: readonly string[]): Promise<Set<string>> {
    const { rows } = await this.#client.execute({
      sql: `update runs set lease_until = ${NOW} + ? where state = 'running'
        and claim in (select value from json_each(?)) returning claim`,
      args: [this.#leaseMs, JSON.stringify(claims)],
    })
    return new Set(rows.map(({ claim }) => String(claim)))
  }

  /** Lets others claim these at once. */
  async release(claims: readonly string[]): Promise<void> {
    await this.#client.execute({
      sql: `update runs set claim = null, lease_until = 0 where state = 'running'
        and claim in (select value from json_each(?))`,
      args: [JSON.stringify(claims)],
    })
  }

  async end({ key, claim }: ClaimedRun, state: 'done' | 'failed', error: string | null): Promise<void> {
    await this.#client.execute({
      sql: `update runs set state = ?, error = ?, claim = null where key = ? and claim = ? and state = 'running'`,
      args: [state, error, key, claim],
    })
  }

  async cancel(key: string): Promise<void> {
    await this.#client.execute({
      sql: `update runs set state = 'cancelled', claim = null where key = ? and state = 'running'`,
      args: [key],
    })
  }

  async stateOf(key: string): Promise<RunState | null> {
    const { rows } = await this.#client.execute({ sql: 'select state from runs where key = ?', args: [key] })
    return rows[0] ? z.enum(STATES).parse(rows[0].state) : null
  }

  async running(kinds: readonly string[]): Promise<number> {
    const { rows } = await this.#client.execute({
      sql: `select count(*) as total from runs where state = 'running' and kind in (select value from json_each(?))`,
      args: [JSON.stringify(kinds)],
    })
    return Number(rows[0]?.total ?? 0)
  }

  async forget(prefix: string): Promise<void> {
    const args = [prefix, `${prefix}\u{10ffff}`]
    await this.#client.batch(
      [
        { sql: 'delete from steps where key >= ? and key < ?', args },
        { sql: 'delete from runs where key >= ? and key < ?', args },
      ],
      'write',
    )
  }

  /** JSON text of a step's result; null when the step has not been done. */
  async result(step: string): Promise<string | null> {
    const { rows } = await this.#client.execute({ sql: 'select result from steps where key = ?', args: [step] })
    return rows[0] ? String(rows[0].result) : null
  }

  /**
   * Keeps what a step made, even when the run was cancelled or taken over meanwhile: it is paid for.
   * @returns what is kept from now on (the first result, if another process was faster); null when the run is forgotten
   */
  async keep(run: string, step: string, result: string): Promise<string | null> {
    const [, kept] = await this.#client.batch(
      [
        {
          sql: `insert into steps (key, result) select ?, ? where exists (select 1 from runs where key = ?)
            on conflict (key) do nothing`,
          args: [step, result, run],
        },
        { sql: 'select result from steps where key = ?', args: [step] },
      ],
      'write',
    )
    const row = kept?.rows[0]
    return row ? String(row.result) : null
  }
}
