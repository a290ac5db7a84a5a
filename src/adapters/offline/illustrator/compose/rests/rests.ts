import { type Character, isHuman } from '../../../../../domain/character.ts'
import { INDOORS } from '../../../../../domain/picture-words/settings.ts'
import type { Mood, PropName, Scene, SceneCast, Setting } from '../../../../../domain/scene.ts'
import type { Seat } from '../../figure.ts'
import { isNewborn } from '../../figures/person/newborn.ts'
import { isFourLegged } from '../../figures/quadruped/draw-four-legged.ts'
import { isSerpent } from '../../figures/water/serpent.ts'
import { isSwimmer } from '../../figures/water/swimmer.ts'
import { isBorne } from '../carry.ts'
import { nestOf } from '../nest.ts'
import { GRASSY, LIES_ON, SITS_ON } from './by-setting.ts'
import type { Rest } from './rest.ts'

/** What somebody sits or lies on: `seat` is drawn with the person, `rest` around anybody; `of` is the thing of the scene that it is. */
export type Resting = { rest: Rest | null; seat: Seat | null; of: PropName | null }
type Member = { cast: SceneCast; character: Character }

const NOTHING: Resting = { rest: null, seat: null, of: null }

/** By name: where each of the cast rests. The things of the scene go to the first whom they fit, in the scene's order. */
export function restsOf(members: readonly Member[], scene: Scene): ReadonlyMap<string, Resting> {
  const free = new Set(scene.props)
  const rests = new Map<string, Resting>()
  const ordered = scene.cast.flatMap(({ name }) => members.find(({ cast }) => cast.name === name) ?? [])
  for (const member of ordered) {
    const resting = restOf(member, ordered, scene, free)
    if (resting.of) free.delete(resting.of)
    rests.set(member.cast.name, resting)
  }
  return rests
}

function restOf(member: Member, all: readonly Member[], scene: Scene, free: ReadonlySet<PropName>): Resting {
  const { cast, character } = member
  const isSteady = !isBorne(cast, scene) && !(scene.interaction?.kind === 'ride' && isOfPair(cast, scene))
  if (!isSteady || isNewborn(character) || nestOf({ cast, character, aloft: false }, scene)) return NOTHING
  if (cast.pose === 'sit') return sitting(member, all, scene, free)
  return cast.pose === 'lie' || cast.pose === 'sleep' ? lying(member, all, scene, free) : NOTHING
}

function isOfPair({ name }: SceneCast, { interaction }: Scene): boolean {
  return interaction?.from === name || interaction?.to === name
}

/** Whoever sleeps where there is a seat and no bed has dozed off on it. */
export function dozes({ cast, character }: Member, { props }: Scene): boolean {
  return (
    cast.pose === 'sleep' &&
    isBig(character) &&
    props.some((prop) => prop === 'chair' || prop === 'armchair' || prop === 'bathtub') &&
    !props.some((prop) => BED.has(prop))
  )
}
const BED: ReadonlySet<PropName> = new Set<PropName>(['bed', 'hospital-bed', 'blanket', 'cushion', 'tent'])

/** Things that one sits in or on, and whom they fit. */
const SEATING: Partial<Record<PropName, (member: Member, scene: Scene) => Pick<Resting, 'rest' | 'seat'> | null>> = {
  // Out of doors there is no water in it.
  bathtub: (_, { setting }) => ({ rest: INDOORS.has(setting) ? 'bathtub' : 'dry-bathtub', seat: null }),
  bed: (member, scene) => (isAbed(member, scene) ? { rest: 'in-bed', seat: null } : null),
  'hospital-bed': () => ({ rest: 'in-bed', seat: null }),
  armchair: ({ character }) => ({
    rest: isBig(character) ? null : 'armchair',
    seat: isBig(character) ? 'armchair' : null,
  }),
  chair: ({ character }) => (isBig(character) ? { rest: null, seat: 'chair' } : null),
  swing: () => ({ rest: 'swing', seat: null }),
  sleigh: () => ({ rest: 'sleigh', seat: null }),
  'high-chair': ({ character }) => (isInfant(character) ? { rest: 'high-chair', seat: null } : null),
  pram: ({ character }) => (isInfant(character) ? { rest: 'pram', seat: null } : null),
  potty: ({ character }) =>
    isHuman(character) && (isInfant(character) || character.age === 'child') ? { rest: 'potty', seat: null } : null,
  blanket: (_, { setting }) => (LIES_ON[setting] === 'blanket' ? { rest: 'rug', seat: null } : null),
  cushion: ({ character }) => (isGrown(character) ? null : { rest: 'cushion', seat: null }),
  bicycle: ({ character }) => (isBig(character) ? { rest: 'bicycle', seat: null } : null),
}

