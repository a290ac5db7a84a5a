/**
 * JSON reads of the list and of one book, and saves, each server in a process of its own, against raw Bun.serve of the same
 * bytes; with 10² and 10⁵ books in the database.
 */
import { newBookContent } from '../../src/domain/book.ts'
import { startServer } from '../support/server.ts'

const SECONDS = 2
const LANES = 32
const ROUNDS = 3

for (const books of [100, 100_000]) {
  const seeding = await startServer({
    dataDir: `${process.env.TMPDIR ?? '/tmp'}/colorin-bench-${books}-${process.pid}`,
  })
  const parent = await seeding.parent()
  for (let n = 0; n < 20; n++) await parent.api('POST', '/api/books', { info: { story_title: `Cuento ${n}` } })
  const { books: repository, ids } = seeding.ports
  for (let n = 20; n < books; n++)
    await repository.create({
      id: ids.book(),
      owner: `family-${n % 5000}`,
      type: 'personalizado',
      capability: 'x',
      content: newBookContent(),
      createdAt: new Date().toISOString(),
    })
  const [{ id_book }] = (await parent.api('GET', `/api/books/${parent.user.id}`)).body.books
  await seeding.stop()

  const server = await started(['src/main.ts'], {
    PORT: '0',
    GATE_PASSWORD: '',
    LOG_LEVEL: 'silent',
    DATA_DIR: seeding.folder,
  })
  const headers = `Authorization: Bearer ${parent.token}\r\n`
  for (const [name, path] of [
    ['list of 20', `/api/books/${parent.user.id}?summary=true`],
    ['one book', `/api/books/info/${id_book}`],
  ] as const) {
    const body = await (
      await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${parent.token}` } })
    ).text()
    const raw = await started(['tests/support/raw-process.ts'], {}, body)
    const rates = []
    // In turn, so that whatever else the machine does meets both.
    for (let round = 0; round < ROUNDS; round++)
      rates.push([await rate(raw.url, '/', headers), await rate(server.url, path, headers)] as const)
    const ratio = rates.map(([base, ours]) => ours / base).toSorted()[Math.floor(ROUNDS / 2)] ?? 0
    console.log(
      `${books} books, ${name}: ${Math.round(Math.max(...rates.map(([, ours]) => ours)))} reads/s, ${ratio.toFixed(2)} of raw Bun.serve (${body.length} bytes)`,
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
    cwd: new URL('../..', import.meta.url).pathname,
    env: { ...process.env, ...environment },
    stdin: new Blob([input]),
    stdout: 'pipe',
  })
  const { value } = await child.stdout.getReader().read()
  return { child, url: /http:\/\/\S+/u.exec(new TextDecoder().decode(value))?.[0] ?? '' }
}

/** Reads a second over kept connections, one request at a time on each; a client as light as can be. */
async function rate(url: string, path: string, headers: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`
  let count = 0
  let running = true
  const sockets = await Promise.all(
    Array.from({ length: LANES }, () => {
      let missing = -1
      return Bun.connect({
        hostname,
        port: Number(port),
        socket: {
          open: (socket) => void socket.write(request),
          data(socket, data) {
            let bytes = data
            if (missing < 0) {
              const end = bytes.indexOf('\r\n\r\n')
              const length = Number(/content-length: (\d+)/iu.exec(bytes.subarray(0, end).toString('latin1'))?.[1])
              missing = length
              bytes = bytes.subarray(end + 4)
            }
            missing -= bytes.length
            if (missing > 0) return
            missing = -1
            count += 1
            if (running) socket.write(request)
          },
        },
      })
    }),
  )
  await Bun.sleep(300)
  count = 0
  const startedAt = performance.now()
  await Bun.sleep(SECONDS * 1000)
  const result = count / ((performance.now() - startedAt) / 1000)
  running = false
  for (const socket of sockets) socket.end()
  return result
}
