import { standBelow } from './article.ts'
import { textOf } from './caret.ts'
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
  const own = paragraphs.flatMap((text, paragraph) => {
    const block = blockOf({ container, paragraph: isSingle ? null : paragraph })
    return text !== '' || block === (here && blockOf(here)) ? [{ block, text }] : []
  })
  // The ones below are as they were, and stay where they are.
  const kept: HTMLElement[][] = []
  while (own.length > kept.length + 1 && textOfAll(texts.at(-1)) === own.at(-1 - kept.length)?.text)
    kept.unshift(texts.pop() ?? [])
  let last = texts[0]
  for (const [at, { block, text }] of own.entries()) {
    const isKept = at >= own.length - kept.length
    const pieces = (isKept ? kept.shift() : texts.shift()) ?? oneMore(last?.at(-1), kept[0]?.[0])
    if (pieces.length === 0) continue
    for (const piece of pieces) piece.dataset.block = block
    if (!isKept) layOn(pieces, text)
    last = pieces
  }
  for (const rest of texts.flat()) rest.remove()
  for (const page of new Set(last?.map((piece) => piece.closest('.editor-page')))) if (page) makeRoom(page)
}

function textOfAll(pieces: readonly HTMLElement[] | undefined): string | undefined {
  return pieces?.map(textOf).join('')
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

/** Below the text above, or in the place of the one below. */
function oneMore(above: HTMLElement | undefined, below: HTMLElement | undefined): HTMLElement[] {
  const like = above ?? below
  if (!like) return []
  const next = like.cloneNode(false) as HTMLElement
  if (above) {
    standBelow(next, above)
    above.after(next)
  } else like.before(next)
  makeEditable(next, 0, 0)
  next.setAttribute('aria-label', like.getAttribute('aria-label') ?? '')
  return [next]
}

/** px that two paragraphs may share: their boxes are rounded. */
const TOUCHING = 2

/** Until the pages come a paragraph that has become longer stands on no other one: those below it give way. */
export function makeRoom(page: Element): void {
  let bottom = Number.NEGATIVE_INFINITY
  const shifts = [...page.querySelectorAll<HTMLElement>('[data-block]')]
    .filter(({ dataset }) => placeOf(dataset.block ?? '').paragraph !== null)
    .map((piece) => {
      const shift = Math.max(0, bottom - piece.offsetTop)
      bottom = piece.offsetTop + shift + piece.offsetHeight
      return { piece, translate: shift > TOUCHING ? `0 ${shift}px` : '' }
    })
  for (const { piece, translate } of shifts) if (piece.style.translate !== translate) piece.style.translate = translate
}
