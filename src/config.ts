import { DEFAULT_MODELS, RETIRED_MODELS } from './adapters/openai/profiles.ts'
import type { OpenAiSettings } from './adapters/openai/settings.ts'
import { aiSettings } from './config-models.ts'
import { Environment } from './environment.ts'

/** Without a key only what is named is asked of a server. */
const MODELS = ['STORY_MODEL', 'IMAGE_MODEL', 'MODERATION_MODEL', 'VISION_MODEL']

/** Everything the environment decides, checked once. Nobody else reads `process.env`. */
export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string | null
  dataDir: string
  database: { url: string; authToken: string | null }
  /** Null: files in `dataDir`. */
  s3: {
    bucket: string
    endpoint: string | null
    region: string
    accessKeyId: string
    secretAccessKey: string
    forcePathStyle: boolean
  } | null
  /** Null: letters are files in `dataDir`. */
  smtp: { url: string; from: string } | null
  /** Null: the built-in offline engine. */
  ai: OpenAiSettings | null
  /** Empty: no gate. */
  gatePassword: string
  /** Null: made once and kept in `dataDir`. */
  appSecret: string | null
  generationConcurrency: number
  /** A folder of stories of the house's own, beside the built-in ones. */
  storiesDir: string | null
  redisUrl: string | null
  logLevel: string
  stepLeaseMs: number
  /** How long a stop waits for calls that are under way and paid for, before it cuts them off. */
  stopTimeoutMs: number
  rateLimitFactor: number
  /** Addresses and networks (`10.0.0.0/8`). */
  trustedProxies: string[]
  /** The owner with their entry in the Registro Mercantil, where they have one (LSSI art. 10). */
  legal: { owner: string | null; taxId: string | null; address: string | null; email: string | null }
}

/** What the start stops with: a line for each variable that is wrong or missing. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(readonly lines: string[]) {
    super(lines.join('\n'))
  }
}

/** @throws ConfigError with one line an error, each naming the variable and what it expects */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value means "not set", except where empty itself says something.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || name === 'GATE_PASSWORD'),
  )
  const parsed = Environment.safeParse(given)
  const lines = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: expected ${issue.message}`)
  const env = parsed.success ? parsed.data : null
  const production = (env?.NODE_ENV ?? environment.NODE_ENV) === 'production'
  if (production && given.GATE_PASSWORD === undefined)
    lines.push('GATE_PASSWORD: must be set in production (empty turns the gate off)')
  if (production && given.APP_SECRET === undefined)
    lines.push('APP_SECRET: must be set in production, at least 32 characters that nobody can guess')
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (given.S3_BUCKET && !given[name]) lines.push(`${name}: must be set when S3_BUCKET is`)
  if (given.IMAGE_MODEL && RETIRED_MODELS.includes(given.IMAGE_MODEL))
    lines.push(`IMAGE_MODEL: expected a model that still exists, such as ${DEFAULT_MODELS.image}`)
  if (given.OPENAI_BASE_URL && !given.OPENAI_API_KEY && !MODELS.some((name) => given[name]))
    lines.push('STORY_MODEL: must be set, or IMAGE_MODEL, when OPENAI_BASE_URL is: else its server is asked nothing')
  // A letter's link must never be what a visitor's Host header says.
  for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const)
    if (given.SMTP_URL && !given[name]) lines.push(`${name}: must be set when SMTP_URL is`)
  if (!given.S3_BUCKET && given.S3_ENDPOINT) lines.push('S3_BUCKET: must be set when S3_ENDPOINT is')
  if (!env || lines.length > 0) throw new ConfigError(lines)
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    dataDir: env.DATA_DIR,
    database: {
      url: env.DATABASE_URL ?? `file:${env.DATA_DIR}/colorin.db`,
      authToken: env.DATABASE_AUTH_TOKEN ?? null,
    },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT ?? null,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          forcePathStyle: env.S3_FORCE_PATH_STYLE,
        }
      : null,
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    ai: env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? aiSettings(env) : null,
    storiesDir: env.STORIES_DIR ?? null,
    gatePassword: env.GATE_PASSWORD ?? 'cuentos',
    appSecret: env.APP_SECRET ?? null,
    generationConcurrency: env.GENERATION_CONCURRENCY,
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
    stepLeaseMs: env.STEP_LEASE_MS,
    stopTimeoutMs: env.STOP_TIMEOUT_MS ?? Math.max(env.TEXT_TIMEOUT_MS, env.IMAGE_TIMEOUT_MS),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    trustedProxies: env.TRUSTED_PROXIES,
    legal: {
      owner: env.LEGAL_OWNER ?? null,
      taxId: env.LEGAL_TAX_ID ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      email: env.LEGAL_EMAIL ?? null,
    },
  }
}
