import { rampart, tower } from '../../elements/castle-parts.ts'
import { house } from '../../elements/houses.ts'
import { roundTree } from '../../elements/trees.ts'
import { ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { birds } from '../../light/sky.ts'
import { ROOFS, WALLS } from './facades.ts'
import { cobbles, opened } from './square.ts'

export const towerTop: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  return {
    back:
      opened(stage) +
      birds(stage, 5) +
      sheet(ridge(random, w, horizon + 40, 50, h, 3), tone('#a9c3a4', 0.68)) +
      sheet(ridge(random, w, horizon + 130, 40, h, 3), tone('#b3cf92', 0.5)) +
      Array.from({ length: 8 }, (_, i) =>
        house(
          stage,
          w * (seen(stage, 0.06, 0.3) + i * seen(stage, 0.125, 0.07)),
          horizon + 190 + (i % 3) * 34,
          seen(stage, 84, 110),
          {
            wall: WALLS[i % 6] ?? '#fbefdc',
            roof: ROOFS[i % 5] ?? '#c8643c',
            depth: 0.42,
            boxes: false,
          },
        ),
      ).join('') +
      sheet(ridge(random, w, horizon + 250, 20, h, 4), tone('#a3c67c', 0.34)) +
      Array.from({ length: 12 }, (_, i) =>
        roundTree(stage, (i / 11) * w, horizon + 310, random.between(90, 140), 0.3),
      ).join('') +
      tower(stage, w * seen(stage, 0.9, 0.12), horizon + 420, seen(stage, 270, 200), seen(stage, 640, 420), {
        stone: '#d6c8b6',
        roof: stage.theme === 'princesas' ? '#d98aa8' : '#8f5a72',
        depth: 0.03,
      }) +
      tower(
        stage,
        w * seen(stage, 0.09, 0.74),
        horizon + seen(stage, 420, 250),
        seen(stage, 190, 120),
        seen(stage, 480, 360),
        { stone: '#d6c8b6', roof: '#4f7f8f', depth: 0.08 },
      ) +
      rampart(stage, -60, w + 90, horizon + 480, 170, '#b3a390', 0) +
      cobbles(stage, horizon + 470, '#d9cab4'),
    front: '',
  }
}
