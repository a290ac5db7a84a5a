import { useEffect, useRef } from 'react'

/** An answered question goes, and the button that had the focus with it: the focus stays nearby, and the page where it is. */
export function useFocusKept(changing: unknown) {
  const within = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      if (document.activeElement !== document.body)
        hadFocus.current = !!within.current?.contains(document.activeElement)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when what is asked has changed
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      within.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [changing])
  return within
}
