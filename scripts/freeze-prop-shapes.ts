import { mix } from '../src/adapters/offline/illustrator/kit/colour.ts'
import { OWN_PROP_ART } from '../src/adapters/offline/illustrator/props/own-prop-art.ts'
import { FROZEN_PROP_ART } from '../src/adapters/offline/illustrator/props/prop-art.gen.ts'

/**
 * Turns the illustrator's props into shapes that the page model knows (absolute M, L, C and Z, flat colours), so that the
 * things of a story can stand beside its text. Run after `scripts/freeze-prop-art.ts`.
 */
type Paint = { fill: string; stroke: string; width: number }
type Attributes = Record<string, string>

const PAPER = '#fff9ef'
const art: Record<string, string> = { ...OWN_PROP_ART, ...FROZEN_PROP_ART }

const rows = Object.keys(art)
  .sort()
  .map((prop) => `  ${/^[a-z]+$/.test(prop) ? prop : `'${prop}'`}: [${shapesOf(art[prop] ?? '').join(', ')}],`)
await Bun.write(
  'src/adapters/typesetter/ornaments/prop-shapes.gen.ts',
  `/**
 * Made by scripts/freeze-prop-shapes.ts from the illustrator's props (partly Fluent Emoji Flat, MIT, Microsoft: see
 * NOTICE.md). 32 × 32 units, standing on y = 30. Each: fill, outline, and for lines their width.
 */
type Shapes = Record<string, readonly (readonly [colour: string, d: string, width?: number])[]>

let shapes: Shapes | null = null

/** Made when the first is drawn: at a start none is. */
export function propShapes(): Shapes {
  shapes ??= {
${rows.join('\n')}
  }
  return shapes
}
`,
)

function shapesOf(svg: string): string[] {
  const stack: Paint[] = [{ fill: '#000000', stroke: 'none', width: 1 }]
  const shapes: string[] = []
  const body = svg.replace(/<defs>.*?<\/defs>/gs, '')
  const gradient = svg.match(/stop-color="(#[0-9a-f]+)"/)?.[1] ?? '#888888'
  for (const [, closing, tag = '', rest = ''] of body.matchAll(/<(\/?)([a-z]+)([^>]*?)\/?>/g)) {
    if (closing) {
      if (tag === 'g') stack.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([a-z-]+[0-9]?)="([^"]*)"/g)].map(([, k, v]) => [k, v]),
    ) as Attributes
    const above = stack.at(-1) ?? { fill: '#000000', stroke: 'none', width: 1 }
    const own: Paint = {
      fill: (attributes.fill ?? above.fill).replace(/url\(.*/, gradient),
      stroke: attributes.stroke ?? above.stroke,
      width: Number(attributes['stroke-width'] ?? above.width),
    }
    if (tag === 'g') stack.push(own)
    const curves = curvesOf(tag, attributes)
    if (curves.length === 0) continue
    const opacity = Number(attributes.opacity ?? attributes['fill-opacity'] ?? 1)
    if (opacity < 0.1) continue
    const colour = (value: string) => (opacity < 1 ? mix(wide(value), PAPER, 1 - opacity) : wide(value)).toUpperCase()
    const d = written(curves)
    if (own.fill !== 'none') shapes.push(`['${colour(own.fill)}', '${d}']`)
    if (own.stroke !== 'none') shapes.push(`['${colour(own.stroke)}', '${d}', ${own.width}]`)
  }
  return shapes
}

type Curve = [op: 'M' | 'L' | 'C' | 'Z', ...numbers: number[]]

function curvesOf(tag: string, at: Attributes): Curve[] {
  const number = (name: string) => Number(at[name] ?? 0)
  if (tag === 'path') return parsed(at.d ?? '')
  if (tag === 'circle') return oval(number('cx'), number('cy'), number('r'), number('r'))
  if (tag === 'ellipse') return turned(oval(number('cx'), number('cy'), number('rx'), number('ry')), at.transform)
  if (tag !== 'rect') return []
  const [x, y, w, h, r] = [number('x'), number('y'), number('width'), number('height'), number('rx')]
  return parsed(
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
  )
}

function oval(cx: number, cy: number, rx: number, ry: number): Curve[] {
  return parsed(`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`)
}

function turned(curves: Curve[], transform = ''): Curve[] {
  const [, degrees = 0, cx = 0, cy = 0] = (transform.match(/rotate\((\S+) (\S+) (\S+)\)/) ?? []).map(Number)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return curves.map(([op, ...numbers]) => {
    const moved = numbers.map((value, i) => {
      const [x, y] = i % 2 ? [numbers[i - 1] ?? 0, value] : [value, numbers[i + 1] ?? 0]
      return i % 2 ? cy + (x - cx) * sin + (y - cy) * cos : cx + (x - cx) * cos - (y - cy) * sin
    })
    return [op, ...moved]
  })
}

