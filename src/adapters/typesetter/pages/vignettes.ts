import {
  type BookPage,
  type BoxMm,
  PAGE_MM,
  type PageItem,
  type TextItem,
} from '../../../domain/page-model/page-model.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { motif } from '../ornaments/motifs.ts'
import { cutDisc, mix, randomOf, sheet } from '../ornaments/paper.ts'
import { blob } from '../ornaments/path.ts'
import { prop } from '../ornaments/prop.ts'
import type { PageContext } from './context.ts'
import { through } from './pictures.ts'
import type { PageThings } from './story-things.ts'
import { bottomOf } from './text-items.ts'

/** Where a thing may stand on the ground, measured from the outer edge; the first place is beside the folio. */
const STANDS = [
  { from: 36, to: 46, y: 181, scale: 0.95 },
  { from: 66, to: 84, y: 187, scale: 0.6 },
  { from: 104, to: 122, y: 183, scale: 0.78 },
  { from: 146, to: 168, y: 185, scale: 0.68 },
] as const

type Stretch = { from: number; to: number }

/** Two or three things on the ground of a page with few words, of the story where it has some, never as on the page before. */
export function scattered(
  { palette }: PageContext,
  { props }: PageThings,
  folio: number,
  seed: string,
  side: BookPage['side'],
  items: readonly TextItem[],
  /** Where faces look over the hills. */
  taken: readonly Stretch[],
): PageItem[] {
  // Nothing reaches up into the words.
  const highest = bottomOf(items.at(-1), 0) + 3
  const random = randomOf(seed)
  const empty = Math.floor(random() * STANDS.length)
  const waiting = [...props]
  return STANDS.flatMap(({ from, to, y, scale }, i) => {
    const inwards = from + random() * (to - from)
    const degrees = (random() - 0.5) * 18
    if (i === empty || (i === 1 && random() < 0.5)) return []
    const x = side === 'left' ? inwards : PAGE_MM - inwards
    if (taken.some((one) => x + 11 > one.from && x - 11 < one.to)) return []
    const thing = waiting.shift()
    const sizeMm = Math.min(8 + 13 * scale, y + 6 - highest)
    if (sizeMm < 9) return []
    if (thing) return prop(thing, { x, foot: y + 6, sizeMm, flip: random() < 0.5, degrees: degrees / 3 }, null)
    const name = palette.motifs[(i + folio) % palette.motifs.length] ?? palette.motifs[0]
    return motif(name, palette, { x, y, scale: Math.min(scale, sizeMm / 17), degrees })
  })
}

/** Least room below the last line that is filled with a small picture, and the largest that it gets. */
const VIGNETTE = { leastMm: 28, portraitMm: 50, mostMm: 46 } as const

/**
 * Below a page that ends early: at the end of a chapter the portrait of somebody spoken of there, elsewhere a few things of
 * the story on a hill of their own, so that a portrait stays a surprise.
 */
export function vignette(
  ctx: PageContext,
  items: readonly TextItem[],
  box: BoxMm,
  things: PageThings,
  endsChapter: boolean,
  folio: number,
): PageItem[] {
  const bottom = bottomOf(items.at(-1), box.y)
  const room = box.y + box.height - bottom
  if (room < VIGNETTE.leastMm) return []
  const cx = box.x + box.width / 2
  const text = textOf(items)
  const named = ctx.input.info.characters.filter((one) => isShown(ctx, one.name) && text.includes(one.name))
  const chosen = endsChapter && room >= VIGNETTE.portraitMm ? named[folio % Math.max(1, named.length)] : undefined
  if (chosen) return portrait(ctx, chosen.name, cx, bottom + room / 2 + 2, Math.min(VIGNETTE.mostMm, room - 13))
  const height = Math.min(44, room - 10)
  return stillLife(ctx, things, cx, bottom + (room + height) / 2 + 2, height, folio)
}

function textOf(items: readonly TextItem[]): string {
  return items.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
}

function portrait(ctx: PageContext, name: string, cx: number, cy: number, size: number): PageItem[] {
  const { palette } = ctx
  const [first, second] = palette.motifs
  return [
    ...bust(ctx, name, cx, cy, size / 2),
    ...motif(first, palette, { x: cx - size / 2 - 16, y: cy + 4, scale: 0.8, degrees: -10 }),
    ...motif(second, palette, { x: cx + size / 2 + 16, y: cy + 4, scale: 0.8, degrees: 10 }),
  ]
}

