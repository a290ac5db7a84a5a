/** Something between two places where a line may break: its width, what parts it from the one before, in one unit. */
export type LinePiece = {
  width: number
  gap: number
  /** Stands badly at the end of a line: a word of one letter. */
  isWeak: boolean
}

/** What a reader stumbles over, against the squares of what is left free at the ends of lines: those of a whole page add up to less. */
const SHORT_LAST_LINE = 100
const WEAK_END = 10
/** Of the measure: what a last line has at least, if it can. */
const LEAST_LAST_LINE = 0.2

/** The best way to have set everything up to a place in so many lines, and where its last line begins. */
type Way = { cost: number; lines: number; from: Way | null; end: number }

/**
 * Best ends of the lines of one paragraph: as few lines as possible; of all ways to set it in those, the one with no last
 * line of one word or less than a fifth of the measure, no line that ends in a word of one letter, and then the most even
 * right edge. What cannot be avoided is accepted. `measure(line)` is the width of a line from 0.
 * @returns index after the last piece of every line
 */
export function lineEnds(pieces: readonly LinePiece[], measure: (line: number) => number): number[] {
  const count = pieces.length
  // Of each place the ways with fewest lines, and those with one more: further on they may need no more, and be better.
  const ways: Way[][] = [[{ cost: 0, lines: 0, from: null, end: 0 }]]
  for (let end = 1; end <= count; end++) {
    const own: Way[] = []
    let width = 0
    for (let start = end - 1; start >= 0; start--) {
      width += (pieces[start]?.width ?? 0) + (start < end - 1 ? (pieces[start + 1]?.gap ?? 0) : 0)
      let fits = false
      for (const before of ways[start] ?? []) {
        const available = measure(before.lines)
        // A piece wider than the line stands alone; the caller has made sure that this cannot be.
        if (width > available && start < end - 1) continue
        fits = true
        const isLast = end === count
        const cost = before.cost + costOf(width / available, end - start, isLast, before.lines === 0, pieces[end - 1])
        keep(own, { cost, lines: before.lines + 1, from: before, end })
      }
      // The first line may be shorter than the others.
      if (!fits && width > Math.max(measure(0), measure(1))) break
    }
    ways.push(own.length > 2 ? fewest(own) : own)
  }
  const ends: number[] = []
  const [best] = (ways[count] ?? []).toSorted((a, b) => a.lines - b.lines)
  for (let way: Way | null = best ?? null; way && way.end > 0; way = way.from) ends.unshift(way.end)
  return ends
}

function fewest(own: readonly Way[]): Way[] {
  const least = Math.min(...own.map(({ lines }) => lines))
  return own.filter(({ lines }) => lines <= least + 1)
}

function keep(own: Way[], way: Way): void {
  const known = own.findIndex(({ lines }) => lines === way.lines)
  if (known < 0) own.push(way)
  else if (way.cost < (own[known]?.cost ?? 0)) own[known] = way
}

/** @param filled share of the measure that the line takes */
function costOf(filled: number, pieces: number, isLast: boolean, isOnly: boolean, last: LinePiece | undefined): number {
  if (isLast) return !isOnly && (pieces === 1 || filled < LEAST_LAST_LINE) ? SHORT_LAST_LINE : 0
  const free = Math.max(0, 1 - filled)
  return free * free + (last?.isWeak ? WEAK_END : 0)
}
