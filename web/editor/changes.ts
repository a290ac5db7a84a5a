import { renaming } from '../../src/domain/editing/rename.ts'
import { storedText } from '../../src/domain/editing/stored-text.ts'
import { blockOf, type Edit, isContainer, type Place, paragraphsIn, type Texts, textIn, type Words } from './words.ts'

/** A text that was typed upon another one. */
export type Change = { block: string; before: string; text: string }

/** Kept, they would be the same: spaces at the ends and a phone's quotes make no other text. */
export function isSame(one: string, other: string): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(text: string): string {
  return storedText(text, 'español').replaceAll('’', "'")
}

function isSameByLine(one: string, other: string): boolean {
  const [ones, others] = [one.split('\n'), other.split('\n')]
  return ones.length === others.length && ones.every((line, at) => isSame(line, others[at] ?? ''))
}

/** What was changed, for the server to lay out: the block where one types last, paragraphs without words in their places. */
export function editsOf({ base, now }: Words, last?: Place | null): Edit[] {
  const changed = Object.keys(now).filter((block) => !isSameByLine(now[block] ?? '', base[block] ?? ''))
  const ordered = last
    ? [...changed.filter((block) => block !== last.container), ...changed.filter((block) => block === last.container)]
    : changed
  const edits = ordered.flatMap((block) => editsOfBlock(block, base[block] ?? '', now[block] ?? ''))
  const own = last ? edits.find(({ block }) => block === blockOf(last)) : undefined
  return own ? [...edits.filter((edit) => edit !== own), own] : edits
}

function editsOfBlock(block: string, before: string, after: string): Edit[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  // One by one, so that what another tab does to the page's other paragraphs is seen; the dedication is one text.
  if (!block.startsWith('chapter-') || !isContainer(block) || was.length !== is.length) return [{ block, text: after }]
  return is.flatMap((text, index) => (isSame(text, was[index] ?? '') ? [] : [{ block: `${block}-${index}`, text }]))
}

/** What was changed, and upon which text. */
export function changesOf({ base, now }: Words): Change[] {
  const blocks = Object.keys(now).filter((block) => !isSame(now[block] ?? '', base[block] ?? ''))
  return blocks.map((block) => ({ block, before: base[block] ?? '', text: now[block] ?? '' }))
}

export function isChanged({ base, now }: Words): boolean {
  return Object.keys(now).some((block) => !isSame(now[block] ?? '', base[block] ?? ''))
}

/** A paragraph as it is seen: in one that nobody changed, who is called otherwise now is called so. */
export function seenIn(words: Words, place: Place): string {
  const text = textIn(words, place)
  const { base, now } = words
  if (place.container.startsWith('name-') || !isSame(text, textIn({ base, now: base }, place))) return text
  const names = Object.keys(now).filter((block) => block.startsWith('name-') && now[block] !== base[block])
  return renaming(names.map((block) => ({ from: base[block] ?? '', to: (now[block] ?? '').trim() })))(text)
}

/** Texts of a page with what is seen of them as what they say: who parts or joins them gives them words of their own. */
export function withSeen(words: Words, container: string): Words {
  const lines = (words.now[container] ?? '').split('\n')
  const seen = lines.map((_, paragraph) =>
    seenIn(words, isContainer(container) ? { container, paragraph } : { container, paragraph: null }),
  )
  return { ...words, now: { ...words.now, [container]: seen.join('\n') } }
}

/** What was sent is the server's now, without empty paragraphs and with the names that were sent; what was typed meanwhile stays. */
export function settled(words: Words, sent: Texts): Words {
  const asSent = { base: words.base, now: sent }
  const kept: Record<string, string> = {}
  const base: Record<string, string> = { ...words.base }
  for (const block of Object.keys(sent)) {
    kept[block] = withSeen(asSent, block).now[block] ?? ''
    base[block] = kept[block]
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join('\n')
  }
  const now = Object.entries(words.now).map(([block, text]) => [block, text === sent[block] ? kept[block] : text])
  return { base, now: Object.fromEntries(now) }
}

/** Where one types when empty paragraphs before it, or its own, are no more; null where it is as it was. */
export function followed(
  { container, paragraph }: Place,
  caret: number,
  before: Texts,
  now: Texts,
): { place: Place; caret: number } | null {
  const [was = [], is = []] = [before, now].map((texts) => (texts[container] ?? '').split('\n'))
  if (paragraph === null || was.length === is.length) return null
  const earlier = was.slice(0, paragraph).filter((line) => line.trim() !== '').length
  const isThere = was[paragraph]?.trim() !== ''
  const at = Math.max(0, Math.min(isThere ? earlier : earlier - 1, is.length - 1))
  return { place: { container, paragraph: at }, caret: isThere ? caret : earlier > 0 ? (is[at] ?? '').length : 0 }
}

/** The paragraphs of a page as they are seen. */
export function seenParagraphs(words: Words, container: string): string[] {
  return paragraphsIn(withSeen(words, container), container)
}

/** What could not be put on a text that changed elsewhere as well. */
export type LostText = { block: string; text: string }

/**
 * The server's texts with what was typed upon earlier ones: what still stands on them is put back, the rest is given to the
 * parent to read. A text that is only typed otherwise stays as it is typed: a caret stands in it.
 * @param server of the parts that were read; of others the texts of `words` stay
 */
export function rebased(server: Texts, words: Words, changes: readonly Change[]): { words: Words; lost: LostText[] } {
  const base = { ...words.base, ...server }
  const now: Record<string, string> = { ...words.now }
  const lost: LostText[] = []
  for (const [block, text] of Object.entries(server)) {
    const own = now[block]
    if (own === undefined || !isSameByLine(own, text)) now[block] = text
  }
  for (const { block, before, text } of changes) {
    const current = base[block]
    if (current === undefined || isSame(text, current)) continue
    const [was, mine, theirs] = [before, text, current].map((whole) => whole.split('\n'))
    if (!was || !mine || !theirs) continue
    if (isSame(current, before)) now[block] = text
    else if (was.length === mine.length && was.length === theirs.length)
      // Paragraph by paragraph, so that two may change a page at once.
      now[block] = theirs
        .map((their, at) => {
          const [own = '', old = ''] = [mine[at], was[at]]
          if (isSame(own, old) || isSame(own, their)) return their
          if (isSame(their, old)) return own
          lost.push({ block: isContainer(block) ? `${block}-${at}` : block, text: own })
          return their
        })
        .join('\n')
    else {
      now[block] = current
      lost.push({ block, text })
    }
  }
  return { words: { base, now }, lost }
}
