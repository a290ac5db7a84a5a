import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useRef } from 'react'
import { writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { Foreseen } from '../../../src/domain/foreseen.ts'
import { callApi } from '../../api/client.ts'
import { bookAtom, infoAtom } from '../state/draft.ts'
import { foreseenAtom } from './state.ts'

/** Long enough that nobody is asked in the middle of a word. */
const PAUSE_MS = 1000

/**
 * Asks what a book would tell: a second after the parent pauses, and after an answer at once. Never in the way: what fails is
 * not said, and what was told of other words goes.
 */
export function useForeseen(): void {
  const info = useAtomValue(infoAtom)
  const { id } = useAtomValue(bookAtom)
  const setForeseen = useSetAtom(foreseenAtom)
  const { title: _, dedication, ...asked } = info
  const isAnything = [info.freeText, info.moral].some((text) => text.trim() !== '') || info.characters.length > 0
  const body = isAnything ? JSON.stringify(writeBookInfo({ ...asked, title: '', dedication: '' })) : null
  const { confirmed } = info
  const answered = useRef(confirmed)
  useEffect(() => {
    const pauseMs = answered.current === confirmed ? PAUSE_MS : 0
    answered.current = confirmed
    if (id === null || body === null) {
      setForeseen(null)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const path = `/api/books/${id}/wishes`
        const answer = await callApi('POST', path, { body: { info: JSON.parse(body) }, signal: asking.signal })
        const read = Foreseen.safeParse(answer)
        if (read.success && !asking.signal.aborted) setForeseen(read.data)
      } catch {
        if (!asking.signal.aborted) setForeseen(null)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [id, body, confirmed, setForeseen])
}
