import type { WireBookInfo, WireCharacter } from '../../src/domain/book-info-wire.ts'
import { type BookStatus, bookStatusFrom } from '../../src/domain/book-status.ts'
import { sessionUser } from '../islands/session.ts'
import { callApi } from './client.ts'
import type { WireBook, WireGeneration, WireNewImages, WireSummary } from './wire.ts'

/** The calls about books that the private zone makes. All throw `ApiError`. */

export async function listBooks(signal?: AbortSignal): Promise<WireSummary[]> {
  const path = `/api/books/${encodeURIComponent(sessionUser()?.id ?? '')}?summary=true`
  const { books } = await callApi<{ books: WireSummary[] }>('GET', path, { ...(signal && { signal }) })
  return books.map(withStatus)
}

export async function getBook(id: number, signal?: AbortSignal): Promise<WireBook> {
  const { book } = await callApi<{ book: WireBook }>('GET', `/api/books/info/${id}`, { ...(signal && { signal }) })
  return withStatus(book)
}

/** Without the story and its pictures. */
export async function getBookSummary(id: number, signal?: AbortSignal): Promise<WireBook> {
  const { book } = await callApi<{ book: WireBook }>('GET', `/api/books/info/${id}?summary=true`, {
    ...(signal && { signal }),
  })
  return withStatus(book)
}

function withStatus<B extends { status?: unknown }>(book: B): B & { status: BookStatus } {
  return { ...book, status: bookStatusFrom(book.status) }
}

/** @param idempotencyKey repeating a create with it returns the first book */
export async function createBook(idempotencyKey: string, info: WireBookInfo | object = {}): Promise<number | null> {
  const { id_book, book } = await callApi<{ id_book?: number; book?: { id_book: number } }>('POST', '/api/books', {
    body: { id_user: sessionUser()?.id, purchased: false, type: 'personalizado', info },
    idempotencyKey,
  })
  return book?.id_book ?? id_book ?? null
}

/** `editsLeftBehind`: saves of changed words that the copy does without. */
type Copy = { id: number | null; editsLeftBehind: number }

export async function duplicateBook(id: number, idempotencyKey: string): Promise<Copy> {
  const copy = await callApi<{ id_book?: number; edits_left_behind?: number }>('POST', `/api/books/duplicate/${id}`, {
    body: {},
    idempotencyKey,
  })
  return { id: copy.id_book ?? null, editsLeftBehind: copy.edits_left_behind ?? 0 }
}

export async function deleteBook(id: number): Promise<void> {
  await callApi('DELETE', `/api/books/${encodeURIComponent(sessionUser()?.id ?? '')}/${id}`)
}

type BookChange = { info: WireBookInfo } | { new_images: WireNewImages } | { status: WireBook['status'] }

/** @returns the new version; null when the answer was empty */
export async function changeBook(id: number, change: BookChange & { version?: number }): Promise<number | null> {
  const { version } = await callApi<{ version?: number }>('PUT', `/api/books/info/${id}`, { body: change })
  return version ?? null
}

/** Starts, or joins, the book's one generation. */
export function startGeneration(id: number): Promise<Started> {
  return callApi('POST', `/api/books/${id}/generate`, { body: {} })
}

/** Begins anew without a model. */
export function finishWithoutModels(id: number): Promise<Started> {
  return callApi('POST', `/api/books/${id}/generate`, { body: { engine: 'offline' } })
}

type Started = { status: string; generation: WireGeneration | null }

export async function cancelGeneration(id: number): Promise<void> {
  await callApi('DELETE', `/api/books/${id}/generate`)
}

/** @returns address of the picture */
export async function drawAvatar(id: number, character: WireCharacter): Promise<string | null> {
  const { name, age, gender, species, protagonismo, skin, hobbies, hair, eyes, clothes, features } = character
  const { image_url } = await callApi<{ image_url?: string }>('POST', '/api/imagemodels/create_character', {
    body: { id_book: id, name, age, gender, species, protagonismo, skin, hobbies, hair, eyes, clothes, features },
  })
  return image_url ?? null
}

export async function deleteCharacterFiles(id: number, name: string): Promise<void> {
  await callApi('DELETE', '/api/s3/delete_files_by_prefix', {
    body: { directory_path: `books/${id}/characters/`, file_prefix: name },
  })
}
