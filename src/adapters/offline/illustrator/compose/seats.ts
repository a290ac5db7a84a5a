import type { Character } from '../../../../domain/character.ts'
import { isHuman } from '../../../../domain/character.ts'
import type { PropName, Scene, SceneCast, Setting } from '../../../../domain/scene.ts'
import type { Seat } from '../figure.ts'
import { isNewborn } from '../figures/person/newborn.ts'

const OF_PROPS: Partial<Record<PropName, Seat>> = { armchair: 'armchair', chair: 'chair' }
/** Where grown-ups do not sit on the ground. */
const OF_SETTINGS: Partial<Record<Setting, Seat>> = {
  kitchen: 'chair',
  bedroom: 'chair',
  attic: 'chair',
  workshop: 'chair',
  laboratory: 'chair',
  museum: 'bench',
  hospital: 'chair',
  library: 'chair',
  classroom: 'chair',
  shop: 'chair',
  'throne-room': 'armchair',
  theatre: 'armchair',
  'living-room': 'armchair',
  spaceship: 'armchair',
  train: 'bench',
  station: 'bench',
  airport: 'bench',
  street: 'bench',
  city: 'bench',
  village: 'bench',
  market: 'bench',
  park: 'bench',
  playground: 'bench',
  harbour: 'bench',
  road: 'bench',
  circus: 'bench',
  garden: 'bench',
  farm: 'bench',
}
/** Where children have their own seats. */
const CHILDREN_SIT: ReadonlySet<Setting> = new Set<Setting>(['classroom', 'train', 'theatre'])
const GROUNDED: ReadonlySet<string> = new Set(['ride', 'carry', 'hug'])

/** What somebody who sits there sits on; null for the ground, the floor and the rug. */
export function seatOf(cast: SceneCast, character: Character, scene: Scene): Seat | null {
  if (cast.pose !== 'sit' || !isHuman(character) || isNewborn(character) || character.age === 'baby') return null
  if (character.features?.includes('wheelchair')) return null
  const { interaction, setting, props } = scene
  const isTouched = interaction?.from === cast.name || interaction?.to === cast.name
  if (interaction && isTouched && GROUNDED.has(interaction.kind)) return null
  const asked = props.flatMap((prop) => OF_PROPS[prop] ?? [])[sittersBefore(cast, scene)]
  if (asked) return asked
  const grown = character.age === 'adult' || character.age === 'elderly'
  const atTable = props.includes('table') && scene.cast.length < 4
  return grown || CHILDREN_SIT.has(setting) || atTable ? (OF_SETTINGS[setting] ?? null) : null
}

/** The things of the scene that are drawn with who sits on them. */
export function seatsTaken(scene: Scene, seats: number): PropName[] {
  return scene.props.filter((prop) => OF_PROPS[prop]).slice(0, seats)
}

/** How many of the cast sit before this one. */
export function sittersBefore({ name }: Pick<SceneCast, 'name'>, { cast }: Scene): number {
  const at = cast.findIndex((one) => one.name === name)
  return cast.slice(0, at).filter(({ pose }) => pose === 'sit').length
}
