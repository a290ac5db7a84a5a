/** Signs that only keep a raya with its word: they are in no text that was typed. */
const JOINERS = /\u2060/gu

/** What is typed in an element, with its lines' ends as they stand there. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(JOINERS, '').replaceAll('\u00a0', ' ')
}

/** Characters before the caret; null when it is elsewhere. */
export function caretIn(element: Element): number | null {
  const selection = getSelection()
  const { focusNode, focusOffset } = selection ?? {}
  if (!focusNode || focusOffset === undefined || !element.contains(focusNode)) return null
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(focusNode, focusOffset)
  return range.toString().replace(JOINERS, '').length
}

/** Whether something is chosen rather than only pointed at. */
export function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false
}

/** Whether the caret stands where a line begins or ends. */
export function isAtLineEdge(edge: 'start' | 'end'): boolean {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {}
  const line = (focusNode instanceof Element ? focusNode : focusNode?.parentElement)?.closest('.line')
  if (!line || !focusNode) return false
  const range = document.createRange()
  range.selectNodeContents(line)
  if (edge === 'start') range.setEnd(focusNode, focusOffset)
  else range.setStart(focusNode, focusOffset)
  return range.toString() === ''
}

/**
 * The last sign of the line before the caret's, or the first of the one after it; null where there is no such line.
 * @param piece where the paragraph stands on the page before or after
 */
export function signBeyond(isBefore: boolean, piece: Element | null): Range | null {
  const line = getSelection()?.focusNode?.parentElement?.closest('.line')
  const sibling = isBefore ? line?.previousElementSibling : line?.nextElementSibling
  const other = sibling ?? piece?.querySelector(isBefore ? '.line:last-child' : '.line')
  if (!other?.textContent) return null
  const texts = document.createTreeWalker(other, NodeFilter.SHOW_TEXT)
  let node = texts.nextNode()
  for (let next = node; isBefore && next; next = texts.nextNode()) if (next.textContent) node = next
  const length = node?.textContent?.length ?? 0
  if (!node || length === 0) return null
  const range = document.createRange()
  range.setStart(node, isBefore ? length - 1 : 0)
  range.setEnd(node, isBefore ? length : 1)
  return range
}

/** Who points at the end of a line, or goes there, goes on before the space that ends it. */
export function beforeGlue(): void {
  const selection = getSelection()
  const { focusNode, focusOffset = 0 } = selection ?? {}
  const line = focusNode?.parentElement?.closest('.line')
  if (!selection?.isCollapsed || !focusNode || !line?.nextElementSibling || !isAtLineEdge('end')) return
  if (focusNode.nodeType === Node.TEXT_NODE && /\s$/u.test(focusNode.textContent ?? ''))
    selection.collapse(focusNode, focusOffset - 1)
}

/** Behind so many characters: behind the space that ends a line it is at the beginning of the next one. */
export function putCaret(element: HTMLElement, offset: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  let at: Node | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    at = node
    if (left < length || (left === length && !goesOn(node))) break
    left -= length
  }
  if (document.activeElement !== element) element.focus({ preventScroll: true })
  const selection = getSelection()
  if (at) selection?.collapse(at, Math.max(0, Math.min(left, at.textContent?.length ?? 0)))
  else selection?.collapse(element, 0)
}

/** What is typed behind it belongs to what follows: a raised letter's word, the line behind a space. */
function goesOn(node: Node): boolean {
  const own = node.parentElement
  if (own?.className === 'initial') return true
  return own?.nextElementSibling?.className === 'line' && /\s$/u.test(node.textContent ?? '')
}
