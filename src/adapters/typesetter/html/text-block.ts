import { blockOnPage } from '../../../domain/editing/blocks.ts'
import { MM_PER_PT, type TextItem, type TextLine } from '../../../domain/page-model/page-model.ts'
import type { FaceName, Faces } from '../faces.ts'
import { n } from '../ornaments/path.ts'
import { isRightToLeft, namesApart } from '../text/direction.ts'
import { escaped } from './escaped.ts'

/**
 * All the lines of a block on this page as one paragraph or heading; each line keeps its place and may be let go. What a parent
 * can change bears its block; with `partsHeading`, of a heading only the title does, and not the number above it.
 */
export function textBlock(items: readonly TextItem[], faces: Faces, partsHeading = false): string {
  const [first] = items
  if (!first) return ''
  const lines = items.flatMap((item) => item.lines.map((line) => ({ item, line })))
  const rightToLeft = isRightToLeft(lines.map(({ line }) => line.text).join(' '))
  const left = Math.min(...lines.map(({ line }) => line.xMm))
  const right = Math.max(...lines.map(({ line }) => line.xMm + line.widthMm))
  const isCentred = first.align === 'centre'
  // The block bears the colour of its last lines: where ornaments are left out, the others take it too.
  const colour = items.at(-1)?.colour ?? first.colour
  const top = topOfLine(first, faces)
  let expected = top
  const block = first.role === 'artifact' ? null : blockOnPage(first.block)
  const isParted = partsHeading && items.length > 1 && first.role === 'heading'
  const spans = items.map((item) => {
    const gap = topOfLine(item, faces) - expected
    expected = topOfLine(item, faces) + item.lines.length * item.leadMm
    const tint = item.colour === colour ? '' : `color:${item.colour};`
    const own =
      item === first
        ? tint
        : `${tint}--s:${n(item.sizePt * MM_PER_PT)};--l:${n(item.leadMm)};margin-top:calc(${n(gap)}*var(--mm));`
    const set = item.lines
      .map((line, i) => {
        const indent = isCentred ? 0 : line.xMm - left
        const style = `${i === 0 ? own : own.replace(/margin-top:[^;]*;/u, '')}${indent > 0.05 ? `--i:${n(indent)}` : ''}`
        return `<span class="line"${style ? ` style="${style}"` : ''}>${words(rightToLeft ? line : { ...line, text: namesApart(line.text) })}</span>`
      })
      .join(' ')
    return isParted && item !== first ? `<span class="lines"${bearing(block)}>${set}</span>` : set
  })
  const tag = first.role === 'heading' || first.role === 'subheading' ? 'h2' : 'p'
  const centre = items.every(({ align }) => align === 'centre')
  const [x, width] = centre ? widened(left, right) : [left, right - left]
  const style = `--s:${n(first.sizePt * MM_PER_PT)};--l:${n(first.leadMm)};--x:${n(x)};--y:${n(top)};--w:${n(width)};color:${colour}`
  const direction = rightToLeft ? ' dir="rtl"' : ''
  const hidden = first.role === 'artifact' ? ' aria-hidden="true"' : ''
  const name = first.role === 'artifact' ? ` ${first.block.startsWith('folio') ? 'folio' : 'ornament'}` : ''
  return `<${tag} class="face-${first.face}${centre ? ' centre' : ''}${name}"${direction}${hidden}${isParted ? '' : bearing(block)} style="${style}">${spans.join(' ')}</${tag}>`
}

function bearing(block: string | null): string {
  return block ? ` data-block="${block}"` : ''
}

/** A centred block may be a hair wider in a browser; room on both sides keeps its lines in place. */
function widened(left: number, right: number): [x: number, width: number] {
  return [left - 4, right - left + 8]
}

function topOfLine(item: TextItem, faces: Faces): number {
  const { ascender, descender, unitsPerEm } = faces[item.face as FaceName]
  const em = item.sizePt * MM_PER_PT
  const above = (item.leadMm - ((ascender - descender) / unitsPerEm) * em) / 2 + (ascender / unitsPerEm) * em
  return (item.lines[0]?.baselineMm ?? 0) - above
}

/** A raised letter stands in its line without moving it. */
function words({ text, runs }: TextLine): string {
  const [first] = runs
  if (!first?.initial) return withJoiners(text)
  const { scale, colour } = first.initial
  return `<span class="initial" style="font-size:${n(scale)}em;color:${colour}">${escaped(first.text)}</span>${withJoiners(text.slice(first.text.length))}`
}

/** Where the lines are let go, a raya must still not part from its word. */
function withJoiners(text: string): string {
  return escaped(text).replace(/—(?=[\p{L}\p{N}¿¡«“])/gu, '—\u2060')
}
