import type { BookStatus } from '../../src/domain/book.ts'
import { getBookSummary } from '../api/books.ts'
import { ApiError, callApi } from '../api/client.ts'
import { READER_COPY } from './copy.ts'

export type ReadableBook = {
  id: number
  status: BookStatus
  title: string
  /** Address of the rendered book; null while there is none. */
  url: string | null
  pdfUrl: string | null
}

/** The book and where its pages are; one that was never laid out, or whose pages are gone, is laid out now. */
export async function loadReadableBook(id: number, signal: AbortSignal): Promise<ReadableBook> {
  const { status, info, rendered_url, pdf_url, binding } = await getBookSummary(id, signal)
  const book = { id, status, title: info.story_title, url: rendered_url, pdfUrl: pdf_url }
  if (status === 'editing' || status === 'generating') return { ...book, url: null }
  // Words that were changed are laid out now; it takes a moment.
  if (rendered_url && !binding?.stale && (await isThere(rendered_url, signal))) return book
  const laidOut = await callApi<{ s3_url: string; pdf_url: string }>('POST', '/api/layout/create_layout', {
    body: { id_book: id },
    signal,
  })
  return { ...book, url: laidOut.s3_url, pdfUrl: laidOut.pdf_url }
}

/** What to say of a book that cannot be had (product.md §8), and why where the server has a sentence for it. */
export function messageOf(error: unknown): { message: string; reason?: string } {
  if (!(error instanceof ApiError) || error.isNetwork || error.status === 200) return { message: READER_COPY.failed }
  if (error.status === 404) return { message: READER_COPY.notFound }
  const { status, statusText, code, message: reason } = error
  const message = READER_COPY.httpError(status, statusText || (STATUS_TEXTS[status] ?? ''))
  return status !== 500 && code !== 'unreadable' ? { message, reason } : { message }
}

/** Whether asking again may find something else: a refusal stays one. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isNetwork || error.status >= 500 || error.status === 429
}

/** As HTTP/1.1 says them; HTTP/2 sends none. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Another origin may refuse to say; then it is tried as it is. */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal })).ok
  } catch {
    return true
  }
}
