import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Figure } from '../src/adapters/offline/illustrator/figure.ts'
import { drawFigure } from '../src/adapters/offline/illustrator/figures/draw-figure.ts'
import { OfflineIllustrator } from '../src/adapters/offline/illustrator/offline-illustrator.ts'
import type { Scene, SceneCast } from '../src/domain/scene.ts'
import type { IllustrationBrief } from '../src/ports/illustrator.ts'
import { castMember, inputOf } from './landing/cast.ts'

/** Draws the landing page's pictures with the illustrator's own figures. Run it when the rig changes, and look at them. */
const OUT = path.resolve(import.meta.dir, '../web/landing/samples')

const { places } = await inputOf('lucia-y-el-dragon')
const lucia = await castMember('lucia-y-el-dragon', 'Lucía')
const chispa = await castMember('lucia-y-el-dragon', 'Chispa')
const carmen = await castMember('lucia-y-el-dragon', 'Abuela Carmen')

const figure = (character: typeof lucia, pose: 'wave' | 'stand', facing: 'left' | 'right', id: string) =>
  drawFigure({ character, pose, mood: 'happy', facing, gaze: null, id })

await Bun.write(
  path.join(OUT, 'hero.webp'),
  await scene({ setting: 'lighthouse', place: 'El faro de Punta Clara', shot: 'wide' }, [], 900, 900),
)
await keep(
  'hero-cast',
  svg(
    1020,
    760,
    place(figure(carmen, 'stand', 'right', 'c'), 170, 738, 3.1) +
      place(figure(lucia, 'wave', 'right', 'l'), 450, 742, 3.5) +
      place(figure(chispa, 'stand', 'left', 'd'), 770, 745, 3.1),
  ),
  840,
  84,
)
await keep('portrait-lucia', portrait(figure(lucia, 'stand', 'right', 'p')), 160, 82)
await keep('portrait-chispa', portrait(figure(chispa, 'stand', 'right', 'p')), 160, 82)
await keep('portrait-carmen', portrait(figure(carmen, 'stand', 'left', 'p')), 160, 82)
await Bun.write(
  path.join(OUT, 'version.webp'),
  await scene(
    { setting: 'forest', place: null, shot: 'close' },
    [
      { name: lucia.name, pose: 'wave', mood: 'happy', holding: null },
      { name: chispa.name, pose: 'jump', mood: 'happy', holding: null },
    ],
    480,
    320,
  ),
)

/** A page of the book as the illustrator draws it, in pixels. */
async function scene(
  where: Pick<Scene, 'setting' | 'place' | 'shot'>,
  cast: SceneCast[],
  width: number,
  height: number,
): Promise<Uint8Array> {
  const illustrator = new OfflineIllustrator({ size: { width: 1.5 * width, height: 1.5 * height } })
  const brief: IllustrationBrief = {
    scene: {
      ...where,
      cast,
      interaction: null,
      time: 'day',
      weather: 'clear',
      props: [],
      action: '',
      alt: '',
    },
    characters: [lucia, chispa],
    places,
    theme: 'aventura',
    readerAge: '4-6',
    kind: 'page',
    references: new Map(),
    wish: null,
    seed: 'escaparate-b',
  }
  const outcome = await illustrator.draw(brief, AbortSignal.timeout(10_000))
  if (outcome.kind !== 'drawn') throw new Error(outcome.reason)
  return new Bun.Image(outcome.picture.webp).resize(width, height).webp({ quality: 80 }).bytes()
}

/** `scale`: pixels a unit; (x, y): where the feet stand. */
function place({ svg, shadow }: Figure, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="${shadow.rx}" ry="${shadow.ry}" fill="#3A2010" opacity=".2"/>${svg}</g>`
}

/** Head and shoulders in a square. */
function portrait({ svg: drawing, anchors, bounds }: Figure): string {
  const head = Math.max(40, anchors.mouth.y - anchors.headTop.y)
  const size = Math.min(head * 1.9, bounds.height)
  const [x, y] = [anchors.face.x - size / 2, anchors.headTop.y - size * 0.12]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size} ${size}">${drawing}</svg>`
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

async function keep(name: string, drawing: string, width: number, quality: number): Promise<void> {
  const png = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng()
  const webp = await new Bun.Image(png).webp({ quality }).bytes()
  await Bun.write(path.join(OUT, `${name}.webp`), webp)
  console.log(`${name}.webp ${(webp.length / 1024).toFixed(1)} KB`)
}
