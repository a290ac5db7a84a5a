import { useEffect, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useQuery } from '../api/use-query.ts'
import { PRINT_COPY } from './copy.ts'
import { askPrint, followPrints, getPrints } from './print-api.ts'

/** Its end is told by event; this finds it where no event comes through. */
const POLL_MS = 3000

/** What there is for every printer, as it changes, and having it made. */
export function usePrints(bookId: number) {
  const { data, error, isFetching, refetch } = useQuery(`book/${bookId}/print`, (signal) => getPrints(bookId, signal), {
    kept: true,
    pollMs: (prints) => (prints?.some(({ state }) => state === 'making') ? POLL_MS : null),
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => followPrints(bookId, () => void refetch()), [bookId, refetch])

  const prepare = async (profile: string) => {
    setAsking(true)
    setRefusal(null)
    try {
      await askPrint(bookId, profile)
      await refetch()
    } catch (error) {
      setRefusal(wordsOf(error))
    } finally {
      setAsking(false)
    }
  }
  return {
    prints: data,
    failure: error && !isFetching ? wordsOf(error) : null,
    refetch,
    prepare,
    isAsking,
    refusal,
    forgive: () => setRefusal(null),
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return PRINT_COPY.failed
  return error.isNetwork ? PRINT_COPY.offline : error.message
}
