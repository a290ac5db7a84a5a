import type OpenAI from 'openai'
import type { AnswerJournal, AnswerPlace } from '../../ports/answer-journal.ts'
import type { CallOutcome, Ledger, Payer, PlannedCall } from '../../ports/ledger.ts'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { Json } from '../../ports/runner.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type Answer, type Asked, type Read, type RequestOptions, UNUSED, type Used } from './call.ts'
import { CallPolicy } from './call-policy.ts'
import { Refusal, translate } from './failures.ts'
import { PaidAnswers } from './paid-answers.ts'
import { PROFILES, type Profile } from './profiles.ts'
import type { OpenAiSettings } from './settings.ts'
import { untilCancelled } from './until-cancelled.ts'

/** "Too many" costs nothing, so it is asked again here, after the pause the service wants; more often, and the caller hears of it. */
const TURNS = 5
const MODERATIONS_IN_VAIN = 2
const PAUSE_MS = { least: 50, most: 20_000 }

/** Another call of ours may still be within its caps: unlike the service's own, this failure says nothing about the next. */
class OverBudget extends ProviderFailure {}

/**
 * The one way out to a service: every call of a key waits at the same door, is stopped by the same breaker, has its worst
 * cost set aside before and its real cost written after. Nothing is asked twice that may have been paid.
 */
export class OpenAiConnection {
  readonly settings: OpenAiSettings
  readonly profile: Profile
  readonly #ledger: Ledger
  readonly #answers: PaidAnswers
  readonly #policies: Record<Asked['group'], CallPolicy>
  #client: Promise<OpenAI> | undefined

  constructor(settings: OpenAiSettings, ledger: Ledger, journal: AnswerJournal) {
    this.settings = settings
    const profile = PROFILES[settings.server]
    this.profile = settings.textApi ? { ...profile, text: { ...profile.text, api: settings.textApi } } : profile
    this.#ledger = ledger
    this.#answers = new PaidAnswers(journal)
    const { maxAtOnce: atOnce } = this.profile
    const pauseMs = this.#firstPause()
    const breaker = { pauseMs, after: 1, opensOn: lasts }
    const common = { atOnce, turns: TURNS, pauseMs, breaker }
    const { imagesPerBook, imagesPerMinute, tokensPerMinute } = settings
    this.#policies = {
      // Chapters go side by side, unless a minute has room for a few only: then other books shall have some of it.
      text: new CallPolicy({
        ...common,
        perLane: tokensPerMinute === null ? null : imagesPerBook,
        perMinute: tokensPerMinute,
      }),
      image: new CallPolicy({ ...common, perLane: imagesPerBook, perMinute: imagesPerMinute }),
      // Nobody waits for a moderation that is not well: the local list decides, and each call would find it as unwell.
      moderation: new CallPolicy({
        ...common,
        ...{ perLane: null, perMinute: null, turns: 1 },
        breaker: { pauseMs, after: MODERATIONS_IN_VAIN, opensOn: ({ kind }) => kind !== 'invalid' },
      }),
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
   * What was answered before, by the journal, or else by the service.
   * @param read says what the answer used, and throws ProviderFailure (`transient`) where it is of no use
   * @throws ProviderFailure, or Refusal
   */
  async call<T>(
    asked: Asked,
    signal: AbortSignal,
    ask: (client: OpenAI, options: RequestOptions) => Promise<Answer<T>>,
    read: (answer: Answer<T>) => Used,
  ): Promise<Read<T>> {
    const { group, units, waiting, request, mostOfBook = 1, ...planned } = asked
    signal.throwIfAborted()
    const place = this.#answers.placeFor(asked.payer, request)
    const kept = await this.#answers.find(asked.payer, place)
    if (kept) {
      // Written down by this very method, so it has the form that it had.
      const answer = { data: kept.data as T, bytes: kept.bytes, requestId: kept.requestId }
      const used = await this.#read(answer, asked.payer, place, read)
      // The process that asked may have died before it wrote the price down.
      await this.#ledger.settle(kept.call, { ...used, outcome: 'ok', ms: 0, requestId: kept.requestId })
      return { ...answer, used, drop: () => this.#answers.drop(asked.payer, place) }
    }
    const lane = asked.payer ? String(asked.payer.book) : 'nobody'
    return this.#policies[group].execute({ lane, units, signal, waiting }, () =>
      this.#once({ group, mostOfBook }, planned, place, signal, ask, read),
    )
  }

  /** A parent asks anew: what rests after a failure that lasts is tried at once, by one call. */
  askAnew(): void {
    this.#policies.text.askAnew()
    this.#policies.image.askAnew()
  }

  async #once<T>(
    { group, mostOfBook }: Pick<Asked, 'group'> & { mostOfBook: number },
    planned: Omit<PlannedCall, 'provider'>,
    place: AnswerPlace | null,
    signal: AbortSignal,
    ask: (client: OpenAI, options: RequestOptions) => Promise<Answer<T>>,
    read: (answer: Answer<T>) => Used,
  ) {
    const id = await this.#reserve(planned, mostOfBook)
    const startedAt = performance.now()
    const settle = (
      outcome: CallOutcome,
      used: Omit<Used, 'usd'> & { usd: number | null },
      requestId: string | null = null,
    ) => this.#ledger.settle(id, { ...used, outcome, ms: performance.now() - startedAt, requestId })
    const timeout = this.#timeoutOf(group)
    let answered: { used: Used; requestId: string | null } | null = null
    const cancelled = untilCancelled(signal)
    try {
      const answer = await ask(await this.client(), { signal: cancelled.signal, timeout, maxRetries: 0 })
      const { requestId } = answer
      // What is of no use was paid all the same.
      answered = { used: { ...UNUSED, usd: planned.worstUsd }, requestId }
      await this.#keep(planned.payer, place, { ...answer, call: id, data: answer.data as Json }, cancelled.signal)
      answered.used = await this.#read(answer, planned.payer, place, read)
      // An answer in hand is worth more than its row, which is settled when it is found again, or taken for lost.
      await settle('ok', answered.used, requestId).catch(() => {})
      signal.throwIfAborted()
      return { ...answer, used: answered.used, drop: () => this.#answers.drop(planned.payer, place) }
    } catch (error) {
      // Written down and paid, and the process stops.
      if (signal.aborted && error === signal.reason && !cancelled.signal.aborted) throw error
      if (cancelled.signal.aborted) {
        await settle('aborted', { ...UNUSED, usd: null })
        throw signal.reason
      }
      const failure = translate(error, planned.endpoint)
      if (failure instanceof Refusal) {
        await settle('refused', answered?.used ?? { ...UNUSED, usd: failure.stage === 'output' ? null : 0 })
        throw failure
      }
      const unknown = failure.kind === 'transient' ? null : 0
      await settle(outcomeOf(failure), { ...UNUSED, usd: answered ? answered.used.usd : unknown }, answered?.requestId)
      throw failure
    } finally {
      cancelled.release()
    }
  }

  async #read<T>(
    answer: Answer<T>,
    payer: Payer | null,
    place: AnswerPlace | null,
    read: (answer: Answer<T>) => Used,
  ): Promise<Used> {
    try {
      return read(answer)
    } catch (error) {
      await this.#answers.drop(payer, place)
      throw error
    }
  }

