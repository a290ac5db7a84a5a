import { type Character, isHuman } from '../../../../domain/character.ts'
import { areInSocks } from '../../../../domain/picture-words/in-socks.ts'
import { saidSizes } from '../../../../domain/picture-words/said-sizes.ts'
import type { Pose, PropName, Scene, SceneCast } from '../../../../domain/scene.ts'
import { isNewborn } from '../figures/person/newborn.ts'
import type { Random } from '../kit/random.ts'
import { SIZES } from '../props/prop-traits.ts'
import { type Actor, type CastFrame, isPaired } from './actor.ts'
import { swimOff } from './afloat.ts'
import { carry, isBorne, isOff } from './carry.ts'
import { spanOf } from './free-spots.ts'
import { facingIn, isFirst, placeInDepth } from './in-depth.ts'
import { castPoses } from './interactions.ts'
import { mount } from './mount.ts'
import { dozes, restsOf } from './rests/rests.ts'
import { figureIn, poseFor } from './rests/settle.ts'
import { scaleToFit, spread } from './spacing.ts'
import { touches } from './touches.ts'
import { withGaze } from './with-gaze.ts'

/** Puts the cast on the picture: poses, sizes, distances, feet, hands and eyes, in this order. */
export function arrangeCast(scene: Scene, characters: readonly Character[], frame: CastFrame, random: Random): Actor[] {
  const byName = new Map(characters.map((character) => [character.name, character]))
  const known = scene.cast.flatMap((cast) => {
    const character = byName.get(cast.name)
    return character ? [{ cast, character }] : []
  })
  const isDeep = frame.staging === 'deep' || frame.staging === 'shoulder'
  const ordered = isDeep
    ? known.toSorted((a, b) => Number(isFirst(b.cast, scene)) - Number(isFirst(a.cast, scene)))
    : inReadingOrder(known, scene)
  const posed = castPoses(
    ordered.map(({ cast }) => cast),
    scene,
    random,
  )
  const moving = ordered.map(({ cast, character }, index) => {
    const { pose: wanted, facing: usual } = posed[index] ?? { pose: cast.pose, facing: 'front' as const }
    const facing = facingIn(frame.staging, isFirst(cast, scene), usual)
    const flies = carries(cast, scene) && WINGED.has(character.species ?? '')
    const asleep = dozes({ cast, character }, scene)
    const pose = asleep ? 'sit' : possible(flies ? 'fly' : wanted, character)
    return { cast: { ...cast, pose }, character, facing, asleep }
  })
  const rests = restsOf(moving, scene)
  const ofHeld = (prop: PropName | null) => (prop ? SIZES[saidSizes(scene.alt, [prop]).get(prop) ?? 'usual'] : 1)
  const actors = moving.map(({ cast, character, facing, asleep }, index): Actor => {
    const { rest = null, seat = null, of = null } = rests.get(cast.name) ?? {}
    // On a cover who it is about may rest; the others stand around.
    const isUp = frame.posed && !isFirst(cast, scene)
    const on = isUp ? null : rest
    const pose = poseFor(on, cast.pose, cast.holding !== null)
    const how = {
      aside: isOff(cast, scene) || on !== null,
      cradled: isBorne(cast, scene),
      seat,
      asleep,
      holds: cast.holding !== null,
      inSocks: areInSocks(scene.alt),
    }
    const { mood } = cast
    const { figure, within } = figureIn({ character, pose, mood, facing, gaze: null, ...how, id: `f${index}` }, on)
    return {
      cast: { ...cast, pose },
      character,
      figure,
      facing,
      x: 0,
      y: frame.ground,
      scale: 1,
      aloft: false,
      afloat: false,
      within,
      seat,
      ofHeld: ofHeld(cast.holding),
      asleep,
      restsOn: isUp && rest ? null : of,
      // An outstretched arm passes behind the next one's face.
      layer: pose === 'point' ? -0.5 : 0,
    }
  })
  if (actors.length === 0) return []
  scaleToFit(actors, scene, frame)
  spread(actors, scene, frame, random)
  stand(actors, scene, frame, random)
  keepInside(actors, frame)
  swimOff(actors, scene, frame)
  placeInDepth(actors, scene, frame)
  carry(actors, scene)
  const hands = touches(actors, scene)
  return actors.map((actor, index) => ({
    ...actor,
    figure: withGaze(actor, actors, scene, index, hands.get(actor.cast.name) ?? []),
  }))
}

/** On two legs and with wings: they carry a friend through the air. */
const WINGED: ReadonlySet<string> = new Set(['dragon', 'phoenix', 'bird', 'eagle', 'owl', 'parrot'])

function carries({ name }: SceneCast, { interaction }: Scene): boolean {
  return interaction?.kind === 'ride' && interaction.to === name
}

/** Whoever was just born lies, whatever the story says, and a baby does not stand. */
function possible(pose: Pose, character: Character): Pose {
  if (isNewborn(character)) return pose === 'sleep' ? pose : 'lie'
  return isHuman(character) && character.age === 'baby' && !LOW.has(pose) ? 'sit' : pose
}
const LOW: ReadonlySet<Pose> = new Set<Pose>(['sit', 'lie', 'sleep', 'swim', 'fly'])

