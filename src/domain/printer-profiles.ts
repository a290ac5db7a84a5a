import { fillerPages, interiorPages, MOST_FILLER_PAGES } from './page-model/page-order.ts'

/** How one printer wants a book. Millimetres. Sources: research of 2026-11-21; ask the printer before a first order. */
export type PrinterProfile = {
  id: PrinterProfileId
  /** As a parent is offered it. */
  label: string
  /** Side of the trimmed square page; the master of 210 mm is scaled to it. */
  trimMm: number
  bleedMm: number
  minPages: number
  maxPages: number
  /** One file with the cover spread as its first page, or interior and cover apart. */
  files: 'merged' | 'separate'
  cover: CoverGeometry
}

/** `panel` is one board of the cover as it is seen; `wrap` what is folded behind it; `joint` the hinge beside the spine. */
export type CoverGeometry = {
  panelWidthMm: number
  panelHeightMm: number
  wrapMm: number
  jointMm: number
  spineMm: (pages: number) => number
}

export const PRINTER_PROFILE_IDS = [
  'generic-210',
  'cloudprinter-hc-210',
  'gelato-hc-200',
  'lulu-hc-216',
  'prodigi-hc-229',
] as const
export type PrinterProfileId = (typeof PRINTER_PROFILE_IDS)[number]

/** Lulu's table for hardcovers: pages up to, spine. */
const LULU_SPINES: readonly (readonly [pages: number, spineMm: number])[] = [
  [84, 6],
  [140, 13],
  [168, 16],
  [194, 17],
]

export const PRINTER_PROFILES: Record<PrinterProfileId, PrinterProfile> = {
  // Any local printer, stapled or glued in soft covers.
  'generic-210': {
    id: 'generic-210',
    label: 'Cualquier imprenta · tapa blanda, 21 × 21 cm',
    trimMm: 210,
    bleedMm: 3,
    minPages: 8,
    maxPages: 200,
    files: 'merged',
    cover: flatCover(210, 3, (pages) => (pages / 2) * 0.16 + 0.3),
  },
  // As others measured it: overhang 3, wrap 18 and 3 of bleed beyond it, hinge 5; 150 g paper of bulk 0.9.
  'cloudprinter-hc-210': {
    id: 'cloudprinter-hc-210',
    label: 'Cloudprinter · tapa dura, 21 × 21 cm',
    trimMm: 210,
    bleedMm: 3,
    minPages: 24,
    maxPages: 200,
    files: 'separate',
    cover: {
      panelWidthMm: 213,
      panelHeightMm: 216,
      wrapMm: 21,
      jointMm: 5,
      spineMm: (pages) => (150 * 0.9 * (pages / 2)) / 1000 + 6,
    },
  },
  'gelato-hc-200': {
    id: 'gelato-hc-200',
    label: 'Gelato · tapa dura, 20 × 20 cm',
    trimMm: 200,
    bleedMm: 4,
    minPages: 28,
    maxPages: 200,
    files: 'merged',
    cover: hardcover(200, 20, 8, () => 6),
  },
  'lulu-hc-216': {
    id: 'lulu-hc-216',
    label: 'Lulu · tapa dura, 21,6 × 21,6 cm',
    trimMm: 215.9,
    bleedMm: 3.175,
    minPages: 24,
    maxPages: 194,
    files: 'separate',
    cover: hardcover(215.9, 19, 8, (pages) => LULU_SPINES.find(([upTo]) => pages <= upTo)?.[1] ?? 17),
  },
  'prodigi-hc-229': {
    id: 'prodigi-hc-229',
    label: 'Prodigi · tapa dura, 22,9 × 22,9 cm',
    trimMm: 228.6,
    bleedMm: 3,
    minPages: 24,
    maxPages: 300,
    files: 'separate',
    cover: hardcover(228.6, 18, 8, (pages) => (pages / 2) * 0.16 + 4),
  },
}

export type CoverSpread = {
  widthMm: number
  heightMm: number
  backX: number
  spineX: number
  frontX: number
  panelY: number
}

/** Where the parts of the flat cover lie, from its outermost corner: back, hinge, spine, hinge, front. */
export function coverSpread({ cover }: PrinterProfile, pages: number): CoverSpread {
  const { panelWidthMm, panelHeightMm, wrapMm, jointMm } = cover
  const spineX = wrapMm + panelWidthMm + jointMm
  const frontX = spineX + cover.spineMm(pages) + jointMm
  return {
    widthMm: frontX + panelWidthMm + wrapMm,
    heightMm: panelHeightMm + 2 * wrapMm,
    backX: wrapMm,
    spineX,
    frontX,
    panelY: wrapMm,
  }
}

/** Side of the square that a cover's picture must fill: the board and what is folded behind it. */
export function coverReach({ cover }: PrinterProfile): number {
  return cover.panelHeightMm + 2 * Math.max(cover.wrapMm, cover.jointMm)
}

/** A book may be printed if its length suits the printer and it need not be padded out. */
export function isPrintable(profile: PrinterProfile, chapterPages: number): boolean {
  return (
    fillerPages(chapterPages, profile.minPages) <= MOST_FILLER_PAGES &&
    interiorPages(chapterPages, profile.minPages) <= profile.maxPages
  )
}

/** Text on the spine only where it can be read and will not slip over the edge. */
export function bearsSpineText({ cover }: PrinterProfile, pages: number): boolean {
  return pages >= 80 && cover.spineMm(pages) >= 8
}

function flatCover(trimMm: number, bleedMm: number, spineMm: CoverGeometry['spineMm']): CoverGeometry {
  return { panelWidthMm: trimMm, panelHeightMm: trimMm, wrapMm: bleedMm, jointMm: 0, spineMm }
}

/** Boards stand 2.5 mm over the block at head and foot and begin 7 mm from the spine, where the hinge is. */
function hardcover(trimMm: number, wrapMm: number, jointMm: number, spineMm: CoverGeometry['spineMm']): CoverGeometry {
  return { panelWidthMm: trimMm - 7, panelHeightMm: trimMm + 5, wrapMm, jointMm, spineMm }
}
