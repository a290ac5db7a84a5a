import { star } from '../../biped/garments.ts'
import type { Build, Joints } from '../../biped/skeleton.ts'
import { placed } from '../../paper/outline.ts'
import { polygon } from '../../paper/shapes.ts'
import type { Sheet } from '../../paper/sheet.ts'
import type { Worn } from './worn.ts'

const METAL = { base: '#B4BEC6', edge: '#7D8994', light: '#E3E8EB' }
const CARBON = { base: '#4B4652', light: '#8A8593' }

/** From below the knee on: a socket, and under it a running blade or a tube (whose shoe is drawn with the feet). */
export function drawProsthesis(
  sheet: Sheet,
  build: Build,
  [, knee, ankle]: Joints,
  { socket, kind }: NonNullable<Worn['prosthesis']>,
): void {
  const angle = (Math.atan2(ankle.x - knee.x, ankle.y - knee.y) * 180) / Math.PI
  const long = build.leg * 0.48
  const r = build.legR
  const sole = build.foot * 0.42
  sheet.within(placed(knee.x, knee.y, -angle), () => {
    if (kind === 'blade') {
      const [heel, toe] = [build.foot * 0.1, build.foot * 1.05]
      const blade = `M${r * 0.1} ${long * 0.36}C${-r * 0.5} ${long * 0.5} ${-r * 1.5} ${long * 0.72} ${-r * 0.9} ${long * 0.96}Q${-r * 0.5} ${long + sole * 0.5} ${heel} ${long + sole * 0.66}Q${toe * 0.7} ${long + sole * 0.95} ${toe} ${long + sole * 0.52}`
      sheet.line(blade, CARBON.base, r * 0.56)
      sheet.line(blade, CARBON.light, r * 0.15)
      sheet.line(
        `M${heel + 2} ${long + sole * 0.86}Q${toe * 0.7} ${long + sole * 1.1} ${toe} ${long + sole * 0.74}`,
        socket.deep,
        r * 0.26,
      )
    } else {
      sheet.line(`M0 ${long * 0.42}V${long * 0.98}`, METAL.edge, r * 0.86)
      sheet.line(`M0 ${long * 0.42}V${long * 0.98}`, METAL.base, r * 0.62)
      sheet.line(`M${-r * 0.14} ${long * 0.5}V${long * 0.92}`, METAL.light, r * 0.16)
    }
    const cup = `M${-r * 1.04} ${long * 0.04}Q${-r * 1.2} ${long * 0.28} ${-r * 0.5} ${long * 0.46}Q0 ${long * 0.52} ${r * 0.5} ${long * 0.46}Q${r * 1.2} ${long * 0.28} ${r * 1.04} ${long * 0.04}Q0 ${long * 0.14} ${-r * 1.04} ${long * 0.04}Z`
    sheet.cut(cup, socket)
    sheet.line(`M${-r} ${long * 0.06}Q0 ${long * 0.15} ${r} ${long * 0.06}`, '#FFF6E6', r * 0.24)
    sheet.flat(polygon(star(0, long * 0.29, r * 0.46)), '#FFF6E6', 0.92)
  })
}

/** Under a trouser leg only the ankle shows. */
export function drawAnkle(sheet: Sheet, build: Build, [, knee, ankle]: Joints): void {
  const from = { x: knee.x + (ankle.x - knee.x) * 0.6, y: knee.y + (ankle.y - knee.y) * 0.6 }
  const tube = `M${from.x} ${from.y}L${ankle.x} ${ankle.y}`
  sheet.line(tube, METAL.edge, build.legR * 0.86)
  sheet.line(tube, METAL.base, build.legR * 0.62)
}