/** The two who do something together stand side by side; the others outside. */
function inReadingOrder<T extends { cast: SceneCast }>(cast: T[], { interaction }: Scene): T[] {
  const pair = interaction
    ? [interaction.from, interaction.to].flatMap((name) => cast.filter((one) => one.cast.name === name))
    : []
  if (pair.length < 2)
    return cast.length === 3 ? [cast[1], cast[0], cast[2]].flatMap((one) => (one ? [one] : [])) : cast
  const others = cast.filter((one) => !pair.includes(one))
  return [...others.slice(0, Math.floor(others.length / 2)), ...pair, ...others.slice(Math.floor(others.length / 2))]
}

/** Of a close-up, as shares of the height: where the tops of the heads are at least, and the hips at the highest. */
const CLOSE = { top: 0.17, hip: 0.99 }

function stand(actors: Actor[], scene: Scene, frame: CastFrame, random: Random): void {
  const highest = Math.max(...actors.map(({ figure, scale }) => -figure.bounds.y * scale))
  const lowestHip = Math.max(...actors.map(({ figure, scale }) => figure.anchors.hip.y * scale))
  for (const actor of actors) {
    if (frame.cropped) {
      // Whoever is small comes up a little: a close-up is about faces.
      const own = -actor.figure.bounds.y * actor.scale
      const hip = frame.height * CLOSE.hip - lowestHip
      actor.y = Math.max(frame.height * CLOSE.top + highest, hip) - (highest - own) * 0.4
    } else actor.y = frame.ground
    if (!frame.cropped) stepBack(actor, actors, scene, frame, highest)
    if (actor.figure.element === 'air' || actor.cast.pose === 'fly') {
      actor.y -= frame.height * random.between(0.07, 0.12)
      actor.aloft = true
    }
    if (scene.setting === 'underwater' && (actor.cast.pose === 'swim' || actor.figure.element === 'water')) {
      actor.y -= frame.height * random.between(0.08, 0.2)
      actor.aloft = true
    }
  }
  mount(actors, scene)
  carry(actors, scene)
}

/** The taller stand a step behind the smaller, onlookers another one: a group has depth. Never off the shore. */
function stepBack(actor: Actor, actors: readonly Actor[], scene: Scene, frame: CastFrame, highest: number): void {
  const own = -actor.figure.bounds.y * actor.scale
  const step = frame.posed ? 0.03 : actors.length > 2 ? 0.05 : 0.022
  const tall = frame.height * step * (own / Math.max(1, highest))
  const looksOn = actors.length > 1 && !isPaired(actor, scene) && actor.cast.name !== scene.cast[0]?.name
  const far = looksOn && !frame.posed ? 0.04 * frame.depth * frame.height : 0
  const back = Math.max(0, Math.min(tall + far, actor.y - frame.shore))
  actor.y -= back
  if (looksOn) actor.scale *= 1 - 0.13 * frame.depth * (back / (tall + far))
}

/** A tail may reach past who stands next to it: a row that is wider than the page is drawn smaller, rather than one pushed before another. */
function closeUp(actors: Actor[], width: number): void {
  const ends = actors.map(spanOf)
  const [from, to] = [Math.min(...ends.map((end) => end.from)), Math.max(...ends.map((end) => end.to))]
  const share = Math.max(0.78, Math.min(1, (width * 0.9) / (to - from)))
  if (share === 1) return
  for (const actor of actors) {
    actor.scale *= share
    actor.x = width / 2 + (actor.x - (from + to) / 2) * share
  }
}

/** Whatever was asked for: heads below the upper edge and faces inside the safe area. */
function keepInside(actors: Actor[], { width, height, cropped }: CastFrame): void {
  const top = Math.min(...actors.map(({ y, figure, scale }) => y + figure.bounds.y * scale))
  const margin = height * 0.075
  if (top < margin) {
    const foot = Math.max(...actors.map(({ y }) => y))
    const shrink = Math.max(0.55, (foot - margin) / (foot - top))
    for (const actor of actors) {
      actor.scale *= shrink
      actor.x = width / 2 + (actor.x - width / 2) * shrink
      actor.y = foot - (foot - actor.y) * shrink
    }
  }
  if (!cropped) closeUp(actors, width)
  for (const actor of actors) {
    const { bounds, anchors } = actor.figure
    const face = actor.x + anchors.face.x * actor.scale
    // Close up, wings and tails may be cut; a face never is.
    const left = cropped ? width * 0.16 - face : width * 0.05 - (actor.x + bounds.x * actor.scale)
    const right = cropped ? face - width * 0.84 : actor.x + (bounds.x + bounds.width) * actor.scale - width * 0.95
    if (left > 0) actor.x += Math.min(left, width * 0.2)
    else if (right > 0) actor.x -= Math.min(right, width * 0.2)
  }
}
