import { FRAME_STYLE } from './frame-style.ts'
import { pagesInView } from './openings.ts'
import { type Side, turnLeaf } from './turn-leaf.ts'

/** product.md §2: pages are found by these, in this order. */
const MARKERS = ['[data-page]', '.page', '.book-page', '.layout-page'] as const

export type Look = { night: boolean; large: boolean; twoUp: boolean }

export type FramePages = {
  count(): number
  /** Whether the first and the last are covers, which are not counted: the numbers printed on the pages begin inside. */
  hasCovers: boolean
  /** Whether its number can be read on the page itself. */
  bearsNumber(page: number): boolean
  /** Whether pages may lie side by side: a text that is merely scrolled has no facing pages. */
  canFace: boolean
  show(page: number, look: Look, turned: 1 | -1 | 0): void
}

/** The pages of a rendered book in a frame; where nothing marks them, screenfuls of it. */
export function pagesOf(frame: Document): FramePages {
  const pages = markedPages(frame)
  const parent = pages[0]?.parentElement
  if (!parent) return screenfuls(frame)
  const style = frame.createElement('style')
  style.textContent = FRAME_STYLE
  frame.head.append(style)
  const canFace = pages.every((page) => page.parentElement === parent)
  let settle = () => {}

  return {
    count: () => pages.length,
    hasCovers: pages[0]?.classList.contains('kind-frontCover') === true,
    bearsNumber: (page) => Boolean(pages[page - 1]?.querySelector('.folio')),
    canFace,
    show(page, look, turned) {
      const { dataset } = frame.documentElement
      setFlag(dataset, 'embedded', true)
      setFlag(dataset, 'night', look.night)
      setFlag(dataset, 'size', look.large)
      const twoUp = look.twoUp && canFace
      parent.dataset.leaves = twoUp ? 'two' : 'one'
      settle()
      const before = pages.filter(({ dataset }) => dataset.leaf && dataset.leaf !== 'away')
      const view = pagesInView(page, pages.length, twoUp)
      const sides = new Map(pages.map((leaf, at) => [leaf, sideOf(at + 1, view, pages.length, twoUp)]))
      const lay = () => {
        for (const [leaf, side] of sides) leaf.dataset.leaf = side
      }
      preload(pages, view)
      for (const number of view) pages[number - 1]?.scrollTo({ top: 0 })
      settle = turned && twoUp ? turnLeaf(before, sides, turned, lay) : () => {}
      if (!turned || !twoUp) lay()
    },
  }
}

function markedPages(frame: Document): HTMLElement[] {
  for (const marker of MARKERS) {
    // A book's own controls may bear the same mark.
    const found = [...frame.querySelectorAll<HTMLElement>(marker)].filter((element) => !element.closest('nav'))
    if (found.length > 0) return found
  }
  return []
}

function sideOf(page: number, view: number[], count: number, twoUp: boolean): Side {
  if (!view.includes(page)) return 'away'
  if (!twoUp) return 'only'
  if (page === 1 || page === count) return 'only'
  return page % 2 === 1 ? 'left' : 'right'
}

/** The next opening's pictures are fetched while this one is read. */
function preload(pages: HTMLElement[], view: number[]): void {
  for (const page of [...view, (view.at(-1) ?? 0) + 1, (view.at(-1) ?? 0) + 2])
    for (const image of pages[page - 1]?.querySelectorAll('img') ?? []) image.loading = 'eager'
}

function screenfuls(frame: Document): FramePages {
  const root = frame.documentElement
  const height = () => root.clientHeight || 1
  return {
    count: () => Math.max(1, Math.ceil((root.scrollHeight - 1) / height())),
    hasCovers: false,
    bearsNumber: () => false,
    canFace: false,
    show(page, { night, large }) {
      setFlag(root.dataset, 'night', night)
      setFlag(root.dataset, 'size', large)
      root.style.overflow = 'hidden'
      frame.defaultView?.scrollTo({ top: (page - 1) * height() })
    },
  }
}

function setFlag(dataset: DOMStringMap, name: string, on: boolean): void {
  if (on) dataset[name] = 'yes'
  else delete dataset[name]
}
