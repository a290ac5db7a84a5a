import {
  type BookPage,
  type BoxMm,
  PAGE_MM,
  type PageItem,
  SAFE_MM,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { motif } from '../ornaments/motifs.ts'
import { cutDisc, mix, randomOf, sheet } from '../ornaments/paper.ts'
import type { PageContext } from './context.ts'
import { through } from './pictures.ts'
import { bottomOf, putLabel } from './text-items.ts'

/** Where a thing may stand on the ground, measured from the outer edge; the first place is beside the folio. */
const STANDS = [
  { from: 34, to: 44, y: 181, scale: 0.95 },
  { from: 66, to: 84, y: 187, scale: 0.6 },
  { from: 104, to: 122, y: 183, scale: 0.78 },
  { from: 146, to: 168, y: 185, scale: 0.68 },
] as const

/** Two or three things of the theme on the ground of a page with few words, never the same as on the page before. */
export function scattered({ palette }: PageContext, folio: number, seed: string, side: BookPage['side']): PageItem[] {
  const random = randomOf(seed)
  const empty = Math.floor(random() * STANDS.length)
  return STANDS.flatMap(({ from, to, y, scale }, i) => {
    const inwards = from + random() * (to - from)
    const degrees = (random() - 0.5) * 18
    if (i === empty || (i === 1 && random() < 0.5)) return []
    const name = palette.motifs[(i + folio) % palette.motifs.length] ?? palette.motifs[0]
    return motif(name, palette, { x: side === 'left' ? inwards : PAGE_MM - inwards, y, scale, degrees })
  })
}

/** Least room below the last line that is filled with a small picture, and the largest that it gets. */
const VIGNETTE = { leastMm: 47, mostMm: 46 } as const

/**
 * Below a page that ends early: at the end of a chapter the portrait of somebody spoken of there, elsewhere only the
 * theme's small things, so that a portrait stays a surprise.
 */
export function vignette(
  ctx: PageContext,
  items: readonly TextItem[],
  box: BoxMm,
  endsChapter: boolean,
  folio: number,
): PageItem[] {
  const bottom = bottomOf(items.at(-1), box.y)
  const room = box.y + box.height - bottom
  if (room < VIGNETTE.leastMm) return []
  const [cx, cy] = [box.x + box.width / 2, bottom + room / 2 + 2]
  const text = items.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  const named = ctx.input.info.characters.filter(({ name }) => text.includes(name))
  const chosen = endsChapter ? named[folio % Math.max(1, named.length)] : undefined
  return chosen
    ? portrait(ctx, chosen.name, cx, cy, Math.min(VIGNETTE.mostMm, room - 13))
    : threeThings(ctx, cx, cy, folio)
}

function portrait(ctx: PageContext, name: string, cx: number, cy: number, size: number): PageItem[] {
  const { palette } = ctx
  const seen = { x: cx - size / 2, y: cy - size / 2, width: size, height: size }
  const [first, second] = palette.motifs
  return [
    ...sheet(cutDisc(cx, cy, size / 2 + 2, `${name} ring`), palette.sheet, palette.page),
    through(ctx, { kind: 'avatar', name }, seen, cutDisc(cx, cy, size / 2, name), null),
    ...motif(first, palette, { x: cx - size / 2 - 16, y: cy + 4, scale: 0.8, degrees: -10 }),
    ...motif(second, palette, { x: cx + size / 2 + 16, y: cy + 4, scale: 0.8, degrees: 10 }),
  ]
}

function threeThings({ palette }: PageContext, cx: number, cy: number, folio: number): PageItem[] {
  return [-1, 0, 1].flatMap((place) => {
    const name = palette.motifs[(folio + place + 3) % palette.motifs.length] ?? palette.motifs[0]
    const scale = place === 0 ? 0.85 : 0.55
    return motif(name, palette, { x: cx + place * 22, y: cy + (place === 0 ? 0 : 2), scale, degrees: place * 8 })
  })
}

/** The page's number on a disc of paper, at the outer foot. */
export function folioMark(ctx: PageContext, side: BookPage['side'], folio: number): PageItem[] {
  const x = side === 'left' ? SAFE_MM + 5 : PAGE_MM - SAFE_MM - 5
  const y = PAGE_MM - SAFE_MM - 4.6
  const { palette } = ctx
  return [
    ...sheet(cutDisc(x, y, 5.4, `folio ${folio}`, 0.05), PAPER, mix(palette.sheet, palette.accent, 0.34)),
    ...putLabel(
      ctx,
      { x: x - 5, y: y - 5, width: 10, height: 10 },
      {
        text: String(folio),
        face: 'fredoka',
        sizePt: 12,
        block: `folio-${folio}`,
        role: 'artifact',
        colour: palette.deep,
      },
    ),
  ]
}
