import type { Theme } from '../../../domain/vocabulary.ts'
import { TOLERABLE } from './lexicon/needs.ts'
import { PLOTS } from './plots/index.ts'
import type { Beat, Part, Plot } from './plots/plot.ts'

/** A plot, and which of the ways in which it can be told. */
export type Telling = { plot: Plot; way: number }

/** So many books of one input come before a telling comes again. */
const TOLD_APART = 20

/** A plot of magic in a book without, or of what the parent wants kept out. */
const ALL_WRONG = 3

/**
 * What can be told in a theme, in the order in which books that follow each other tell it: the theme's own plots, spread
 * evenly, and between them those that serve any theme, first in one way, then in another.
 * `discord` says how little a plot suits the book; the least discordant come.
 */
export function tellingsFor(theme: Theme, discord: (plot: Plot) => number): readonly [Telling, ...Telling[]] {
  const possible = PLOTS.filter(({ themes }) => themes === undefined || themes.includes(theme))
  const discords = possible.map(discord).sort((a, b) => a - b)
  // One plot would be the same book each time: then the next best is told too, unless it is all wrong.
  const least = Math.max(TOLERABLE, discords[0] ?? 0, (discords[1] ?? 0) < ALL_WRONG ? (discords[1] ?? 0) : 0)
  const fitting = possible.filter((plot) => discord(plot) <= least)
  const own = waysOf(fitting.filter(({ themes }) => themes !== undefined))
  const any = waysOf(fitting.filter(({ themes }) => themes === undefined))
  const [first = { plot: PLOTS[0], way: 0 }, ...rest] = spread(
    own,
    any.slice(0, Math.max(TOLD_APART - own.length, own.length)),
  )
  return [first, ...rest]
}

/** The plot with its chapters told in that way. */
export function toldOtherwise({ plot, way }: Telling): Plot {
  const partOf = (part: Part): Beat => {
    const ways = [plot[part], ...(plot.retold?.[part] ?? [])]
    return ways[way % ways.length] ?? plot[part]
  }
  return {
    ...plot,
    setup: partOf('setup'),
    setback: partOf('setback'),
    climax: partOf('climax'),
    resolution: partOf('resolution'),
  }
}

/** All plots in their first way, then those that have one in their second, and so on. */
function waysOf(plots: readonly Plot[]): Telling[] {
  const counts = plots.map(({ retold = {} }) =>
    Math.max(1, ...Object.values(retold).map((others) => (others?.length ?? 0) + 1)),
  )
  return Array.from({ length: Math.max(0, ...counts) }, (_, way) =>
    plots.flatMap((plot, index) => (way < (counts[index] ?? 1) ? [{ plot, way }] : [])),
  ).flat()
}

function spread<T>(few: readonly T[], many: readonly T[]): T[] {
  if (few.length > many.length) return spread(many, few)
  return many.flatMap((one, index) => [
    one,
    ...few.slice(Math.floor((index * few.length) / many.length), Math.floor(((index + 1) * few.length) / many.length)),
  ])
}
