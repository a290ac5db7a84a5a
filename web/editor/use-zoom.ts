import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect } from 'react'
import { laidAtom, placeAtom, wordsAtom } from './editor-state.ts'
import { selector } from './pieces.ts'
import { blockOf } from './words.ts'

const NARROW = '(max-width: 768px)'
/** Of its own units that a page is wide. */
const PAGE = 210
const LEAST_WIDTH = 140
/** As the style sheet lets a line be wider than its measure while it is typed. */
const SLACK = 1.2
/** Beside the paragraph, px. */
const MARGIN = 14

/**
 * On a phone the page comes near enough for its paragraph to fill the width, and stands above the keyboard; elsewhere it only
 * comes into sight.
 */
export function useZoom(stage: RefObject<HTMLElement | null>): void {
  const place = useAtomValue(placeAtom)
  const laid = useAtomValue(laidAtom)
  const block = place && blockOf(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that were laid anew are placed anew
  useEffect(() => {
    const { current } = stage
    if (!current) return
    const follow = () => {
      for (const other of current.querySelectorAll<HTMLElement>('.editor-page[data-near]')) letGo(other)
      const element = block ? current.querySelector<HTMLElement>(selector(block)) : null
      const page = element?.closest<HTMLElement>('.editor-page')
      if (!element || !page) return
      if (matchMedia(NARROW).matches) bringNear(page)
      bringIntoSight(element)
    }
    follow()
    window.visualViewport?.addEventListener('resize', follow)
    return () => window.visualViewport?.removeEventListener('resize', follow)
  }, [stage, block, laid])

  const words = useAtomValue(wordsAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line in which one types is seen though no pages come
  useEffect(() => bringCaretIntoSight(stage.current), [stage, words])
  useEffect(() => {
    const bar = document.querySelector('.editor-bar')
    // What it says may take more lines.
    const watch = new ResizeObserver(() => bringCaretIntoSight(stage.current))
    if (bar) watch.observe(bar)
    return () => watch.disconnect()
  }, [stage])
}

function bringCaretIntoSight(stage: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.dataset.block && stage?.contains(focused)) bringIntoSight(focused)
}

function letGo(page: HTMLElement): void {
  delete page.dataset.near
  page.style.removeProperty('--near')
  page.style.removeProperty('--shift')
}

/** As near as all paragraphs of the page allow, which stand on one measure. */
function bringNear(page: HTMLElement): void {
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-block]')].flatMap((element) => {
    const own = getComputedStyle(element.closest('[style*="--x"]') ?? element)
    const [x = 0, width = 0] = ['--x', '--w'].map((name) => Number(own.getPropertyValue(name)) || 0)
    return width ? [{ left: x, right: x + width }] : []
  })
  if (boxes.length === 0) return
  // Few words stand on a narrow measure, and make it wider as they grow: the page does not jump.
  const left = Math.min(...boxes.map((box) => box.left), (PAGE - LEAST_WIDTH) / 2)
  const measure = Number(getComputedStyle(page.firstElementChild ?? page).getPropertyValue('--measure')) || 0
  const right = Math.max(...boxes.map((box) => box.right), (PAGE + LEAST_WIDTH) / 2, left + measure + SLACK)
  const width = right - left
  const side = page.parentElement?.clientWidth ?? page.clientWidth
  const scale = Math.min(1.9, Math.max(1, (side - 2 * MARGIN) / ((width / PAGE) * side)))
  page.dataset.near = ''
  page.style.setProperty('--near', String(scale))
  page.style.setProperty('--shift', `${Math.round(MARGIN - (left / PAGE) * side * scale)}px`)
}

/** The line in which one types stands between what covers the screen at its head and at its foot. */
function bringIntoSight(element: HTMLElement): void {
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  const bottom = top + (view?.height ?? innerHeight)
  const { top: from, bottom: to } = caretBox() ?? element.getBoundingClientRect()
  const bar = document.querySelector('.editor-bar')?.getBoundingClientRect().height ?? 0
  const head = document.querySelector('.site-nav')?.getBoundingClientRect().bottom ?? 0
  const [first, last] = [Math.max(top, head) + 8, bottom - bar - 16]
  if (from < first) scrollBy({ top: from - first })
  else if (to > last) scrollBy({ top: Math.min(to - last, from - first) })
}

function caretBox(): DOMRect | null {
  const selection = getSelection()
  const { focusNode: node, focusOffset = 0 } = selection ?? {}
  if (!node || !(node instanceof Element ? node : node.parentElement)?.closest('.editor-page')) return null
  const range = document.createRange()
  range.setStart(node, focusOffset)
  const box = range.getClientRects()[0] ?? node.parentElement?.closest('.line')?.getBoundingClientRect()
  return box ?? null
}
