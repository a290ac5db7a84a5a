import type { Page } from 'playwright-core'

/** What stands in the texts of the editor by block, and where its caret is, in characters of the whole text. */
export type Seen = { texts: Record<string, string>; block: string; caret: number; anchor: number }

export type Dice = { upTo(most: number): number; oneOf<T>(choices: readonly T[]): T }

/** The same dice for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const upTo = (most: number) => Math.floor(roll() * (most + 1))
  return { upTo, oneOf: (choices) => choices[upTo(choices.length - 1)] as never }
}

export function seenIn(editor: Page): Promise<Seen> {
  return editor.evaluate(() => {
    const texts: Record<string, string> = {}
    const pieces = [...document.querySelectorAll<HTMLElement>('.editor-page [data-block^="chapter-1-p"]')]
    const focused = document.activeElement as HTMLElement
    const { block = '' } = focused.dataset
    let before = 0
    for (const piece of pieces) {
      const { block: own = '' } = piece.dataset
      if (piece === focused) before = texts[own]?.length ?? 0
      texts[own] = (texts[own] ?? '') + piece.textContent
    }
    const selection = getSelection()
    const offset = (node: Node | null | undefined, at: number) => {
      if (!node || !focused.contains(node)) return -1
      const range = document.createRange()
      range.selectNodeContents(focused)
      range.setEnd(node, at)
      return before + range.toString().length
    }
    const [caret, anchor] = [
      offset(selection?.focusNode, selection?.focusOffset ?? 0),
      offset(selection?.anchorNode, selection?.anchorOffset ?? 0),
    ]
    return { texts, block, caret, anchor }
  })
}

/** A field of the browser's own that gets the same keys: what it has is what the editor is to have. */
export async function aField(field: Page): Promise<void> {
  await field.setContent('<textarea></textarea>')
}

export function setField(field: Page, text: string, anchor: number, caret: number): Promise<void> {
  return field.evaluate(
    ([text, anchor, caret]) => {
      const area = document.querySelector('textarea') as HTMLTextAreaElement
      area.value = text
      area.focus()
      area.setSelectionRange(Math.min(anchor, caret), Math.max(anchor, caret), caret < anchor ? 'backward' : 'forward')
    },
    [text, anchor, caret] as const,
  )
}

export function fieldOf(field: Page): Promise<{ text: string; caret: number }> {
  return field.evaluate(() => {
    const { value, selectionEnd } = document.querySelector('textarea') as HTMLTextAreaElement
    return { text: value, caret: selectionEnd }
  })
}
