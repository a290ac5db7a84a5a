/**
 * 2,000 open event streams on one book: memory each, and how long an event takes to reach the last of them, against one
 * stream alone. Server and clients share the machine.
 */

import { connect, type Socket } from 'node:net'
import { aParent } from '../support/server.ts'

const STREAMS = 2000
const EVENTS = 20
const server = Bun.spawn([process.execPath, 'tests/support/stream-process.ts'], {
  cwd: new URL('../..', import.meta.url).pathname,
  stdio: ['pipe', 'pipe', 'inherit'],
})
const { value } = await server.stdout.getReader().read()
const url = new URL(new TextDecoder().decode(value).trim())
const parent = await aParent(url.origin)
const id: number = (await parent.api('POST', '/api/books', {})).body.id_book

let heard: { at: number[]; wanted: number; done: () => void } | null = null
const sockets: Socket[] = []
const before = residentBytes()
await open(1)
const alone = await broadcast()
await open(STREAMS - 1)
const each = (residentBytes() - before) / STREAMS / 1024
const all = await broadcast()
console.log(
  `${STREAMS} streams: ${each.toFixed(1)} KB each; an event reaches all of them in p50 ${all.p50.toFixed(0)} ms, p99 ${all.p99.toFixed(0)} ms (${(all.p99 / alone.p99).toFixed(1)} × one stream alone, ${alone.p99.toFixed(1)} ms)`,
)
for (const socket of sockets) socket.destroy()
server.kill()
process.exit(0)

async function open(count: number): Promise<void> {
  for (let n = 0; n < count; n += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - n) }, () => {
        const socket = connect(Number(url.port), url.hostname)
        sockets.push(socket)
        socket.write(`GET /api/sse/book/${id}?token=${parent.token} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`)
        return new Promise<void>((resolve) => {
          socket.on('data', (data) => {
            const text = data.toString('latin1')
            if (text.includes('event: connected')) resolve()
            if (text.includes('event: generation')) listen()
          })
        })
      }),
    )
}

function listen(): void {
  if (!heard) return
  heard.at.push(performance.now())
  if (heard.at.length >= heard.wanted) heard.done()
}

/** From the first stream that hears an event to each of the others. */
async function broadcast(): Promise<{ p50: number; p99: number }> {
  const waits: number[] = []
  for (let n = 0; n < EVENTS; n++) {
    const at: number[] = []
    const startedAt = performance.now()
    const finished = new Promise<void>((done) => {
      heard = { at, wanted: sockets.length, done }
    })
    server.stdin.write(`${id} ${n}\n`)
    server.stdin.flush()
    await finished
    heard = null
    waits.push(...at.map((moment) => moment - startedAt))
  }
  waits.sort((a, b) => a - b)
  const share = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0
  return { p50: share(0.5), p99: share(0.99) }
}

function residentBytes(): number {
  const status = Bun.spawnSync(['grep', 'VmRSS', `/proc/${server.pid}/status`]).stdout.toString()
  return Number(/(\d+) kB/u.exec(status)?.[1] ?? 0) * 1024
}
