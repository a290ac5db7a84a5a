import { foldName } from '../../domain/text.ts'
import { type ChapterText, linesIn } from './format.ts'

const NAME = /(?<=\p{L}[,;]? (?:[—«“]\s?)?)\p{Lu}\p{Ll}+/gu
const known = new WeakMap<readonly ChapterText[], ReadonlySet<string>>()

/** Whether somebody in the text has one of these names: `Berta, con su cucharón` in a book for a Berta would be two of her. */
export function hasOneNamed(chapters: readonly ChapterText[], names: readonly string[]): boolean {
  const own = known.get(chapters) ?? namesIn(chapters)
  known.set(chapters, own)
  return names.some((name) =>
    foldName(name)
      .split(' ')
      .some((word) => own.has(word)),
  )
}

/** Written with a capital inside a sentence, folded. */
function namesIn(chapters: readonly ChapterText[]): ReadonlySet<string> {
  const blocks = chapters.flatMap(({ pages }) => pages.flatMap((page) => page.blocks))
  const lines = [...linesIn(blocks, () => true), ...linesIn(blocks, () => false)]
  return new Set(lines.flatMap(({ text }) => text.match(NAME) ?? []).map(foldName))
}
