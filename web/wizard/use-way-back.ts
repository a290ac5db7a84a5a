import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A form that closes takes the focus and most of the page's height along. Both go back to where it was opened: the button
 * pressed for it, or the one that opens the next.
 */
export function useWayBack() {
  const add = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)
  const [returns, setReturns] = useState(0)
  useLayoutEffect(() => {
    if (returns === 0) return
    const pressed = opener.current
    const target =
      pressed instanceof HTMLElement && pressed.isConnected && pressed !== document.body ? pressed : add.current
    opener.current = null
    if (!target) return
    const { top, bottom } = target.getBoundingClientRect()
    // Below the bar and clear of the floating buttons it need not move.
    if (top < 140 || bottom > innerHeight - 90) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    target.focus({ preventScroll: true })
  }, [returns])
  return {
    /** For the button that opens a new form. */
    add,
    /** To be called before the form opens. */
    setOut: () => {
      opener.current = document.activeElement
    },
    /** To be called when it closes. */
    comeBack: () => setReturns((before) => before + 1),
  }
}
