import { costOfText, TYPICAL_ANSWER_TOKENS } from '../../domain/prices.ts'
import type { Cost } from '../../ports/cost.ts'
import type { Payer } from '../../ports/ledger.ts'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { Waiting } from '../../ports/waiting.ts'
import type { Answer, RequestOptions } from './call.ts'
import type { OpenAiConnection } from './connection.ts'
import { Refusal } from './failures.ts'
import { requestHash } from './paid-answers.ts'

/** What stands first is the same from call to call, so that the service can keep it. */
export type Message = { role: 'system' | 'user' | 'assistant'; text: string; picture?: Uint8Array }

export type Question = {
  payer: Payer | null
  waiting?: Waiting | undefined
  /** The answer is not worth keeping: whoever asks again pays again. */
  isPassing?: boolean | undefined
  model: string
  messages: readonly Message[]
  /** Strict: every key required, no bounds (the strictest subset that all servers share). */
  schema: { name: string; json: Record<string, unknown> }
  maxTokens: number
}

/** `cut`: the answer stopped at its limit of tokens. */
export type Said = { text: string; cut: boolean; cost: Cost }

type Raw = { text: string | null; refused: boolean; cut: boolean; tokensIn: number; tokensOut: number }

/** Asks a model for JSON over whichever protocol its server speaks. @throws ProviderFailure, or Refusal */
export async function ask(connection: OpenAiConnection, question: Question, signal: AbortSignal): Promise<Said> {
  const { model, payer, messages, maxTokens } = question
  const { api } = connection.profile.text
  const tokensIn = estimatedTokens(messages, question.schema.json)
  const { data, used } = await connection.call(
    {
      payer,
      model,
      waiting: question.waiting,
      endpoint: api,
      group: 'text',
      request: question.isPassing ? null : requestHash({ api, model, messages, schema: question.schema, maxTokens }),
      units: tokensIn + maxTokens,
      worstUsd: costOfText(model, { tokensIn, tokensOut: maxTokens }),
      expectedUsd: costOfText(model, { tokensIn, tokensOut: Math.min(maxTokens, TYPICAL_ANSWER_TOKENS) }),
    },
    signal,
    async (client, options) =>
      api === 'chat'
        ? askChat(client, connection, question, options)
        : askResponses(client, connection, question, options),
    ({ data: raw }) => {
      if (raw.text === null && !raw.refused) throw new ProviderFailure('transient', `${api}: an answer without text`)
      const use = { tokensIn: raw.tokensIn, tokensOut: raw.tokensOut }
      return {
        textTokensIn: use.tokensIn,
        imageTokensIn: 0,
        tokensOut: use.tokensOut,
        images: 0,
        usd: costOfText(model, use),
      }
    },
  )
  if (data.refused || data.text === null) throw new Refusal('output')
  return {
    text: data.text,
    cut: data.cut,
    cost: { model, inputTokens: used.textTokensIn, outputTokens: used.tokensOut, images: 0, usd: used.usd },
  }
}

type Client = Awaited<ReturnType<OpenAiConnection['client']>>

async function askChat(
  client: Client,
  { profile }: OpenAiConnection,
  { model, messages, schema, maxTokens, payer }: Question,
  options: RequestOptions,
): Promise<Answer<Raw>> {
  const completion = await client.chat.completions.create(
    {
      model,
      messages: messages.map((message) => {
        if (!message.picture) return { role: message.role, content: message.text }
        const url = `data:image/webp;base64,${Buffer.from(message.picture).toString('base64')}`
        return {
          role: 'user' as const,
          content: [
            { type: 'text' as const, text: message.text },
            { type: 'image_url' as const, image_url: { url } },
          ],
        }
      }),
      response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.json } },
      [profile.text.maxTokensField]: maxTokens,
      ...(profile.text.takesExtras && { store: false, ...extrasOf(payer) }),
    },
    options,
  )
  const choice = completion.choices?.[0]
  const data: Raw = {
    text: choice?.message?.content || null,
    refused: !!choice?.message?.refusal || choice?.finish_reason === 'content_filter',
    cut: choice?.finish_reason === 'length',
    tokensIn: completion.usage?.prompt_tokens ?? 0,
    tokensOut: completion.usage?.completion_tokens ?? 0,
  }
  return { data, bytes: null, requestId: completion._request_id ?? null }
}

async function askResponses(
  client: Client,
  { profile }: OpenAiConnection,
  { model, messages, schema, maxTokens, payer }: Question,
  options: RequestOptions,
): Promise<Answer<Raw>> {
  const response = await client.responses.create(
    {
      model,
      input: messages.map(({ role, text, picture }) =>
        picture
          ? {
              role: 'user' as const,
              content: [
                { type: 'input_text' as const, text },
                {
                  type: 'input_image' as const,
                  detail: 'low' as const,
                  image_url: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
                },
              ],
            }
          : { role, content: text },
      ),
      text: { format: { type: 'json_schema', name: schema.name, strict: true, schema: schema.json } },
      max_output_tokens: maxTokens,
      ...(profile.text.takesExtras && { store: false, ...extrasOf(payer) }),
    },
    options,
  )
  const refused = (response.output ?? []).some(
    (item) => item.type === 'message' && item.content.some(({ type }) => type === 'refusal'),
  )
  const data: Raw = {
    text: response.output_text || null,
    refused: refused || response.incomplete_details?.reason === 'content_filter',
    cut: response.incomplete_details?.reason === 'max_output_tokens',
    tokensIn: response.usage?.input_tokens ?? 0,
    tokensOut: response.usage?.output_tokens ?? 0,
  }
  return { data, bytes: null, requestId: response._request_id ?? null }
}

/** Nobody's name or address: a fingerprint of the account's random id, and the book's number. */
function extrasOf(payer: Payer | null) {
  if (!payer) return {}
  return {
    safety_identifier: new Bun.CryptoHasher('sha256').update(`colorin/${payer.owner}`).digest('hex').slice(0, 32),
    prompt_cache_key: `book-${payer.book}`,
  }
}

/** Three letters a token errs on the dear side; a picture is some 2,500. */
function estimatedTokens(messages: readonly Message[], schema: Record<string, unknown>): number {
  const letters = messages.reduce((sum, { text }) => sum + text.length, JSON.stringify(schema).length)
  return Math.ceil(letters / 3) + messages.filter(({ picture }) => picture).length * 2500
}
