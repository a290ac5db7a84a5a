import { caretIn, putCaret, textOf } from './caret.ts'
import { EDITOR_COPY } from './copy.ts'
import { makeEditable } from './editable.ts'
import type { Laid, LaidPage } from './editor-api.ts'
import { type RawLine, rawLines } from './line-ends.ts'
import { placeOf } from './words.ts'

/** The paragraph in which one types, as it stands there, and where the caret is: both as characters of the whole paragraph. */
export type Typing = { block: string; text: string; caret: number; isMoved: boolean }

/**
 * Puts pages as the server laid them out into their places. The paragraph in which one types stays the element that it is, with
 * the signs that were typed: only its lines end elsewhere, and what no longer fits goes on where the page goes on.
 * @param hosts by page number
 */
export function showPages(
  hosts: ReadonlyMap<number, HTMLElement>,
  { pages, base }: Pick<Laid, 'pages' | 'base'>,
  language: string,
  typing: Typing | null,
): void {
  const lines: Element[][] = []
  const own: HTMLElement[] = []
  for (const [at, page] of pages.entries()) {
    const host = hosts.get(page.number)
    if (!host) continue
    const isTyped = typing !== null && page.html.includes(`data-block="${typing.block}"`)
    const focused = typing && !typing.isMoved ? host.querySelector<HTMLElement>(selector(typing.block)) : null
    // Most pages are as they were: a chapter's pictures and ornaments are not made anew at every pause.
    if (!isTyped && !focused && shown.get(host) === page.html) continue
    shown.set(host, page.html)
    const article = articleFrom(page, base, language)
    glueTo(article, pages[at + 1]?.html ?? '')
    const typeset = typing ? [...article.querySelectorAll(selector(typing.block))] : []
    // Before they are put in the place of others.
    lines.push(...typeset.map((element) => [...element.querySelectorAll('.line')]))
    const live = host.firstElementChild
    if (live && focused && focused === document.activeElement) patch(live, article, focused)
    else host.replaceChildren(article)
    if (typing) own.push(...host.querySelectorAll<HTMLElement>(selector(typing.block)))
  }
  if (typing) typeOn(own, lines, typing)
}

/** A paragraph that goes on on the next page ends its line here with a space, as its other lines do. */
function glueTo(article: HTMLElement, next: string): void {
  const last = [...article.querySelectorAll<HTMLElement>('[data-block]')].at(-1)
  if (last && next.includes(`data-block="${last.dataset.block}"`)) last.querySelector('.line:last-child')?.append(' ')
}

/** What stands in a place of a page, unless something was typed there since. */
const shown = new WeakMap<Element, string>()

/** Something was typed there that no layout knows of yet. */
export function isTypedOn(element: Element): void {
  const host = element.closest('.editor-page')
  if (host) shown.delete(host)
}

/** Lays the signs that were typed on the lines that they were given, and puts the caret back. */
function typeOn(pieces: readonly HTMLElement[], lines: readonly (readonly Element[])[], { text, caret }: Typing): void {
  const all = lines.flat()
  const raw = rawLines(
    text,
    all.map((line) => line.textContent ?? ''),
  )
  let at = 0
  let before = 0
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const count = isLast ? raw.length - at : (lines[index]?.length ?? 0)
    const own = raw.slice(at, at + count)
    const length = own.reduce((sum, line) => sum + line.text.length + line.glue.length, 0)
    const isHere = caret >= before && (isLast || caret < before + length)
    // All of them: what was typed since these pages were asked for stands in one of them, and in no other any more.
    setLines(piece, own, lines[index] ?? [], isLast)
    if (isHere) putCaret(piece, caret - before)
    at += count
    before += length
  }
}

