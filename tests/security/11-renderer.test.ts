import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type TestServer } from '../support/server.ts'

const SECRET = 'the secret of another family'
const secretFile = join(mkdtempSync(join(tmpdir(), 'colorin-')), 'secret.txt')
writeFileSync(secretFile, SECRET)

let server: TestServer
let canary: Bun.Server<undefined>
const asked: string[] = []
beforeAll(async () => {
  server = await startServer()
  canary = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      asked.push(request.url)
      return new Response(SECRET)
    },
  })
})
afterAll(async () => {
  await server.stop()
  canary.stop(true)
})

/** Every way in which a page asks for something from elsewhere. */
const LURES = (address: string) => [
  `<link rel=stylesheet href="${address}">`,
  `<img src="${address}"><image href="${address}"/>`,
  `<iframe src="${address}"></iframe><object data="${address}"></object>`,
  `<style>@import url("${address}");*{background:url(${address})}</style>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><use href="${address}"/></svg>`,
  `![x](${address}) url(${address}) /URI(${address})`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${address}">]>&e;`,
]

test.each(['file', 'http'])(
  'a book whose texts ask for %s: addresses is laid out without asking',
  async (scheme) => {
    const address = scheme === 'file' ? `file://${secretFile}` : `http://127.0.0.1:${canary.port}/lure`
    const lures = LURES(address)
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    const [bear] = info.characters
    const saved = await parent.api('PUT', `/api/books/info/${id}`, {
      info: {
        ...info,
        story_title: lures[1]?.slice(0, 120),
        dedication: lures.join('').slice(0, 300),
        moral: lures[0]?.slice(0, 100),
        additional_information: lures.join(' '),
        characters: [{ ...bear, hobbies: lures.slice(0, 3).map((lure) => lure.slice(0, 80)) }],
        places: [{ name: 'faro', description: lures[3]?.slice(0, 300) }],
      },
    })
    expect(saved).toMatchObject({ status: 200 })
    await parent.api('POST', `/api/books/${id}/generate`)
    const book = await parent.generated(id)
    expect(book.status).toBe('verifying')

    expect(asked).toEqual([])
    expect(await (await server.call(book.rendered_url)).text()).not.toContain(SECRET)
    const { print_pdf_url } = await parent.printed(id)
    for (const url of [book.pdf_url, print_pdf_url]) {
      const { text, keys } = await readPdf(await (await server.call(url)).bytes(), ['URI', 'JS', 'Launch', 'AA', 'EF'])
      expect(text.length).toBeGreaterThan(100)
      expect(text).not.toContain(SECRET)
      expect([url, keys]).toEqual([url, []])
    }
  },
  60_000,
)

test('the most that a parent can write makes a book of bounded length', async () => {
  const parent = await server.parent()
  const words = (count: number) => Array.from({ length: count }, (_, n) => `luna${n % 10}`).join(' ')
  const { id, info } = await parent.aReadyBook('los-ocho-del-bosque', {
    story_length: { chapters: 10 },
    age_read: '10+',
    story_title: 'T'.repeat(120),
    dedication: 'W'.repeat(300),
    moral: 'M'.repeat(100),
    additional_information: words(1000),
  })
  expect(info.characters).toHaveLength(8)
  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)

  expect(book.status).toBe('verifying')
  // By the formula of the book, ten chapters of six pages, and the two covers.
  expect(book.binding.pages).toBeLessThanOrEqual(4 * Math.ceil((3 + 10 * 6 + 2) / 4) + 2)
  const { size } = await (await server.call(book.pdf_url)).blob()
  expect(size).toBeLessThan(15_000_000)
}, 90_000)

async function readPdf(pdf: Uint8Array<ArrayBuffer>, keys: string[]): Promise<{ text: string; keys: string[] }> {
  const script = new URL('../support/read-pdf-process.ts', import.meta.url).pathname
  const child = Bun.spawn([process.execPath, script, ...keys], { stdin: new Blob([pdf]), stdout: 'pipe' })
  return new Response(child.stdout).json()
}
