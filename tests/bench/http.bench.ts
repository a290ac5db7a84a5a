/** JSON reads of the list and of one book against raw Bun.serve of the same bytes, with 10² and 10⁴ books in the database. */
import { startServer } from '../support/server.ts'

const SECONDS = 2
const LANES = 32

for (const books of [100, 10_000]) {
  const server = await startServer()
  const parent = await server.parent()
  for (let n = 0; n < 20; n++) await parent.api('POST', '/api/books', { info: { story_title: `Cuento ${n}` } })
  const crowd = await server.parent()
  for (let n = 20; n < books; n++)
    await server.ports.books.create({
      id: server.ports.ids.book(),
      owner: crowd.user.id,
      type: 'personalizado',
      capability: 'x',
      content: (await import('../../src/domain/book.ts')).newBookContent(),
      createdAt: new Date().toISOString(),
    })
  const [{ id_book }] = (await parent.api('GET', `/api/books/${parent.user.id}`)).body.books
  for (const path of [`/api/books/${parent.user.id}?summary=true`, `/api/books/info/${id_book}`]) {
    const headers = { Authorization: `Bearer ${parent.token}` }
    const body = await (await server.call(path, { headers })).text()
    const raw = Bun.serve({
      port: 0,
      fetch: () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
    })
    const [base, ours] = [
      await rate(`http://127.0.0.1:${raw.port}/`, headers),
      await rate(`${server.url}${path}`, headers),
    ]
    console.log(
      `${books} books, ${path.replace(/\/[\w-]{20,}|\/\d+/u, '/…')}: ${ours.toFixed(0)} reads/s, ${(ours / base).toFixed(2)} of raw Bun.serve (${body.length} bytes)`,
    )
    await raw.stop(true)
  }
  await server.stop()
}
process.exit(0)

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (performance.now() < until) {
        await (await fetch(url, { headers })).arrayBuffer()
        count += 1
      }
    }),
  )
  return count / SECONDS
}
