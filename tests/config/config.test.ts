import { describe, expect, test } from 'bun:test'
import { ConfigError, readConfig } from '../../src/config.ts'

function linesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.lines
  }
}

describe('the configuration', () => {
  test('needs nothing outside production', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      gatePassword: 'cuentos',
      database: { url: 'file:./data/colorin.db' },
      s3: null,
      ai: null,
      generationConcurrency: 4,
    })
  })

  test('in production wants the gate password and the secret said, and listens everywhere', () => {
    expect(linesOf({ NODE_ENV: 'production' }).map((line) => line.split(':')[0])).toEqual([
      'GATE_PASSWORD',
      'APP_SECRET',
    ])
    expect(readConfig({ NODE_ENV: 'production', GATE_PASSWORD: '', APP_SECRET: 'x'.repeat(32) })).toMatchObject({
      host: '0.0.0.0',
      gatePassword: '',
    })
  })

  test('says everything that is wrong at once, a line a variable', () => {
    const wrong = {
      PORT: 'x',
      PUBLIC_URL: 'colorin',
      DATABASE_URL: 'mysql://x',
      S3_BUCKET: 'b',
      LOG_LEVEL: 'loud',
      GENERATION_CONCURRENCY: '0',
      OPENAI_BASE_URL: 'x',
      RETRY_DELAYS_MS: 'soon',
      RATE_LIMIT_FACTOR: '-1',
      APP_SECRET: 'short',
    }

    const lines = linesOf(wrong)

    const named = new Set(lines.map((line) => line.split(':')[0]))
    for (const variable of [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'GENERATION_CONCURRENCY',
      'OPENAI_BASE_URL',
      'RETRY_DELAYS_MS',
      'RATE_LIMIT_FACTOR',
      'APP_SECRET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
      expect(named).toContain(variable)
    for (const line of lines) expect(line).toMatch(/^[A-Z_0-9]+: \S/u)
  })

  test('an empty value is a value not given, but for the gate', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: '', GATE_PASSWORD: '' })).toMatchObject({
      port: 3000,
      ai: null,
      gatePassword: '',
    })
  })

  test.each([
    ['PUBLIC_URL', ['javascript:alert(1)', 'ftp://colorin.example', 'colorin.example:443']],
    ['OPENAI_BASE_URL', ['file:///v1', 'ws://127.0.0.1/v1', 'localhost:11434/v1']],
    ['S3_ENDPOINT', ['s3://bucket', 'minio:9000']],
    ['DATABASE_URL', ['mysql://x', 'file:', 'file://', 'file:?mode=ro', 'file::memory:', 'file::memory:?cache=shared']],
    ['REDIS_URL', ['http://127.0.0.1:6379']],
    ['SMTP_URL', ['mail.example:587', 'http://mail.example', 'smtp://']],
    [
      'MAIL_FROM',
      ['Colorín', 'a@b.example, c@d.example', 'Colorín <a@b.example>\r\nBcc: c@d.example', 'a b@c.example'],
    ],
    ['HOST', ['999.1.1.1', '127.0.0', 'a b', 'http://127.0.0.1', '127.0.0.1:3000']],
    ['TRUSTED_PROXIES', ['nginx', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '127.0.0.1;10.0.0.1']],
    ['S3_FORCE_PATH_STYLE', ['yes']],
  ])('%s is refused, in English, where it could not mean anything', (variable, values) => {
    const rest = {
      ...{ OPENAI_API_KEY: 'k', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' },
      ...{ MAIL_FROM: 'hola@colorin.example', PUBLIC_URL: 'https://colorin.example' },
    }
    for (const value of values) {
      const lines = linesOf({ ...rest, [variable]: value })
      expect([value, lines]).toEqual([
        value,
        [expect.stringMatching(new RegExp(`^${variable}: expected [ -~…í]+$`, 'u'))],
      ])
      expect(lines.join()).not.toMatch(/[Ii]nválid|esperad/u)
    }
  })

  test('addresses are taken as people write them', () => {
    const given = {
      HOST: '[::1]',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8,::1',
      PUBLIC_URL: 'http://a.example/',
    }

    expect(readConfig(given)).toMatchObject({
      host: '::1',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'],
      publicUrl: 'http://a.example',
    })
    for (const host of ['localhost', '0.0.0.0', '::', 'colorin.lan']) expect(readConfig({ HOST: host }).host).toBe(host)
  })

  test('a server of models is asked for one at least', () => {
    const server = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }

    expect(linesOf(server)).toEqual([expect.stringMatching(/^STORY_MODEL: must be set, or IMAGE_MODEL/u)])
    for (const model of ['STORY_MODEL', 'IMAGE_MODEL', 'OPENAI_API_KEY'])
      expect(linesOf({ ...server, [model]: 'm' })).toEqual([])
  })

  test('letters are sent where a mail server is named, and it is known who writes and where links lead', () => {
    const url = 'smtps://user:password@mail.example:465'
    const rest = { MAIL_FROM: 'Colorín <hola@colorin.example>', PUBLIC_URL: 'https://colorin.example' }

    expect(readConfig({}).smtp).toBeNull()
    expect(readConfig(rest).smtp).toBeNull()
    expect(readConfig({ ...rest, SMTP_URL: url }).smtp).toEqual({ url, from: rest.MAIL_FROM })
    expect(readConfig({ ...rest, SMTP_URL: url, MAIL_FROM: 'a@b.example' }).smtp?.from).toBe('a@b.example')
    for (const name of ['MAIL_FROM', 'PUBLIC_URL'])
      expect(linesOf({ ...rest, SMTP_URL: url, [name]: '' })).toEqual([`${name}: must be set when SMTP_URL is`])
  })

  test('the start stops with those lines and nothing else', () => {
    const { exitCode, stderr, stdout } = Bun.spawnSync([process.execPath, 'src/main.ts'], {
      cwd: new URL('../..', import.meta.url).pathname,
      env: { ...process.env, PORT: 'x' },
    })

    expect(exitCode).toBe(1)
    expect(stderr.toString()).toBe('colorin: PORT: expected a whole number from 0 to 65535\n')
    expect(stdout.toString()).toBe('')
  })
})
