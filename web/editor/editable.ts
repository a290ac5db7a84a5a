import { textOf } from './caret.ts'
import { EDITOR_COPY } from './copy.ts'
import { placeName } from './place-name.ts'
import { placeOf } from './words.ts'

/** A text of a page is open to the keyboard, and says what it is to who cannot see it. @param page as its foot says, @param paragraph among those of the page, from 1 */
export function makeEditable(element: HTMLElement, page: number, paragraph: number): void {
  element.contentEditable = 'plaintext-only'
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true'
  element.setAttribute('role', 'textbox')
  const { block = '' } = element.dataset
  if (placeOf(block).paragraph !== null) element.setAttribute('aria-multiline', 'true')
  element.setAttribute('aria-label', labelOf(block, { page, paragraph }, element))
  element.spellcheck = true
  element.setAttribute('autocapitalize', 'sentences')
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
  makeEditable(element, page, 1)
  element.addEventListener('blur', () => element.textContent || element.remove(), { once: true })
  element.focus()
}

function labelOf(block: string, { page, paragraph }: { page: number; paragraph: number }, element: Element): string {
  if (block.startsWith('name-')) return EDITOR_COPY.nameOf(textOf(element))
  if (placeOf(block).paragraph === null || block.startsWith('dedication')) return placeName(block)
  return (startsSmall(element) ? EDITOR_COPY.continued : EDITOR_COPY.paragraph)(paragraph, page)
}

/** The rest of a paragraph that began on the page before. */
function startsSmall(element: Element): boolean {
  return /^\p{Ll}/u.test(textOf(element))
}
