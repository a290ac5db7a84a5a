import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { PAGE_POLICY } from './policy.ts'

/** A page that is made for this one request. */
export function answerPage(c: Context, html: string, status = 200): Response {
  c.header('Content-Security-Policy', PAGE_POLICY)
  c.header('Cache-Control', 'no-store')
  return c.html(html, status as ContentfulStatusCode)
}

type Kept = { html: string; etag: string; br?: Uint8Array<ArrayBuffer>; gz?: Uint8Array<ArrayBuffer> }

/** Pages that are the same for everybody: rendered and compressed once for each name, and again when the origin changes. */
export function createPageCache() {
  const kept = new Map<string, Kept & { origin: string }>()

  return async (c: Context, name: string, origin: string, render: () => Promise<string>): Promise<Response> => {
    let page = kept.get(name)
    if (page?.origin !== origin) {
      const html = await render()
      page = { html, origin, etag: `"${Bun.hash(html).toString(36)}"` }
      kept.set(name, page)
    }
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Accept-Encoding, Cookie')
    c.header('ETag', page.etag)
    if (c.req.header('If-None-Match') === page.etag) return c.body(null, 304)
    c.header('Content-Type', 'text/html; charset=utf-8')
    const accepted = c.req.header('Accept-Encoding') ?? ''
    if (/\bbr\b/u.test(accepted)) {
      page.br ??= new Uint8Array(brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      c.header('Content-Encoding', 'br')
      return c.body(page.br)
    }
    if (/\bgzip\b/u.test(accepted)) {
      page.gz ??= new Uint8Array(gzipSync(page.html))
      c.header('Content-Encoding', 'gzip')
      return c.body(page.gz)
    }
    return c.body(page.html)
  }
}
