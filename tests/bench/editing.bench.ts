/**
 * A pause in typing: the chapter of a 38-page book laid out again with the words so far, over HTTP, by a server in a process of
 * its own. Against a read that only asks who is there, and against the whole book laid out with these words, in the same run.
 */
import { existsSync, readFileSync } from 'node:fs'
import { startServer } from '../support/server.ts'

const PAUSES = 150
const LAYOUTS = 7
const PAGES = 38
/** What the design allows, at the server. */
const TARGET_MS = 30
const TICKS_A_SECOND = 100
const SENTENCE = 'Y entonces, sin que nadie dijera nada, el farol se encendió solo y alumbró el camino hasta el mar. '
const root = new URL('../..', import.meta.url).pathname

const seeding = await startServer({ dataDir: `${process.env.TMPDIR ?? '/tmp'}/colorin-bench-editing-${process.pid}` })
const { token, ...parent } = await seeding.parent()
const { id } = await parent.aReadyBook('lucia-y-el-dragon')
await parent.api('POST', `/api/books/${id}/generate`)
const { status, binding, version } = await parent.generated(id)
if (status !== 'verifying' || binding.pages !== PAGES) throw new Error(`${status}, of ${binding?.pages} pages`)
await seeding.stop()

const server = Bun.spawn([process.execPath, 'src/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    ...{ PORT: '0', GATE_PASSWORD: '', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', DATA_DIR: seeding.folder },
  },
  stdout: 'pipe',
})
const { value } = await server.stdout.getReader().read()
const url = /http:\/\/\S+/u.exec(new TextDecoder().decode(value))?.[0] ?? ''

// What a parent has typed so far; the same text is never laid out twice.
let typed = 0
const type = () => SENTENCE.slice(0, 20 + (typed++ % 80)).trim() + '.'.repeat(1 + (typed % 2))
const pause = () => call('POST', `/api/books/${id}/lay`, { chapter: 3, page: 1, paragraph: 0, text: type() })
for (let n = 0; n < 20; n++) await pause()

const times: Record<'read' | 'pause', number[]> = { read: [], pause: [] }
let bytes = 0
let cpuMs = 0
for (let n = 0; n < PAUSES; n++) {
  // In turn, so that whatever else the machine does meets both.
  times.read.push((await call('GET', '/api/users/me')).ms)
  const before = cpuSeconds(server.pid)
  const answer = await pause()
  cpuMs += ((cpuSeconds(server.pid) - before) * 1000) / PAUSES
  times.pause.push(answer.ms)
  bytes = answer.bytes
}
const layouts: number[] = []
let edition: number = version
for (let n = 0; n < LAYOUTS; n++) {
  const edits = [{ block: 'chapter-3-p1-0', text: type() }]
  const startedAt = performance.now()
  edition = (await call('PATCH', `/api/books/${id}/story`, { edition, edits })).body.version
  await call('POST', '/api/layout/create_layout', { id_book: id })
  layouts.push(performance.now() - startedAt)
}
server.kill()
await Bun.$`rm -rf ${seeding.folder}`

const [read, laid, whole] = [median(times.read), median(times.pause), median(layouts)]
const p95 = times.pause.toSorted((a, b) => a - b)[Math.floor(PAUSES * 0.95)] ?? Number.NaN
console.log(
  `${PAGES} pages, a pause in typing: ${laid.toFixed(1)} ms there and back (p95 ${p95.toFixed(1)}; target ${TARGET_MS} at the server), ${(laid / TARGET_MS).toFixed(2)} of the target; ${cpuMs.toFixed(1)} ms of processor; ${(bytes / 1024).toFixed(0)} KB`,
)
console.log(
  `${(laid / read).toFixed(1)} × a read of who is there (${read.toFixed(2)} ms); ${(laid / whole).toFixed(3)} of saving and laying out the whole book, PDFs included (${whole.toFixed(0)} ms)`,
)
process.exit(0)

async function call(method: string, path: string, body?: object) {
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const ms = performance.now() - startedAt
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return { ms, bytes: text.length, body: JSON.parse(text) }
}

/** User and system time of a process (proc(5)); NaN where there is no /proc. */
function cpuSeconds(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
