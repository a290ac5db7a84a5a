import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { movedBy, type Point, type Size, WHOLE, type ZoomView, zoomedBy } from './zoom-view.ts'

const KEY_STEP = 1.4
const MOVE_STEP_PX = 60
const SWIPE_PX = 50

type Options = {
  frame: RefObject<HTMLElement | null>
  /** Another picture: what was enlarged is whole again. */
  picture: string
  onStep(step: -1 | 1): void
}

/** Fingers, wheel and keys on an enlarged picture. At whole size a swipe and the arrows go to the neighbour. */
export function useZoom({ frame, picture, onStep }: Options) {
  const [view, setView] = useState<ZoomView>(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another picture starts over
  useEffect(() => setView(WHOLE), [picture])

  // React listens to wheel passively: the page would scroll along.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddle(element, { x: event.clientX, y: event.clientY })
      setView((view) => zoomedBy(view, Math.exp(-event.deltaY / 300), at, sizeOf(element)))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame])

  const zoom = (factor: number) => setView((view) => zoomedBy(view, factor, { x: 0, y: 0 }, sizeOf(frame.current)))

  return {
    view,
    zoomIn: () => zoom(KEY_STEP),
    zoomOut: () => zoom(1 / KEY_STEP),
    fit: () => setView(WHOLE),
    onKeyDown(event: { key: string; preventDefault(): void }) {
      const move = MOVES[event.key]
      if (event.key === '+' || event.key === '=') zoom(KEY_STEP)
      else if (event.key === '-') zoom(1 / KEY_STEP)
      else if (event.key === '0') setView(WHOLE)
      else if (move && view.scale > 1)
        setView(movedBy(view, -move.x * MOVE_STEP_PX, -move.y * MOVE_STEP_PX, sizeOf(frame.current)))
      else if (move?.x) onStep(move.x > 0 ? 1 : -1)
      else return
      event.preventDefault()
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, pointOf(event))
        start.current = fingers.current.size === 1 ? pointOf(event) : null
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = pointOf(event)
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        const size = sizeOf(frame.current)
        if (other) {
          const factor = distance(now, other) / Math.max(1, distance(before, other))
          const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
          setView((view) => zoomedBy(view, factor, fromMiddle(frame.current, middle), size))
        } else setView((view) => movedBy(view, now.x - before.x, now.y - before.y, size))
        fingers.current.set(event.pointerId, now)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const swiped = start.current ? event.clientX - start.current.x : 0
        fingers.current.delete(event.pointerId)
        start.current = null
        if (view.scale === 1 && Math.abs(swiped) >= SWIPE_PX) onStep(swiped < 0 ? 1 : -1)
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        fingers.current.delete(event.pointerId)
        start.current = null
      },
      onDoubleClick(event: { clientX: number; clientY: number }) {
        const at = fromMiddle(frame.current, { x: event.clientX, y: event.clientY })
        setView((view) => (view.scale > 1 ? WHOLE : zoomedBy(view, 2.5, at, sizeOf(frame.current))))
      },
    },
  }
}

const MOVES: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function sizeOf(element: HTMLElement | null): Size {
  return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 }
}

function fromMiddle(element: HTMLElement | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
}
