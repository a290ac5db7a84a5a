import { ALPHABETIC, fold, mentionsOf, withoutInvisible } from './mentions.ts'

/**
 * A child's name never leaves the machine: what goes to a model says `PERS_1`, and what comes back gets its names again.
 * It also means that nothing written into a name field can speak to a model.
 */
export type Pseudonyms = {
  /** Every mention of a character becomes its id, whatever the case, the accents or the invisible letters in it. */
  hide(text: string): string
  /** Ids become names. Ids of nobody stay: the checks find them. */
  reveal(text: string): string
  /** @throws RangeError when nobody is called that */
  idOf(name: string): string
  nameOf(id: string): string | null
  readonly ids: readonly string[]
}

/** @param names in the order of the wizard: the first is `PERS_1` */
export function pseudonymsFor(names: readonly string[]): Pseudonyms {
  const ids = names.map((_, index) => `PERS_${index + 1}`)
  const mentions = mentionsOf(names)
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
        hidden += `${visible.slice(from, places[start])}${ids[owner]}${/^\d/u.test(rest) ? ' ' : ''}`
        from = places[end] ?? visible.length
      }
      return hidden + visible.slice(from)
    },
    reveal: (text) => text.replace(OURS, (found, number) => names[Number(number) - 1] ?? found),
  }
}

/** Ids of ours. `papers 2` holds none. */
const OURS = new RegExp(String.raw`(?<!${ALPHABETIC})PERS[_\s\-]?(\d+)`, 'giv')

/** Ids that a parent wrote are nobody's. */
const FORGED = new RegExp(String.raw`(?<!${ALPHABETIC})(?:PERS|LUGAR)[_\s\-]?\d+`, 'giv')
