import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import type { Task } from '../../support/fake-openai/faults.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { filesOf, type Product, startProduct } from '../../support/real-product.ts'
import { aParent, loggedIn, type Parent } from '../../support/server.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

// Whole books and several processes on a machine that may be busy.
setDefaultTimeout(90_000)

const FOR_EVER = 600_000

let fake: ReturnType<typeof startFakeOpenAi>
let dataDir: string
let product: Product
let parent: Parent
let book: number
beforeEach(async () => {
  fake = startFakeOpenAi()
  dataDir = aTemporaryFolder()
  product = await started()
  parent = await aParent(product.url)
  book = (await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 2 } })).id
})
afterEach(async () => {
  await product.kill()
  await fake.stop()
})

describe('what a model has answered is not paid again', () => {
  test('after a kill between the answers and what is made of them', async () => {
    // The plan's words are being moderated when the process dies; then those of the chapters; then its pictures are looked at.
    await begun({ plan: 200, moderation: 0 })
    fake.settings.delays.moderation = FOR_EVER
    await until(() => answered('plan') === 1 && underWay('moderation') > 0)
    await killedAndBack({ chapter: 200 })
    await until(() => asked('chapter') > 0)
    fake.settings.delays.moderation = FOR_EVER
    await until(() => answered('chapter') === 1 && underWay('moderation') === 1)
    await killedAndBack({ pictureModeration: FOR_EVER })
    await until(() => underWay('pictureModeration') === PICTURES)
    await killedAndBack({})

    expect((await parent.generated(book)).status).toBe('verifying')

    // So short a book is written in one go.
    expect([asked('plan'), asked('chapter'), pictures(asked)]).toEqual([1, 1, PICTURES])
    expect(filesOf(dataDir, book, 'raw')).toEqual([])
  })

  test('nor what came before, after a kill in the middle of any step of the words, and then of the pictures', async () => {
    const vision = { VISION_MODEL: 'gpt-6-luna' }
    await product.kill()
    await back(vision)
    const asked = { story_length: { chapters: 2 }, additional_information: 'Que encuentre una caracola azul.' }
    const other = (await parent.aReadyBook('lucia-y-el-dragon', asked)).id
    book = (await parent.aReadyBook('lucia-y-el-dragon', asked)).id
    const start = fake.journal.length
    fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 1 })
    await parent.api('POST', `/api/books/${other}/generate`)
    expect((await parent.generated(other)).status).toBe('verifying')
    const undisturbed = fake.journal.slice(start).map(({ task }) => task)
    const steps = [...new Set(undisturbed)].filter((task) => WORDS.includes(task))
    expect(steps).toEqual(expect.arrayContaining(['plan', 'chapter', 'editing', 'reading', 'direction']))
    const held = (task: Task) => (task === 'page' ? STUCK_PICTURES : { [task]: FOR_EVER })
    const sheets = undisturbed.filter((task) => task === 'sheet').length
    const sheetsKept = () => filesOf(dataDir, book, 'sheets').filter((file) => /^[^.]+\.webp$/u.test(file)).length
    const before = fake.journal.length
    const since = (task: Task) => fake.journal.slice(before).filter((entry) => entry.task === task)

    // The first look is lost with its process.
    fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 2 })
    await begun(held('plan'))
    const all = [...steps, 'page' as const, 'lookOver' as const]
    for (const [at, step] of all.entries()) {
      await until(() => since(step).some(({ endedAt }) => endedAt === 0) && underWay(step) > 0)
      // Sheets are drawn beside the words: what is under way when the process dies is lost, whoever asks.
      if (step !== 'plan') await until(() => sheetsKept() === sheets)
      const next = all[at + 1]
      await killedAndBack(next ? held(next) : {}, vision)
    }
    expect((await parent.generated(book)).status).toBe('verifying')

    const answeredSince = (task: Task) => since(task).filter(({ status }) => status === 200).length
    for (const task of [...WORDS, ...PICTURE_TASKS, 'sheet' as const, 'sighting' as const, 'lookOver' as const])
      expect([task, answeredSince(task)]).toEqual([task, undisturbed.filter((one) => one === task).length])
    expect(filesOf(dataDir, book, 'raw')).toEqual([])
  })

  test('and a picture that was no good is not found in place of the one that was asked for instead', async () => {
    fake.misbehave({ fault: 'black', task: 'backCover', times: 1 })
    await begun({ pictureModeration: FOR_EVER })
    // All but the black one, which nobody needs to look at, and the one in its place.
    await until(() => underWay('pictureModeration') === PICTURES)
    await killedAndBack({})

    expect((await parent.generated(book)).status).toBe('verifying')

    expect([asked('page'), asked('frontCover'), asked('backCover')]).toEqual([4, 1, 2])
  })

  test('after a deployment that stops the process in the midst of calls: it waits for their answers', async () => {
    await begun({ page: 1500, frontCover: 1500, backCover: 1500 })
    await until(() => underWay('page') > 1)
    const during = fake.journal.filter(({ endedAt }) => endedAt === 0)

    const stopped = product.stop()
    await until(async () => (await fetch(`${product.url}/ready`)).status === 503)

    // Meanwhile books can be read, and what writes is told to come again.
    const { status, body } = await parent.api('GET', `/api/books/info/${book}`)
    expect([status, body.book.status]).toEqual([200, 'generating'])
    expect(await parent.api('POST', '/api/books', {})).toMatchObject({
      status: 503,
      body: { error: 'El servidor se está reiniciando. Vuelve a intentarlo en unos segundos.' },
    })
    expect(await stopped).toBe(0)
    expect(during.length).toBeGreaterThan(1)
    for (const { endedAt, status } of during) expect([status, endedAt > 0]).toEqual([200, true])

    fake.settings.delays = {}
    await back()
    expect((await parent.generated(book)).status).toBe('verifying')
    expect(pictures(asked)).toBe(PICTURES)
  })

  test('nor is a look at a picture cut off when the other check of that picture ends first', async () => {
    await product.kill()
    await back({ VISION_MODEL: 'gpt-6-luna' })
    await begun({ pictureModeration: 1500, sighting: 3000 })
    await until(() => underWay('sighting') > 1 && underWay('pictureModeration') > 1)

    expect(await product.stop()).toBe(0)

    expect(underWay('sighting')).toBe(0)
  })

  test('but whoever tells it twice to stop does not wait', async () => {
    await begun({ page: FOR_EVER })
    await until(() => underWay('page') > 1)
    const stopped = product.stop()
    await until(async () => (await fetch(`${product.url}/ready`)).status === 503)

    product.child.kill('SIGTERM')

    expect(await stopped).toBe(1)
    expect(answered('page')).toBe(0)
  })
})

