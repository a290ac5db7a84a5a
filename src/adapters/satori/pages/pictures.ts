import {
  type BoxMm,
  OVERSCAN_MM,
  PAGE_MM,
  type PictureItem,
  type PictureRef,
} from '../../../domain/page-model/page-model.ts'
import type { BookPicture } from '../../../ports/typesetter.ts'
import type { PageContext } from './context.ts'

/** Below this the press shows the pixels. */
export const LEAST_PPI = 150
const MM_PER_INCH = 25.4

export function pictureOf({ input }: Pick<PageContext, 'input'>, ref: PictureRef): BookPicture {
  const picture = ref.kind === 'avatar' ? input.avatars.get(ref.name) : input.illustrations.get(ref.key)
  if (!picture) throw new Error(`no picture for ${ref.kind === 'avatar' ? `the avatar of ${ref.name}` : ref.key}`)
  return picture
}

/** Largest side in millimetres at which the picture still has 150 pixels an inch. */
export function sharpSideMm({ width, height }: Pick<BookPicture, 'width' | 'height'>): number {
  return (Math.min(width, height) / LEAST_PPI) * MM_PER_INCH
}

/** The whole picture, enlarged evenly until it covers `area`; about its middle, or lower if it is tall: feet matter more than sky. */
export function covering(picture: Pick<BookPicture, 'width' | 'height'>, area: BoxMm): BoxMm {
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
