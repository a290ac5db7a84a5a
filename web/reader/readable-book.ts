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
  printPdfUrl: string | null
}

/** The book and where its pages are; one that was never laid out, or whose pages are gone, is laid out now. */
export async function loadReadableBook(id: number, signal: AbortSignal): Promise<ReadableBook> {
  const { status, info, rendered_url, pdf_url, print_pdf_url } = await getBookSummary(id, signal)
  const book = { id, status, title: info.story_title, url: rendered_url, pdfUrl: pdf_url, printPdfUrl: print_pdf_url }
  if (status === 'editing' || status === 'generating') return { ...book, url: null }
  if (rendered_url && (await isThere(rendered_url, signal))) return book
  const laidOut = await callApi<{ s3_url: string; pdf_url: string; print_pdf_url: string }>(
    'POST',
    '/api/layout/create_layout',
    { body: { id_book: id }, signal },
  )
  return { ...book, url: laidOut.s3_url, pdfUrl: laidOut.pdf_url, printPdfUrl: laidOut.print_pdf_url }
}

/** What to say of a book that cannot be had (product.md §8). */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return READER_COPY.failed
  if (error.status === 404) return READER_COPY.notFound
  if (error.isNetwork) return READER_COPY.failed
  const statusText = STATUS_TEXTS[error.status]
  return statusText ? READER_COPY.httpError(error.status, statusText) : error.message
}

/** As HTTP/1.1 says them; HTTP/2 sends none. What is a refusal has its own Spanish sentence. */
const STATUS_TEXTS: Record<number, string> = {
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
