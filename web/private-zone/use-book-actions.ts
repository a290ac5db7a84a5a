import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai/react'
import { useRef } from 'react'
import {
  cancelGeneration,
  createBook,
  deleteBook,
  duplicateBook,
  finishWithoutModels,
  getBookSummary,
  startGeneration,
} from '../api/books.ts'
import { ApiError } from '../api/client.ts'
import { keepPreloaded } from '../api/preloaded-book.ts'
import { useMutation } from '../api/use-mutation.ts'
import { queries } from '../api/use-query.ts'
import type { WireSummary } from '../api/wire.ts'
import { showToastAtom } from '../ui/react/toasts.tsx'
import { LIST_COPY } from './copy.ts'
import { BOOKS_KEY } from './use-books.ts'

/** Two sentences to read. */
const LONG_TOAST_MS = 7000

/** The server's own sentence where there is one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code !== 'unreadable' ? error.message : otherwise
}

/** Trying again makes no room: of one book too many the parent reads what would. */
function limitOr(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code === 'book.tooMany' ? error.message : otherwise
}

export function useCreateBook({ onFailed }: { onFailed: (text: string) => void }) {
  const navigate = useNavigate()
  // Kept until it succeeds: a second try after a lost answer finds the first book.
  const key = useRef<string>(crypto.randomUUID())
  return useMutation(() => createBook(key.current), {
    onError: (error) => onFailed(limitOr(error, LIST_COPY.createFailed)),
    onSuccess: (id) => {
      if (id === null) return onFailed(LIST_COPY.createWithoutId)
      key.current = crypto.randomUUID()
      return navigate({ to: '/tuzonaprivada/crearcuento/$idBook', params: { idBook: String(id) } })
    },
  })
}

/** Fetches the book so that the editor opens with it at once; opens it anyway if that fails. */
export function useEditBook() {
  const navigate = useNavigate()
  const toast = useSetAtom(showToastAtom)
  return useMutation(async (id: number) => keepPreloaded(await getBookSummary(id)), {
    onError: () => toast(LIST_COPY.preloadFailed, 'error'),
    onSettled: (_data, error, id) =>
      navigate({
        to: '/tuzonaprivada/crearcuento/$idBook',
        params: { idBook: String(id) },
        ...(!error && { state: { preloaded: true } as never }),
      }),
  })
}

/** `onRefused`: trying again is no use until the book is changed, for this reason. */
export function useBookActions({ onRefused }: { onRefused?: (reason: string) => void } = {}) {
  const toast = useSetAtom(showToastAtom)
  const refresh = () => queries.refresh(BOOKS_KEY)

  const remove = useMutation(deleteBook, {
    onSuccess: (_data, id) => {
      queries.change<WireSummary[]>(BOOKS_KEY, (books) => books.filter(({ id_book }) => id_book !== id))
      toast(LIST_COPY.delete.done)
    },
    onError: (error) => toast(sentenceOf(error, LIST_COPY.delete.failed), 'error'),
    onSettled: refresh,
  })
  // A second try after a lost answer finds the copy that was made.
  const duplicateKey = useRef<string>(crypto.randomUUID())
  const duplicate = useMutation((id: number) => duplicateBook(id, duplicateKey.current), {
    onSuccess: ({ editsLeftBehind }) => {
      duplicateKey.current = crypto.randomUUID()
      toast(LIST_COPY.duplicated)
      if (editsLeftBehind > 0) toast(LIST_COPY.editsLeftBehind, 'success', LONG_TOAST_MS)
    },
    onError: (error) => toast(limitOr(error, LIST_COPY.duplicateFailed), 'error'),
    onSettled: refresh,
  })
  const cancel = useMutation(cancelGeneration, {
    onSuccess: () => toast(LIST_COPY.cancelled),
    onError: (error) => toast(sentenceOf(error, LIST_COPY.cancelFailed), 'error'),
    onSettled: refresh,
  })
  const starting = {
    onError: (error: unknown) =>
      onRefused && error instanceof ApiError && error.status === 400
        ? onRefused(error.message)
        : toast(sentenceOf(error, LIST_COPY.retryFailed), 'error'),
    onSettled: refresh,
  }
  const retry = useMutation(startGeneration, starting)
  const finish = useMutation(finishWithoutModels, starting)
  return { remove, duplicate, cancel, retry, finish }
}
