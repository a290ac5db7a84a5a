import type { PreflightCheck, PreflightOutcome } from '../../src/domain/preflight.ts'
import { callApi } from '../api/client.ts'

export type WireFinding = {
  check: PreflightCheck
  severity: 'warns' | 'refuses'
  file: 'interior' | 'cover'
  page: number | null
  message: string
  advice: string
}

export type WirePreflight = {
  verdict: PreflightOutcome
  interior_pages: number
  lowest_ppi: number | null
  checks: { check: PreflightCheck; outcome: PreflightOutcome }[]
  findings: WireFinding[]
}

/** What there is for one printer (made in `src/http/wire-print.ts`). */
export type WirePrint = {
  profile: string
  label: string
  trim_mm: number
  cover: 'soft' | 'hard'
  state: 'none' | 'making' | 'ready' | 'refused' | 'stale'
  print_pdf_url: string | null
  cover_pdf_url: string | null
  preflight: WirePreflight | null
  /** ISO */
  made_at: string | null
  unsuitable: string | null
  error: string | null
}

export async function getPrints(bookId: number, signal: AbortSignal): Promise<WirePrint[]> {
  const { profiles } = await callApi<{ profiles: WirePrint[] }>('GET', `/api/books/${bookId}/print`, { signal })
  return profiles
}

export async function askPrint(bookId: number, profile: string): Promise<void> {
  await callApi('POST', `/api/books/${bookId}/print`, { body: { profile } })
}

/** Calls at every end of a print. An EventSource can send no header; the server keeps this token out of its log. */
export function followPrints(bookId: number, onEnd: () => void): () => void {
  const query = new URLSearchParams({ token: localStorage.getItem('token') ?? '' })
  const source = new EventSource(`/api/sse/book/${bookId}?${query}`)
  for (const type of ['print_ready', 'print_failed']) source.addEventListener(type, onEnd)
  return () => source.close()
}
