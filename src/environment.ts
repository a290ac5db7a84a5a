import { z } from 'zod'
import { EFFORTS, JSON_FORMS } from './adapters/openai/model-families.ts'
import { SERVER_KINDS } from './adapters/openai/profiles.ts'
import { count, dollars, flag, host, mailFrom, mailServer, milliseconds, networks, url, WEB } from './config-values.ts'

/** What of the environment is about models: which, where, and how they are asked. */
const MODEL_VARIABLES = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(
    WEB,
    'the address of an OpenAI-compatible server with its /v1, such as http://127.0.0.1:11434/v1',
  ).optional(),
  STORY_MODEL: z.string().optional(),
  IMAGE_MODEL: z.string().optional(),
  IMAGE_QUALITY: z
    .enum(['low', 'medium', 'high', 'xhigh', 'max', 'auto'], 'low, medium, high, xhigh, max or auto')
    .default('medium'),
  MODERATION_MODEL: z.string().optional(),
  VISION_MODEL: z.string().optional(),
  AI_SERVER: z.enum(SERVER_KINDS, SERVER_KINDS.join(', ')).optional(),
  STORY_API: z.enum(['chat', 'responses'], 'chat or responses').optional(),
  STORY_EFFORT: z.enum(EFFORTS, EFFORTS.join(', ')).optional(),
  STORY_MAX_TOKENS: count(1000, 1_000_000).optional(),
  STORY_JSON: z.enum(JSON_FORMS, 'schema, object or none').optional(),
  VISION_EFFORT: z.enum(EFFORTS, EFFORTS.join(', ')).optional(),
  IMAGE_SIZE: count(512, 2816).default(1536),
  IMAGES_PER_MINUTE: count(1, 100_000).optional(),
  TOKENS_PER_MINUTE: count(1, 1_000_000_000).optional(),
}

/** Every variable that is read, as it is written and what it is by default. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: count(0, 65_535).default(3000),
  HOST: host.optional(),
  PUBLIC_URL: url(WEB, 'an origin such as https://colorin.example').optional(),
  DATA_DIR: z.string().min(1, 'a folder').default('./data'),
  DATABASE_URL: z
    .string()
    // What is in memory alone is gone with the process, and SQLite takes a file without a name for that.
    .regex(
      /^(?!file:(\/\/)?($|\?|:memory:))(file|https?|wss?|libsql):/u,
      'a libSQL URL: file:… with its path, libsql:…, http(s):… or ws(s):…',
    )
    .optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(WEB, 'the address of an S3-compatible server, such as https://s3.example').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailFrom.optional(),
  ...MODEL_VARIABLES,
  BUDGET_BOOK_USD: dollars(5),
  BUDGET_ACCOUNT_DAY_USD: dollars(20),
  BUDGET_DAY_USD: dollars(200),
  STORIES_DIR: z.string().min(1, 'a folder').optional(),
  GATE_PASSWORD: z.string().optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  GENERATION_CONCURRENCY: count(1, 32).default(4),
  REDIS_URL: url(['redis:', 'rediss:'], 'an address such as redis://127.0.0.1:6379').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  TEXT_TIMEOUT_MS: count(1000, 3_600_000).default(120_000),
  IMAGE_TIMEOUT_MS: count(1000, 3_600_000).default(240_000),
  MODERATION_TIMEOUT_MS: count(100, 60_000).default(4000),
  BUSY_NOTICE_MS: count(1, 60_000).default(15_000),
  RETRY_DELAYS_MS: milliseconds.default('30000,120000'),
  STOP_TIMEOUT_MS: count(0, 3_600_000).optional(),
  STEP_LEASE_MS: count(500, 600_000).default(10_000),
  RATE_LIMIT_FACTOR: z.coerce.number('a number above 0').positive('a number above 0').default(1),
  TRUSTED_PROXIES: networks.default([]),
  LEGAL_OWNER: z.string().optional(),
  LEGAL_TAX_ID: z.string().optional(),
  LEGAL_ADDRESS: z.string().optional(),
  LEGAL_EMAIL: z.string().optional(),
})
