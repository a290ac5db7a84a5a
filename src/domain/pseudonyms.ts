import { ALPHABETIC, fold, mentionsOf, withoutInvisible } from './mentions.ts'
import { nameInBook } from './story.ts'

/** What the book calls characters, by the wizard's name; of who is not in it both say the same. See `Story.names`. */
export type Aliases = Readonly<Record<string, string>>

/**
 * A child's name never leaves the machine: what goes to a model says `PERS_1`, and what comes back gets its names again.
 * It also means that nothing written into a name field can speak to a model.
 */
export type Pseudonyms = {
  /** Every mention of a character becomes its id, whatever the case, the accents or the invisible letters in it. */
  hide(text: string): string
  /** Ids become names, as the book calls people. Ids of nobody stay: the checks find them. */
  reveal(text: string): string
  /** @param name the wizard's @throws RangeError when nobody is called that */
  idOf(name: string): string
  /** The wizard's name: by it a scene says who is seen. */
  nameOf(id: string): string | null
  readonly ids: readonly string[]
}

/**
 * @param names the wizard's, in its order: the first is `PERS_1`
 * @param aliases who is called otherwise in the book: both names are hidden as the same id
 */
export function pseudonymsFor(names: readonly string[], aliases: Aliases = {}): Pseudonyms {
  const ids = names.map((_, index) => `PERS_${index + 1}`)
  const inBook = names.map((name) => nameInBook({ names: aliases }, name))
  // The book's go first: two may have changed names with each other.
  const mentions = mentionsOf([...inBook, ...names])
  return {
    ids,
    idOf(name) {
      const id = ids[names.indexOf(name)]
      if (!id) throw new RangeError('Nobody in this book is called that')
      return id
    },
    nameOf: (id) => names[ids.indexOf(id.toUpperCase())] ?? null,
    hide(text) {
      const visible = withoutInvisible(text).replace(FORGED, '')
      const { folded, places } = fold(visible)
      let hidden = ''
      let from = 0
      for (const { start, end, owner } of mentions({ folded, places, visible })) {
        const rest = visible.slice(places[end] ?? visible.length)
        // `PERS_1` beside another digit would be somebody else.
        hidden += `${visible.slice(from, places[start])}${ids[owner % ids.length]}${/^\d/u.test(rest) ? ' ' : ''}`
        from = places[end] ?? visible.length
      }
      return hidden + visible.slice(from)
    },
    reveal: (text) => text.replace(OURS, (found, number) => inBook[Number(number) - 1] ?? found),
  }
}

/** All that people are called, in the wizard and in the book, each once: what must not leave the machine. */
export function namesToHide(names: readonly string[], aliases: Aliases = {}): string[] {
  return [...new Set([...names.map((name) => nameInBook({ names: aliases }, name)), ...names])]
}

/** Ids of ours. `papers 2` holds none. */
const OURS = new RegExp(String.raw`(?<!${ALPHABETIC})PERS[_\s\-]?(\d+)`, 'giv')

/** Ids that a parent wrote are nobody's. */
const FORGED = new RegExp(String.raw`(?<!${ALPHABETIC})(?:PERS|LUGAR|FIG)[_\s\-]?\d+`, 'giv')
