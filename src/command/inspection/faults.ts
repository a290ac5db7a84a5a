import { type Character, type Garment, isHuman } from '../../domain/character.ts'
import type { Scene, SceneCast, Setting } from '../../domain/scene.ts'
import { HEAD_GARMENTS } from '../../domain/vocabulary.ts'
import { STRANGER } from './families.ts'
import type { Sample } from './samples.ts'

export const FAULT_KINDS = [
  ...(['missing', 'extra', 'hair', 'clothes', 'lettering', 'species', 'twice', 'age', 'skin', 'place'] as const),
  ...(['thing', 'hour', 'flat'] as const),
]
export type FaultKind = (typeof FAULT_KINDS)[number]

/** What is drawn instead of what is meant. `paint`: what is laid over it. */
export type Planted = Pick<Sample, 'scene' | 'characters'> & { paint?: 'lettering' | 'flat' }

/** Most that a picture has room for. */
const MOST_BODIES = 4
/** A name that no character has: names are trimmed at the door. */
const NOBODYS = ' nobody'

const OTHER_HAIR = {
  black: 'blonde',
  blonde: 'black',
  brown: 'blonde',
  red: 'black',
  white: 'black',
  bald: null,
} as const
const OTHER_SKIN = { light: 'dark', tan: 'dark', deep_tan: 'light', dark: 'light' } as const
const OTHER_CLOTHES: Record<Garment['colour'], Garment['colour']> = {
  ...{ yellow: 'blue', red: 'blue', green: 'red', blue: 'red', pink: 'green', white: 'red', black: 'yellow' },
  ...{ orange: 'blue', purple: 'yellow', brown: 'green' },
}
const ROOMS: readonly Setting[] = ['bedroom', 'kitchen', 'living-room', 'attic', 'classroom', 'library', 'workshop']
const LANDS: readonly Setting[] = ['forest', 'meadow', 'mountain', 'beach', 'desert', 'park', 'garden', 'farm', 'road']

/** One fault in one picture; null: this one cannot have it. What is meant stays as it is. */
export function planted(kind: FaultKind, sample: Sample): Planted | null {
  return PLANT[kind](sample)
}

const PLANT: Record<FaultKind, (sample: Sample) => Planted | null> = {
  missing: ({ scene, characters }) => {
    const who = scene.cast.filter(isThere).at(-1)
    return who && bodies(scene) > 1 ? { scene: without(scene, who.name), characters } : null
  },
  extra: (sample) => withOneMore(sample, STRANGER),
  twice: (sample) => {
    const [first] = people(sample)
    return first ? withOneMore(sample, first) : null
  },
  hair: (sample) =>
    byDay(sample, (one) => {
      const colour = one.hair.colour && OTHER_HAIR[one.hair.colour]
      const isCovered = one.clothes.some(({ type }) => HEAD_GARMENTS.some((head) => head === type))
      return colour && !isCovered && isHuman(one) ? { ...one, hair: { ...one.hair, colour } } : null
    }),
  skin: (sample) => byDay(sample, (one) => (one.skin ? { ...one, skin: OTHER_SKIN[one.skin] } : null)),
  clothes: (sample) =>
    byDay(sample, (one) =>
      one.clothes.length > 0
        ? { ...one, clothes: one.clothes.map(({ type, colour }) => ({ type, colour: OTHER_CLOTHES[colour] })) }
        : null,
    ),
  age: (sample) =>
    withChanged(sample, (one) => (isHuman(one) && one.age === 'elderly' ? { ...one, age: 'child' } : null)),
  species: (sample) =>
    withChanged(sample, (one) => {
      if (isHuman(one) || !one.species) return null
      if (one.gender === 'animal') return { ...one, species: one.species === 'elephant' ? 'rabbit' : 'elephant' }
      return { ...one, species: one.species === 'unicorn' ? 'dragon' : 'unicorn' }
    }),
  thing: ({ scene, characters }) => {
    const held = [...scene.cast, ...(scene.figures ?? [])].map(({ holding }) => holding)
    const isAlone = (thing: SceneCast['holding']) => held.filter((one) => one === thing).length === 1
    const who = scene.cast.find((one) => isThere(one) && one.holding !== null && isAlone(one.holding))
    if (!who) return null
    const cast = scene.cast.map((one) => (one === who ? { ...one, holding: null } : one))
    return { scene: { ...scene, cast, interaction: null }, characters }
  },
  place: ({ scene, characters }) => {
    if (ROOMS.includes(scene.setting)) return { scene: { ...scene, setting: 'meadow', place: null }, characters }
    return LANDS.includes(scene.setting) ? { scene: { ...scene, setting: 'kitchen', place: null }, characters } : null
  },
  hour: ({ scene, characters }) =>
    scene.time === 'day' && !scene.isMemory && LANDS.includes(scene.setting)
      ? { scene: { ...scene, time: 'night' }, characters }
      : null,
  lettering: ({ scene, characters }) => ({ scene, characters, paint: 'lettering' }),
  flat: ({ scene, characters }) => ({ scene, characters, paint: 'flat' }),
}

function isThere({ shownOn }: SceneCast): boolean {
  return shownOn === undefined
}

function bodies({ cast, figures = [] }: Scene): number {
  return cast.filter(isThere).length + figures.length
}

function people({ scene, characters }: Sample): Character[] {
  return scene.cast.filter(isThere).flatMap(({ name }) => characters.find((one) => one.name === name) ?? [])
}

function without(scene: Scene, name: string): Scene {
  const { interaction } = scene
  const isTheirs = interaction && (interaction.from === name || interaction.to === name)
  return { ...scene, cast: scene.cast.filter((one) => one.name !== name), interaction: isTheirs ? null : interaction }
}

function withOneMore({ scene, characters }: Sample, look: Character): Planted | null {
  if (scene.cast.length + (scene.figures?.length ?? 0) >= MOST_BODIES) return null
  const more: SceneCast = { name: NOBODYS, pose: 'stand', mood: 'happy', holding: null }
  return { scene: { ...scene, cast: [...scene.cast, more] }, characters: [...characters, { ...look, name: NOBODYS }] }
}

/** The first of the cast who can be changed so. */
function withChanged(sample: Sample, change: (one: Character) => Character | null): Planted | null {
  const one = people(sample).find((who) => change(who) !== null)
  const changed = one && change(one)
  if (!changed) return null
  return { scene: sample.scene, characters: sample.characters.map((who) => (who === one ? changed : who)) }
}

/** By night and in memories colours are not what they are, for readers either. */
function byDay(sample: Sample, change: (one: Character) => Character | null): Planted | null {
  return sample.scene.time === 'day' && !sample.scene.isMemory ? withChanged(sample, change) : null
}
