import type { Chance } from './chance.ts'
import type { Beat, Moment, Plot } from './plots/plot.ts'

/** What a chapter tells: three moments and where each comes from. */
export type ChapterPlan = {
  beat: Beat
  kind: 'whole' | 'setup' | 'episode' | 'setback' | 'climax' | 'resolution' | 'finale'
  moments: readonly [Moment, Moment, Moment]
  /** What the middle goes on to tell in a short book, once gifts, hobby and moral have had their place. */
  sequel: readonly Moment[]
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
  const sequel = [climax.moments[2], resolution.moments[0]]
  if (chapters === 1)
    return [
      { beat: setup, kind: 'whole', moments: [setup.moments[0], climax.moments[1], resolution.moments[2]], sequel },
    ]
  if (chapters === 2)
    return [
      whole(setup, 'setup'),
      { beat: climax, kind: 'finale', moments: [climax.moments[0], climax.moments[1], resolution.moments[2]], sequel },
    ]
  const tail: ChapterPlan[] = [
    ...(chapters > 4 ? [whole(setback, 'setback')] : []),
    whole(climax, 'climax'),
    whole(resolution, 'resolution'),
  ]
  const wanted = chapters - 1 - tail.length
  const left = onTheWay(plot, episodes, wanted, chance, (beat) =>
    Math.min(...Array.from({ length: wanted }, (_, index) => strangeness(beat, index + 1))),
  )
  const tries = Array.from({ length: wanted }, (_, index): ChapterPlan[] => {
    const hand = left.slice(0, wanted - index)
    const strange = left.map((beat) => strangeness(beat, index + 1) + (hand.includes(beat) ? 0 : 0.5))
    const [beat] = left.splice(Math.max(0, strange.indexOf(Math.min(...strange))), 1)
    return beat ? [whole(beat, 'episode')] : []
  })
  return [whole(setup, 'setup'), ...tries.flat(), ...tail]
}

/**
 * Episodes in the order in which they are wished for: a hand of those that fit best, then the rest. A plot with episodes
 * of its own takes every other one of them.
 */
function onTheWay(
  plot: Plot,
  episodes: readonly Beat[],
  wanted: number,
  chance: Chance,
  strangeness: (beat: Beat) => number,
): Beat[] {
  if (wanted < 1) return []
  const mine = new Set([plot.id, plot.sharesEpisodesOf])
  const possible = episodes.filter(({ only }) => only === undefined || mine.has(only))
  const strange = possible.map(strangeness)
  const least = [...strange].sort((a, b) => a - b)[Math.min(wanted, strange.length) - 1] ?? 0
  const fitting = possible.filter((_, index) => (strange[index] ?? 0) <= least)
  const own = fitting.filter(({ only }) => only !== undefined)
  const any = fitting.filter(({ only }) => only === undefined)
  const half = Math.min(own.length, Math.ceil(wanted / 2))
  // Two plots that share them deal from a half each: told one after the other, they have none in common.
  const dealable =
    half * 2 <= own.length ? own.filter((_, index) => index % 2 === (plot.sharesEpisodesOf ? 1 : 0)) : own
  const hand = own.length > 0 ? chance.deal(dealable, 'own episodes', half) : []
  // Of the hand that a plot without episodes of its own would get: hands of one size have little in common.
  const others = chance.deal(any, 'episodes', wanted)
  const dealt = [...hand.slice(0, half), ...others.slice(0, wanted - half)]
  const rest = chance.shuffled(
    possible.filter((beat) => !dealt.includes(beat)),
    'more episodes',
  )
  return [...chance.shuffled(dealt, 'order'), ...rest]
}

function whole(beat: Beat, kind: ChapterPlan['kind']): ChapterPlan {
  return { beat, kind, moments: beat.moments, sequel: [] }
}
