import type { Chance } from './chance.ts'
import type { Beat, Moment, Plot } from './plots/plot.ts'

/** What a chapter tells: three moments and where each comes from. */
export type ChapterPlan = {
  beat: Beat
  kind: 'whole' | 'setup' | 'episode' | 'setback' | 'climax' | 'resolution' | 'finale'
  moments: readonly [Moment, Moment, Moment]
}

/** Beats in chapters: a long book takes more episodes, a short one folds its ends into one. */
export function arrange(plot: Plot, episodes: readonly Beat[], chapters: number, chance: Chance): ChapterPlan[] {
  const { setup, setback, climax, resolution } = plot
  if (chapters === 1)
    return [{ beat: setup, kind: 'whole', moments: [setup.moments[0], climax.moments[1], resolution.moments[2]] }]
  const finale: ChapterPlan = {
    beat: climax,
    kind: 'finale',
    moments: [climax.moments[0], climax.moments[1], resolution.moments[2]],
  }
  if (chapters === 2) return [whole(setup, 'setup'), finale]
  const tail: ChapterPlan[] =
    chapters === 3
      ? [finale]
      : [...(chapters > 4 ? [whole(setback, 'setback')] : []), whole(climax, 'climax'), whole(resolution, 'resolution')]
  const tries = chance.shuffled(episodes, 'episodes').slice(0, chapters - 1 - tail.length)
  return [whole(setup, 'setup'), ...tries.map((beat) => whole(beat, 'episode')), ...tail]
}

function whole(beat: Beat, kind: ChapterPlan['kind']): ChapterPlan {
  return { beat, kind, moments: beat.moments }
}
