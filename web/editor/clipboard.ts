import { textOf } from './caret.ts'

/** Signs of direction and such, which only a clipboard brings. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200c\u200e-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Words alone, as a text takes them: paragraphs a line each, or all on one line. */
export function pastedText(event: InputEvent, takesParagraphs: boolean): string {
  const pasted = (event.dataTransfer?.getData('text/plain') ?? event.data ?? '').replace(UNSEEN, '')
  const lines = pasted.split(/[\n\r\u2028\u2029]+/u).map((line) => line.replace(/\s+/gu, ' '))
  const [only = ''] = lines
  // A word between two others brings its space along; paragraphs are parted otherwise.
  if (lines.length === 1) return only
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(takesParagraphs ? '\n' : ' ')
}

/** What is chosen, a line a paragraph: to a browser every line on the page would be one. */
export function chosenText(stage: HTMLElement): string {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return ''
  const range = selection.getRangeAt(0)
  const chosen: { block: string; text: string }[] = []
  for (const piece of stage.querySelectorAll<HTMLElement>('[data-block]')) {
    if (!range.intersectsNode(piece)) continue
    const own = document.createRange()
    own.selectNodeContents(piece)
    if (piece.contains(range.startContainer)) own.setStart(range.startContainer, range.startOffset)
    if (piece.contains(range.endContainer)) own.setEnd(range.endContainer, range.endOffset)
    const holder = document.createElement('div')
    holder.append(own.cloneContents())
    const { block = '' } = piece.dataset
    const last = chosen.at(-1)
    if (last?.block === block) last.text += textOf(holder)
    else chosen.push({ block, text: textOf(holder) })
  }
  return chosen.map(({ text }) => text).join('\n')
}
