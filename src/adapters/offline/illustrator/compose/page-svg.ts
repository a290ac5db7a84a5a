import type { Setting, Shot } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { backdropOf } from '../backdrops/backdrops.ts'
import { clutter } from '../elements/clutter.ts'
import { garlands } from '../elements/ornaments.ts'
import { tinted } from '../kit/colour.ts'
import { randomFrom } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { viewOf } from '../kit/view.ts'
import { indoorLightOf, lightOf } from '../light/light.ts'
import { distanceHaze, hourTint, lampLight, shafts, stageLight } from '../light/staging.ts'
import { ACCENTS } from '../light/theme.ts'
import { weatherOver } from '../light/weather.ts'
import { snowsIn, wintry } from '../light/winter.ts'
import { type Actor, onPicture } from './actor.ts'
import { waterLine } from './afloat.ts'
import { arrangeCast } from './arrange-cast.ts'
import { bystanders } from './bystanders.ts'
import { BELOW_CARD, type Camera, framed, turnOf } from './camera.ts'
import { castFrame, LOWEST, posingTogether } from './cast-frame.ts'
import { withFittingProps } from './fitting-props.ts'
import { spanOf } from './free-spots.ts'
import { handsOf } from './hands.ts'
import { heldAsTheyCan } from './held-as-they-can.ts'
import { inFront } from './in-front.ts'
import { withLeftBeside } from './left-beside.ts'
import { lookAt } from './look-at.ts'
import { inNest, nestOf } from './nest.ts'
import { otherPoses } from './other-poses.ts'
import { isOnFoot, paintCast } from './paint-cast.ts'
import { placeProps, type SeenThing } from './place-props.ts'
import { besideFrame, inHands, partedFrom, standingPortraits } from './portrayed.ts'
import { isAbed } from './rests/settle.ts'
import { type Fall, footing } from './shadows.ts'
import { headsOf, onSheet, wallBehind } from './walls.ts'
import { HUNG } from './where-it-belongs.ts'
import { sceneWithWish } from './wish.ts'

