import type { Rasterizer } from '../../../../ports/rasterizer.ts'
import { inLane } from './lanes.ts'
import { isDimmed, rasterOf } from './picture-of.ts'
import { ALGORITHMIC_MEDIA, withJpegXmp, xmpPacket } from './xmp-mark.ts'

/** A press is given more of a picture than a screen, and less smoothed. */
const PRESS_QUALITY = 90

export class ResvgRasterizer implements Rasterizer {
  jpeg(svg: string, widthPx: number, signal?: AbortSignal): Promise<Uint8Array> {
    return inLane(async () => {
      const bitmap = await rasterOf(svg, { signal, dimmed: isDimmed(ownWidth(svg)), widthPx })
      const jpeg = await new Bun.Image(bitmap).jpeg({ quality: PRESS_QUALITY }).bytes()
      return withJpegXmp(jpeg, xmpPacket(ALGORITHMIC_MEDIA))
    })
  }
}

function ownWidth(svg: string): number {
  return Number(/<svg[^>]* width="(\d+)/u.exec(svg)?.[1] ?? 0)
}
