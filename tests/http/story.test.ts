import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ rateLimitFactor: 100 })
})
afterAll(() => server.stop())

describe('words by API', () => {
  test('time', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook('lucia-y-el-dragon')
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)
    for (let i = 0; i < 12; i++) {
      const t = performance.now()
      const a = await parent.api('POST', `/api/books/${id}/lay`, { chapter: 1, page: 0, paragraph: 0, text: `Lucia vio una casa ${'muy '.repeat(i * 4)}grande.` })
      console.log(a.status, Math.round(performance.now() - t), a.body.consequence, a.body.total, JSON.stringify(a.body.remarks), JSON.stringify(a.body.level), JSON.stringify(a.body).length)
      if (i === 0) console.log(JSON.stringify(a.body).slice(0, 3000), a.body.texts, a.body.parts)
    }
    const book = await parent.book(id)
    const saved = await parent.api('PATCH', `/api/books/${id}/story`, { edition: book.version, edits: [{ block: 'chapter-1-p0-0', text: 'Lucía vio una casa.' }] })
    console.log(saved.status, JSON.stringify(saved.body).slice(0, 300))
    console.log((await parent.api('GET', `/api/books/${id}/story/edits`)).body)
  }, 60000)
})
