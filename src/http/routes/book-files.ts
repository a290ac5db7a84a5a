import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bookIdFrom } from '../../domain/book-id.ts'
import { fileKeys } from '../../domain/file-keys.ts'
import type { Ports } from '../../ports/index.ts'
import type { AppEnv } from '../env.ts'

/** `/files/{capability}/books/{id}/…` with GET, HEAD and Range. Unknown, foreign and wrongly addressed are the same bytes. */
export function bookFileRoutes(ports: Pick<Ports, 'books' | 'files'>, { htmlPolicy }: { htmlPolicy: string }) {
  const routes = new Hono<AppEnv>()
  routes.on(['GET', 'HEAD'], '/files/:capability/books/:bookId/*', async (c) => {
    const { capability, bookId } = c.req.param()
    const key = decoded(c.req.path.slice(`/files/${capability}/`.length))
    const id = bookIdFrom(bookId)
    const book = id === null ? null : await ports.books.find(id)
    if (
      !same(capability, book?.capability ?? '') ||
      !key?.startsWith(`books/${bookId}/`) ||
      key.includes('..') ||
      fileKeys.isRaw(key) ||
      fileKeys.isVector(key)
    )
      return missing(c)
    const head = await ports.files.head(key)
    if (!head) return missing(c)
    const headers: Record<string, string> = {
      'Content-Type': head.contentType,
      ETag: `"${head.etag}"`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': isVersioned(key) ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(head.contentType.startsWith('text/html') && { 'Content-Security-Policy': htmlPolicy }),
    }
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers)
    if (c.req.method === 'HEAD')
      return new Response(null, { status: 200, headers: { ...headers, 'Content-Length': String(head.size) } })
    // A reader that resumes an older file gets the new one whole, not the new one's end behind the old one's start.
    const isSameFile = [undefined, headers.ETag].includes(c.req.header('If-Range'))
    const range = isSameFile ? parseRange(c.req.header('Range'), head.size) : null
    if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${head.size}` })
    if (range) {
      const bytes = await ports.files.getRange(key, range.start, range.end)
      return bytes
        ? c.body(bytes, 206, { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${head.size}` })
        : missing(c)
    }
    const stored = await ports.files.get(key)
    return stored ? c.body(stored.bytes, 200, headers) : missing(c)
  })
  routes.all('/files', missing)
  routes.all('/files/*', missing)
  return routes
}

/** Null for what is no correct encoding. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function missing(c: Context) {
  return c.text('No encontrado', 404)
}

/** A picture's version never changes; covers, HTML and PDFs are replaced in place. */
function isVersioned(key: string): boolean {
  return key.includes('/final_images/') || key.includes('/characters/') || /-v\d+-[^/]+\.(webp|jpg)$/u.test(key)
}

/** One range, as players and readers send it; anything else is answered whole (RFC 9110 §14.2 allows that). */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected)) && expected !== ''
}
