import { textOf } from './caret.ts'
import { EDITOR_COPY } from './copy.ts'
import { placeName } from './place-name.ts'
import { placeOf } from './words.ts'

/** A text of a page is open to the keyboard, and says what it is to who cannot see it. @param page as its foot says, @param paragraph among those of the page, from 1 */
export function makeEditable(element: HTMLElement, page: number, paragraph: number): void {
  // A raya keeps to its word by the line's end; where one types there is no sign that was not typed.
  for (const line of element.querySelectorAll('.line')) {
    if (line.textContent?.includes('\u2060')) clean(line)
    const glue = line.nextSibling
    if (glue?.nodeType !== Node.TEXT_NODE) continue
    line.append(glue.textContent ?? '')
    glue.remove()
  }
  element.contentEditable = 'plaintext-only'
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true'
  element.setAttribute('role', 'textbox')
  const { block = '' } = element.dataset
  if (placeOf(block).paragraph !== null) element.setAttribute('aria-multiline', 'true')
  element.setAttribute('aria-label', labelOf(block, { page, paragraph }, element))
  element.spellcheck = true
  element.setAttribute('autocapitalize', 'sentences')
}

function clean(node: Node): void {
  for (const child of node.childNodes)
    if (child.nodeType === Node.TEXT_NODE) child.textContent = child.textContent?.replaceAll('\u2060', '') ?? ''
    else clean(child)
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