test('an avatar whose answer had come when the process died is there when it is asked for again', async () => {
  const bear = { name: 'Nube', age: 'baby', gender: 'animal', species: 'white bear', protagonismo: 'secundario' }
  const create = () => parent.api('POST', '/api/imagemodels/create_character', { id_book: book, ...bear })
  const isKept = () => filesOf(dataDir, book, 'raw').some((file) => file.endsWith('.json'))
  let before: number
  do {
    // The answer lies there for a moment: one that is a picture before the process dies proves nothing.
    before = asked('avatar')
    const lost = create().catch(() => null)
    await Promise.race([until(isKept), lost])
    await product.kill()
    await lost
    await back()
  } while (!isKept())

  expect((await create()).status).toBe(200)

  expect(asked('avatar') - before).toBe(1)
  expect(filesOf(dataDir, book, 'raw')).toEqual([])
})

const PICTURES = 6
const PICTURE_TASKS: Task[] = ['page', 'frontCover', 'backCover']
const WORDS: Task[] = ['plan', 'chapter', 'editing', 'rewrite', 'reading', 'direction']
const STUCK_PICTURES = { page: FOR_EVER, frontCover: FOR_EVER, backCover: FOR_EVER }
const pictures = (count: (task: Task) => number) => PICTURE_TASKS.reduce((sum, task) => sum + count(task), 0)
const of = (task: Task) => fake.journal.filter((entry) => entry.task === task)
const asked = (task: Task) => of(task).length
const answered = (task: Task) => of(task).filter(({ status }) => status === 200).length
const underWay = (task: Task) => of(task).filter(({ endedAt }) => endedAt === 0).length - killed[task]
/** Requests of processes that are gone: the server goes on with them, and nobody waits. */
let killed: Record<Task, number>
beforeEach(() => {
  const tasks: Task[] = [
    ...WORDS,
    ...PICTURE_TASKS,
    'sheet',
    'lookOver',
    'sighting',
    'avatar',
    'moderation',
    'pictureModeration',
  ]
  killed = Object.fromEntries(tasks.map((task) => [task, 0])) as Record<Task, number>
})

function started(environment: Record<string, string> = {}): Promise<Product> {
  return startProduct(
    dataDir,
    modelEnvironment(fake.url, {
      ...AMPLE_BUDGETS,
      AI_SERVER: 'openai',
      VISION_MODEL: '',
      MODERATION_TIMEOUT_MS: '60000',
      ...environment,
    }),
  )
}

async function begun(delays: typeof fake.settings.delays): Promise<void> {
  fake.settings.delays = delays
  const { status } = await parent.api('POST', `/api/books/${book}/generate`)
  if (status !== 202) throw new Error(`generate: ${status}`)
}

async function back(environment: Record<string, string> = {}): Promise<void> {
  product = await started(environment)
  parent = await loggedIn(product.url, parent.email)
}

async function killedAndBack(
  delays: typeof fake.settings.delays,
  environment: Record<string, string> = {},
): Promise<void> {
  await product.kill()
  for (const task of Object.keys(killed) as Task[])
    killed[task] = of(task).filter(({ endedAt }) => endedAt === 0).length
  fake.settings.delays = delays
  await back(environment)
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(5)
}
