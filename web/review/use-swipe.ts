import { type PointerEvent, useRef } from 'react'

/** product.md §9 */
const SWIPE_PX = 50

/** A sideways swipe goes to the neighbour; a tap stays a tap. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      start.current = { x, y }
      swiped.current = false
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (!from) return
      const dx = clientX - from.x
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(clientY - from.y)) return
      swiped.current = true
      onStep(dx < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
    /** The click that ends a swipe is not meant. */
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
