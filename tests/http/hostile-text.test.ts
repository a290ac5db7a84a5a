import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const MARKUP = '</title></style></script><evil onclick=x><img src=x onerror=alert(1)>&amp;]]>'

/** Names of the elements of a document, and its attributes that could run something. */
function elementsOf(html: string) {
  const names: Record<string, number> = {}
  const suspicious: string[] = []
  new HTMLRewriter()
    .on('*', {
      element(element) {
        names[element.tagName] = (names[element.tagName] ?? 0) + 1
        for (const [name, value = ''] of element.attributes)
          if (name.startsWith('on') || /^\s*(?:javascript|data:text)/iu.test(value)) suspicious.push(`${name}=${value}`)
      },
    })
    .transform(html)
  return { names, suspicious }
}

/** The description of the document and of every picture in it. */
function xmpOf(pdf: string): string {
  return [...pdf.matchAll(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/gu)].map(([xmp]) => xmp).join('\n')
}

async function aBoundBook(changes: Record<string, unknown>, name = 'Osito') {
  const parent = await server.parent()
  const { id, info } = await parent.aReadyBook()
  info.characters[0].name = name
  const saved = await parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, ...changes } })
  expect(saved).toMatchObject({ status: 200 })
  expect((await parent.api('POST', `/api/books/${id}/generate`)).status).toBe(202)
  const book = await parent.generated(id)
  expect({ status: book.status, generation: book.generation }).toMatchObject({ status: 'verifying' })
  return { parent, id, book }
}

test('markup in every text of a parent stands literally in the book, and runs nowhere', async () => {
  const { parent, id, book } = await aBoundBook(
    {
      story_title: MARKUP,
      dedication: `${MARKUP}<link rel=stylesheet href=file:///etc/passwd><a href="javascript:alert(1)">x</a>`,
      moral: '<evil>{{constructor}}%{1}</evil>',
      additional_information: `${MARKUP} <!-- --> <svg onload=alert(1)>`,
      places: [{ name: '<evil>casa', description: '<evil onload=x>' }],
    },
    'Bo<evil>"\'&',
  )
  const response = await server.call(book.rendered_url)
  const html = await response.text()
  const { names, suspicious } = elementsOf(html)

  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(names.evil).toBeUndefined()
  expect(names.link).toBeUndefined()
  expect(names.a ?? 0).toBe(0)
  expect(names.script).toBe(1)
  expect(suspicious).toEqual([])
  expect(html).toContain('&lt;evil')
  const { print_pdf_url } = await parent.printed(id)
  for (const url of [book.pdf_url, print_pdf_url]) {
    const pdf = Buffer.from(await (await server.call(url)).arrayBuffer()).toString('latin1')
    const xmp = xmpOf(pdf)
    expect(xmp).toContain('&lt;evil')
    expect(xmp).not.toContain('<evil')
    expect(pdf).not.toContain('/JavaScript')
  }
}, 60_000)

test.each([
  ['written from right to left', 'شهرزاد والبحر', 'שלום'],
  ['with marks that turn the line', '\u202Eotibol led otneuc lE\u202C', 'A\u2066na\u2069'],
  ['piled with accents', `Z${'\u0301\u0323\u0334'.repeat(30)}`, `B${'\u0300'.repeat(50)}o`],
  ['with signs that nobody sees', 'E\u0000l\u0007 \u200Bfaro\uFFFE', 'Lu\u0001cía'],
  ['with half a character', 'Un faro \ud800', 'Bo\udc00'],
  ['in pictures', '👨‍👩‍👧‍👦🏴‍☠️ 🦄', '🦊'],
])(
  'a title and a name %s make a book',
  async (_, title, name) => {
    const { book } = await aBoundBook({ story_title: title, dedication: title }, name)

    expect((await server.call(book.rendered_url)).status).toBe(200)
    const pdf = Buffer.from(await (await server.call(book.pdf_url)).arrayBuffer()).toString('latin1')
    const xmp = xmpOf(pdf)
    expect(xmp).toContain('</x:xmpmeta>')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
    expect(xmp).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u)
  },
  60_000,
)

test('two names that look the same are the same name', async () => {
  const { api } = await server.parent()
  const id = (await api('POST', '/api/books', {})).body.id_book
  for (const twin of ['Ana\u200b', 'A\u00adna', 'ＡＮＡ', 'A\u0301na', ' ana\u00a0'])
    expect(
      await api('PUT', `/api/books/info/${id}`, { info: { characters: [{ name: 'Ana' }, { name: twin }] } }),
    ).toMatchObject({ status: 400 })
})

test('a title of nothing that can be seen is no title', async () => {
  const parent = await server.parent()
  const { id, info } = await parent.aReadyBook()
  await parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, story_title: '\u200b \u2060\u00ad' } })

  expect((await parent.api('POST', `/api/books/${id}/generate`)).body.code).toBe('book.incomplete')
})
