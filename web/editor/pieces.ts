import { pointIn, textOf } from './caret.ts'
import { type RawLine, rawLines } from './line-ends.ts'

/** A text on the pages is one element, or one on each page where it goes on: each has some of its lines. */
export type Share = { lines: readonly RawLine[]; goesOn: boolean }

/** Where one types, in characters of the whole text; `anchor` is elsewhere where something is chosen. */
export type Spot = { block: string; caret: number; anchor: number }

export function selector(block: string): string {
  return `[data-block="${CSS.escape(block)}"]`
}

export function piecesOf(root: ParentNode, block: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector(block))]
}

/** By key, in the order of their first ones. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

export function linesOf(piece: Element): Element[] {
  return [...piece.querySelectorAll('.line')]
}

/** A text on the lines that it was given. @param ends the typeset lines of each piece */
export function sharesOf(text: string, ends: readonly (readonly string[])[]): Share[] {
  const all = rawLines(text, ends.flat())
  let at = 0
  return ends.map(({ length }, index) => {
    const isLast = index === ends.length - 1
    const lines = all.slice(at, isLast ? all.length : at + length)
    at += length
    return { lines, goesOn: !isLast && at < all.length }
  })
}

/** Whether a piece bears these lines already. */
export function bears(piece: Element, { lines, goesOn }: Share): boolean {
  const own = linesOf(piece)
  const wanted = wordsOf(lines, goesOn)
  return (
    own.length === wanted.length &&
    own.every((line, at) => line.textContent === wanted[at]) &&
    piece.textContent === wanted.join('') &&
    piece.hasAttribute('data-goes-on') === goesOn
  )
}

/** The space that parts two lines stands behind the first: between them it would be a line of its own. */
function wordsOf(lines: readonly RawLine[], goesOn: boolean): string[] {
  return lines.map(({ text, glue }, at) => (goesOn || at < lines.length - 1 ? text + glue : text))
}

/** @param models typeset lines whose place and raised letter these take */
export function setLines(piece: HTMLElement, { lines, goesOn }: Share, models: readonly Element[]): void {
  const words = wordsOf(lines, goesOn)
  const parts = words.map((text, at) => {
    const like = models[at] ?? models.at(-1)
    const line = document.createElement('span')
    line.className = 'line'
    const style = like?.getAttribute('style')
    if (style) line.setAttribute('style', style)
    const initial = at === 0 ? like?.querySelector('.initial') : null
    const [first = ''] = text
    if (initial && first) {
      const letter = initial.cloneNode() as HTMLElement
      letter.textContent = first
      line.append(letter, text.slice(first.length))
    } else line.append(text)
    return line
  })
  const isLoose = lines.some(({ text }, at) => text.length > 1.3 * (models[at]?.textContent ?? '').length + 8)
  piece.toggleAttribute('data-goes-on', goesOn)
  piece.toggleAttribute('data-loose', isLoose)
  piece.replaceChildren(...parts)
}

/** What stands in a text, on all its pages, and how much of it before one of its pieces. */
export function wholeText(stage: ParentNode, piece: HTMLElement): { text: string; before: number } {
  let text = ''
  let before = 0
  for (const one of piecesOf(stage, piece.dataset.block ?? '')) {
    if (one === piece) before = text.length
    text += textOf(one)
  }
  return { text, before }
}

/** Puts the caret there, or chooses. @returns whether there is such a text on these pages */
export function putSpot(stage: ParentNode, { block, caret, anchor }: Spot): boolean {
  const all = piecesOf(stage, block)
  // Where a text has become shorter than its pages nothing stands on the last ones.
  const borne = all.filter((piece) => piece.textContent !== '')
  const pieces = borne.length > 0 ? borne : all.slice(0, 1)
  let before = 0
  for (const [index, piece] of pieces.entries()) {
    const { length } = textOf(piece)
    if (caret >= before + length && index < pieces.length - 1) {
      before += length
      continue
    }
    if (document.activeElement !== piece) piece.focus({ preventScroll: true })
    const [node, at] = pointIn(piece, caret - before)
    // A browser chooses within one element.
    const from = Math.max(0, Math.min(anchor - before, length))
    const [other, otherAt] = anchor === caret ? [node, at] : pointIn(piece, from)
    getSelection()?.setBaseAndExtent(other, otherAt, node, at)
    return true
  }
  return false
}
