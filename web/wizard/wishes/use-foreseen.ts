import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect } from 'react'
import { writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { Foreseen } from '../../../src/domain/foreseen.ts'
import { callApi } from '../../api/client.ts'
import { bookAtom, infoAtom } from '../state/draft.ts'
import { foreseenAtom } from './state.ts'

/** Long enough that nobody is asked in the middle of a word. */
const PAUSE_MS = 1000

/** Asks what a book would tell, a second after the parent pauses. Never in the way: what fails is not said. */
export function useForeseen(): void {
  const info = useAtomValue(infoAtom)
  const { id } = useAtomValue(bookAtom)
  const setForeseen = useSetAtom(foreseenAtom)
  const { title: _, dedication, ...asked } = info
  const isAnything = [info.freeText, info.moral].some((text) => text.trim() !== '') || info.characters.length > 0
  const body = isAnything ? JSON.stringify(writeBookInfo({ ...asked, title: '', dedication: '' })) : null
  useEffect(() => {
    if (id === null || body === null) {
      setForeseen(null)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      if (!navigator.onLine) return
      try {
        const path = `/api/books/${id}/wishes`
        const answer = await callApi('POST', path, { body: { info: JSON.parse(body) }, signal: asking.signal })
        const read = Foreseen.safeParse(answer)
        if (read.success && !asking.signal.aborted) setForeseen(read.data)
      } catch {
        // A parent who writes needs no word of this.
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [id, body, setForeseen])
}
