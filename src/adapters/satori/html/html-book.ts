import {
  type BookPage,
  MM_PER_PT,
  PAGE_MM,
  type PageItem,
  type PageModel,
  type PictureItem,
  type PictureRef,
  type ShapeItem,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import type { BookPicture } from '../../../ports/typesetter.ts'
import type { FaceName, Faces } from '../faces.ts'
import { n } from '../ornaments/path.ts'
import { BOOK_STYLE } from './book-style.ts'
import { READER_SCRIPT } from './reader-script.ts'
import { type Outlines, outlineDefinitions, repeatedOutlines, svgShape } from './svg-shapes.ts'
import { webFont } from './web-font.ts'

const READER_WORDS = {
  'es-ES': {
    page: 'Página {x} de {n}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    size: 'Letra grande',
    view: 'Texto',
    night: 'Noche',
    controls: 'Mandos del lector',
  },
  'en-GB': {
    page: 'Page {x} of {n}',
    previous: 'Previous page',
    next: 'Next page',
    size: 'Large text',
    view: 'Text',
    night: 'Night',
    controls: 'Reader controls',
  },
} as const

const FAMILIES: Record<FaceName, string> = { andika: 'Book Text', literata: 'Book Serif', fredoka: 'Book Title' }

/** The book as one HTML file: real text on pages that look like the printed ones; only the pictures lie beside it. */
export async function htmlBook(
  model: PageModel,
  faces: Faces,
  pictureOf: (ref: PictureRef) => BookPicture,
): Promise<string> {
  const pages = model.pages.filter(({ printOnly }) => !printOnly)
  const words = READER_WORDS[model.locale]
  const titles = new Map(model.parts.map(({ part, title }) => [part, title]))
  const outlines = repeatedOutlines(pages)
  const articles = pages.map((page, i) => article(page, i + 1, titles.get(page.part) ?? '', faces, pictureOf, outlines))
  return `<!doctype html>
<html lang="${model.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(model.title)}</title><meta name="generator" content="Colorín"><meta name="robots" content="noindex">
<style>${await fontFaces(pages, faces, model)}${BOOK_STYLE}</style></head>
<body><main class="book"><h1 class="unseen">${escaped(model.title)}</h1>
${articles.join('\n')}
</main>
${outlineDefinitions(outlines)}
<nav class="reader" aria-label="${words.controls}" data-page="${words.page}">
<button type="button" data-go="-1" aria-label="${words.previous}">‹</button>
<p class="reader-count" role="status" aria-live="polite">${words.page.replace('{x}', '1').replace('{n}', String(pages.length))}</p>
<button type="button" data-go="1" aria-label="${words.next}">›</button>
<button type="button" data-set="size" data-value="large" aria-pressed="false" title="${words.size}">A+<span class="unseen"> ${words.size}</span></button>
<button type="button" data-set="view" data-value="text" aria-pressed="false">${words.view}</button>
<button type="button" data-set="night" data-value="night" aria-pressed="false">${words.night}</button>
</nav>
<script>${READER_SCRIPT}</script>
</body></html>
`
}

function article(
  page: BookPage,
  number: number,
  label: string,
  faces: Faces,
  pictureOf: (ref: PictureRef) => BookPicture,
  outlines: Outlines,
): string {
  const parts: string[] = []
  const done = new Set<PageItem>()
  page.items.forEach((item, i) => {
    if (done.has(item)) return
    if (item.kind === 'shape') {
      const row = rowOfShapes(page.items, i)
      for (const one of row) done.add(one)
      parts.push(
        `<svg viewBox="0 0 ${PAGE_MM} ${PAGE_MM}" aria-hidden="true">${row.map((shape) => svgShape(shape, outlines)).join('')}</svg>`,
      )
    } else if (item.kind === 'picture') parts.push(image(item, `c${number}-${i}`, pictureOf(item.picture), number))
    else {
      const block = page.items.filter((one): one is TextItem => one.kind === 'text' && one.block === item.block)
      for (const one of block) done.add(one)
      parts.push(textBlock(block, faces))
    }
  })
  return `<article class="book-page kind-${page.kind}" data-page="${number}" aria-label="${escaped(label)}" style="background:${page.paper}">${parts.join('')}</article>`
}

function rowOfShapes(items: readonly PageItem[], from: number): ShapeItem[] {
  const row: ShapeItem[] = []
  for (let i = from; i < items.length; i++) {
    const item = items[i]
    if (item?.kind !== 'shape') break
    row.push(item)
  }
  return row
}

/** Clipped by a path in parts of its own box, which scales with the page. */
function image(
  { box, clip, alt }: PictureItem,
  id: string,
  { link, width, height }: BookPicture,
  page: number,
): string {
  const style = `left:${percent(box.x)};top:${percent(box.y)};width:${percent(box.width)};height:${percent(box.height)}`
  const clipPath = clip
    ? `<svg width="0" height="0" aria-hidden="true"><clipPath id="${id}" clipPathUnits="objectBoundingBox"><path transform="scale(${1 / box.width} ${1 / box.height}) translate(${n(-box.x)} ${n(-box.y)})" d="${clip}"/></clipPath></svg>`
    : ''
  const lazy = page > 2 ? ' loading="lazy"' : ''
  return `${clipPath}<img src="${escaped(link)}" alt="${escaped(alt ?? '')}" width="${width}" height="${height}"${lazy} decoding="async" style="${style}${clip ? `;clip-path:url(#${id})` : ''}">`
}

function percent(mm: number): string {
  return `${Math.round((mm / PAGE_MM) * 100_000) / 1000}%`
}

/** All the lines of a block on this page as one paragraph or heading; each line keeps its place and may be let go. */
function textBlock(items: readonly TextItem[], faces: Faces): string {
  const [first] = items
  if (!first) return ''
  const lines = items.flatMap((item) => item.lines.map((line) => ({ item, line })))
  const left = Math.min(...lines.map(({ line }) => line.xMm))
  const right = Math.max(...lines.map(({ line }) => line.xMm + line.widthMm))
  const isCentred = first.align === 'centre'
  // The block bears the colour of its last lines: where ornaments are left out, the others take it too.
  const colour = items.at(-1)?.colour ?? first.colour
  const top = topOfLine(first, faces)
  let expected = top
  const spans = items.map((item) => {
    const gap = topOfLine(item, faces) - expected
    expected = topOfLine(item, faces) + item.lines.length * item.leadMm
    const tint = item.colour === colour ? '' : `color:${item.colour};`
    const own =
      item === first
        ? tint
        : `${tint}--s:${n(item.sizePt * MM_PER_PT)};--l:${n(item.leadMm)};margin-top:calc(${n(gap)}*var(--mm));`
    return item.lines
      .map((line, i) => {
        const indent = isCentred ? 0 : line.xMm - left
        const style = `${i === 0 ? own : own.replace(/margin-top:[^;]*;/u, '')}${indent > 0.05 ? `--i:${n(indent)}` : ''}`
        return `<span class="line"${style ? ` style="${style}"` : ''}>${withJoiners(line.text)}</span>`
      })
      .join(' ')
  })
  const tag = first.role === 'heading' || first.role === 'subheading' ? 'h2' : 'p'
  const centre = items.every(({ align }) => align === 'centre')
  const [x, width] = centre ? widened(left, right) : [left, right - left]
  const style = `--s:${n(first.sizePt * MM_PER_PT)};--l:${n(first.leadMm)};--x:${n(x)};--y:${n(top)};--w:${n(width)};color:${colour}`
  const hidden = first.role === 'artifact' ? ' aria-hidden="true"' : ''
  const name = first.role === 'artifact' ? ` ${first.block.startsWith('folio') ? 'folio' : 'ornament'}` : ''
  return `<${tag} class="face-${first.face}${centre ? ' centre' : ''}${name}"${hidden} style="${style}">${spans.join(' ')}</${tag}>`
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

/** Where the lines are let go, a raya must still not part from its word. */
function withJoiners(text: string): string {
  return escaped(text).replace(/—(?=[\p{L}\p{N}¿¡«“])/gu, '—\u2060')
}

async function fontFaces(pages: readonly BookPage[], faces: Faces, model: PageModel): Promise<string> {
  const used = new Map<FaceName, Set<string>>([['andika', new Set('0123456789')]])
  const { page, view, night } = READER_WORDS[model.locale]
  for (const sign of page) used.get('andika')?.add(sign)
  used.set('fredoka', new Set(`A+‹›${view}${night}`))
  for (const page of pages)
    for (const item of page.items)
      if (item.kind === 'text')
        for (const { runs } of item.lines)
          for (const run of runs) {
            const name = run.face as FaceName
            const signs = used.get(name) ?? new Set<string>()
            for (const sign of run.text) signs.add(sign)
            used.set(name, signs)
          }
  const rules = await Promise.all(
    [...used].map(
      async ([name, signs]) =>
        `@font-face{font-family:'${FAMILIES[name]}';src:url(${await webFont(faces[name], signs)}) format('woff');font-display:block}`,
    ),
  )
  return rules.join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
