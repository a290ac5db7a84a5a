/**
 * What an open book shows. Pages count from 1. With two facing pages both covers lie alone; the first page inside is a right
 * one, so that 3 faces 4, 5 faces 6… and a picture the words it goes with.
 */
export function pagesInView(page: number, count: number, twoUp: boolean): number[] {
  const at = inBook(page, count)
  if (!twoUp || at <= 2 || at === count) return [at]
  const left = at % 2 === 1 ? at : at - 1
  return left + 1 < count ? [left, left + 1] : [left]
}

/** First page of the opening after (`1`) or before (`-1`) the one in view; the same where the book ends. */
export function pageAfter(page: number, step: 1 | -1, count: number, twoUp: boolean): number {
  const view = pagesInView(page, count, twoUp)
  const target = step === 1 ? (view.at(-1) ?? page) + 1 : (view[0] ?? page) - 1
  if (target < 1 || target > count) return view[0] ?? page
  return pagesInView(target, count, twoUp)[0] ?? target
}

export function inBook(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count))
}
