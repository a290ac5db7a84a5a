import { house } from '../../elements/houses.ts'
import { bunting } from '../../elements/ornaments.ts'
import { reeds } from '../../elements/plants.ts'
import { bush, pine, roundTree } from '../../elements/trees.ts'
import { darker, lighter } from '../../kit/colour.ts'
import { card, ellipse, glow, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { birds, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'

export const bridge: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const stone = tone('#cbb9a2')
  const deck = h * 0.79
  const stream = path(
    `M${n(w * 0.46)} ${n(horizon + 60)}h${n(w * 0.06)}Q${n(w * 0.56)} ${n(horizon + 200)} ${n(w * 0.84)} ${n(deck)}V${h + 10}H${n(w * 0.16)}V${n(deck)}Q${n(w * 0.42)} ${n(horizon + 200)} ${n(w * 0.46)} ${n(horizon + 60)}Z`,
    tone('#6db8cc', 0.06),
  )
  const ripples = Array.from({ length: 12 }, () => {
    const y = random.between(horizon + 150, deck - 90)
    return `M${n(w * 0.5 + random.between(-0.3, 0.2) * (y - horizon))} ${n(y)}q24 -9 50 0`
  })
  const rise = (k: number) => deck - Math.sin(k * Math.PI) * 50
  const edge = (dy: number) => `M-20 ${n(deck + dy)}Q${n(w / 2)} ${n(deck - 100 + dy)} ${w + 20} ${n(deck + dy)}`
  const posts = Array.from({ length: 11 }, (_, i) =>
    card(w * (i / 10) - 20, rise(i / 10) - 130, 40, 140, darker(stone, 0.04), 6, 4),
  ).join('')
  const rail = stroke(edge(-118), lighter(stone, 0.2), 34) + stroke(edge(-40), darker(stone, 0.1), 20)
  const walk = sheet(
    `${edge(0)}V${n(deck + 190)}Q${n(w / 2)} ${n(deck + 90)} -20 ${n(deck + 190)}Z`,
    tone('#dccbb0'),
    8,
  )
  const stones = Array.from({ length: 30 }, (_, i) => {
    const k = (i % 10) / 9.4 + (Math.floor(i / 10) % 2) * 0.05
    return ellipse(
      w * k,
      rise(k) + 44 + Math.floor(i / 10) * 52,
      48,
      16,
      i % 3 ? darker(tone('#dccbb0'), 0.07) : lighter(tone('#dccbb0'), 0.2),
    )
  }).join('')
  const side = `<path fill-rule="evenodd" d="M-20 ${n(deck + 180)}Q${n(w / 2)} ${n(deck + 80)} ${w + 20} ${n(deck + 180)}V${h + 20}H-20ZM${n(w * 0.22)} ${h + 20}Q${n(w * 0.28)} ${n(deck + 190)} ${n(w * 0.5)} ${n(deck + 186)}T${n(w * 0.78)} ${h + 20}Z" fill="${darker(stone, 0.1)}"/>`
  const lantern = (k: number) =>
    stroke(`M${n(k * w)} ${n(rise(k) - 120)}v-190`, tone('#4a4656'), 10) +
    (stage.light.lit ? glow([k * w, rise(k) - 334, 78, 78], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.09) : '') +
    sheet(`M${n(k * w - 28)} ${n(rise(k) - 304)}l-8 -60h72l-8 60Z`, stage.light.lit ? '#ffdf8a' : tone('#e8efe9'), 3) +
    path(`M${n(k * w - 42)} ${n(rise(k) - 362)}l42 -40l42 40Z`, tone('#4a4656'))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 70, 50, h, 3), tone('#9fbd9c', 0.68)) +
      sheet(ridge(random, w, horizon + 20, 34, h, 4), tone('#a7c486', 0.42)) +
      Array.from({ length: 12 }, (_, i) =>
        pine(stage, (i / 11) * w, horizon + random.between(50, 80), random.between(110, 190), 0.42),
      ).join('') +
      sheet(ridge(random, w, horizon + 60, 14, h, 4), tone('#a3c878', 0.2)) +
      stream +
      stroke(ripples.join(''), tone('#f2fafa'), 4, 0.7) +
      house(stage, w * seen(stage, 0.8, 0.2), horizon + seen(stage, 170, 230), seen(stage, 190, 330), {
        wall: '#fbefdc',
        roof: '#c8643c',
        depth: 0.18,
      }) +
      roundTree(stage, w * seen(stage, 0.1, 0.86), horizon + 230, seen(stage, 380, 560), 0.12) +
      reeds(stage, w * 0.22, deck - 70, 150) +
      bush(stage, w * 0.88, deck - 80, 220, 0.04, '#7fae58', '#e8695a') +
      path(`M0 ${n(deck + 60)}H${w}V${h}H0Z`, tone('#5fa9c0')) +
      side +
      posts +
      rail +
      walk +
      stones +
      seen(stage, [0.1, 0.9], [0.5]).map(lantern).join('') +
      seen(stage, bunting(stage, w * 0.1, rise(0.1) - 330, w * 0.9, rise(0.9) - 330, 110), ''),
    front: '',
  }
}