/** All of SVG's path language as absolute moves, lines and cubics. */
function parsed(d: string): Curve[] {
  const curves: Curve[] = []
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const op = command.toUpperCase()
    const numbers = op === 'A' ? arcNumbers(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/gi) ?? []).map(Number)
    if (op === 'Z') {
      curves.push(['Z'])
      ;[x, y, handleX, handleY] = [startX, startY, startX, startY]
    }
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }[op] ?? 2
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const [bx, by] = command === op ? [0, 0] : [x, y]
      const n = numbers.slice(i, i + size)
      const at = (k: number) => (n[k] ?? 0) + (op === 'V' || (op !== 'H' && k % 2) ? by : bx)
      if (op === 'M' || op === 'L' || op === 'H' || op === 'V') {
        ;[x, y] = op === 'H' ? [at(0), y] : op === 'V' ? [x, at(0)] : [at(0), at(1)]
        const isMove = op === 'M' && i === 0
        curves.push([isMove ? 'M' : 'L', x, y])
        if (isMove) [startX, startY] = [x, y]
        ;[handleX, handleY] = [x, y]
      } else if (op === 'A') {
        const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, ex = 0, ey = 0] = n
        const end = { x: ex + bx, y: ey + by }
        curves.push(...arc(x, y, rx, ry, tilt, large === 1, sweep === 1, end.x, end.y))
        ;[x, y, handleX, handleY] = [end.x, end.y, end.x, end.y]
      } else {
        const mirrored = { x: 2 * x - handleX, y: 2 * y - handleY }
        const cubic =
          op === 'C'
            ? [at(0), at(1), at(2), at(3), at(4), at(5)]
            : op === 'S'
              ? [mirrored.x, mirrored.y, at(0), at(1), at(2), at(3)]
              : []
        if (cubic.length === 0) {
          const [qx, qy] = op === 'Q' ? [at(0), at(1)] : [mirrored.x, mirrored.y]
          const [ex, ey] = op === 'Q' ? [at(2), at(3)] : [at(0), at(1)]
          cubic.push(
            x + (2 / 3) * (qx - x),
            y + (2 / 3) * (qy - y),
            ex + (2 / 3) * (qx - ex),
            ey + (2 / 3) * (qy - ey),
            ex,
            ey,
          )
          ;[handleX, handleY] = [qx, qy]
        } else [handleX, handleY] = [cubic[2] ?? 0, cubic[3] ?? 0]
        curves.push(['C', ...cubic])
        ;[x, y] = [cubic[4] ?? 0, cubic[5] ?? 0]
      }
    }
  }
  return curves
}

/** Flags of an arc may stand without a space. */
function arcNumbers(rest: string): number[] {
  const value = String.raw`[\s,]*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)`
  const whole = new RegExp(`${value}${value}${value}[\\s,]*([01])[\\s,]*([01])${value}${value}`, 'gi')
  return [...rest.matchAll(whole)].flatMap((match) => match.slice(1).map(Number))
}

/** An elliptic arc as cubics of at most a quarter turn (SVG 1.1, F.6). */
function arc(
  x1: number,
  y1: number,
  rxGiven: number,
  ryGiven: number,
  tilt: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): Curve[] {
  let [rx, ry] = [Math.abs(rxGiven), Math.abs(ryGiven)]
  if (rx === 0 || ry === 0) return [['L', x2, y2]]
  const phi = (tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2))
  ;[rx, ry] = [rx * grow, ry * grow]
  const under = rx ** 2 * ry ** 2 - rx ** 2 * py ** 2 - ry ** 2 * px ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under / (rx ** 2 * py ** 2 + ry ** 2 * px ** 2)))
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2]
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (sweep && turn < 0) turn += Math.PI * 2
  if (!sweep && turn > 0) turn -= Math.PI * 2
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 0.001))
  const k = (4 / 3) * Math.tan(turn / pieces / 4)
  const on = (u: number, v: number) => [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v]
  return Array.from({ length: pieces }, (_, i): Curve => {
    const [a, b] = [from + (turn * i) / pieces, from + (turn * (i + 1)) / pieces]
    return [
      'C',
      ...on(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      ...on(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      ...on(Math.cos(b), Math.sin(b)),
    ]
  })
}

/** To a tenth of a unit: a twentieth of a millimetre on the page. */
function written(curves: readonly Curve[]): string {
  return curves
    .map(([op, ...numbers]) => [op, ...numbers.map((value) => Math.round(value * 10) / 10 + 0)].join(' '))
    .join(' ')
}

function wide(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
}
