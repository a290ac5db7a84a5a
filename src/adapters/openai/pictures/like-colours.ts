/** Colours that two people call otherwise, in paint and in lamplight; the names of hair, coats and clothes are one list here. */
const LIKE: readonly (readonly [string, string])[] = [
  ['red', 'orange'],
  ['red', 'pink'],
  ['red', 'brown'],
  ['orange', 'brown'],
  ['orange', 'yellow'],
  ['yellow', 'blonde'],
  ['blonde', 'white'],
  ['blonde', 'orange'],
  ['brown', 'black'],
  ['blue', 'purple'],
  ['blue', 'green'],
  ['pink', 'purple'],
  ['white', 'gray'],
  ['black', 'gray'],
  ['black', 'blue'],
]

/** 1: the same; ½: what one may call the other; 0: another. */
export function likeColours(seen: string, meant: string): number {
  if (seen === meant) return 1
  return LIKE.some((pair) => pair.includes(seen) && pair.includes(meant)) ? 0.5 : 0
}
