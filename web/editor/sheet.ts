import { articleFrom, blocksIn, patch } from './article.ts'
import { caretIn, offsetOf } from './caret.ts'
import type { Laid, LaidPage } from './editor-api.ts'
import {
  bears,
  grouped,
  linesOf,
  piecesOf,
  putSpot,
  type Share,
  type Spot,
  setLines,
  sharesOf,
  wholeText,
} from './pieces.ts'
import { makeRoom, redraw } from './redraw.ts'
import { placeOf } from './words.ts'

/** The words of the book as its parent has them: what every page shows, whatever the layout was made of. */
export type Wording = { textOf(block: string): string; paragraphsOf(container: string): readonly string[] }

type Showing = {
  /** By page number. */
  hosts: ReadonlyMap<number, HTMLElement>
  laid: Pick<Laid, 'pages' | 'base'>
  language: string
  wording: Wording
  /** Where one types, before these pages. */
  spot: Spot | null
  /** Nobody put the caret there yet. */
  isMoved: boolean
}

/** A page to be shown: what was typeset on it, and where its texts end their lines. */
type Sheet = { host: HTMLElement; page: LaidPage; fresh: HTMLElement | null; texts: readonly TypesetText[] }
type TypesetText = { block: string; ends: readonly string[] }

/** What a place of a page was last given. */
const given = new WeakMap<Element, { html: string; texts: readonly TypesetText[] }>()

/**
 * Puts pages as the server laid them out into their places. A layout says where lines end and nothing else: the signs on them are
 * those that were typed, in every text, and what was typed since they were asked for is among them. The element in which one
 * types stays, so that a keyboard does not close.
 */
export function showPages(stage: HTMLElement, { hosts, laid, language, wording, spot, isMoved }: Showing): void {
  const draw = (page: LaidPage) => articleFrom(page, laid.base, language)
  const sheets = laid.pages.flatMap((page) => {
    const host = hosts.get(page.number)
    return host ? [sheetOf(host, page, draw)] : []
  })
  const shares = shareOut(sheets, wording)
  const touched = new Set<string>()
  for (const sheet of sheets) {
    const own = sheet.texts.map((text) => shares.get(text) ?? { lines: [], goesOn: false })
    for (const block of showSheet(sheet, own, draw, shares)) touched.add(block)
  }
  fillIn(stage, sheets, wording, spot)
  for (const { host } of sheets) makeRoom(host)
  const isLost = !stage.contains(document.activeElement)
  if (spot && (isMoved || isLost || touched.has(spot.block))) putSpot(stage, spot)
}

function sheetOf(host: HTMLElement, page: LaidPage, draw: (page: LaidPage) => HTMLElement): Sheet {
  const known = given.get(host)
  // Most pages are as they were: a chapter's pictures and ornaments are not made anew at every pause.
  if (known?.html === page.html) return { host, page, fresh: null, texts: known.texts }
  const fresh = draw(page)
  const texts = blocksIn(fresh).map((element) => ({
    block: element.dataset.block ?? '',
    ends: linesOf(element).map(({ textContent }) => textContent ?? ''),
  }))
  given.set(host, { html: page.html, texts })
  return { host, page, fresh, texts }
}

function shareOut(sheets: readonly Sheet[], { textOf }: Wording): Map<TypesetText, Share> {
  const byBlock = grouped(
    sheets.flatMap(({ texts }) => texts),
    ({ block }) => block,
  )
  const shares = new Map<TypesetText, Share>()
  for (const [block, texts] of byBlock) {
    const own = sharesOf(
      textOf(block),
      texts.map(({ ends }) => ends),
    )
    for (const [at, text] of texts.entries()) shares.set(text, own[at] ?? { lines: [], goesOn: false })
  }
  return shares
}

/** @returns the texts whose lines were set */
function showSheet(
  { host, page, fresh, texts }: Sheet,
  shares: readonly Share[],
  draw: (page: LaidPage) => HTMLElement,
  everywhere: ReadonlyMap<TypesetText, Share>,
): string[] {
  const shown = blocksIn(host)
  const isSameTexts =
    shown.length === texts.length && shown.every(({ dataset }, at) => dataset.block === texts[at]?.block)
  const isBorne = isSameTexts && shown.every((piece, at) => shares[at] && bears(piece, shares[at]))
  if (!fresh && isBorne) return []
  const article = fresh ?? draw(page)
  const models = blocksIn(article)
  if (!fresh && isSameTexts) {
    const stale = shown.flatMap((piece, at) => (shares[at] && !bears(piece, shares[at]) ? [at] : []))
    for (const at of stale) set(shown[at], shares[at], models[at])
    return stale.map((at) => texts[at]?.block ?? '')
  }
  for (const [at, model] of models.entries()) set(model, shares[at], model)
  const live = host.firstElementChild
  const focused = shown.find((piece) => piece === document.activeElement)
  const blocks = [...everywhere.keys()].map(({ block }) => block)
  if (live && focused && staysIn(article, focused, blocks)) patch(live, article, focused)
  else host.replaceChildren(article)
  return texts.map(({ block }) => block)
}

function set(piece: HTMLElement | undefined, share: Share | undefined, model: Element | undefined): void {
  if (piece && share && model) setLines(piece, share, linesOf(model))
}

/** A text that stands on another page now takes the caret along; one that stands on none, as long as it is empty, stays here. */
function staysIn(article: Element, focused: HTMLElement, blocks: readonly string[]): boolean {
  const { block = '' } = focused.dataset
  return piecesOf(article, block).length > 0 || !blocks.includes(block)
}

/** Paragraphs that were not laid out, because no page can hold them or nothing could be reached, stand below the others. */
function fillIn(stage: HTMLElement, sheets: readonly Sheet[], wording: Wording, spot: Spot | null): void {
  const places = blocksIn(stage).map(({ dataset }) => placeOf(dataset.block ?? ''))
  const here = spot && placeOf(spot.block)
  const containers = new Set(sheets.flatMap(({ texts }) => texts.map(({ block }) => placeOf(block).container)))
  for (const container of containers) {
    const own = places.filter((place) => place.container === container)
    if (own.some(({ paragraph }) => paragraph === null)) continue
    const paragraphs = wording.paragraphsOf(container)
    const shown = new Set(own.map(({ paragraph }) => paragraph ?? 0))
    const isWhole =
      paragraphs.every((text, at) => text.trim() === '' || shown.has(at)) &&
      [...shown].every((paragraph) => paragraph < paragraphs.length)
    if (!isWhole) redraw(stage, container, paragraphs, here)
  }
}

/** Where one types now: as the browser tells. */
export function spotIn(stage: HTMLElement): Spot | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.dataset.block || !stage.contains(element)) return null
  const { before } = wholeText(stage, element)
  const selection = getSelection()
  const caret = caretIn(element) ?? 0
  const anchor = offsetOf(element, selection?.anchorNode ?? null, selection?.anchorOffset ?? 0) ?? caret
  return { block: element.dataset.block, caret: before + caret, anchor: before + anchor }
}
