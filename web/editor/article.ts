import { EDITOR_COPY } from './copy.ts'
import { makeEditable } from './editable.ts'
import type { LaidPage } from './editor-api.ts'
import { linesOf, piecesOf } from './pieces.ts'
import { placeOf } from './words.ts'

/** A page as the server laid it out, its texts open to the keyboard. @param base where its pictures are */
export function articleFrom({ html, folio, number, measureMm }: LaidPage, base: string, language: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const article = template.content.firstElementChild as HTMLElement
  article.lang = language
  if (measureMm !== null) article.style.setProperty('--measure', String(measureMm))
  for (const image of article.querySelectorAll('img')) image.setAttribute('src', base + image.getAttribute('src'))
  // One number a page: the one that is printed on it.
  if (folio !== null) article.setAttribute('aria-label', EDITOR_COPY.page(folio))
  let paragraph = 0
  for (const text of blocksIn(article)) {
    if (placeOf(text.dataset.block ?? '').paragraph !== null) paragraph += 1
    makeEditable(text, folio ?? number, paragraph)
  }
  return article
}

export function blocksIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-block]')]
}

/** Everything beside what is being typed in is replaced by what was laid out, and its lines. */
export function patch(live: Element, fresh: Element, focused: HTMLElement): void {
  for (const name of live === focused ? ['style', 'aria-label'] : ['style', 'class', 'aria-label'])
    if (fresh.hasAttribute(name)) live.setAttribute(name, fresh.getAttribute(name) ?? '')
  if (live === focused) {
    for (const name of ['data-goes-on', 'data-loose']) live.toggleAttribute(name, fresh.hasAttribute(name))
    live.replaceChildren(...fresh.childNodes)
    return
  }
  const kept = [...live.children].find((child) => child.contains(focused))
  if (!kept) return
  const same = [...fresh.children].find((child) => holds(child, focused.dataset.block ?? ''))
  const nodes = [...fresh.childNodes]
  const after = nodes.findIndex((node) => isAfter(node, focused))
  const at = same ? nodes.indexOf(same) : after < 0 ? nodes.length : after
  for (const child of [...live.childNodes]) if (child !== kept) child.remove()
  kept.before(...nodes.slice(0, at))
  kept.after(...nodes.slice(same ? at + 1 : at))
  if (same) patch(kept, same, focused)
  else standBelow(focused, kept.previousElementSibling)
}

function holds(element: Element, block: string): boolean {
  return (element as HTMLElement).dataset.block === block || piecesOf(element, block).length > 0
}

/** An empty paragraph is laid out nowhere: it keeps its place among the others of its page. */
function isAfter(node: Node, focused: HTMLElement): boolean {
  const own = placeOf(focused.dataset.block ?? '')
  const { container, paragraph } = placeOf((node instanceof HTMLElement && node.dataset.block) || '')
  return container === own.container && (paragraph ?? 0) > (own.paragraph ?? 0)
}

/** Where the lines of the one above end. */
export function standBelow(element: HTMLElement, above: Element | null): void {
  if (!(above instanceof HTMLElement) || !above.dataset.block) return
  const [y = 0, lead = 0] = ['--y', '--l'].map((name) => Number(above.style.getPropertyValue(name)) || 0)
  element.style.setProperty('--y', String(y + lead * Math.max(1, linesOf(above).length)))
}
