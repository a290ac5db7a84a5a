/**
 * A book of five chapters by models with fixed delays (plan 3 s, other words 6 s, picture 8 s) against its critical path: all words one
 * after the other, then the pictures. How long that is with a model that takes its time. And ten books at once on a server that
 * draws four pictures at a time: do they share it fairly?
 */
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { startServer } from '../support/server.ts'

const WORDS = { plan: 3000, chapter: 6000, editing: 6000, rewrite: 6000, reading: 6000, direction: 6000 }
const DELAYS = { ...WORDS, sheet: 8000, page: 8000, frontCover: 8000, backCover: 8000 }
const LOOKS = { sighting: 2000, lookOver: 4000 }
/** Seconds of a call of words, and of a picture, as large models take them. */
const SLOW = { words: 20, picture: 40 }
const BUDGETS = { BUDGET_BOOK_USD: '100', BUDGET_ACCOUNT_DAY_USD: '1000', BUDGET_DAY_USD: '1000' }

for (const [concurrency, VISION_MODEL] of [
  [4, ''],
  [8, ''],
  [4, 'gpt-6-luna'],
] as const) {
  const { fake, server, parent, stop } = await aWorkshop({ GENERATION_CONCURRENCY: String(concurrency), VISION_MODEL })
  const { id } = await parent.aReadyBook('lucia-y-el-dragon')
  fake.settings.delays = { ...DELAYS, ...LOOKS }
  const seconds = await generate(server, parent, id)
  const pictures = Object.keys((await server.ports.books.find(id))?.illustrations ?? {}).length
  const words = fake.journal.flatMap(({ task }) => (task in WORDS ? [WORDS[task as keyof typeof WORDS]] : []))
  const timesOf = (task: string) => fake.journal.filter((one) => one.task === task).length
  // Who looks at this server's pictures sees nobody: each that shows somebody is drawn twice, and those named at the end once more.
  const drawn = timesOf('page') + timesOf('frontCover') + timesOf('backCover')
  // While one is looked at the next is being drawn: only the last look is waited for.
  const looking = VISION_MODEL ? LOOKS.sighting + timesOf('lookOver') * LOOKS.lookOver : 0
  const path = (words.reduce((sum, ms) => sum + ms, 0) + Math.ceil(drawn / concurrency) * DELAYS.page + looking) / 1000
  console.log(
    `${pictures} pictures${VISION_MODEL ? ` looked at by a model, drawn ${drawn} times` : ''}, ${concurrency} at once: ${seconds.toFixed(1)} s, ${(seconds / path).toFixed(3)} × the critical path of ${path} s (target ≤ 1.1)`,
  )
  await stop()
}

for (const chapters of [1, 5]) {
  const { fake, server, parent, stop } = await aWorkshop({ GENERATION_CONCURRENCY: '4' })
  const { id } = await parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters } })
  await generate(server, parent, id)
  const pictures = Object.keys((await server.ports.books.find(id))?.illustrations ?? {}).length
  const words = fake.journal.filter(({ task }) => task in WORDS).length
  const minutes = (words * SLOW.words + Math.ceil(pictures / 4) * SLOW.picture) / 60
  const spentOn = (isOf: (task: string) => boolean) =>
    `${(fake.journal.reduce((sum, { task, usd }) => sum + (isOf(task) ? usd : 0), 0) * 100).toFixed(1)} cents`
  const sheets = fake.journal.filter(({ task }) => task === 'sheet').length
  const rows = (await server.ports.ledger.entries(new Date(0))).filter(({ endpoint }) => endpoint === 'chat')
  const tokens = (of: 'textTokensIn' | 'tokensOut') => Math.round(rows.reduce((sum, row) => sum + row[of], 0) / 1000)
  console.log(
    `${chapters} chapters: ${words} calls of words (${spentOn((task) => task in WORDS)} of the fake server’s prices, ` +
      `${tokens('textTokensIn')}k tokens in and ${tokens('tokensOut')}k out), ${sheets} sheets (${spentOn((task) => task === 'sheet')}), ` +
      `${pictures} pictures (${spentOn((task) => ['page', 'frontCover', 'backCover'].includes(task))}); ` +
      `${minutes.toFixed(1)} minutes at ${SLOW.words} s a call and ${SLOW.picture} s a picture, 4 at once`,
  )
  await stop()
}

const { fake, server, parent, stop } = await aWorkshop({ AI_SERVER: 'vllm' })
const books = await Promise.all(
  Array.from({ length: 10 }, () => parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 2 } })),
)
fake.settings.delays = { plan: 300, chapter: 600, page: 800, frontCover: 800, backCover: 800 }
const times = await Promise.all(books.map(({ id }) => generate(server, parent, id)))
const pictures = fake.journal.filter(({ task }) => ['page', 'frontCover', 'backCover'].includes(task)).length
const least = (pictures / 4) * 0.8
console.log(
  `ten books at once, ${pictures} pictures, 4 at a time: ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} s; ` +
    `the first waits ${((Math.min(...times) / Math.max(...times)) * 100).toFixed(0)} % of the last; ` +
    `${(Math.max(...times) / least).toFixed(2)} × the drawing alone (${least.toFixed(1)} s)`,
)
await stop()
process.exit(0)

async function aWorkshop(environment: Record<string, string>) {
  const fake = startFakeOpenAi()
  const server = await startServer({
    environment: {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: fake.url,
      IMAGE_SIZE: '1024',
      ...BUDGETS,
      ...environment,
    },
  })
  const parent = await server.parent()
  const stop = async () => {
    await server.stop()
    await fake.stop()
  }
  return { fake, server, parent, stop }
}

type Server = Awaited<ReturnType<typeof startServer>>
type Parent = Awaited<ReturnType<Server['parent']>>

async function generate(server: Server, parent: Parent, id: number): Promise<number> {
  const startedAt = performance.now()
  await parent.api('POST', `/api/books/${id}/generate`)
  // Not by polling, which would be measured too.
  await server.ports.runner.finished(`book:${id}/generate`)
  const { status } = await parent.book(id)
  if (status !== 'verifying') throw new Error(`The book ended as ${status}`)
  return (performance.now() - startedAt) / 1000
}
