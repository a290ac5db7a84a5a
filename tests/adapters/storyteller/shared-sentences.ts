import path from 'node:path'
import { briefsIn } from '../../../scripts/stories/measure/briefs.ts'
import { fold } from '../../../scripts/stories/measure/judge.ts'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { readBookInfo } from '../../../src/domain/book-info-wire.ts'
import { type CompleteBookInfo, completeInfo } from '../../../src/domain/completeness.ts'

const BRIEFS = path.resolve(import.meta.dir, '../../fixtures/briefs')

export type SharingPair = { one: string; other: string; share: number }

/** Of every two families with the same theme, how much of the shorter book stands in the other as well: 0 … 1. */
export async function sharingPairs({
  as = {},
  seed = '',
}: {
  /** What all are to have in common. */
  as?: Partial<CompleteBookInfo>
  seed?: string
} = {}): Promise<SharingPair[]> {
  const library = await builtInLibrary().open()
  const books = (await briefsIn(BRIEFS)).map(({ name, info }) => {
    const asked = { ...completeInfo(readBookInfo(info)), ...as }
    const { plan, chapters } = composeBook(library, { info: asked, seed: `${name} ${seed}` })
    const paragraphs = chapters.flatMap(({ pages }) => pages.flatMap((page) => page.paragraphs))
    return { name, theme: asked.theme, sentences: sentencesOf([...paragraphs, plan.closing].join('\n'), asked) }
  })
  return books.flatMap((a, at) =>
    books
      .slice(at + 1)
      .filter((b) => a.theme === b.theme)
      .map((b) => ({ one: a.name, other: b.name, share: shareOf(a.sentences, b.sentences) })),
  )
}

/** Of pairs, those that share under a fifth. */
export function unlikeOf(pairs: readonly SharingPair[]): number {
  return pairs.filter(({ share }) => share < 0.2).length / pairs.length
}

/** Names and what agrees with them apart: the same sentence about another child is the same sentence. */
function sentencesOf(text: string, { characters, places }: Pick<CompleteBookInfo, 'characters' | 'places'>) {
  const names = [...characters, ...places]
    .flatMap(({ name }) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1)
  const sentences = fold(text)
    .split(/[.!?:;\n]+/u)
    .map((sentence) =>
      (sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
        .map((word) => (names.includes(word) ? '*' : /[oa]s?$/u.test(word) ? word.replace(/[oa](s?)$/u, '@$1') : word))
        .join(' ')
        .replace(/\*(?: \*)+/gu, '*'),
    )
    .filter((sentence) => sentence !== '')
  return new Set(sentences)
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.min(a.size, b.size)
}
