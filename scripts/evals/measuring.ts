import type OpenAI from 'openai'
import type { Answer, Asked, Read, RequestOptions } from '../../src/adapters/openai/call.ts'
import { OpenAiConnection } from '../../src/adapters/openai/connection.ts'
import { ProviderFailure } from '../../src/ports/provider-failure.ts'

/** Tokens of a request as the product estimates them, and the most that its answer may have. */
export type Size = { tokensIn: number; maxTokens: number }

/** A connection that has every request made and sends none. */
export class Measuring extends OpenAiConnection {
  #size: Size | null = null

  /** The size of the first request that the work makes; null where it makes none. */
  async measure(work: (signal: AbortSignal) => Promise<unknown>): Promise<Size | null> {
    this.#size = null
    try {
      await work(new AbortController().signal)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
    }
    return this.#size
  }

  override async call<T>(
    { units }: Asked,
    signal: AbortSignal,
    make: (client: OpenAI, options: RequestOptions) => Promise<Answer<T>>,
  ): Promise<Read<T>> {
    const create = (body: Record<string, unknown>) => {
      const maxTokens = Number(body.max_completion_tokens ?? body.max_tokens ?? body.max_output_tokens)
      this.#size = { maxTokens, tokensIn: units - maxTokens }
      throw new ProviderFailure('budget', 'measured and not sent')
    }
    const client = { chat: { completions: { create } }, responses: { create } }
    await make(client as unknown as OpenAI, { signal, timeout: 0, maxRetries: 0 })
    throw new RangeError('A request that is no text')
  }
}
