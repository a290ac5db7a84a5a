/** A line of words on a page of the book on screens; `block` is what a parent can change there. */
export type PageLine = { block: string | null; text: string }

const TEXT_BLOCK =
  /<(h2|p) class="[^"]*"(?: dir="rtl")?(?: aria-hidden="true")?(?: data-block="([^"]*)")? style="[^"]*">(.*?)<\/\1>/gsu

/** The lines of an `article`, in the order in which they are read. */
export function linesOfPage(html: string): PageLine[] {
  return [...html.matchAll(TEXT_BLOCK)].flatMap(([, , own, inside = '']) => {
    const block = own ?? /<span class="lines" data-block="([^"]*)">/u.exec(inside)?.[1] ?? null
    return inside
      .split(/<span class="line"/u)
      .slice(1)
      .map((line) => ({ block, text: plain(line.replace(/^[^>]*>/u, '')) }))
  })
}

/** The `article`s of a rendered book. */
export function articlesOf(html: string): string[] {
  return html.match(/<article .*?<\/article>/gsu) ?? []
}

/** Where the lines of each block lie: `chapter-1-p0-0` → pages and lines, in order. */
export function linesByBlock(
  pages: readonly { number: number; html: string }[],
): Record<string, { number: number; text: string }[]> {
  const lines = pages.flatMap(({ number, html }) => linesOfPage(html).map((line) => ({ number, ...line })))
  const owned = lines.filter(({ block }) => block !== null)
  const byBlock = Map.groupBy(owned, ({ block }) => block ?? '')
  return Object.fromEntries(
    [...byBlock].map(([block, own]) => [block, own.map(({ number, text }) => ({ number, text }))]),
  )
}

/** As a reader sees it: without tags, without the signs that only keep a raya at its word. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\u200e\u2060]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
