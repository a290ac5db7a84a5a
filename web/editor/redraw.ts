import { standBelow } from './article.ts'
import { makeEditable } from './editable.ts'
import { grouped, linesOf, setLines, sharesOf } from './pieces.ts'
import { blockOf, type Place, placeOf } from './words.ts'

/**
 * The paragraphs of a page as the parent has them now, at once: the server lays them out in a moment, or when it can be reached
 * again. Until then they stand where others stood.
 * @param here where one types: this one has a place though it be empty
 */
export function redraw(stage: HTMLElement, container: string, paragraphs: readonly string[], here: Place | null): void {
  const texts = textsOf(stage, container)
  const isSingle = placeOf(texts[0]?.[0]?.dataset.block ?? '').paragraph === null
  let last = texts[0]
  paragraphs.forEach((text, paragraph) => {
    const block = blockOf({ container, paragraph: isSingle ? null : paragraph })
    if (text === '' && block !== (here && blockOf(here))) return
    const pieces = texts.shift() ?? below(last?.at(-1))
    if (pieces.length === 0) return
    for (const piece of pieces) piece.dataset.block = block
    layOn(pieces, text)
    last = pieces
  })
  for (const rest of texts.flat()) rest.remove()
}

/** The elements of each text of a page, in their order: one that goes on on the next page is several. */
function textsOf(stage: HTMLElement, container: string): HTMLElement[][] {
  const own = [...stage.querySelectorAll<HTMLElement>('[data-block]')].filter(
    ({ dataset }) => placeOf(dataset.block ?? '').container === container,
  )
  return [...grouped(own, ({ dataset }) => dataset.block ?? '').values()]
}

/** On the lines that stand there: of those some may have nothing to bear. */
function layOn(pieces: readonly HTMLElement[], text: string): void {
  const models = pieces.map(linesOf)
  const shares = sharesOf(
    text,
    models.map((lines) => lines.map(({ textContent }) => textContent ?? '')),
  )
  for (const [at, { lines, goesOn }] of shares.entries()) {
    const own = lines.filter(({ text, glue }) => text + glue !== '')
    const [piece, model] = [pieces[at], models[at]]
    if (piece && model) setLines(piece, { lines: own, goesOn }, model)
  }
}

/** One like it below it. */
function below(element: HTMLElement | undefined): HTMLElement[] {
  if (!element) return []
  const next = element.cloneNode(false) as HTMLElement
  standBelow(next, element)
  element.after(next)
  makeEditable(next, 0, 0)
  next.setAttribute('aria-label', element.getAttribute('aria-label') ?? '')
  return [next]
}
