import type { AnsweredWish } from '../../src/domain/wish.ts'
import { getBook, getBookSummary } from '../api/books.ts'
import { callApi } from '../api/client.ts'
import type { WireBook } from '../api/wire.ts'
import type { Edit, Texts } from './words.ts'

export type LaidPage = {
  number: number
  folio: number | null
  side: 'left' | 'right'
  kind: string
  measureMm: number | null
  html: string
}
export type Remark = {
  kind: string
  message: string
  fix?: { label: string; text: string }
  rename?: { label: string; name: string; to: string }
}
export type Level = { fits: boolean; text: string }
export type Laid = {
  version: number
  base: string
  pages: LaidPage[]
  parts: { part: string; title: string; first: number }[]
  total: number
  texts: Texts
  /** What the book calls its characters, in the wizard's order. */
  names: string[]
  /** As the cover bears it. */
  title: string
  /** Whether a model can propose other words for a page. */
  can_rewrite: boolean
  consequence: { kind: string; text: string }
  level: { before: Level; after: Level } | null
  remarks: Remark[]
}
export type Saved = { version: number; wishes: AnsweredWish[] | null }
export type History = {
  version: number
  edits: { save: number; block: string; undone: boolean }[]
  can_undo: boolean
  can_redo: boolean
  original: Texts
}

/** What the editor asks of the server. All reject with `ApiError`. */
export type EditorApi = ReturnType<typeof createEditorApi>

export function createEditorApi(bookId: number) {
  const path = `/api/books/${bookId}`
  return {
    summary: (): Promise<WireBook> => getBookSummary(bookId),
    whole: (): Promise<WireBook> => getBook(bookId),
    lay: (part: string, edits: readonly Edit[], signal?: AbortSignal) =>
      callApi<Laid>('POST', `${path}/lay`, { body: { part, edits }, ...(signal && { signal }) }),
    save: (edition: number, edits: readonly Edit[], tells: readonly string[]) =>
      callApi<Saved>('PATCH', `${path}/story`, { body: { edition, edits, tells } }),
    step: (way: 'undo' | 'redo', edition: number) =>
      callApi<Saved>('POST', `${path}/story/${way}`, { body: { edition } }),
    history: () => callApi<History>('GET', `${path}/story/edits`),
    rewrite: (chapter: number, page: number, wish: string) =>
      callApi<{ paragraphs: string[] }>('POST', `${path}/story/rewrite`, { body: { chapter, page, wish } }),
  }
}
