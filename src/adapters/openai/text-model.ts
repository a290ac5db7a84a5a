import { costOfText, TYPICAL_ANSWER_TOKENS } from '../../domain/prices.ts'
import type { Cost } from '../../ports/cost.ts'
import { ProviderFailure } from '../../ports/provider-failure.ts'
import type { Answer, RequestOptions } from './call.ts'
import type { OpenAiConnection } from './connection.ts'
import { estimatedTokens } from './estimated-tokens.ts'
import { extrasOf } from './extras-of.ts'
import { Refusal } from './failures.ts'
import { requestHash } from './paid-answers.ts'
import type { Question } from './question.ts'
import { type WayOfAsking, wayOfAsking } from './way-of-asking.ts'
import { withForm } from './with-form.ts'

/** `cut`: the answer stopped at its limit of tokens. */
export type Said = { text: string; cut: boolean; cost: Cost }

type Raw = { text: string | null; refused: boolean; cut: boolean; tokensIn: number; tokensOut: number }

/** The most that one call with this question can cost, in US dollars; 0 where nobody knows the model's price. */
export function worstUsdOf(connection: OpenAiConnection, question: Question): number {
  const { maxTokens } = wayFor(connection, question)
  return costOfText(question.model, { tokensIn: estimatedTokens(question), tokensOut: maxTokens })
}

/** Asks a model for JSON over whichever protocol its server speaks. @throws ProviderFailure, or Refusal */
export async function ask(connection: OpenAiConnection, question: Question, signal: AbortSignal): Promise<Said> {
  const { model, payer, messages, maxTokens } = question
  const { api } = connection.profile.text
  const way = wayFor(connection, question)
  const tokensIn = estimatedTokens(question)
  const { data, used } = await connection.call(
    {
      payer,
      model,
      waiting: question.waiting,
      endpoint: api,
      group: 'text',
      // Of what is asked, not of how: another setting makes no answer worth paying twice.
      request: question.isPassing ? null : requestHash({ api, model, messages, schema: question.schema, maxTokens }),
      units: tokensIn + way.maxTokens,
      worstUsd: worstUsdOf(connection, question),
      expectedUsd: costOfText(model, { tokensIn, tokensOut: Math.min(way.maxTokens, TYPICAL_ANSWER_TOKENS) }),
    },
    signal,
    async (client, options) =>
      api === 'chat'
        ? askChat(client, connection, question, way, options)
        : askResponses(client, connection, question, way, options),
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

function wayFor({ profile, settings }: OpenAiConnection, question: Question): WayOfAsking {
  return wayOfAsking(question, profile.text, settings.asking)
}

type Client = Awaited<ReturnType<OpenAiConnection['client']>>

async function askChat(
  client: Client,
  { profile }: OpenAiConnection,
  { model, messages, schema, payer }: Question,
  { maxTokens, effort, temperature, json }: WayOfAsking,
  options: RequestOptions,
): Promise<Answer<Raw>> {
  const completion = await client.chat.completions.create(
    {
      model,
      messages: withForm(messages, schema.json, json).map((message) => {
        if (!message.picture) return { role: message.role, content: message.text }
        const url = `data:image/webp;base64,${Buffer.from(message.picture).toString('base64')}`
        return {
          role: 'user' as const,
          content: [
            { type: 'text' as const, text: message.text },
            { type: 'image_url' as const, image_url: { url, ...(message.detail && { detail: message.detail }) } },
          ],
        }
      }),
      ...(json === 'schema' && {
        response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.json } },
      }),
      ...(json === 'object' && { response_format: { type: 'json_object' } }),
      ...(effort !== null && { reasoning_effort: effort }),
      ...(temperature !== null && { temperature }),
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
  { model, messages, schema, payer }: Question,
  { maxTokens, effort, temperature, json }: WayOfAsking,
  options: RequestOptions,
): Promise<Answer<Raw>> {
  const response = await client.responses.create(
    {
      model,
      input: withForm(messages, schema.json, json).map(({ role, text, picture, detail = 'low' }) =>
        picture
          ? {
              role: 'user' as const,
              content: [
                { type: 'input_text' as const, text },
                {
                  type: 'input_image' as const,
                  detail: detail as 'low' | 'high',
                  image_url: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
                },
              ],
            }
          : { role, content: text },
      ),
      ...(json === 'schema' && {
        text: { format: { type: 'json_schema', name: schema.name, strict: true, schema: schema.json } },
      }),
      ...(json === 'object' && { text: { format: { type: 'json_object' } } }),
      ...(effort !== null && { reasoning: { effort } }),
      ...(temperature !== null && { temperature }),
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
