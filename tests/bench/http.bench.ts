/**
 * JSON reads of the list and of one book, and saves, against raw Bun.serve of the same bytes, with 10² and 10⁵ books in the
 * database. Servers and load each run in a process of their own. Two ratios: of reads a second, which the load itself and
 * the neighbours on the machine blur, and of the processor time that a read takes of its server.
 */
import { existsSync, readFileSync } from 'node:fs'
import { openDatabase } from '../../src/adapters/libsql/open-database.ts'
import { startServer } from '../support/server.ts'

const SECONDS = 2
const LANES = 32
const ROUNDS = 5
/** As in `load-process.ts`. */
const WARM_SECONDS = 0.3
const TICKS_A_SECOND = 100
const root = new URL('../..', import.meta.url).pathname

type Server = Awaited<ReturnType<typeof started>>

for (const books of [100, 100_000]) {
  const seeding = await startServer({
    dataDir: `${process.env.TMPDIR ?? '/tmp'}/colorin-bench-${books}-${process.pid}`,
  })
  const parent = await seeding.parent()
  for (let n = 0; n < 20; n++) await parent.api('POST', '/api/books', { info: { story_title: `Cuento ${n}` } })
  const [{ id_book }] = (await parent.api('GET', `/api/books/${parent.user.id}`)).body.books
  await seeding.stop()
  await fillUpTo(books, `file:${seeding.folder}/colorin.db`)

  const server = await started(['src/main.ts'], {
    PORT: '0',
    GATE_PASSWORD: '',
    LOG_LEVEL: 'silent',
    DATA_DIR: seeding.folder,
  })
  for (const [name, path] of [
    ['list of 20', `/api/books/${parent.user.id}?summary=true`],
    ['one book', `/api/books/info/${id_book}`],
  ] as const) {
    const body = await (
      await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${parent.token}` } })
    ).text()
    const raw = await started(['tests/support/raw-process.ts'], {}, body)
    const rounds = []
    // In turn, so that whatever else the machine does meets both.
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ base: await load(raw, '/', ''), ours: await load(server, path, parent.token) })
    const rate = median(rounds.map(({ base, ours }) => ours.rate / base.rate))
    const cpu = median(rounds.map(({ base, ours }) => base.cpuUs / ours.cpuUs))
    const each = median(rounds.map(({ ours }) => ours.cpuUs))
    console.log(
      `${books} books, ${name}: ${Math.round(median(rounds.map(({ ours }) => ours.rate)))} reads/s = ${rate.toFixed(2)} of raw Bun.serve; ${each.toFixed(1)} µs of processor = ${cpu.toFixed(2)} (${body.length} bytes)`,
    )
    raw.child.kill()
  }
  const startedAt = performance.now()
  const SAVES = 300
  for (let n = 0; n < SAVES; n++)
    await fetch(`${server.url}/api/books/info/${id_book}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${parent.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ info: { story_title: `Guardado ${n}` } }),
    })
  console.log(
    `${books} books, save: ${((performance.now() - startedAt) / SAVES).toFixed(2)} ms each, one after another`,
  )
  server.child.kill()
  await Bun.$`rm -rf ${seeding.folder}`
}
process.exit(0)

async function started(args: string[], environment: Record<string, string>, input = '') {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdin: new Blob([input]),
    stdout: 'pipe',
  })
  const { value } = await child.stdout.getReader().read()
  return { child, url: /http:\/\/\S+/u.exec(new TextDecoder().decode(value))?.[0] ?? '' }
}

/** Copies of one book, twenty to a family. */
async function fillUpTo(total: number, url: string): Promise<void> {
  const client = await openDatabase({ url })
  const { rows } = await client.execute('select * from books limit 1')
  const [book] = rows
  const columns = Object.keys(book ?? {})
  const copied = columns.map((name) => (name === 'id' ? 'n' : name === 'owner' ? "'family-' || (n / 20)" : name))
  await client.execute({
    sql: `insert into books (${columns.join(', ')}) select ${copied.join(', ')}
      from (select * from books limit 1), (with recursive counted(n) as
        (select 1 union all select n + 1 from counted where n < ?) select n from counted)`,
    args: [total - 20],
  })
  client.close()
}

/** One run of the load on a server: reads a second, and the processor time that each took of the server. */
async function load({ child, url }: Server, path: string, token: string): Promise<{ rate: number; cpuUs: number }> {
  const before = cpuSeconds(child.pid)
  const args = [`${url}${path}`, token, String(LANES), String(SECONDS)]
  const { stdout } = Bun.spawnSync([process.execPath, 'tests/support/load-process.ts', ...args], {
    cwd: root,
    stderr: 'inherit',
  })
  const rate = Number(stdout.toString())
  // The load begins a little before it is counted.
  return { rate, cpuUs: ((cpuSeconds(child.pid) - before) / (rate * (SECONDS + WARM_SECONDS))) * 1e6 }
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
