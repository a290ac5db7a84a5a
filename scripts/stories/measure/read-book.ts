const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** Pages that are the parent's words or nobody's, and not the story. */
const NOT_STORY = new Set(
  'frontCover dedication cast titlePage activity colophon backCover blank halfTitle belongs contents'.split(' '),
)

/** The bound book as its reader has it: the story, what its pictures are said to show, and everything printed. */
export function readBoundBook(html: string): { story: string; alts: string; whole: string } {
  const clean = html.replace(/<(style|script|svg).*?<\/\1>/gsu, '')
  const pages: string[] = []
  const alts: string[] = []
  const everything: string[] = []
  for (const [article] of clean.matchAll(/<article\b.*?<\/article>/gsu)) {
    const kind = /kind-(\w+)/u.exec(article)?.[1] ?? ''
    const paragraphs = [...article.matchAll(/<(p|h2)\b([^>]*)>(.*?)<\/\1>/gsu)]
      .filter(([, , attributes = '']) => !attributes.includes('aria-hidden'))
      .map(([, , , inner = '']) => plain(inner))
      .filter((text) => text && !/^\d+$/u.test(text))
    everything.push(paragraphs.join('\n'))
    if (kind !== 'cast') alts.push(...[...article.matchAll(/alt="([^"]+)"/gu)].map(([, alt = '']) => plain(alt)))
    // A chapter's number is not told, nor is the formula that ends every book.
    const told = (kind === 'closing' && paragraphs.length > 2 ? paragraphs.slice(1, -1) : paragraphs)
      .map((text) => text.replace(/^(?:Capítulo|Chapter) \d+\s*/u, ''))
      .filter(Boolean)
    if (!NOT_STORY.has(kind) && told.length > 0) pages.push(told.join('\n'))
  }
  return { story: pages.join('\n\n'), alts: alts.join('\n'), whole: everything.join('\n\n') }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/gu, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/giu, (all, name: string) => {
      if (name[0] !== '#') return ENTITIES[name] ?? all
      return String.fromCodePoint(Number(name[1] === 'x' || name[1] === 'X' ? `0${name.slice(1)}` : name.slice(1)))
    })
    .replace(/\s+/gu, ' ')
    .trim()
}
