import type { z } from 'zod'
import { DEFAULT_MODELS, type ServerKind } from './adapters/openai/profiles.ts'
import type { OpenAiSettings } from './adapters/openai/settings.ts'
import type { Environment } from './environment.ts'

/** With a key, every trade has a model; a server without one has only those that are named. */
export function aiSettings(env: z.infer<typeof Environment>): OpenAiSettings {
  const baseUrl = env.OPENAI_BASE_URL?.replace(/\/+$/u, '') ?? null
  const byDefault = (model: string) => (env.OPENAI_API_KEY ? model : null)
  return {
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl,
    server: env.AI_SERVER ?? serverAt(baseUrl),
    textApi: env.STORY_API ?? null,
    asking: {
      storyEffort: env.STORY_EFFORT ?? null,
      visionEffort: env.VISION_EFFORT ?? null,
      mostTokens: env.STORY_MAX_TOKENS ?? null,
      json: env.STORY_JSON ?? null,
    },
    storyModel: env.STORY_MODEL ?? byDefault(DEFAULT_MODELS.story),
    imageModel: env.IMAGE_MODEL ?? byDefault(DEFAULT_MODELS.image),
    imageQuality: env.IMAGE_QUALITY,
    imageSize: env.IMAGE_SIZE,
    moderationModel: env.MODERATION_MODEL ?? byDefault(DEFAULT_MODELS.moderation),
    visionModel: env.VISION_MODEL ?? (baseUrl === null ? DEFAULT_MODELS.vision : null),
    textTimeoutMs: env.TEXT_TIMEOUT_MS,
    imageTimeoutMs: env.IMAGE_TIMEOUT_MS,
    moderationTimeoutMs: env.MODERATION_TIMEOUT_MS,
    imagesPerBook: env.GENERATION_CONCURRENCY,
    imagesPerMinute: env.IMAGES_PER_MINUTE ?? null,
    tokensPerMinute: env.TOKENS_PER_MINUTE ?? null,
    busyNoticeMs: env.BUSY_NOTICE_MS,
    retryDelaysMs: env.RETRY_DELAYS_MS.split(',').map(Number),
    caps: {
      bookUsd: env.BUDGET_BOOK_USD,
      accountDayUsd: env.BUDGET_ACCOUNT_DAY_USD,
      installationDayUsd: env.BUDGET_DAY_USD,
    },
  }
}

function serverAt(baseUrl: string | null): ServerKind {
  return baseUrl === null || new URL(baseUrl).host.endsWith('.openai.com') ? 'openai' : 'compatible'
}
