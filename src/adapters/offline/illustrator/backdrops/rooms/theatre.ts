import { skirting } from '../../elements/room.ts'
import { darker } from '../../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'

export const theatre: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents, light } = stage
  const y = skirting(stage)
  const red = tone('#b3202c')
  const drape = (side: 1 | -1) => {
    const x = (k: number) => (side < 0 ? w * k : w * (1 - k))
    return (
      sheet(
        `M${n(x(-0.02))} -10H${n(x(0.26))}Q${n(x(0.24))} ${n(y * 0.5)} ${n(x(0.1))} ${n(y * 0.66)}Q${n(x(0.16))} ${n(y)} ${n(x(0.18))} ${n(y + 110)}H${n(x(-0.02))}Z`,
        red,
        10,
      ) +
      stroke(
        [0.04, 0.1, 0.16, 0.21]
          .map(
            (k) =>
              `M${n(x(k))} 0Q${n(x(k * 0.96))} ${n(y * 0.5)} ${n(x(k * 0.45 + 0.01))} ${n(y * 0.66)}M${n(x(k * 0.45 + 0.01))} ${n(y * 0.68)}L${n(x(k * 0.8))} ${n(y + 100)}`,
          )
          .join(''),
        darker(red, 0.25),
        7,
      ) +
      card(x(0.06) - 66, y * 0.64, 132, 34, tone('#f4c64a'), 14)
    )
  }
  const valance = Array.from(
    { length: 8 },
    (_, i) =>
      sheet(
        `M${n((i * w) / 8 - 6)} -10h${n(w / 8 + 12)}v110a${n(w / 16 + 6)} 80 0 0 1 ${n(-w / 8 - 12)} 0Z`,
        i % 2 ? red : darker(red, 0.1),
        6,
      ) + stroke(`M${n((i * w) / 8 - 4)} 100a${n(w / 16 + 4)} 80 0 0 0 ${n(w / 8 + 8)} 0`, tone('#f4c64a'), 12),
  ).join('')
  const night = light.time === 'night'
  const scenery =
    rect(0, 0, w, h, night ? '#3a4274' : tone('#bfe0ea')) +
    circle(w * 0.68, 310, 84, '#f9cf5a') +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<g transform="translate(${n(w * 0.68)} 310) rotate(${i * 30})">${path('M-12 -98L0 -140L12 -98Z', '#f4b41a')}</g>`,
    ).join('') +
    sheet(
      `M-10 ${n(y - 120)}q${n(w / 8)} -90 ${n(w / 4)} 0t${n(w / 4)} 0t${n(w / 4)} 0t${n(w / 4)} 0V${h}H-10Z`,
      tone('#8fba6c'),
      6,
    ) +
    [0.34, 0.46]
      .map(
        (k, i) =>
          stroke(`M${n(w * k)} 0v${n(200 + i * 60)}`, tone('#8a7f78'), 3) +
          sheet(
            `M${n(w * k - 80)} ${n(250 + i * 60)}q-40 -50 20 -60q20 -60 70 -20q60 -20 60 40q30 30 -10 40Z`,
            tone('#fffaf0'),
            5,
          ),
      )
      .join('') +
    [0.3, 0.74]
      .map((k) =>
        sheet(
          `M${n(w * k - 20)} ${n(y + 20)}v-160h40v160ZM${n(w * k)} ${n(y - 370)}l110 240h-220Z`,
          tone('#5b9350'),
          6,
        ),
      )
      .join('') +
    `<g transform="translate(${n(w * 0.52)} ${n(y + 10)})">${sheet('M-110 0V-190h44v34h44v-34h44v34h44v-34h44V0Z', tone('#d6c8b6'), 6)}${path('M-26 0v-60a26 26 0 0 1 52 0V0Z', tone('#7a523c'))}${stroke('M0 -156v-90', tone('#6b5560'), 6)}${path('M0 -246l64 22l-64 22Z', accents[1])}</g>`
  return {
    back:
      seen(stage, scenery, nearer(scenery, { x: w * 0.5, y }, 1.3, { dx: w * 0.1, flipped: true })) +
      sheet(`M-10 ${n(y)}H${w + 10}V${h + 10}H-10Z`, tone('#c9955f'), 4) +
      stroke(
        Array.from(
          { length: 11 },
          (_, i) => `M${n(w / 2 + (i - 5) * 120)} ${n(y)}L${n(w / 2 + (i - 5) * 220)} ${h}`,
        ).join(''),
        tone('#a8784a'),
        5,
      ) +
      ellipse(w / 2, h * 0.87, w * 0.36, 110, '#fff3cf', 0.35) +
      path(`M${n(w * 0.44)} -10h${n(w * 0.12)}L${n(w * 0.86)} ${n(h * 0.87)}H${n(w * 0.14)}Z`, '#fff3cf', 0.12) +
      drape(-1) +
      seen(stage, drape(1), '') +
      valance,
    front: Array.from({ length: 13 }, (_, i) =>
      path(`M${n((i + 0.5) * (w / 13) - 40)} ${h + 5}a40 46 0 0 1 80 0Z`, tone('#f4c64a')),
    ).join(''),
  }
}
