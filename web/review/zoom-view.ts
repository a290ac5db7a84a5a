/** How a picture is looked at: enlarged `scale` times and moved by px from the middle of its frame. */
export type ZoomView = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5

/** Enlarges so that `at` (px from the middle of the frame) stays under the finger. */
export function zoomedBy(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame)
}

export function movedBy(view: ZoomView, dx: number, dy: number, frame: Size): ZoomView {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, frame)
}

/** The picture never leaves its frame: at whole size it stays in the middle. */
function kept({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const limit = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale, x: limit(x, width), y: limit(y, height) }
}
