/** Code points as ascending, separate ranges: pairs of a gap since the last range and a length, in base 36. */
export type SignRanges = (codePoint: number) => boolean

/** @param packed as `packedRanges` writes it */
export function signRanges(packed: string): SignRanges {
  const numbers = packed === '' ? [] : packed.split(' ').map((number) => Number.parseInt(number, 36))
  const edges: number[] = []
  let at = 0
  for (const step of numbers) {
    at += step
    edges.push(at)
  }
  return (codePoint) => {
    let low = 0
    let high = edges.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((edges[middle] ?? 0) <= codePoint) low = middle + 1
      else high = middle
    }
    // Between the first and the second edge lies the first range.
    return low % 2 === 1
  }
}

export function packedRanges(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b)
  const edges: number[] = []
  for (const codePoint of sorted) {
    if (edges.at(-1) === codePoint) edges[edges.length - 1] = codePoint + 1
    else edges.push(codePoint, codePoint + 1)
  }
  return edges.map((edge, i) => (edge - (edges[i - 1] ?? 0)).toString(36)).join(' ')
}
