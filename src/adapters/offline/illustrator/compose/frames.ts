import type { SceneCast } from '../../../../domain/scene.ts'
import { card, circle, n, path, rect, sheet, stroke } from '../kit/paper.ts'

export type FrameKind = NonNullable<SceneCast['shownOn']>
/** Something with a picture in it: what is drawn under and over the picture, and where that is, in shares of its height; the foot's middle is (0, 0). */
type FrameArt = {
  /** Of the height. */
  width: number
  under: (height: number) => string
  over: (height: number) => string
  window: { x: number; y: number; width: number; height: number; radius: number }
}

/** A warm ground, so that a face of any skin and hair is told from it. */
export const GROUND = { photo: '#f2dcae', screen: '#f6d9b8', letter: '#fff6e0' } as const satisfies Record<
  FrameKind,
  string
>

export const FRAMES: Readonly<Record<FrameKind, FrameArt>> = {
  photo: {
    width: 0.84,
    under: (h) =>
      card(-h * 0.42, -h, h * 0.84, h, '#a8744a', h * 0.03, h * 0.03) +
      rect(-h * 0.385, -h * 0.965, h * 0.77, h * 0.93, '#c28d5c', h * 0.02) +
      rect(-h * 0.345, -h * 0.925, h * 0.69, h * 0.85, '#fffaf0', h * 0.01),
    over: (h) =>
      stroke(`M${n(-h * 0.395)} ${n(-h * 0.03)}V${n(-h * 0.975)}H${n(h * 0.39)}`, '#dcae7e', h * 0.014, 0.8) +
      path(
        `M${n(h * 0.08)} ${n(-h * 0.86)}H${n(h * 0.2)}L${n(-h * 0.16)} ${n(-h * 0.125)}H${n(-h * 0.28)}Z`,
        '#ffffff',
        0.14,
      ),
    window: { x: -0.3, y: -0.88, width: 0.6, height: 0.76, radius: 0.01 },
  },
  screen: {
    width: 0.82,
    under: (h) => card(-h * 0.41, -h, h * 0.82, h, '#3f3a48', h * 0.07, h * 0.03),
    over: (h) =>
      circle(0, -h * 0.962, h * 0.011, '#8a8493') +
      circle(-h * 0.1, -h * 0.125, h * 0.04, '#5fb06a') +
      circle(h * 0.1, -h * 0.125, h * 0.04, '#d9544d') +
      stroke(
        `M${n(h * 0.078)} ${n(-h * 0.12)}Q${n(h * 0.1)} ${n(-h * 0.137)} ${n(h * 0.122)} ${n(-h * 0.12)}`,
        '#fff6e6',
        h * 0.014,
      ) +
      stroke(
        `M${n(-h * 0.12)} ${n(-h * 0.125)}H${n(-h * 0.08)}M${n(-h * 0.1)} ${n(-h * 0.145)}V${n(-h * 0.105)}`,
        '#fff6e6',
        h * 0.012,
      ) +
      path(
        `M${n(h * 0.12)} ${n(-h * 0.93)}H${n(h * 0.26)}L${n(-h * 0.2)} ${n(-h * 0.07)}H${n(-h * 0.34)}Z`,
        '#ffffff',
        0.1,
      ),
    window: { x: -0.355, y: -0.93, width: 0.71, height: 0.86, radius: 0.03 },
  },
  letter: {
    width: 0.8,
    under: (h) =>
      sheet(
        `M${n(-h * 0.4)} ${n(-h)}H${n(h * 0.28)}L${n(h * 0.4)} ${n(-h * 0.88)}V0H${n(-h * 0.4)}Z`,
        '#fffaf0',
        h * 0.03,
      ),
    over: (h) =>
      path(`M${n(h * 0.28)} ${n(-h)}V${n(-h * 0.88)}H${n(h * 0.4)}Z`, '#e6d9c0') +
      [0.2, 0.14, 0.08]
        .map((y, i) =>
          stroke(
            `M${n(-h * 0.3)} ${n(-h * y)}Q${n(-h * 0.2)} ${n(-h * (y + 0.016))} ${n(-h * 0.1)} ${n(-h * y)}T${n(h * 0.1)} ${n(-h * y)}${i < 2 ? `T${n(h * 0.3)} ${n(-h * y)}` : ''}`,
            '#7a6a8c',
            h * 0.012,
            0.8,
          ),
        )
        .join('') +
      path(
        `M${n(h * 0.24)} ${n(-h * 0.05)}C${n(h * 0.14)} ${n(-h * 0.11)} ${n(h * 0.19)} ${n(-h * 0.15)} ${n(h * 0.24)} ${n(-h * 0.11)}C${n(h * 0.29)} ${n(-h * 0.15)} ${n(h * 0.34)} ${n(-h * 0.11)} ${n(h * 0.24)} ${n(-h * 0.05)}Z`,
        '#e3556a',
      ),
    window: { x: -0.32, y: -0.94, width: 0.6, height: 0.66, radius: 0.01 },
  },
}

/** A little table to stand it on, so high; the middle of its foot is (0, 0). */
export function stand(height: number): string {
  const half = height * 0.72
  return (
    [-1, 1]
      .map((side) =>
        path(
          `M${n(side * half * 0.5)} ${n(-height * 0.86)}L${n(side * half * 0.78)} 0H${n(side * half * 0.64)}L${n(side * half * 0.3)} ${n(-height * 0.86)}Z`,
          '#8a5b3c',
        ),
      )
      .join('') + card(-half, -height, half * 2, height * 0.16, '#b98252', height * 0.07, height * 0.05)
  )
}
