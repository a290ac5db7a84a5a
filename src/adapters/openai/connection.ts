import type OpenAI from 'openai'
import type { CallOutcome, Ledger, PlannedCall, SettledCall } from '../../ports/ledger.ts'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { CallLimiter } from './call-limiter.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { Refusal, translate } from './failures.ts'
import { PROFILES, type Profile } from './profiles.ts'
import type { OpenAiSettings } from './settings.ts'

export type Asked = Omit<PlannedCall, 'provider'> & {
  group: 'text' | 'image' | 'moderation'
  /** What the service counts by the minute: pictures, or tokens. */
  units: number
}

export type RequestOptions = { signal: AbortSignal; timeout: number; maxRetries: 0 }

/** What an answer used, as the service says. */
export type Used = Pick<SettledCall, 'textTokensIn' | 'imageTokensIn' | 'tokensOut' | 'images'> & { usd: number }

export const UNUSED: Used = { textTokensIn: 0, imageTokensIn: 0, tokensOut: 0, images: 0, usd: 0 }

/** "Too many" costs nothing, so it is asked again here, after the pause the service wants; more often, and the caller hears of it. */
const TURNS = 5
const PAUSE_MS = { least: 50, most: 20_000 }

/**
 * The one way out to a service: every call of a key waits at the same door, is stopped by the same breaker, has its worst
 * cost set aside before and its real cost written after. Nothing is asked twice that may have been paid.
 */
export class OpenAiConnection {
  readonly settings: OpenAiSettings
  readonly profile: Profile
  readonly #ledger: Ledger
  readonly #limiters: Record<Asked['group'], CallLimiter>
  readonly #breakers: Record<Asked['group'], CircuitBreaker>
  #client: Promise<OpenAI> | undefined

  constructor(settings: OpenAiSettings, ledger: Ledger) {
    this.settings = settings
    const profile = PROFILES[settings.server]
    this.profile = settings.textApi ? { ...profile, text: { ...profile.text, api: settings.textApi } } : profile
    this.#ledger = ledger
    const atOnce = this.profile.maxAtOnce
    this.#limiters = {
      text: new CallLimiter({ atOnce, perMinute: settings.tokensPerMinute }),
      image: new CallLimiter({ atOnce, perMinute: settings.imagesPerMinute, perLane: settings.imagesPerBook }),
      moderation: new CallLimiter({ atOnce, perMinute: null }),
    }
    const pause = Math.min(30_000, this.#firstPause())
    this.#breakers = {
      text: new CircuitBreaker(pause),
      image: new CircuitBreaker(pause),
      moderation: new CircuitBreaker(pause),
    }
  }

  get provider(): string {
    return new URL(this.settings.baseUrl ?? 'https://api.openai.com/v1').host
  }

  /** The client with its retries off: it would repeat what timed out and was paid. Loaded at the first call. */
  client(): Promise<OpenAI> {
    this.#client ??= import('openai').then(
      ({ default: OpenAI }) =>
        new OpenAI({
          apiKey: this.settings.apiKey,
          baseURL: this.settings.baseUrl ?? 'https://api.openai.com/v1',
          // Not from the environment, which only the configuration reads.
          organization: null,
          project: null,
          maxRetries: 0,
          logLevel: 'off',
          fetch: boundedFetch,
        }),
    )
    return this.#client
  }

  /**
   * @param read says what the answer used, and throws ProviderFailure (`transient`) where it is of no use
   * @throws ProviderFailure, or Refusal
   */
  async call<T>(
    asked: Asked,
    signal: AbortSignal,
    ask: (client: OpenAI, options: RequestOptions) => Promise<{ data: T; requestId: string | null }>,
    read: (data: T) => Used,
  ): Promise<{ data: T; used: Used; requestId: string | null }> {
    const lane = asked.payer ? String(asked.payer.book) : 'nobody'
    for (let turn = 1; ; turn++) {
      const leave = await this.#limiters[asked.group].enter(lane, asked.units, signal)
      try {
        return await this.#once(asked, signal, ask, read)
      } catch (error) {
        if (!(error instanceof ProviderFailure) || error.kind !== 'limited') throw error
        this.#limiters[asked.group].slowDown(error.retryAfterMs ?? this.#firstPause())
        if (turn === TURNS) throw error
      } finally {
        leave()
      }
    }
  }

  async #once<T>(
    { group, units: _, ...planned }: Asked,
    signal: AbortSignal,
    ask: (client: OpenAI, options: RequestOptions) => Promise<{ data: T; requestId: string | null }>,
    read: (data: T) => Used,
  ) {
    const breaker = this.#breakers[group]
    breaker.check()
    const id = await this.#reserve(planned)
    const startedAt = performance.now()
    const settle = (
      outcome: CallOutcome,
      used: Omit<Used, 'usd'> & { usd: number | null },
      requestId: string | null = null,
    ) => this.#ledger.settle(id, { ...used, outcome, ms: performance.now() - startedAt, requestId })
    const timeout = group === 'image' ? this.settings.imageTimeoutMs : this.settings.textTimeoutMs
    let answered: { used: Used; requestId: string | null } | null = null
    try {
      const { data, requestId } = await ask(await this.client(), { signal, timeout, maxRetries: 0 })
      // What is of no use was paid all the same.
      answered = { used: { ...UNUSED, usd: planned.worstUsd }, requestId }
      answered.used = read(data)
      breaker.succeeded()
      await settle('ok', answered.used, requestId)
      return { data, used: answered.used, requestId }
    } catch (error) {
      if (signal.aborted) {
        await settle('aborted', { ...UNUSED, usd: null })
        throw signal.reason
      }
      const failure = translate(error, planned.endpoint)
      if (failure instanceof Refusal) {
        await settle('refused', answered?.used ?? { ...UNUSED, usd: failure.stage === 'output' ? null : 0 })
        throw failure
      }
      breaker.failed(failure)
      const unknown = failure.kind === 'transient' ? null : 0
      await settle(outcomeOf(failure), { ...UNUSED, usd: answered ? answered.used.usd : unknown }, answered?.requestId)
      throw failure
    }
  }

  async #reserve(planned: Omit<PlannedCall, 'provider'>): Promise<string> {
    const reserved = await this.#ledger.reserve({ ...planned, provider: this.provider }, this.settings.caps)
    if (reserved.kind === 'reserved') return reserved.id
    // What a book may cost stays used up; what a day may cost is there again tomorrow.
    throw new ProviderFailure(reserved.cap === 'book' ? 'budget' : 'quota', `budget of the ${reserved.cap} is used up`)
  }

  #firstPause(): number {
    const given = this.settings.retryDelaysMs[0] ?? PAUSE_MS.most
    return Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, given))
  }
}

function outcomeOf({ kind }: ProviderFailure): CallOutcome {
  return kind === 'budget' ? 'invalid' : kind
}
