/** Capital and small letter that no language of ours has: a name's place is kept by a word, so that sentences stay whole. */
const [CAPITAL, SMALL] = ['\ua780', '\ua781']

/** A text with a word of letters for each name that has marks of its own (`O'Brien`, `Juan "el Grande"`), and the way back. */
export function marksMasked(
  text: string,
  names: readonly string[],
): { masked: string; unmask: (text: string) => string } {
  const marked = names.filter((name) => /[^\p{L}\p{M}\p{N}\s]/u.test(name)).toSorted((a, b) => b.length - a.length)
  const masked = marked.reduce(
    (left, name, index) => left.replaceAll(name, `${CAPITAL}${SMALL.repeat(index + 1)}`),
    text,
  )
  const unmask = (left: string) =>
    left.replaceAll(
      new RegExp(`${CAPITAL}(${SMALL}+)`, 'gu'),
      (whole, { length }: string) => marked[length - 1] ?? whole,
    )
  return { masked, unmask }
}