function sitting(member: Member, all: readonly Member[], scene: Scene, free: ReadonlySet<PropName>): Resting {
  const { cast, character } = member
  for (const of of scene.props) {
    const fitting = free.has(of) ? SEATING[of]?.(member, scene) : null
    if (fitting) return { ...fitting, of }
  }
  if (!isBig(character) || character.features?.includes('wheelchair')) return NOTHING
  const isChild = !isGrown(character)
  const atTable = scene.props.includes('table') && all.length < 4
  const { interaction } = scene
  // In each other's arms they sit together.
  if (interaction?.kind === 'hug' && isOfPair(cast, scene)) return NOTHING
  if (isChild && !atTable && !CHILDREN_SIT.has(scene.setting)) return NOTHING
  return { ...NOTHING, seat: SITS_ON[scene.setting] ?? null }
}

/** Where children have their own seats. */
const CHILDREN_SIT: ReadonlySet<Setting> = new Set<Setting>(['classroom', 'train', 'theatre'])
const ABED: ReadonlySet<Mood> = new Set<Mood>(['sleepy', 'sad', 'scared', 'worried', 'calm'])
const BEDROOMS: ReadonlySet<Setting> = new Set<Setting>(['bedroom', 'hospital'])

/** Who sits by day and well sits elsewhere; and there is one bed. */
function isAbed({ cast }: Member, { setting, time }: Scene): boolean {
  return BEDROOMS.has(setting) && (time === 'night' || ABED.has(cast.mood))
}

/** Whoever has two legs; beasts of four lie as they lie in the meadow. */
function lying({ character }: Member, all: readonly Member[], scene: Scene, free: ReadonlySet<PropName>): Resting {
  const { setting } = scene
  const on = LIES_ON[setting]
  const bed = (['hospital-bed', 'bed'] as const).find((prop) => free.has(prop)) ?? null
  if (isHuman(character)) {
    if (bed === 'hospital-bed' || setting === 'hospital') return { rest: 'hospital-bed', seat: null, of: bed }
    if (bed) return { rest: 'bed', seat: null, of: bed }
    if (on === 'blanket' && free.has('blanket')) return { rest: 'blanket', seat: null, of: 'blanket' }
    return { ...NOTHING, rest: on }
  }
  if (isFourLegged(species(character)) || isSerpent(species(character)) || isSwimmer(species(character)))
    return on === 'hay' ? { ...NOTHING, rest: 'hay' } : NOTHING
  if (setting === 'bedroom' && !all.some((one) => isHuman(one.character)))
    return { rest: 'bed', seat: null, of: free.has('bed') ? 'bed' : null }
  if (!on) return NOTHING
  if (free.has('cushion')) return { rest: 'pet-bed', seat: null, of: 'cushion' }
  if (on !== 'blanket' && on !== 'hay') return { ...NOTHING, rest: 'pet-bed' }
  return { ...NOTHING, rest: on === 'hay' || GRASSY.has(setting) ? 'hay' : 'rug' }
}

function species({ species }: Character): string {
  return species ?? ''
}

function isInfant(character: Character): boolean {
  return isHuman(character) && character.age === 'baby'
}

/** Big enough for a chair. */
function isBig(character: Character): boolean {
  return isHuman(character) && character.age !== 'baby'
}

function isGrown({ age }: Character): boolean {
  return age === 'adult' || age === 'elderly'
}
