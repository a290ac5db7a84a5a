/**
 * Makes a book over HTTP as any client would: register, log in, create, draw avatars, save, generate, wait, lay out, finish,
 * download. `bun scripts/book-by-api.ts <info.json> --out <dir> [--url http://127.0.0.1:3000] [--gate cuentos]`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    print: { type: 'string', default: 'generic-210' },
    gate: { type: 'string', default: 'cuentos' },
  },
})
const info = await Bun.file(positionals[0] ?? '').json()
const headers: Record<string, string> = { 'Content-Type': 'application/json' }

const gate = await fetch(`${values.url}/api/gate`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ password: values.gate }),
})
headers.Cookie = gate.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const account = {
  email: `api-${crypto.randomUUID()}@familia.example`,
  password: `Aa1${crypto.randomUUID().replaceAll('-', '')}`,
}
await call('POST', '/api/users/register', account)
const { token } = await call('POST', '/api/users/login', account)
headers.Authorization = `Bearer ${token}`

const { id_book } = await call('POST', '/api/books', { type: 'personalizado', info: {} })
for (const character of info.characters) {
  const { image_url } = await call('POST', '/api/imagemodels/create_character', { id_book, ...character })
  character.image_url = [image_url]
  character.image_url_selected = image_url
}
await call('PUT', `/api/books/info/${id_book}`, { info })
await call('POST', `/api/books/${id_book}/generate`)
for (;;) {
  const { book } = await call('GET', `/api/books/info/${id_book}?summary=true`)
  const { stage, done, total, error } = book.generation
  console.log(`${book.status}: ${stage} ${done}/${total}`)
  if (error) throw new Error(error)
  if (book.status === 'verifying') break
  await Bun.sleep(500)
}
const { s3_url, pdf_url } = await call('POST', '/api/layout/create_layout', { id_book })
await call('PUT', `/api/books/info/${id_book}`, { status: 'finished' })
await call('POST', `/api/books/${id_book}/print`, { profile: values.print })
const { print_pdf_url, cover_pdf_url } = await printed()
await mkdir(values.out, { recursive: true })
for (const link of [s3_url, pdf_url, print_pdf_url, cover_pdf_url]) {
  if (!link) continue
  const path = join(values.out, link.split('/').at(-1) ?? '')
  await Bun.write(path, await fetch(`${values.url}${link}`))
  console.log(path)
}

async function printed() {
  for (;;) {
    const { profiles } = await call('GET', `/api/books/${id_book}/print`)
    const made = profiles.find(({ profile }: { profile: string }) => profile === values.print)
    if (made.error) throw new Error(made.error)
    if (made.state !== 'making') return made
    await Bun.sleep(500)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a small client believes the contract.
async function call(method: string, path: string, body?: unknown): Promise<any> {
  const response = await fetch(`${values.url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
