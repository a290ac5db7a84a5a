import {
  type BookPage,
  PAGE_MM,
  type PageItem,
  type PictureItem,
  type PictureRef,
  type ShapeItem,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import type { PlacedPicture } from '../../../ports/typesetter.ts'
import type { Faces } from '../faces.ts'
import { n } from '../ornaments/path.ts'
import { escaped } from './escaped.ts'
import { type Outlines, svgShape } from './svg-shapes.ts'
import { textBlock } from './text-block.ts'

export function article(
  page: BookPage,
  number: number,
  label: string,
  faces: Faces,
  pictureOf: (ref: PictureRef) => PlacedPicture,
  outlines: Outlines,
  partsHeading = false,
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
      parts.push(textBlock(block, faces, partsHeading))
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
  { link, width, height }: PlacedPicture,
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