/** @param isWhole whether the paragraph ends here, or goes on on the next page */
export function setLines(
  element: HTMLElement,
  raw: readonly RawLine[],
  model: readonly Element[],
  isWhole = true,
): void {
  const parts = raw.map(({ text, glue }, index) => {
    const line = document.createElement('span')
    line.className = 'line'
    const like = model[index] ?? model.at(-1)
    const style = like?.getAttribute('style')
    if (style) line.setAttribute('style', style)
    const initial = index === 0 ? like?.querySelector('.initial') : null
    const [first = ''] = text
    if (initial && first) {
      const letter = initial.cloneNode() as HTMLElement
      letter.textContent = first
      line.append(letter, text.slice(first.length))
    } else line.append(text)
    // Behind its line: between two lines a space of its own would be a third one.
    if (!isWhole || index < raw.length - 1) line.append(glue)
    return line
  })
  element.replaceChildren(...parts)
}

/** A paragraph that goes on on the next page is one text. `before`: characters of it that stand before this element. */
export function wholeText(stage: HTMLElement, element: HTMLElement): { text: string; before: number } {
  const pieces = [...stage.querySelectorAll<HTMLElement>(selector(element.dataset.block ?? ''))]
  let text = ''
  let before = 0
  for (const piece of pieces) {
    if (piece === element) before = text.length
    text += textOf(piece)
  }
  return { text, before }
}

/** Where one types now: the caret is the browser's, the text is what it told of; pages that are gone took their part of it along. */
export function typingIn(stage: HTMLElement, textOf: (block: string) => string): Typing | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.dataset.block || !stage.contains(element)) return null
  const { block } = element.dataset
  return {
    block,
    text: textOf(block),
    caret: wholeText(stage, element).before + (caretIn(element) ?? 0),
    isMoved: false,
  }
}

/** A page without words gets a paragraph to begin in; where it stands is told as soon as something is typed. */
export function openEmpty(host: HTMLElement | undefined, block: string, page: number): void {
  const article = host?.firstElementChild
  if (!article) return
  const element = document.createElement('p')
  element.className = 'face-andika'
  element.dataset.block = block
  element.setAttribute('style', '--s:8;--l:12;--x:30;--y:84;--w:150;color:#2B2233')
  article.append(element)
  isTypedOn(element)
  makeEditable(element, page, 1)
  element.addEventListener('blur', () => element.textContent || element.remove(), { once: true })
  element.focus()
}

export function selector(block: string): string {
  return `[data-block="${CSS.escape(block)}"]`
}

function articleFrom({ html, folio, number, measureMm }: LaidPage, base: string, language: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  const article = template.content.firstElementChild as HTMLElement
  article.lang = language
  if (measureMm !== null) article.style.setProperty('--measure', String(measureMm))
  for (const image of article.querySelectorAll('img')) image.setAttribute('src', base + image.getAttribute('src'))
  // One number a page: the one that is printed on it.
  if (folio !== null) article.setAttribute('aria-label', EDITOR_COPY.page(folio))
  let paragraph = 0
  for (const text of article.querySelectorAll<HTMLElement>('[data-block]')) {
    if (placeOf(text.dataset.block ?? '').paragraph !== null) paragraph += 1
    makeEditable(text, folio ?? number, paragraph)
  }
  return article
}

/** Everything beside what is being typed in is replaced by what was laid out. */
function patch(live: Element, fresh: Element, focused: HTMLElement): void {
  if (live === focused) {
    const style = fresh.getAttribute('style')
    if (style) live.setAttribute('style', style)
    return
  }
  for (const name of ['style', 'class', 'aria-label'])
    if (fresh.hasAttribute(name)) live.setAttribute(name, fresh.getAttribute(name) ?? '')
  const kept = [...live.children].find((child) => child.contains(focused))
  if (!kept) return
  const same = [...fresh.children].find((child) => holds(child, focused.dataset.block ?? ''))
  const [before, after] = same ? sidesOf(fresh, same) : [[...fresh.childNodes], []]
  for (const child of [...live.childNodes]) if (child !== kept) child.remove()
  kept.before(...before)
  kept.after(...after)
  if (same) patch(kept, same, focused)
}

function holds(element: Element, block: string): boolean {
  return (element as HTMLElement).dataset.block === block || element.querySelector(selector(block)) !== null
}

function sidesOf(parent: Element, middle: Element): [ChildNode[], ChildNode[]] {
  const nodes = [...parent.childNodes]
  const at = nodes.indexOf(middle)
  return [nodes.slice(0, at), nodes.slice(at + 1)]
}
