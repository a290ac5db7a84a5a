import type { Character } from './character.ts'
import type { CompleteBookInfo } from './completeness.ts'
import { isBaby, partOf } from './person-facts.ts'
import type { Scene } from './scene.ts'
import type { StoryPlan } from './story.ts'

const MOST = 4
type Where = Pick<Scene, 'setting' | 'place' | 'time' | 'weather'>

/** These people in a quiet moment, where nobody has thought of another; described by what is drawn. */
export function plainScene(people: readonly Character[], { setting, place, time, weather }: Where): Scene {
  const cast = people.slice(0, MOST).map((character) => ({
    ...{ name: character.name, mood: 'calm' as const, holding: null },
    pose: isBaby(character) ? ('lie' as const) : ('stand' as const),
  }))
  const company = cast.map(({ name }) => name).join(' and ')
  return {
    ...{ cast, interaction: null, setting, place, time, weather, shot: 'medium', props: [] },
    action: company ? `${company} in a quiet moment.` : 'The place, quiet.',
    alt: '',
  }
}

/** Where a book begins of which nobody knows more. */
export function firstPlace({ places }: Pick<CompleteBookInfo, 'places'>): Where {
  return { setting: 'meadow', place: places[0]?.name || null, time: 'day', weather: 'clear' }
}

/** Covers of a plan whose pictures are thought of when its words are finished: those who may stand there, the protagonists first. */
export function coverUntilDirected(info: CompleteBookInfo): Pick<StoryPlan, 'frontCover' | 'backCover'> {
  const shown = info.characters
    .filter((character) => partOf(character).onCover)
    .toSorted((a, b) => Number(b.role === 'protagonista') - Number(a.role === 'protagonista'))
  const where = firstPlace(info)
  return { frontCover: plainScene(shown, where), backCover: plainScene([], where) }
}
