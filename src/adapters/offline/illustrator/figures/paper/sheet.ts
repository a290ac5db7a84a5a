import type { Box } from '../../figure.ts'
import type { Paper } from './colours.ts'
import {
  boundsOf,
  IDENTITY,
  type Matrix,
  type Outline,
  outline,
  pathData,
  placed,
  times,
  transformed,
} from './outline.ts'

/** Where a figure is cut and glued: remembers the markup and the true bounds of every piece. */
export class Sheet {
  readonly #id: string
  /** Written when asked for: many a figure is drawn only to be measured. */
  readonly #parts: (string | (() => string))[] = []
  #matrix: Matrix = IDENTITY
  #clips = 0
  #clipDepth = 0
  #box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  constructor(id: string, matrix: Matrix = IDENTITY) {
    this.#id = id
    this.#matrix = matrix
  }

  get svg(): string {
    const text = this.#parts.map((part) => (typeof part === 'string' ? part : part())).join('')
    this.#parts.splice(0, this.#parts.length, text)
    return text
  }

  get matrix(): Matrix {
    return this.#matrix
  }

  get bounds(): Box {
    const { left, top, right, bottom } = this.#box
    return { x: left, y: top, width: right - left, height: bottom - top }
  }

  within(matrix: Matrix, draw: () => void): void {
    const before = this.#matrix
    this.#matrix = times(before, matrix)
    draw()
    this.#matrix = before
  }

  /** A flat piece of one colour. */
  flat(shape: Outline | string, fill: string, opacity = 1): void {
    const steps = this.#take(shape, 0)
    this.#parts.push(
      () => `<path d="${pathData(steps)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
    )
  }

  /** A piece of paper: a thin darker edge, so that white shows on white and an arm on its body. */
  cut(shape: Outline | string, paper: Paper, tone: 'base' | 'shade' | 'light' | 'deep' = 'base'): void {
    const width = 1
    const steps = this.#take(shape, width / 2)
    const edge = tone === 'deep' ? paper.deep : paper.edge
    this.#parts.push(
      () =>
        `<path d="${pathData(steps)}" fill="${paper[tone]}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
  }

  /**
   * Two layers of one paper: the darker one whole, the lighter one shrunk towards the light,
   * which leaves a crescent of shade on the far side. The focus must see all of the shape.
   */
  layered(shape: Outline | string, paper: Paper, focus: { x: number; y: number }, keep = 0.92): void {
    this.cut(shape, paper, 'shade')
    this.within(times(placed(focus.x, focus.y, 0, keep), placed(-focus.x, -focus.y)), () =>
      this.flat(shape, paper.base),
    )
  }

  /** The soft dark that a piece throws on the one below it. */
  shadow(shape: Outline | string, dx = 1.5, dy = 3, opacity = 0.13): void {
    const before = this.#matrix
    this.#matrix = times(placed(dx, dy), before)
    const steps = this.#take(shape, 0)
    this.#matrix = before
    this.#parts.push(() => `<path d="${pathData(steps)}" fill="#33182B" fill-opacity="${opacity}"/>`)
  }

  line(shape: Outline | string, stroke: string, width: number, opacity = 1): void {
    const [a, b, c, d] = this.#matrix
    const scaled = Math.round(width * Math.sqrt(Math.abs(a * d - b * c)) * 100) / 100
    const steps = this.#take(shape, scaled / 2)
    this.#parts.push(
      () =>
        `<path d="${pathData(steps)}" fill="none" stroke="${stroke}" stroke-width="${scaled}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`,
    )
  }

  /** What is drawn inside shows only within the shape, and does not count for the bounds. */
  clipped(shape: Outline | string, draw: () => void): void {
    const id = `${this.#id}-c${this.#clips++}`
    const steps = this.#clipDepth > 0 ? this.#transformed(shape) : this.#take(shape, 0)
    this.#parts.push(() => `<clipPath id="${id}"><path d="${pathData(steps)}"/></clipPath><g clip-path="url(#${id})">`)
    this.#clipDepth++
    draw()
    this.#clipDepth--
    this.#parts.push('</g>')
  }

  /** What is drawn inside shows only above a level, in the sheet's own units: under it is water. */
  above(level: number, draw: () => void): void {
    const id = `${this.#id}-c${this.#clips++}`
    const before = this.#box
    this.#box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    this.#parts.push(
      `<clipPath id="${id}"><path d="M-999 -999H999V${Math.round(level * 10) / 10}H-999Z"/></clipPath><g clip-path="url(#${id})">`,
    )
    draw()
    this.#parts.push('</g>')
    this.#box = {
      left: Math.min(before.left, this.#box.left),
      top: Math.min(before.top, this.#box.top),
      right: Math.max(before.right, this.#box.right),
      bottom: Math.max(before.bottom, Math.min(level, this.#box.bottom)),
    }
  }

  #transformed(shape: Outline | string): Outline {
    return transformed(typeof shape === 'string' ? outline(shape) : shape, this.#matrix)
  }

  #take(shape: Outline | string, margin: number): Outline {
    const steps = this.#transformed(shape)
    const box = this.#clipDepth > 0 ? null : boundsOf(steps)
    if (box) {
      this.#box.left = Math.min(this.#box.left, box.x - margin)
      this.#box.top = Math.min(this.#box.top, box.y - margin)
      this.#box.right = Math.max(this.#box.right, box.x + box.width + margin)
      this.#box.bottom = Math.max(this.#box.bottom, box.y + box.height + margin)
    }
    return steps
  }
}
