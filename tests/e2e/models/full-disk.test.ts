import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Product, startProduct } from '../../support/real-product.ts'
import { aParent } from '../../support/server.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(90_000)

/** A real file system of its own, in memory, that only this process sees: `unshare` is part of every Debian. */
const SMALL_DISK = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=24m,mode=0700 none "$DATA_DIR" && exec "$@"',
  '--',
]
const PICTURES = ['page', 'frontCover', 'backCover']

let fake: ReturnType<typeof startFakeOpenAi>
let product: Product
let disk: string
beforeEach(async () => {
  fake = startFakeOpenAi()
  const dataDir = aTemporaryFolder()
  product = await startProduct(dataDir, modelEnvironment(fake.url, AMPLE_BUDGETS), SMALL_DISK)
  disk = `/proc/${product.child.pid}/root${dataDir}`
})
afterEach(async () => {
  await product.kill()
  await fake.stop()
})

test('a full disk pauses a book, its card says so, and with room again it goes on: nothing is paid twice', async () => {
  const parent = await aParent(product.url)
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 2 } })
  const asked = () => fake.journal.filter(({ task }) => PICTURES.includes(task)).length
  fake.settings.delays = { page: 300, frontCover: 300, backCover: 300 }
  await parent.api('POST', `/api/books/${id}/generate`)
  await until(() => asked() > 0)
  fill()

  await until(async () => (await cardOf(id))?.generation?.is_waiting === true)
  const card = await cardOf(id)
  expect(card).toMatchObject({ status: 'generating', generation: { error: null } })
  expect(card?.generation.doing).toContain('No nos queda sitio para guardar tu cuento')
  // Books are read on, and who writes is told.
  expect((await parent.api('GET', `/api/books/info/${id}`)).status).toBe(200)
  const typed = await parent.api('POST', '/api/books', { info: { story_title: 'Otro' } })
  expect([201, 503]).toContain(typed.status)
  if (typed.status === 503) expect(typed.body.error).toContain('no nos queda sitio para guardar')

  unlinkSync(`${disk}/ballast`)
  const book = await parent.generated(id)
  expect(book).toMatchObject({ status: 'verifying', generation: { error: null, doing: null } })
  expect(asked()).toBe(6)

  async function cardOf(id: number) {
    const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
    return body.books.find((book: { id_book: number }) => book.id_book === id)
  }
})

/** To the last block. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(`${disk}/ballast`, new Uint8Array(bavail * bsize))
  } catch {
    // Something else was written meanwhile: full all the same.
  }
  if (!existsSync(`${disk}/ballast`)) throw new Error('the disk was not filled')
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(20)
}
