import type { AvatarBrief } from '../../../../ports/illustrator.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { lighter, mix } from '../kit/colour.ts'
import { blob, circle, ellipse, n, path, sheet } from '../kit/paper.ts'
import { randomFrom } from '../kit/random.ts'
import { spark } from '../light/sky.ts'
import { svgOf } from './page-svg.ts'

const GROUNDS = ['#f3e3cb', '#cfe6ee', '#f9d9d0', '#d9e8cc', '#f8e6b0', '#e3d9ea'] as const

/** One figure, whole, from the front, on plain coloured paper. Another seed, another pose and paper; never another person. */
export function avatarSvg({ character, seed }: AvatarBrief, size: number): string {
  const random = randomFrom(`${seed}|avatar`)
  const pose = random.pick(['stand', 'wave', 'stand', 'cheer', 'hold'] as const)
  const mood = random.pick(['happy', 'happy', 'calm', 'excited', 'proud'] as const)
  const facing = 'front'
  const figure = drawFigure({ character, pose, mood, facing, gaze: null, id: 'avatar' })
  const { bounds } = figure
  const scale = Math.min((size * 0.8) / bounds.height, (size * 0.84) / bounds.width, size / 104)
  const x = size / 2 - (bounds.x + bounds.width / 2) * scale
  const y = size * 0.91 - Math.max(0, bounds.y + bounds.height) * scale
  const ground = random.pick(GROUNDS)
  const halo = blob(random, size / 2, size * 0.5, size * 0.4, size * 0.4, 0.05, 10)
  const confetti = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + random.between(-0.2, 0.2)
    const [cx, cy] = [size / 2 + Math.cos(angle) * size * 0.455, size * 0.48 + Math.sin(angle) * size * 0.44]
    const colour = mix(ground, index % 2 ? '#f4b41a' : '#b3202c', 0.42)
    return index % 3 ? circle(cx, cy, size * 0.008, colour) : spark(cx, cy, size * 0.02, colour)
  })
  const body = [
    path(`M0 0H${size}V${size}H0Z`, ground),
    sheet(halo, lighter(ground, 0.62), 6),
    ...confetti,
    ellipse(size / 2, size * 0.915, size * 0.3, size * 0.035, mix(ground, '#2b2233', 0.14)),
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${figure.svg}</g>`,
  ]
  return svgOf(body.join(''), size, size)
}
