import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type FramePages, pagesOf } from './frame-pages.ts'
import { keptPlace, type Liking } from './kept-place.ts'
import { pageAfter, pagesInView } from './openings.ts'

/** Two facing pages where each is large enough to read. */
const WIDE = '(min-width: 1000px) and (min-aspect-ratio: 5/4)'
const STILL = '(prefers-reduced-motion: reduce)'

type Reading = 'loading' | 'paged' | 'whole'

/** Turns the pages of the book in a frame: by buttons, keys and swipe; keeps the place and how one likes to read. */
export function useReader(frame: RefObject<HTMLIFrameElement | null>, bookId: number) {
  const pages = useRef<FramePages | null>(null)
  const [reading, setReading] = useState<Reading>('loading')
  const [page, setPage] = useState(() => keptPlace.page(bookId))
  const [night, setNight] = useState(() => keptPlace.likes('night'))
  const [large, setLarge] = useState(() => keptPlace.likes('large'))
  const wide = useMedia(WIDE)
  const [measured, measure] = useReducer((count: number) => count + 1, 0)
  const turned = useRef<1 | -1 | 0>(0)
  const count = pages.current?.count() ?? 1
  const twoUp = wide && !large && Boolean(pages.current?.canFace)

  /** First page of the opening that a page is in. */
  const openingOf = useCallback((number: number) => pagesInView(number, count, twoUp)[0] ?? 1, [count, twoUp])
  const at = openingOf(page)

  const goTo = useCallback(
    (next: number) => {
      const target = openingOf(next)
      turned.current = matchMedia(STILL).matches || target === at ? 0 : target > at ? 1 : -1
      setPage(target)
      keptPlace.keepPage(bookId, target)
    },
    [bookId, openingOf, at],
  )
  const turn = useCallback((step: 1 | -1) => goTo(pageAfter(at, step, count, twoUp)), [goTo, at, count, twoUp])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was measured again is shown again
  useEffect(() => {
    if (reading === 'paged') pages.current?.show(at, { night, large, twoUp }, turned.current)
    turned.current = 0
  }, [reading, at, count, night, large, twoUp, measured])

  const onKey = useCallback(
    (event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; preventDefault(): void }) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight' || event.key === 'PageDown') turn(1)
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') turn(-1)
      else if (event.key === 'Home') goTo(1)
      else if (event.key === 'End') goTo(count)
      else return
      event.preventDefault()
    },
    [turn, goTo, count],
  )

  useEffect(() => {
    const inside = reading === 'paged' ? frame.current?.contentDocument : null
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('[role=menu],[role=dialog],input')) return
      onKey(event)
    }
    // Before the book's own script, which would turn the page a second time.
    const keyInside = (event: KeyboardEvent) => {
      event.stopImmediatePropagation()
      onKey(event)
    }
    const resized = () => measure()
    document.addEventListener('keydown', key)
    inside?.addEventListener('keydown', keyInside, { capture: true })
    window.addEventListener('resize', resized)
    const stopSwiping = inside ? followSwipes(inside, turn) : () => {}
    return () => {
      document.removeEventListener('keydown', key)
      inside?.removeEventListener('keydown', keyInside, { capture: true })
      window.removeEventListener('resize', resized)
      stopSwiping()
    }
  }, [frame, reading, onKey, turn])

  const like = (what: Liking, liked: boolean) => {
    keptPlace.keepLiking(what, liked)
    if (what === 'night') setNight(liked)
    else setLarge(liked)
  }

  return {
    reading,
    page: at,
    /** Of two facing pages the one whose number can be read: a picture bears none. */
    numbered: pagesInView(at, count, twoUp).find((number) => pages.current?.bearsNumber(number)) ?? at,
    count,
    hasCovers: pages.current?.hasCovers === true,
    night,
    large,
    twoUp,
    turn,
    goTo,
    like,
    isFirst: pageAfter(at, -1, count, twoUp) === at,
    isLast: pageAfter(at, 1, count, twoUp) === at,
    /** The frame has its document: pages are found, or it is shown as it is. */
    onLoad() {
      const inside = readable(frame.current)
      pages.current = inside && pagesOf(inside)
      setReading(inside ? 'paged' : 'whole')
      measure()
    },
  }
}

/** Another origin's document cannot be read. */
function readable(frame: HTMLIFrameElement | null): Document | null {
  try {
    const inside = frame?.contentDocument
    return inside?.body && inside.location.href !== 'about:blank' ? inside : null
  } catch {
    return null
  }
}

/** product.md §9 */
const SWIPE_PX = 50

function followSwipes(inside: Document, turn: (step: 1 | -1) => void): () => void {
  let start: { x: number; y: number } | null = null
  const down = ({ touches }: TouchEvent) => {
    const [touch] = touches
    start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
  }
  const up = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches
    if (!start || !touch) return
    const dx = touch.clientX - start.x
    const dy = touch.clientY - start.y
    start = null
    if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
  }
  inside.addEventListener('touchstart', down, { passive: true })
  inside.addEventListener('touchend', up)
  return () => {
    inside.removeEventListener('touchstart', down)
    inside.removeEventListener('touchend', up)
  }
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const change = () => setMatches(list.matches)
    list.addEventListener('change', change)
    return () => list.removeEventListener('change', change)
  }, [query])
  return matches
}
