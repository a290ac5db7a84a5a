import type { Chance } from './chance.ts'
import type { Beat, Moment, Plot } from './plots/plot.ts'

/** What a chapter tells: three moments and where each comes from. */
export type ChapterPlan = {
  beat: Beat
  kind: 'whole' | 'setup' | 'episode' | 'setback' | 'climax' | 'resolution' | 'finale'
  moments: readonly [Moment, Moment, Moment]
}

/**
 * Beats in chapters: a long book takes more episodes, a short one folds its ends into one.
 * `strangeness` says how little an episode fits into the given chapter (from 0); the least strange that is left comes.
 */
export function arrange(
  plot: Plot,
  episodes: readonly Beat[],
  chapters: number,
  chance: Chance,
  strangeness: (beat: Beat, chapter: number) => number = () => 0,
): ChapterPlan[] {
  const { setup, setback, climax, resolution } = plot
  const meeting = merged(climax.moments[1], climax.moments[2], resolution.moments[0])
  if (chapters === 1)
    return [{ beat: setup, kind: 'whole', moments: [setup.moments[0], meeting, resolution.moments[2]] }]
  if (chapters === 2)
    return [
      whole(setup, 'setup'),
      { beat: climax, kind: 'finale', moments: [climax.moments[0], meeting, resolution.moments[2]] },
    ]
  const tail: ChapterPlan[] = [
    ...(chapters > 4 ? [whole(setback, 'setback')] : []),
    whole(climax, 'climax'),
    whole(resolution, 'resolution'),
  ]
  const wanted = chapters - 1 - tail.length
  const left = chance.round(
    episodes.filter(({ only }) => only === undefined || only === plot.id || only === plot.sharesEpisodesOf),
    'episodes',
    wanted,
  )
  const tries = Array.from({ length: wanted }, (_, index): ChapterPlan[] => {
    const strange = left.map((beat) => strangeness(beat, index + 1))
    const [beat] = left.splice(Math.max(0, strange.indexOf(Math.min(...strange))), 1)
    return beat ? [whole(beat, 'episode')] : []
  })
  return [whole(setup, 'setup'), ...tries.flat(), ...tail]
}

/** Several moments on the pages of one; what does not fit goes. */
function merged(first: Moment, ...others: Moment[]): Moment {
  const all = [first, ...others]
  return { ...first, es: all.map(({ es }) => es).join('\n'), en: all.map(({ en }) => en).join('\n') }
}

function whole(beat: Beat, kind: ChapterPlan['kind']): ChapterPlan {
  return { beat, kind, moments: beat.moments }
}
