import type { Setting } from '../../../../domain/scene.ts'

/** What a beat takes for granted. `magic`: things that talk or feel; `ground`: earth, roots, weather of a planet with air. */
export type Need = 'magic' | 'ground'

/** By the id of a plot or an episode; who is not here needs nothing and fits everywhere. */
export const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  bell: ['magic'],
  bee: ['ground'],
  clock: ['magic'],
  cloud: ['magic', 'ground'],
  echo: ['magic'],
  goose: ['magic', 'ground'],
  lantern: ['magic'],
  rope: ['magic', 'ground'],
  statue: ['magic'],
  wind: ['magic', 'ground'],
  circle: ['ground'],
  egg: ['ground'],
  search: ['ground'],
}

const WITHOUT_GROUND: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'spaceship', 'underwater', 'sky'])

/** Whether everything that `id` needs is there: magic by the book's world, ground by the place. */
export function isPossible(id: string, setting: Setting | null, hasMagic: boolean): boolean {
  const needs = NEEDS[id] ?? []
  if (needs.includes('magic') && !hasMagic) return false
  return !(needs.includes('ground') && setting !== null && WITHOUT_GROUND.has(setting))
}
