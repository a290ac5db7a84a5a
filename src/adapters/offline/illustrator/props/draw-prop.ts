import type { PropName } from '../../../../domain/scene.ts'
import { n } from '../kit/paper.ts'
import { OWN_PROP_ART } from './own-prop-art.ts'
import { FROZEN_PROP_ART } from './prop-art.gen.ts'

const ART: Record<PropName, string> = { ...OWN_PROP_ART, ...FROZEN_PROP_ART }
/** The drawings' own square. */
const UNITS = 32

/** A prop of `size` pixels standing on (x, y), its shadow of paper behind it. `flat`: how much of its height is left of what lies on the ground. */
export function drawProp(
  prop: PropName,
  x: number,
  y: number,
  size: number,
  { mirrored = false, turn = 0, flat = 1 } = {},
): string {
  const scale = Math.round((size / UNITS) * 1000) / 1000
  const art = ART[prop]
  const shade = art.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#2b2233"')

  const turned = turn ? ` rotate(${n(turn)})` : ''
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${mirrored ? -scale : scale} ${Math.round(scale * flat * 1000) / 1000}) translate(-16 -30)"><g opacity=".18" transform="translate(.6 1)">${shade}</g>${art}</g>`
}
