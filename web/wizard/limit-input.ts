/**
 * What of a change to a text may stand: the part that was typed or pasted is cut where the limit is reached, and what
 * stood before and after it stays whole.
 */
export function fittingInput(before: string, after: string, fits: (text: string) => boolean): string {
  if (fits(after)) return after
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start += 1
  let end = 0
  while (end < max - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  const head = after.slice(0, start)
  const tail = after.slice(after.length - end)
  const inserted = [...after.slice(start, after.length - end)]
  let low = 0
  let high = inserted.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(head + inserted.slice(0, middle).join('') + tail)) low = middle
    else high = middle - 1
  }
  const cut = head + inserted.slice(0, low).join('') + tail
  return fits(cut) ? cut : before
}
