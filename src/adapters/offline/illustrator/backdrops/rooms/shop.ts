import { ceilingLamp } from '../../elements/furniture.ts'
import { bunting } from '../../elements/ornaments.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { lighter } from '../../kit/colour.ts'
import { card, circle, n, path, rect, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const shop: BackdropPainter = (stage) => {
  const { width: w, tone, accents, random } = stage
  const y = skirting(stage)
  const goods = ['#e8695a', '#f4b41a', '#6aa67f', '#3f88b5', '#9a6fb0', '#e58fa6', '#c98a52']
  const shelves = [0, 1, 2]
    .map((row) => {
      const sy = y - 200 - row * 170
      return (
        rect(w * 0.04, sy, w * 0.54, 18, tone('#a8744a'), 4) +
        Array.from({ length: 9 }, (_, i) => {
          const [x, c] = [w * 0.06 + i * w * 0.058, tone(goods[(i * 3 + row) % 7] ?? '#e8695a')]
          const kind = random.whole(0, 3)
          return kind === 0
            ? card(x, sy - 84, 54, 84, c, 8, 2) + rect(x + 6, sy - 98, 42, 18, tone('#fbefdc'), 5)
            : kind === 1
              ? card(x, sy - 64, 62, 64, c, 4, 2) + rect(x + 26, sy - 64, 10, 64, lighter(c, 0.5))
              : kind === 2
                ? circle(x + 28, sy - 30, 30, c) + circle(x + 18, sy - 40, 8, lighter(c, 0.5))
                : path(`M${n(x)} ${n(sy)}l8 -70q20 -40 40 0l8 70Z`, c)
        }).join('')
      )
    })
    .join('')
  const counter =
    card(w * 0.6, y - 160, w * 0.42, 220, accents[0], 8) +
    card(w * 0.58, y - 188, w * 0.46, 34, tone('#c79a68'), 6) +
    [0.64, 0.74, 0.84, 0.94].map((k) => rect(w * k, y - 120, w * 0.07, 140, lighter(accents[0], 0.16), 6)).join('') +
    `<g transform="translate(${n(w * 0.72)} ${n(y - 188)})">${sheet('M-80 0L-60 -90H60L80 0Z', tone('#5f6f80'), 4)}${rect(-50, -136, 100, 50, tone('#dfe9e4'), 6)}${[0, 1, 2, 3, 4, 5].map((i) => rect(-44 + (i % 3) * 32, -74 + Math.floor(i / 3) * 30, 24, 20, tone('#f4c64a'), 4)).join('')}</g>` +
    `<g transform="translate(${n(w * 0.9)} ${n(y - 188)})">${sheet('M-50 0V-110Q-50 -130 0 -130T50 -110V0Z', '#eaf4f4', 3)}${Array.from({ length: 12 }, (_, i) => circle(-32 + (i % 4) * 21, -16 - Math.floor(i / 4) * 26, 12, tone(goods[i % 7] ?? '#e8695a'))).join('')}${rect(-40, -150, 80, 24, tone('#b3202c'), 8)}</g>`
  return {
    back:
      room(stage, '#f6e3c3', '#cfa67a', 'stripes') +
      rug(stage, accents[1], 0.32) +
      panes(stage, skirting(stage)) +
      moved(shelves, w * seen(stage, 0, 0.38)) +
      roomWindow(stage, w * seen(stage, 0.79, 0.2), y - 600, 420, 320) +
      `<g transform="translate(${n(w * seen(stage, 0, -0.59))} -40)">${Array.from({ length: 9 }, (_, i) => path(`M${n(w * 0.63 + i * 54)} ${n(y - 610)}h54v60a27 27 0 0 1 -54 0Z`, i % 2 ? tone('#fbefdc') : accents[1])).join('')}</g>` +
      moved(counter, w * seen(stage, 0, -0.6)) +
      card(w * seen(stage, 0.06, 0.6), y - 60, 150, 110, tone('#c99a66'), 6) +
      Array.from({ length: 6 }, (_, i) =>
        circle(w * seen(stage, 0.06, 0.6) + 24 + (i % 4) * 34, y - 64 - Math.floor(i / 4) * 26, 22, tone('#e8894f')),
      ).join('') +
      card(w * seen(stage, 0.2, 0.8), y - 40, 140, 100, tone('#b98a5a'), 6) +
      Array.from({ length: 6 }, (_, i) =>
        circle(w * seen(stage, 0.2, 0.8) + 24 + (i % 4) * 32, y - 44 - Math.floor(i / 4) * 24, 20, tone('#8fb556')),
      ).join('') +
      ceilingLamp(stage, w * 0.3, 120, 0.9) +
      ceilingLamp(stage, w * 0.56, 120, 0.9) +
      bunting(stage, -10, 30, w + 10, 30, 50),
    front: '',
  }
}
