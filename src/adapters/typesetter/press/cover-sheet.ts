import { BACK_COVER, FRONT_COVER } from '../../../domain/illustrations.ts'
import { type BookPage, PAGE_MM, type PageModel, type ShapeItem } from '../../../domain/page-model/page-model.ts'
import type { ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { coverReach, coverSpread, type PrinterProfile } from '../../../domain/printer-profiles.ts'
import type { Faces } from '../faces.ts'
import { shade } from '../ornaments/paper.ts'
import { rectangle, shape } from '../ornaments/path.ts'
import { pathOperators } from '../pdf/page-content.ts'
import type { Sheet } from '../pdf/pdf-document.ts'
import { spineBand, spineItems, tornBand } from './spine.ts'

/** What the flat cover needs beside the pages. */
export type CoverLook = { faces: Faces; palette: ThemePalette }

/**
 * Back, spine and front as one composition for this printer's sheet. Either picture is enlarged evenly until it fills what
 * is folded round its board and runs on beneath a strip of the theme's paper, which lies over the spine and its folds.
 */
export function coverSheet(model: PageModel, profile: PrinterProfile, pages: number, look: CoverLook): Sheet {
  const spread = coverSpread(profile, pages)
  const { panelWidthMm, panelHeightMm, wrapMm } = profile.cover
  const isSoft = profile.cover.jointMm === 0
  const scale = panelHeightMm / PAGE_MM
  const overhang = (panelWidthMm - PAGE_MM * scale) / 2
  const spineMm = profile.cover.spineMm(pages)
  const middle = spread.spineX + spineMm / 2
  const [front, back] = [FRONT_COVER, BACK_COVER].map((key) =>
    model.pages.find(({ kind }) => kind === (key === FRONT_COVER ? 'frontCover' : 'backCover')),
  )
  if (!front || !back) throw new Error('a book without covers cannot be printed')
  const panel = (page: BookPage, x: number, from: number, to: number) => ({
    page: withPictureTo(page, coverReach(profile) / scale),
    xMm: x + overhang,
    yMm: spread.panelY,
    scale,
    clip: clipOf(rectangle({ x: from, y: 0, width: to - from, height: spread.heightMm }), 0, spread.heightMm),
  })
  const band = tornBand(spineBand(spread, profile, spineMm), spread.heightMm, model.title)
  const strip = (paper: string, items: readonly ShapeItem[], shiftMm: number) => ({
    // The sheet may reach beyond what a page's own paper covers.
    page: { ...front, items: [shape(band, paper), ...items], paper },
    xMm: shiftMm,
    yMm: 0,
    scale: 1,
    clip: clipOf(band, shiftMm, spread.heightMm),
  })
  const { faces, palette } = look
  return {
    widthMm: spread.widthMm,
    heightMm: spread.heightMm,
    trim: isSoft
      ? { x: wrapMm, y: wrapMm, width: spread.widthMm - 2 * wrapMm, height: spread.heightMm - 2 * wrapMm }
      : { x: 0, y: 0, width: spread.widthMm, height: spread.heightMm },
    pages: [
      panel(back, spread.backX, 0, middle),
      panel(front, spread.frontX, middle, spread.widthMm),
      strip(shade(palette.sheet), [], 0.6),
      strip(palette.sheet, spineItems(faces, palette, model.title, profile, spread, pages), 0),
    ],
  }
}

/** A path in millimetres of the sheet as operators in its points, which run upwards. */
function clipOf(d: string, shiftMm: number, heightMm: number): string {
  const pt = (mm: number) => String(Math.round((mm * 72 * 100) / 25.4) / 100)
  return pathOperators(
    d.replace(/(-?[\d.]+) (-?[\d.]+)/gu, (_, x, y) => `${pt(Number(x) + shiftMm)} ${pt(heightMm - Number(y))}`),
  )
}

/** Grows the pictures that run off the page evenly until their shorter side is `reach` millimetres of the page. */
function withPictureTo(page: BookPage, reach: number): BookPage {
  return {
    ...page,
    items: page.items.map((item) => {
      if (item.kind !== 'picture' || !item.bleeds) return item
      const { box } = item
      const grow = Math.max(1, reach / Math.min(box.width, box.height))
      const [width, height] = [box.width * grow, box.height * grow]
      return {
        ...item,
        box: { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height },
      }
    }),
  }
}
