import type { Setting } from '../../../../domain/scene.ts'

/**
 * What a plot or an episode takes for granted. `magic`: things that talk or feel; `beasts`: animals that talk, whoever the
 * parent's characters are; `ground`: earth, roots, the weather of a planet with air.
 */
export type Need = 'magic' | 'beasts' | 'ground'

/** By the id of a plot or an episode; who is not here needs nothing and fits everywhere. */
export const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  bell: ['magic'],
  bridge: ['magic', 'ground'],
  bee: ['beasts', 'ground'],
  circle: ['ground'],
  clock: ['magic'],
  cloud: ['magic', 'ground'],
  contest: ['beasts'],
  echo: ['magic'],
  egg: ['beasts', 'ground'],
  goose: ['beasts', 'ground'],
  growing: ['beasts', 'ground'],
  guest: ['magic', 'ground'],
  lantern: ['magic'],
  letter: ['beasts', 'ground'],
  moonfisher: ['beasts', 'ground'],
  queue: ['beasts'],
  rescue: ['beasts', 'ground'],
  rope: ['beasts', 'ground'],
  search: ['beasts', 'ground'],
  shadow: ['magic'],
  signpost: ['magic'],
  soup: ['beasts'],
  statue: ['magic'],
  wind: ['magic', 'ground'],
}

const WITHOUT_GROUND: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'spaceship', 'underwater', 'sky'])

export type WorldNeeds = { hasMagic: boolean; hasBeasts: boolean }

/** A misfit that a book can bear. */
export const TOLERABLE = 1

/** How much of what `id` needs is missing: magic weighs most, then ground under the feet, then beasts. 0: it fits. */
export function misfit(id: string, settings: readonly Setting[], world: WorldNeeds): number {
  const needs = NEEDS[id] ?? []
  const isMissing = {
    magic: !world.hasMagic,
    beasts: !world.hasBeasts,
    ground: settings.some((at) => WITHOUT_GROUND.has(at)),
  }
  const weight = { magic: 4, ground: 2, beasts: 1 }
  return needs.reduce((sum, need) => sum + (isMissing[need] ? weight[need] : 0), 0)
}

const UNDER_A_ROOF: ReadonlySet<Setting> = new Set<Setting>([
  'bedroom',
  'kitchen',
  'living-room',
  'attic',
  'classroom',
  'library',
  'workshop',
  'laboratory',
  'museum',
  'hospital',
  'shop',
  'throne-room',
  'train',
  'theatre',
  'cave',
])

/** Whether clouds, leaves and birds go by there. */
export function isOutdoors(setting: Setting): boolean {
  return !UNDER_A_ROOF.has(setting) && !WITHOUT_GROUND.has(setting)
}
