import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { startLibsqlServer } from '../support/database.ts'
import { aParent } from '../support/server.ts'

const WORKER = new URL('../support/product-process.ts', import.meta.url).pathname

let folder: string
let database: Awaited<ReturnType<typeof startLibsqlServer>>
let store: Awaited<ReturnType<typeof startFauxqs>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colorin-machines-'))
  database = await startLibsqlServer()
  store = await startFauxqs({ port: 0, logger: false })
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${store.port}`,
    region: 'eu-west-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  await client.send(new CreateBucketCommand({ Bucket: 'colorin' }))
  client.destroy()
})
afterAll(async () => {
  await store.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

/** One machine of several: a folder of its own for nothing but its secret; database and files are shared. */
async function startMachine(name: string, slowness: number) {
  const environment = {
    ...process.env,
    PORT: '0',
    GATE_PASSWORD: '',
    RATE_LIMIT_FACTOR: '1000',
    STEP_LEASE_MS: '1500',
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    S3_BUCKET: 'colorin',
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
    S3_FORCE_PATH_STYLE: 'true',
  }
  const child = Bun.spawn([process.execPath, WORKER, join(folder, `${name}.log`), String(slowness)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { value } = await child.stdout.getReader().read()
  return { child, url: new TextDecoder().decode(value).trim() }
}

test('what one machine promised another finishes, tells and serves', async () => {
  const [one, two] = await Promise.all([startMachine('one', 300), startMachine('two', 5)])
  const parent = await aParent(one.url)
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 3 } })
  const there = (path: string) => fetch(`${two.url}${path}`, { headers: { Authorization: `Bearer ${parent.token}` } })
  const stream = (await there(`/api/sse/book/${id}`)).body?.getReader()

  await parent.api('POST', `/api/books/${id}/generate`)
  let heard = ''
  while (stream && !heard.includes('image_created')) heard += new TextDecoder().decode((await stream.read()).value)
  one.child.kill(9)
  await one.child.exited

  let book: any
  do {
    await Bun.sleep(100)
    book = ((await (await there(`/api/books/info/${id}`)).json()) as any).book
  } while (book.status === 'generating')
  expect(book.status).toBe('verifying')
  for (const link of [book.new_images.chapter_1.page_1.image_1.url_selected, book.cover_url, book.pdf_url])
    expect((await there(link)).status).toBe(200)
  await stream?.cancel()
  two.child.kill(9)
}, 120_000)