/** `things`: what is drawn of the scene's, but for what is in hands. */
export type PageDrawing = { svg: string; actors: Actor[]; things: SeenThing[] }
/** One page (or front cover) as SVG: backdrop, cast, things, frame. */
export function pageSvg(brief: IllustrationBrief, width: number, height: number): PageDrawing {
  // What the parent asks for comes last: it may be a pose.
  const wished = heldAsTheyCan(sceneWithWish(otherPoses(brief.scene, brief.attempt ?? 1), brief.wish), brief.characters)
  const { scene, shown } = partedFrom(brief.kind === 'frontCover' ? posingTogether(wished) : wished, brief.characters)
  const random = randomFrom(`${brief.seed}|${scene.setting}|${scene.action}`)
  const cover = brief.kind !== 'page'
  const look = lookAt(brief, scene)
  const { shot, composition, nearer } = look
  const castBefore = (camera: Camera) =>
    arrangeCast(
      scene,
      brief.characters,
      besideFrame(castFrame(brief, scene, { ...look, camera }, width, height), shown),
      random,
    )
  const close = nearer && castBefore(nearer)
  const fits = close?.every((actor) => onPicture(actor, actor.figure.anchors.hip).y < height * 0.86)
  const camera = nearer && fits ? nearer : look.camera
  // Hands say who holds: nobody else of the cast is seen.
  const isHands = look.staging === 'hands'
  const seenCast = isHands ? [] : close && fits ? close : castBefore(look.camera)
  const { actors: free, standing } = inHands(seenCast, shown, height)
  const actors = free.map((actor) => {
    const nest = nestOf(actor, scene)
    return nest ? inNest(actor, nest, width, height) : actor
  })
  const { indoor, paint, weather, views } = backdropOf(scene)
  const hour = indoor
    ? indoorLightOf(scene.time, scene.weather)
    : lightOf(scene.time, weather === false ? 'clear' : scene.weather)
  // Christmas without snow would disappoint.
  const isWhite = scene.weather === 'snow' || brief.theme === 'navidad'
  const light = isWhite && !indoor && weather !== false && snowsIn(scene.setting) ? wintry(hour) : hour
  const accents = ACCENTS[brief.theme]
  const floor = Math.min(camera.ground, LOWEST)
  const { view, mirrored } = viewOf(`${scene.setting}|${scene.place ?? ''}`, brief.seed, turnOf(brief), views ?? 3)
  const stage: Stage = {
    width,
    height,
    horizon: height * composition.horizon,
    ground: floor * height,
    light,
    tone: light.tone,
    theme: brief.theme,
    view,
    accents: [light.tone(accents[0]), light.tone(accents[1])],
    random,
    identity: randomFrom(`${scene.setting}|${scene.place ?? ''}|${brief.theme}`),
    aloft: scene.props.filter((prop) => prop === 'sun' || prop === 'moon'),
    heads: headsOf(actors),
  }
  const tall = Math.max(width, height)
  // Backdrops are cut for a square sheet; a wide picture shows its lower part, the ground where the cast stands.
  const near: Stage = { ...stage, height: tall, horizon: tall * composition.horizon, ground: floor * tall }
  const sheet: Stage = {
    ...near,
    width: width * camera.spread,
    height: tall * camera.spread,
    horizon: near.horizon * camera.spread,
    ground: near.ground * camera.spread,
    heads: onSheet(headsOf(actors), { width, mirrored }, camera, composition),
  }
  const lift = stage.ground - near.ground
  // The room's own bed may be behind the blurb.
  const bedless = actors.some(isAbed) || brief.kind === 'backCover'
  const painted = paint({ ...sheet, bedless, bare: scene.props.some((prop) => HUNG.has(prop)) })
  const scenery = indoor
    ? {
        ...painted,
        back: painted.back + (WINDOWLESS.has(scene.setting) ? '' : lampLight(sheet)) + clutter(sheet, scene.setting),
      }
    : painted
  const backdrop = framed(scenery, { width, height: tall, random, mirrored }, camera, composition, lift)
  const portraits = standingPortraits(standing, actors, stage, camera.cropped)
  const things = placeProps(
    withFittingProps(withLeftBeside(scene, actors), Boolean(indoor), camera.cropped, bedless),
    actors,
    stage,
    indoor ? wallBehind(painted.back, stage, mirrored, camera, composition) : null,
    scaleOfThings(actors, height, brief.kind === 'backCover' ? 3 : 4.6),
    camera.ground > LOWEST,
    cover ? [{ from: width * (brief.kind === 'backCover' ? 0.68 : 0.77), to: width }] : portraits.taken,
    brief.kind === 'backCover' ? BELOW_CARD : null,
    waterLine(scene.setting, castFrame(brief, scene, { ...look, camera }, width, height).shore, height),
  )
  const inDepth = [...actors].sort((a, b) => a.layer - b.layer || a.y - b.y || a.figure.bounds.y - b.figure.bounds.y)
  // Fog and gusts are behind the cast: faces stay clear, and no leaf is in a hand that does not hold it.
  const behindAll = (scene.weather === 'fog' || scene.weather === 'wind') && !indoor && weather !== false
  const fall = fallOf(stage, indoor || weather === false, mirrored)
  const middle = actors.length ? actors.reduce((sum, { x }) => sum + x, 0) / actors.length : width / 2
  const tooNear = actors.filter(({ y }) => y > height).map(spanOf)
  const beside =
    camera.ground > LOWEST ? { behind: '', before: '' } : bystanders(stage, things, tooNear, scene.setting, !cover)
  const far = backdrop.back + (SHADY.has(scene.setting) ? shafts(stage, mirrored) : '')
  const seen = [
    tinted(far, distanceHaze(stage, cover ? 0 : HAZE[shot], Boolean(indoor))),
    AFLOAT.has(scene.setting) ? '' : stageLight(stage, middle, Boolean(indoor)),
    garlands(stage, Boolean(indoor)),
    things.behind,
    beside.behind,
    behindAll ? weatherOver(stage) : '',
    ...(camera.cropped ? [] : actors.filter((actor) => isOnFoot(actor, scene))).map((actor) =>
      footing(actor, stage, scene.setting, fall),
    ),
    ...paintCast(inDepth, scene, stage),
    isHands ? handsOf(scene, brief.characters, Math.max(width, height)) : '',
    things.before,
    beside.before,
    portraits.svg,
  ].join('')
  const svg = [
    tinted(seen, hourTint(light.time, Boolean(indoor))),
    indoor || weather === false || behindAll ? '' : weatherOver(stage),
    backdrop.front,
    inFront(composition.frame, actors, things.seen, near, scene.setting, lift),
  ].join('')
  return { svg: svgOf(svg, width, height), actors, things: things.seen }
}

export function svgOf(body: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

/** Things are as large as they are beside who stands farther off, where somebody is much nearer than the others. */
function scaleOfThings(actors: readonly Actor[], height: number, alone: number): number {
  const scales = actors.map(({ scale }) => scale)
  const [least, first] = [Math.min(...scales), actors[0]?.scale ?? (alone * height) / 1536]
  return first > least * 1.6 ? least * 1.3 : first
}

/** How far a nearer shot lets its place fade. */
const HAZE: Record<Shot, number> = { wide: 0, medium: 0.03, close: 0.17 }
const SHADY: ReadonlySet<Setting> = new Set(['forest', 'jungle', 'ruins', 'attic'])
const WINDOWLESS: ReadonlySet<Setting> = new Set(['theatre', 'spaceship'])
const AFLOAT: ReadonlySet<Setting> = new Set(['underwater', 'sky', 'space', 'sea'])

/** Backdrops have their sun or moon on the right; mirrored, on the left. Through clouds and roofs no shadow is thrown. */
function fallOf({ light }: Stage, sheltered: boolean, mirrored: boolean): Fall {
  const clear = light.weather === 'clear' || light.weather === 'wind' || light.weather === 'clouds'
  if (sheltered || !clear) return 0
  return mirrored ? 1 : -1
}