  /** What cannot be written down is in hand all the same, and goes on. */
  async #keep(...[payer, place, answer, signal]: Parameters<PaidAnswers['keep']>): Promise<void> {
    try {
      await this.#answers.keep(payer, place, answer, signal)
    } catch {
      signal.throwIfAborted()
    }
  }

  async #reserve(planned: Omit<PlannedCall, 'provider'>, mostOfBook: number): Promise<string> {
    const { caps } = this.settings
    const within = { ...caps, bookUsd: caps.bookUsd * mostOfBook }
    const reserved = await this.#ledger.reserve({ ...planned, provider: this.provider }, within)
    if (reserved.kind === 'reserved') return reserved.id
    // What a book may cost stays used up; what a day may cost is there again tomorrow.
    throw new OverBudget(reserved.cap === 'book' ? 'budget' : 'quota', `budget of the ${reserved.cap} is used up`)
  }

  #timeoutOf(group: Asked['group']): number {
    const { textTimeoutMs: text, imageTimeoutMs: image, moderationTimeoutMs: moderation } = this.settings
    return { text, image, moderation }[group]
  }

  #firstPause(): number {
    const given = this.settings.retryDelaysMs[0] ?? PAUSE_MS.most
    return Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, given))
  }
}

/** Without quota or with a wrong key every call fails alike, until somebody mends it. */
function lasts(failure: ProviderFailure): boolean {
  return !(failure instanceof OverBudget) && (failure.kind === 'quota' || failure.kind === 'unauthorised')
}

function outcomeOf({ kind }: ProviderFailure): CallOutcome {
  return kind === 'budget' ? 'invalid' : kind
}
