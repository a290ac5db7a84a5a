import { putCaret } from './caret.ts'
import { makeEditable } from './editable.ts'
import { rawLines } from './line-ends.ts'
import { isTypedOn, selector, setLines } from './sheet.ts'
import { blockOf, type Place, placeOf } from './words.ts'

/**
 * The paragraphs of a page as the parent has them now, at once: the server lays them out in a moment, or when it can be reached
 * again. Until then they stand where others stood.
 * @param here where one types: this one has a place though it be empty
 */
export function redraw(stage: HTMLElement, container: string, paragraphs: readonly string[], here: Place | null): void {
  const all = [...stage.querySelectorAll<HTMLElement>('[data-block]')].filter(
    ({ dataset }) => placeOf(dataset.block ?? '').container === container,
  )
  const pool = firstOfEach(all)
  for (const rest of all) if (!pool.includes(rest)) rest.remove()
  let last = pool[0]
  paragraphs.forEach((text, paragraph) => {
    const place = {
      container,
      paragraph: last && placeOf(last.dataset.block ?? '').paragraph === null ? null : paragraph,
    }
    if (text === '' && blockOf(place) !== (here && blockOf(here))) return
    const element = pool.shift() ?? (last && after(last))
    if (!element) return
    isTypedOn(element)
    element.dataset.block = blockOf(place)
    const lines = [...element.querySelectorAll('.line')]
    const ends = lines.map((line) => line.textContent ?? '')
    // Of lines that stood there some may have nothing to bear.
    const raw = rawLines(text, ends).filter((line) => line.text + line.glue !== '')
    setLines(element, raw, lines)
    last = element
  })
  for (const rest of pool) rest.remove()
}

/** @returns whether there is such a text on these pages */
export function putCaretIn(stage: HTMLElement, place: Place, offset: number): boolean {
  const element = stage.querySelector<HTMLElement>(selector(blockOf(place)))
  if (element) putCaret(element, offset)
  return element !== null
}

/** A paragraph that goes on on the next page is several elements. */
function firstOfEach(elements: readonly HTMLElement[]): HTMLElement[] {
  const seen = new Set<string | undefined>()
  return elements.filter(({ dataset: { block } }) => !seen.has(block) && seen.add(block))
}

/** One like it below it. */
function after(element: HTMLElement): HTMLElement {
  const next = element.cloneNode(false) as HTMLElement
  const own = element.style
  const [y, lead] = ['--y', '--l'].map((name) => Number(own.getPropertyValue(name)) || 0)
  const lines = Math.max(1, element.querySelectorAll('.line').length)
  next.style.setProperty('--y', String((y ?? 0) + (lead ?? 0) * lines))
  element.after(next)
  makeEditable(next, 0, 0)
  next.setAttribute('aria-label', element.getAttribute('aria-label') ?? '')
  return next
}
