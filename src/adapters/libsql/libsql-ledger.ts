import type { Client } from '@libsql/client'
import { z } from 'zod'
import type { Clock } from '../../ports/clock.ts'
import {
  type Cap,
  type Caps,
  FORGIVEN_LOSSES,
  type Ledger,
  type LedgerEntry,
  type PlannedCall,
  type SettledCall,
} from '../../ports/ledger.ts'

const Row = z
  .object({
    owner: z.string().nullable(),
    book: z.number().nullable(),
    step: z.string().nullable(),
    provider: z.string(),
    endpoint: z.enum(['chat', 'responses', 'images.generate', 'images.edit', 'moderations']),
    model: z.string(),
    request_id: z.string().nullable(),
    outcome: z
      .enum(['ok', 'refused', 'transient', 'limited', 'quota', 'unauthorised', 'invalid', 'aborted', 'lost'])
      .nullable(),
    text_tokens_in: z.number(),
    image_tokens_in: z.number(),
    tokens_out: z.number(),
    images: z.number(),
    worst_micro_usd: z.number(),
    expected_micro_usd: z.number().nullable(),
    cost_micro_usd: z.number().nullable(),
    ms: z.number(),
    created_at: z.string(),
  })
  .transform(
    ({ owner, book, step, ...row }): LedgerEntry => ({
      payer: owner !== null && book !== null && step !== null ? { owner, book, step } : null,
      provider: row.provider,
      endpoint: row.endpoint,
      model: row.model,
      worstUsd: row.worst_micro_usd / 1e6,
      expectedUsd: (row.expected_micro_usd ?? row.worst_micro_usd) / 1e6,
      outcome: row.outcome ?? 'aborted',
      textTokensIn: row.text_tokens_in,
      imageTokensIn: row.image_tokens_in,
      tokensOut: row.tokens_out,
      images: row.images,
      usd: row.cost_micro_usd === null ? null : row.cost_micro_usd / 1e6,
      ms: row.ms,
      requestId: row.request_id,
      createdAt: row.created_at,
    }),
  )

/** Spent so far, the worst case where nobody knows. */
const SPENT = 'select coalesce(sum(coalesce(cost_micro_usd, worst_micro_usd)), 0) from ai_calls'
/** The same of a book, but for the first losses. */
const SPENT_ON_BOOK = `select coalesce(sum(coalesce(cost_micro_usd, worst_micro_usd)), 0) from ai_calls where book = ?
  and id not in (select id from ai_calls where book = ? and outcome = 'lost' order by created_at, id limit ${FORGIVEN_LOSSES})`

/** No time-out is longer (see config.ts), and a clock may be a little off. */
const LONGEST_CALL_MS = 65 * 60_000

/** Caps are checked in the statement that sets the money aside: one writer at a time, so nothing comes between. */
export class LibsqlLedger implements Ledger {
  readonly #client: Client
  readonly #clock: Clock
  /** Tells the calls of this process from those of one that is gone. */
  readonly #process = crypto.randomUUID()

  constructor(client: Client, clock: Clock) {
    this.#client = client
    this.#clock = clock
  }

  async reserve(call: PlannedCall, caps: Caps): Promise<{ kind: 'reserved'; id: string } | { kind: 'over'; cap: Cap }> {
    const id = crypto.randomUUID()
    const { payer, provider, endpoint, model } = call
    const [worst, expected] = [call.worstUsd, call.expectedUsd].map((usd) => Math.ceil(usd * 1e6))
    const checks = this.#checks(call, caps)
    const results = await this.#client.batch(
      [
        this.#losses(call),
        {
          sql: `insert into ai_calls (id, owner, book, step, provider, endpoint, model, process, text_tokens_in,
              image_tokens_in, tokens_out, images, worst_micro_usd, expected_micro_usd, ms, created_at)
            select ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?, ?, 0, ? where ${checks.map(({ sql }) => sql).join(' and ')}`,
          args: [
            ...[id, payer?.owner ?? null, payer?.book ?? null, payer?.step ?? null, provider, endpoint, model],
            ...[this.#process, worst ?? 0, expected ?? 0, this.#clock.now().toISOString()],
            ...checks.flatMap(({ args }) => args),
          ],
        },
      ],
      'write',
    )
    if (results[1]?.rowsAffected === 1) return { kind: 'reserved', id }
    for (const { cap, sql, args } of checks) {
      const { rows } = await this.#client.execute({ sql: `select 1 where ${sql}`, args })
      if (rows.length === 0) return { kind: 'over', cap }
    }
    // Somebody's call was settled for less in between.
    return this.reserve(call, caps)
  }

  async settle(id: string, result: SettledCall): Promise<void> {
    const { outcome, textTokensIn, imageTokensIn, tokensOut, images, usd, ms, requestId } = result
    await this.#client.execute({
      sql: `update ai_calls set outcome = ?, text_tokens_in = ?, image_tokens_in = ?, tokens_out = ?, images = ?,
        cost_micro_usd = ?, ms = max(ms, ?), request_id = ? where id = ?`,
      args: [
        ...[outcome, textTokensIn, imageTokensIn, tokensOut, images],
        ...[usd === null ? null : Math.round(usd * 1e6), Math.round(ms), requestId, id],
      ],
    })
  }

  async entries(since: Date): Promise<LedgerEntry[]> {
    const { rows } = await this.#client.execute({
      sql: 'select * from ai_calls where created_at >= ? order by created_at, id',
      args: [since.toISOString()],
    })
    return rows.map((row) => Row.parse(row))
  }

  /** Settles the calls whose process is gone, before anything is reckoned with them. */
  #losses({ payer }: PlannedCall): { sql: string; args: (string | number)[] } {
    const longAgo = new Date(this.#clock.now().getTime() - LONGEST_CALL_MS).toISOString()
    const samePart = payer ? ' or (book = ? and step = ? and process is not ?)' : ''
    return {
      sql: `update ai_calls set outcome = 'lost', cost_micro_usd = coalesce(expected_micro_usd, worst_micro_usd)
        where outcome is null and (created_at < ?${samePart})`,
      args: [longAgo, ...(payer ? [payer.book, payer.step, this.#process] : [])],
    }
  }

  #checks({ payer, worstUsd }: PlannedCall, caps: Caps) {
    const today = `${this.#clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`
    const fits = (cap: Cap, spent: string, args: (string | number)[], capUsd: number) => ({
      cap,
      sql: `(${spent}) + ? <= ?`,
      args: [...args, Math.ceil(worstUsd * 1e6), Math.round(capUsd * 1e6)],
    })
    // What costs nothing is never too dear.
    if (worstUsd === 0) return [{ cap: 'book' as const, sql: '1 = 1', args: [] }]
    return [
      ...(payer
        ? [
            fits('book', SPENT_ON_BOOK, [payer.book, payer.book], caps.bookUsd),
            fits('account', `${SPENT} where owner = ? and created_at >= ?`, [payer.owner, today], caps.accountDayUsd),
          ]
        : []),
      fits('installation', `${SPENT} where created_at >= ?`, [today], caps.installationDayUsd),
    ]
  }
}
