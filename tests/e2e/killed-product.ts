import { expect } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { compose } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { sweepFiles } from '../../src/use-cases/sweep-files.ts'
import { aParent } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const WORKER = new URL('../support/product-process.ts', import.meta.url).pathname

/** Killed so often at random moments, the product loses nothing that it answered for, and repeats no step that it had stored. */
export async function expectToSurviveKills(kills: number): Promise<void> {
  const dataDir = join(aTemporaryFolder(), 'data')
  let { child, url } = await startProcess(dataDir)
  const account = await aParent(url, 'constante@familia.example')
  const token = account.token
  const storedAtStart = new Map<number, string[]>()
  let acknowledged: { id: number; title: string }[] = []
  // From the first kill on there is something under way.
  const { id: first } = await aReadyBook(account)
  await account.api('POST', `/api/books/${first}/generate`)
  const generating = [first]
  for (let round = 0; round < kills; round++) {
    const send = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as any }
    }
    const alive = { ...account, api: send }
    const moment = Math.random() * 900
    const killed = Bun.sleep(moment).then(() => child.kill(9))
    // A family at work: saves without pause, a new book now and then.
    const work = (async () => {
      if (round % 4 === 2) {
        const { id } = await aReadyBook(alive)
        if ((await send('POST', `/api/books/${id}/generate`)).status === 202) generating.push(id)
      }
      // Asks for another picture of whatever is being reviewed.
      for (const id of generating)
        await send('POST', '/api/imagemodels/create_single_image', {
          id_book: id,
          s3_directory: `books/${id}/final_images/chapter_1/page_1/image_1`,
        })
      const { body } = await send('POST', '/api/books', { info: { story_title: 'Nuevo' } })
      for (let n = 0; ; n++) {
        const title = `Ronda ${round}, cambio ${n}`
        const saved = await send('PUT', `/api/books/info/${body.id_book}`, { info: { story_title: title } })
        if (saved.status === 200)
          acknowledged = [...acknowledged.filter(({ id }) => id !== body.id_book), { id: body.id_book, title }]
      }
    })().catch(() => {})
    await killed
    await child.exited
    await work
    const stored = await storedSteps(dataDir)
    ;({ child, url } = await startProcess(dataDir))
    storedAtStart.set(child.pid, stored)
    for (const { id, title } of acknowledged) {
      const response = await fetch(`${url}/api/books/info/${id}`, { headers: { Authorization: `Bearer ${token}` } })
      const body = (await response.json()) as any
      // A change whose answer was lost may stand as well; an older one may not.
      expect(changeNumber(body.book.info.story_title)).toBeGreaterThanOrEqual(changeNumber(title))
    }
  }
  for (const id of generating) {
    let book: any
    do {
      await Bun.sleep(50)
      book = (
        (await (
          await fetch(`${url}/api/books/info/${id}`, { headers: { Authorization: `Bearer ${token}` } })
        ).json()) as any
      ).book
    } while (book.status === 'generating' || book.regenerating.length > 0)
    expect(book.status).toBe('verifying')
    const pictures = Object.values<any>(book.new_images).flatMap((pages) =>
      Object.values<any>(pages).flatMap((images) => Object.values<any>(images)),
    )
    const redrawn = pictures.reduce((sum, { urls }) => sum + urls.length - 1, 0)
    // Every attempt that was charged is a picture, and every picture beyond the first was charged.
    expect(book.done_verify_attempts).toBe(redrawn)
    for (const { urls } of pictures) expect(new Set(urls).size).toBe(urls.length)
  }
  const leftOver = await sweepLeavings(dataDir)
  expect(leftOver).toEqual([])
  for (const [pid, stored] of storedAtStart)
    for (const seed of marksOf(dataDir, pid, 'start draw'))
      expect(stored.filter((key) => key.endsWith(`/${seed}`))).toEqual([])
  child.kill(9)
}

export async function startProcess(dataDir: string) {
  const environment = {
    ...process.env,
    PORT: '0',
    GATE_PASSWORD: '',
    RATE_LIMIT_FACTOR: '1000',
    DATA_DIR: dataDir,
    STEP_LEASE_MS: '600',
    GENERATION_CONCURRENCY: '3',
  }
  const child = Bun.spawn([process.execPath, WORKER, `${dataDir}.log`], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reader = child.stdout.getReader()
  const { value } = await reader.read()
  return { child, url: new TextDecoder().decode(value).trim() }
}

/** Keys of the steps whose results are stored, read from the database of a dead process. */
async function storedSteps(dataDir: string): Promise<string[]> {
  const client = createClient({ url: `file:${dataDir}/colorin.db`, timeout: 5000 })
  const { rows } = await client.execute('select key from steps')
  client.close()
  return rows.map(({ key }) => String(key))
}

function marksOf(dataDir: string, pid: number, kind: string): string[] {
  const lines = existsSync(`${dataDir}.log`) ? readFileSync(`${dataDir}.log`, 'utf8').split('\n') : []
  return lines.filter((line) => line.startsWith(`${pid} ${kind} `)).map((line) => line.slice(`${pid} ${kind} `.length))
}

/** What the sweep of another process finds to remove after its first pass: nothing. */
async function sweepLeavings(dataDir: string): Promise<string[]> {
  const composition = await compose(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  await sweepFiles(composition.ports)
  const again = await sweepFiles(composition.ports)
  await composition.close()
  return again
}

function changeNumber(title: string): number {
  return Number(/cambio (\d+)/u.exec(title)?.[1] ?? -1)
}

export async function aReadyBook(parent: {
  api(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>
}) {
  const id: number = (await parent.api('POST', '/api/books', {})).body.id_book
  const osito = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear', protagonismo: 'protagonista' }
  const { body } = await parent.api('POST', '/api/imagemodels/create_character', { id_book: id, ...osito })
  const info = {
    story_title: 'Buenas noches',
    type: 'animales',
    language: 'español',
    age_read: '4-6',
    story_length: { chapters: 4 },
    characters: [{ ...osito, image_url: [body.image_url], image_url_selected: body.image_url }],
  }
  await parent.api('PUT', `/api/books/info/${id}`, { info })
  return { id }
}
