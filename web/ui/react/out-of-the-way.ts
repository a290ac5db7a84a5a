import { type RefObject, useLayoutEffect } from 'react'

const GAP_PX = 12

/** What was pressed last: where a parent is looking. A press does not give every browser's buttons the focus. */
let used: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => {
    used = target instanceof Element ? (target.closest('button, a, label') ?? target) : null
  })

/** Marks what floats over the page with `data-away` while it would otherwise cover the button just used. */
export function useOutOfTheWay(floating: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever something else is shown
  useLayoutEffect(() => {
    const { current } = floating
    if (!current) return
    const place = () => {
      current.removeAttribute('data-away')
      current.toggleAttribute('data-away', [...current.children].some(coversUsed))
    }
    place()
    if (current.children.length === 0) return
    // What was done may make the page longer, and so move the button.
    const moved = new ResizeObserver(place)
    moved.observe(document.body)
    return () => moved.disconnect()
  }, [floating, shown])
}

function coversUsed(sheet: Element): boolean {
  // A menu or a dialog that is gone has given the focus back to what opened it.
  const here = used?.isConnected ? used : document.activeElement
  if (!here || here === document.body) return false
  const over = sheet.getBoundingClientRect()
  const { left, right, top, bottom } = here.getBoundingClientRect()
  const [x, y] = [
    Math.max(left, over.left) - Math.min(right, over.right),
    Math.max(top, over.top) - Math.min(bottom, over.bottom),
  ]
  return Math.max(x, y) < GAP_PX
}
