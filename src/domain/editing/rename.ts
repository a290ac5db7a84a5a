import { DomainError } from '../errors.ts'
import { nameInBook } from '../story.ts'
import { foldName } from '../text.ts'
import { blockFrom, blockIds, blocksOf, textAt, type Worded } from './blocks.ts'

/** How a text reads with new names, and what changes where nothing else does. */
export type Renaming = {
  inText: (text: string) => string
  /** Every text in which a name stands but those `besides`, and the names themselves. */
  changes: (besides: ReadonlySet<string>) => { block: string; after: string }[]
}

/**
 * Somebody is called otherwise in the whole story: wherever the name stands as a whole word, as it is written, in capitals, or
 * with a small first letter (`la abuela Carmen`).
 * @param names new names by the character's place
 * @throws DomainError `input.invalid` where somebody else is called that
 */
export function renamingOf(book: Worded, names: ReadonlyMap<number, string>): Renaming {
  const { story, info } = book
  const called = info.characters.map(({ name }) => nameInBook(story, name))
  for (const [character, name] of names) {
    const isTaken = called.some((other, at) => at !== character && foldName(names.get(at) ?? other) === foldName(name))
    if (isTaken)
      throw new DomainError('input.invalid', {
        fields: { [blockIds.name(character)]: 'Otro personaje ya se llama así' },
      })
  }
  const renamed = [...names]
    .map(([character, to]) => ({ from: called[character] ?? '', to, character }))
    .filter(({ from, to }) => from && from !== to)
  if (renamed.length === 0) return { inText: (text) => text, changes: () => [] }
  const inText = renaming(renamed)
  return {
    inText,
    changes: (besides) => [
      ...blocksOf(book).flatMap((id) => {
        const block = blockFrom(id)
        if (!block || block.kind === 'name' || besides.has(id)) return []
        const before = textAt(book, block) ?? ''
        const after = inText(before)
        return after === before ? [] : [{ block: id, after }]
      }),
      ...renamed.map(({ character, to }) => ({ block: blockIds.name(character), after: to })),
    ],
  }
}

/** A text with other names: as whole words, as they are written, in capitals, or with a small first letter. */
export function renaming(names: readonly { from: string; to: string }[]): (text: string) => string {
  if (names.length === 0) return (text) => text
  const forms = new Map(names.flatMap(({ from, to }) => formsOf(from, to)))
  const words = [...forms.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (found) => forms.get(found) ?? found)
}

/** A name of one word has no form with a small letter: `Sol` is not `sol`. */
function formsOf(from: string, to: string): [string, string][] {
  const upper = (name: string) => name.toLocaleUpperCase('es')
  const small = (name: string) => name.slice(0, 1).toLocaleLowerCase('es') + name.slice(1)
  return [
    ...(/\s/u.test(from) ? [[small(from), small(to)] as [string, string]] : []),
    [upper(from), upper(to)],
    [from, to],
  ]
}
