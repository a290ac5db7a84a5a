import type { CompleteBookInfo } from './completeness.ts'
import { isBaby, partOf } from './person-facts.ts'
import type { Scene } from './scene.ts'
import type { StoryPlan } from './story.ts'

const MOST = 4

/** Covers of a plan whose pictures are thought of when its words are finished: those who may stand there, the protagonists first. */
export function coverUntilDirected({
  characters,
  places,
}: CompleteBookInfo): Pick<StoryPlan, 'frontCover' | 'backCover'> {
  const shown = characters.filter((character) => partOf(character).onCover)
  const [first] = shown
  const cast = shown
    .toSorted((a, b) => Number(b.role === 'protagonista') - Number(a.role === 'protagonista'))
    .slice(0, MOST)
    .map((character) => ({
      name: character.name,
      pose: isBaby(character) ? ('lie' as const) : ('stand' as const),
      mood: 'happy' as const,
      holding: null,
    }))
  const quiet: Scene = {
    cast: [],
    interaction: null,
    setting: 'meadow',
    place: places[0]?.name || null,
    time: 'day',
    weather: 'clear',
    shot: 'wide',
    props: [],
    action: 'The place, quiet.',
    alt: '',
  }
  return {
    frontCover: {
      ...quiet,
      cast,
      action: first ? `${cast.map(({ name }) => name).join(' and ')} together.` : quiet.action,
    },
    backCover: quiet,
  }
}