/** How much of an avatar's width a bust shows: head and shoulders stand in its upper middle. */
const BUST = { share: 0.62, top: 0.05 } as const

/** Head and shoulders of somebody on a disc of paper. */
export function bust(ctx: PageContext, name: string, cx: number, cy: number, radius: number): PageItem[] {
  const { palette } = ctx
  const side = (radius * 2) / BUST.share
  const area = { x: cx - side / 2, y: cy - radius - side * BUST.top, width: side, height: side }
  return [
    ...sheet(cutDisc(cx, cy, radius + 2, `${name} ring`), palette.sheet, palette.page),
    through(ctx, { kind: 'avatar', name }, area, cutDisc(cx, cy, radius, name), null),
  ]
}

/** Up to three things on a small mound, the tallest in the middle; the theme's own where the story shows none. */
function stillLife(
  { palette }: PageContext,
  { props }: PageThings,
  cx: number,
  foot: number,
  height: number,
  folio: number,
): PageItem[] {
  const few = props.slice(0, 3)
  const ground = mix(palette.sheet, palette.page, 0.25)
  const wide = 26 + few.length * 9
  const mound = blob([
    [cx - wide, foot + 3.6],
    [cx - wide * 0.66, foot - 0.6],
    [cx, foot - 2.6],
    [cx + wide * 0.62, foot - 1],
    [cx + wide, foot + 3.4],
    [cx + wide * 0.5, foot + 5],
    [cx - wide * 0.5, foot + 5.2],
  ])
  const [tall, small] = [Math.min(27, height * 0.78), Math.min(19, height * 0.56)]
  const places = few.length === 1 ? [0] : few.length === 2 ? [-0.5, 0.55] : [0, -1, 1]
  const things = few.flatMap((name, i) => {
    const place = places[i] ?? 0
    const size = i === 0 ? tall : small
    return prop(name, { x: cx + place * 22, foot: foot + Math.abs(place) * 1.2, sizeMm: size, flip: place > 0 }, ground)
  })
  const own = [-1, 1].flatMap((side) => {
    const name = palette.motifs[(folio + side + 3) % palette.motifs.length] ?? palette.motifs[0]
    return motif(name, palette, { x: cx + side * (wide + 9), y: foot - 5, scale: 0.5, degrees: side * 8 })
  })
  if (few.length === 0) return threeThings(palette, cx, foot - height / 2, folio)
  return [...sheet(mound, ground, palette.page), ...things, ...own]
}

function threeThings(palette: PageContext['palette'], cx: number, cy: number, folio: number): PageItem[] {
  return [-1, 0, 1].flatMap((place) => {
    const name = palette.motifs[(folio + place + 3) % palette.motifs.length] ?? palette.motifs[0]
    const scale = place === 0 ? 0.85 : 0.55
    return motif(name, palette, { x: cx + place * 22, y: cy + (place === 0 ? 0 : 2), scale, degrees: place * 8 })
  })
}

/** For the youngest: one or two of those spoken of look over the hills at the foot of the page, where the words leave room. */
export function lookingOver(
  ctx: PageContext,
  items: readonly TextItem[],
  { cast }: PageThings,
  folio: number,
  side: BookPage['side'],
): (Stretch & { items: PageItem[] })[] {
  const text = textOf(items)
  const seen = cast.filter((name) => ctx.input.avatars.has(name) && isShown(ctx, name))
  const named = seen.filter((name) => text.includes(name))
  const faces = (named.length > 0 ? named : seen).slice(0, 2)
  const bottom = bottomOf(items.at(-1), 0)
  const radius = Math.min(25, (191 - bottom - 10) / 2)
  if (radius < 13) return []
  const start = folio % 4 < 2 ? 100 : 64
  return faces.map((name, i) => {
    const own = radius * (i === 0 ? 1 : 0.8)
    const outwards = start + (i === 0 ? 0 : radius * 1.8 + 6)
    const x = side === 'left' ? outwards : PAGE_MM - outwards
    return { items: bust(ctx, name, x, 191 - own, own), from: x - own, to: x + own }
  })
}

/** Nobody who has died or is not born yet smiles from a margin. */
function isShown({ input }: PageContext, who: string): boolean {
  return input.info.characters.some((one) => one.name === who && partOf(one).onCastPage === 'portrait')
}
