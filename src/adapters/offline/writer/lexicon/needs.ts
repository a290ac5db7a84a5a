import type { Setting } from '../../../../domain/scene.ts'

/**
 * What a plot or an episode takes for granted. `magic`: things that talk or feel; `beasts`: animals that talk, whoever the
 * parent's characters are; `ground`: earth, roots, the weather of a planet with air; `house`: walls, doors, taps and lamps.
 */
export type Need = 'magic' | 'beasts' | 'ground' | 'house'

const WITHOUT_GROUND: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'spaceship', 'underwater', 'sky'])

export type WorldNeeds = { hasMagic: boolean; hasBeasts: boolean }

/** A misfit that a book can bear. */
export const TOLERABLE = 1

/** How much of what is needed is missing: magic weighs most, then ground under the feet, then beasts. 0: it fits. */
export function misfit(needs: readonly Need[], settings: readonly Setting[], world: WorldNeeds): number {
  const isMissing = {
    magic: !world.hasMagic,
    beasts: !world.hasBeasts,
    ground: settings.some((at) => WITHOUT_GROUND.has(at)),
    house: settings.some((at) => WITHOUT_HOUSES.has(at)),
  }
  const weight = { magic: 4, ground: 2, house: 2, beasts: 1 }
  return needs.reduce((sum, need) => sum + (isMissing[need] ? weight[need] : 0), 0)
}

const WITHOUT_HOUSES: ReadonlySet<Setting> = new Set<Setting>([
  'forest',
  'meadow',
  'mountain',
  'beach',
  'sea',
  'underwater',
  'river',
  'lake',
  'island',
  'desert',
  'jungle',
  'cave',
  'snow',
  'sky',
  'space',
  'cliff',
  'road',
  'ruins',
  'bridge',
])

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
