import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { mix } from '../kit/colour.ts'
import { ellipse, path, ridge, sheet } from '../kit/paper.ts'
import { randomFrom } from '../kit/random.ts'
import { lightOf } from '../light/light.ts'
import { stars } from '../light/sky.ts'
import { ACCENTS } from '../light/theme.ts'
import { drawProp } from '../props/draw-prop.ts'
import { arrangeCast } from './arrange-cast.ts'
import { drawn, type PageDrawing, svgOf } from './page-svg.ts'

/** Calm paper for the blurb, one small memory of the story low on the left; the lower right stays plain. */
export function backCoverSvg(brief: IllustrationBrief, width: number, height: number): PageDrawing {
  const { scene, theme } = brief
  const random = randomFrom(`${brief.seed}|back`)
  const light = lightOf(scene.time, 'clear')
  const night = scene.time === 'night'
  const accents = ACCENTS[theme]
  const paper = night ? '#2b3060' : mix(light.sky[4] ?? '#fff9ef', '#fff9ef', 0.6)
  const land = night ? '#3d5a78' : light.tone(mix(accents[1], '#8fb56a', 0.55), 0.2)
  const hills = [
    sheet(ridge(random, width, height * 0.86, 16, height, 3), mix(land, paper, 0.5), 8),
    sheet(ridge(random, width, height * 0.905, 12, height, 3), land, 8),
  ]
  const memory = scene.props[0]
  const frame = {
    width,
    height,
    ground: height * 0.92,
    scale: (1.55 * height) / 1536,
    tallest: 0.24,
    approach: 1.6,
    cropped: false,
    stand: 0,
    depth: 0,
  }
  const lone = { ...scene, cast: scene.cast.slice(0, 1), interaction: null }
  const actors = arrangeCast(lone, brief.characters, frame, random)
  for (const actor of actors) actor.x = width * 0.24
  const x = width * (actors.length ? 0.4 : 0.26)
  const keepsake = memory
    ? ellipse(x, height * 0.925, 60, 12, '#2b2233', 0.16) + drawProp(memory, x, height * 0.925, height * 0.1)
    : ''
  const stage = {
    width,
    height,
    horizon: height,
    ground: height,
    light,
    tone: light.tone,
    theme,
    accents,
    random,
    identity: random,
  }
  const body = [
    path(`M0 0H${width}V${height}H0Z`, paper),
    night ? stars(stage, height * 0.5, 26) : '',
    ...hills,
    ...actors.map(
      (actor) =>
        ellipse(
          actor.x,
          actor.y,
          actor.figure.shadow.rx * actor.scale,
          actor.figure.shadow.ry * actor.scale,
          '#2b2233',
          0.2,
        ) + drawn(actor),
    ),
    keepsake,
  ]
  return { svg: svgOf(body.join(''), width, height), actors }
}
