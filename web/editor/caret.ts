/** Signs that only keep a raya with its word: they are in no text that was typed. */
const JOINERS = /[\u200e\u2060]/gu

/** What is typed in an element, with its lines' ends as they stand there. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(JOINERS, '').replaceAll('\u00a0', ' ')
}

/** Characters before the caret; null when it is elsewhere. */
export function caretIn(element: Element): number | null {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {}
  return offsetOf(element, focusNode ?? null, focusOffset)
}

/** Characters before a point of an element; null when it is elsewhere. */
export function offsetOf(element: Element, node: Node | null, offset: number): number | null {
  if (!node || !element.contains(node)) return null
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().replace(JOINERS, '').length
}

/** The line that a point stands in. */
export function lineAt(node: Node | null | undefined): Element | null {
  return (node instanceof Element ? node : node?.parentElement)?.closest('.line') ?? null
}

/** Whether the caret stands where a line begins or ends. */
export function isAtLineEdge(edge: 'start' | 'end'): boolean {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {}
  const line = lineAt(focusNode)
  if (!line || !focusNode) return false
  const range = document.createRange()
  range.selectNodeContents(line)
  if (edge === 'start') range.setEnd(focusNode, focusOffset)
  else range.setStart(focusNode, focusOffset)
  return range.toString() === ''
}

/** Who points at the end of a line, or goes there, goes on before the space that ends it. */
export function beforeGlue(): void {
  const selection = getSelection()
  const { focusNode, focusOffset = 0 } = selection ?? {}
  const line = lineAt(focusNode)
  const isGlued = line?.nextElementSibling || line?.closest('[data-goes-on]')
  if (!selection?.isCollapsed || !focusNode || !isGlued || !isAtLineEdge('end')) return
  if (focusNode.nodeType === Node.TEXT_NODE && /\s$/u.test(focusNode.textContent ?? ''))
    selection.collapse(focusNode, focusOffset - 1)
}

/** The point behind so many characters: behind the space that ends a line it is at the beginning of the next one. */
export function pointIn(element: HTMLElement, offset: number): [node: Node, offset: number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  let at: Node | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    at = node
    if (left < length || (left === length && !goesOn(node))) break
    left -= length
  }
  if (!at) return [element.querySelector('.line') ?? element, 0]
  return [at, Math.max(0, Math.min(left, at.textContent?.length ?? 0))]
}

/** What is typed behind it belongs to what follows: a raised letter's word, the line behind a space. */
function goesOn(node: Node): boolean {
  const own = node.parentElement
  if (own?.className === 'initial') return true
  return own?.nextElementSibling?.className === 'line' && /\s$/u.test(node.textContent ?? '')
}
