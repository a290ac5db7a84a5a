import { useEffect } from 'react'

/** The bar stands above a phone's keyboard, which covers the page without making it smaller. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = Math.max(0, innerHeight - view.height - view.offsetTop)
      style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
