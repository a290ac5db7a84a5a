import {
  type BoxMm,
  OVERSCAN_MM,
  PAGE_MM,
  type PageItem,
  type PictureItem,
  type PictureRef,
} from '../../../domain/page-model/page-model.ts'
import { PAPER } from '../../../domain/page-model/theme-palette.ts'
import { LEAST_PPI } from '../../../domain/preflight.ts'
import type { Composition, PlacedPicture } from '../../../ports/typesetter.ts'
import { sheet, tornRectangle } from '../ornaments/paper.ts'
import type { PageContext } from './context.ts'

const MM_PER_INCH = 25.4

export function pictureOf<P extends PlacedPicture>({ input }: { input: Composition<P> }, ref: PictureRef): P {
  const picture = ref.kind === 'avatar' ? input.avatars.get(ref.name) : input.illustrations.get(ref.key)
  if (!picture) throw new Error(`no picture for ${ref.kind === 'avatar' ? `the avatar of ${ref.name}` : ref.key}`)
  return picture
}

/** Largest side on the master page at which the picture is still printed with 150 pixels an inch; any, of what is drawn again. */
export function sharpSideMm(ctx: PageContext, ref: PictureRef, on: keyof PageContext['enlarged'] = 'page'): number {
  const { width, height, isVector } = pictureOf(ctx, ref)
  if (isVector) return 3 * PAGE_MM
  const side = (Math.min(width, height) / LEAST_PPI) * (MM_PER_INCH / ctx.enlarged[on])
  return Math.floor(side * 10) / 10
}

export function fillsPage(ctx: PageContext, ref: PictureRef, on: keyof PageContext['enlarged'] = 'page'): boolean {
  return sharpSideMm(ctx, ref, on) >= BLEED_AREA.width
}

/**
 * A picture with too few pixels for a whole page, mounted on the page's paper as large as it stays sharp, about `centre`.
 */
export function plate(
  ctx: PageContext,
  ref: PictureRef & { kind: 'illustration' },
  alt: string,
  {
    on,
    mostMm,
    cx,
    bottom,
    ground,
  }: { on: 'page' | 'board'; mostMm: number; cx: number; bottom: number; ground: string },
): PageItem[] {
  const size = Math.max(90, Math.min(sharpSideMm(ctx, ref, on), mostMm))
  const area: BoxMm = { x: cx - size / 2, y: bottom - size, width: size, height: size }
  const mount = { x: area.x - 4, y: area.y - 4, width: size + 8, height: size + 8 }
  const seen = { x: area.x + 1, y: area.y + 1, width: size - 2, height: size - 2 }
  return [
    ...sheet(tornRectangle(mount, ref.key), PAPER, ground),
    through(ctx, ref, area, tornRectangle(seen, `${ref.key} in`, 0.4), alt),
  ]
}

/** The whole picture, enlarged evenly until it covers `area`; about its middle, or lower if it is tall: feet matter more than sky. */
export function covering(picture: Pick<PlacedPicture, 'width' | 'height'>, area: BoxMm): BoxMm {
  const scale = Math.max(area.width / picture.width, area.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  return { x: area.x - (width - area.width) / 2, y: area.y - (height - area.height) * 0.55, width, height }
}

export const BLEED_AREA: BoxMm = {
  x: -OVERSCAN_MM,
  y: -OVERSCAN_MM,
  width: PAGE_MM + 2 * OVERSCAN_MM,
  height: PAGE_MM + 2 * OVERSCAN_MM,
}

/** A picture that fills the page to beyond the trim. */
export function fullPage(ctx: PageContext, ref: PictureRef, alt: string | null): PictureItem {
  return {
    kind: 'picture',
    picture: ref,
    box: covering(pictureOf(ctx, ref), BLEED_AREA),
    clip: null,
    alt,
    bleeds: true,
  }
}

/** A picture seen through `clip`, which lies within `area`. */
export function through(ctx: PageContext, ref: PictureRef, area: BoxMm, clip: string, alt: string | null): PictureItem {
  return { kind: 'picture', picture: ref, box: covering(pictureOf(ctx, ref), area), clip, alt, bleeds: false }
}
