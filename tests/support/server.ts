import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { OfflineIllustrator } from '../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { type Composition, compose } from '../../src/compose.ts'
import { type Config, readConfig } from '../../src/config.ts'
import type { Ports } from '../../src/ports/index.ts'
import { listen } from '../../src/serve.ts'
import { type Fixture, wireFixture } from './builders.ts'
import { QuickPasswords } from './quick-passwords.ts'
import { SMALL_PICTURES } from './small-pictures.ts'

export type TestServer = Awaited<ReturnType<typeof startServer>>

type Options = {
  environment?: Record<string, string>
  overrides?: Partial<Ports>
  dataDir?: string
  config?: Partial<Config>
  /** As a parent gets them, where a test looks at them or at their bytes; small ones do for all others. */
  fullPictures?: boolean
}

/** The whole product on a free port with a folder of its own; no gate and no rate limit unless asked for. */
export async function startServer({
  environment = {},
  overrides = {},
  dataDir,
  config: changes = {},
  fullPictures = false,
}: Options = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'colorin-')))
  const config = {
    ...readConfig({
      PORT: '0',
      GATE_PASSWORD: '',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      STEP_LEASE_MS: '2000',
      ...environment,
    }),
    ...changes,
  }
  const lines: string[] = []
  const log = pino({ level: config.logLevel }, { write: (line) => void lines.push(line) })
  const composition: Composition = await compose(
    config,
    {
      ...(!config.ai && !fullPictures && { illustrator: new OfflineIllustrator({ size: SMALL_PICTURES }) }),
      passwords: new QuickPasswords(),
      ...overrides,
    },
    undefined,
    (told) => log.info(told, 'a letter'),
  )
  const { url, app, stop } = await listen(config, composition, log)
  return {
    url,
    app,
    config,
    ports: composition.ports,
    /** What went to the log so far. */
    lines,
    folder,
    call: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init),
    parent: (email?: string) => aParent(url, email),
    async stop() {
      await stop()
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Answer = { status: number; headers: Headers; body: Record<string, any> }
export type Parent = Awaited<ReturnType<typeof aParent>>

export const PASSWORD = 'Secreta123'

/** Registers and logs in; `api` speaks as this parent. */
export async function aParent(url: string, email = `p${crypto.randomUUID()}@familia.example`) {
  const registered = await send(url, 'POST', '/api/users/register', { email, password: PASSWORD })
  if (registered.status !== 201) throw new Error(`register: ${JSON.stringify(registered.body)}`)
  return loggedIn(url, email)
}

/** The same parent again, of a server that has their account. */
export async function loggedIn(url: string, email: string) {
  const { body } = await send(url, 'POST', '/api/users/login', { email, password: PASSWORD })
  const token: string = body.token
  const user: { id: string; email: string } = body.user
  const api = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(url, method, path, body, { Authorization: `Bearer ${token}`, ...headers })
  return {
    email,
    token,
    user,
    api,
    /** A saved book from a fixture with an avatar for everybody, ready to generate. */
    async aReadyBook(fixture: Fixture = 'buenas-noches-osito', changes: Record<string, unknown> = {}) {
      const id: number = (await api('POST', '/api/books', { type: 'personalizado', info: {} })).body.id_book
      const info: Record<string, any> = { ...wireFixture(fixture), ...changes }
      for (const character of info.characters) {
        const { body } = await api('POST', '/api/imagemodels/create_character', { id_book: id, ...character })
        character.image_url = [body.image_url]
        character.image_url_selected = body.image_url
      }
      const saved = await api('PUT', `/api/books/info/${id}`, { info })
      if (saved.status !== 200) throw new Error(`save: ${JSON.stringify(saved.body)}`)
      return { id, info }
    },
    book: async (id: number) => (await api('GET', `/api/books/info/${id}`)).body.book as Record<string, any>,
    /** Asks for the files of a printer, and polls as the screen does without its stream until they are made. */
    async printed(id: number, profile = 'generic-210'): Promise<Record<string, any>> {
      const asked = await api('POST', `/api/books/${id}/print`, { profile })
      if (asked.status !== 202) throw new Error(`print: ${JSON.stringify(asked.body)}`)
      for (;;) {
        const { body } = await api('GET', `/api/books/${id}/print`)
        const print = body.profiles.find((one: { profile: string }) => one.profile === profile)
        if (print.state !== 'making') return print
        await Bun.sleep(100)
      }
    },
    /** Polls as the list does, only faster, until the book leaves `generating`. */
    async generated(id: number): Promise<Record<string, any>> {
      for (;;) {
        const { body } = await api('GET', `/api/books/info/${id}`)
        if (body.book.status !== 'generating') return body.book
        await Bun.sleep(100)
      }
    },
  }
}

async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : { text },
  }
}
