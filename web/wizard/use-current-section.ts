import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './copy.ts'
import { sectionAnchor } from './section.tsx'

/** Where the eye begins: below the bars on top, px from the window's edge. */
const LINE_PX = 160
const QUIET_MS = 200
const STILL_PX = 8

/**
 * The section that one is at: the one that was gone to or is being written in, until the page is scrolled away from it;
 * otherwise the last whose top has passed a line. Towards the end of the page, where the tops can get no higher, the line
 * comes down to meet them: at the very end it is the last section.
 */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('title')
  useEffect(() => {
    let pinned: { id: SectionId; scrollY: number | null } | null = null
    let settling: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const look = () => {
      frame = 0
      if (typeof pinned?.scrollY === 'number' && Math.abs(scrollY - pinned.scrollY) > STILL_PX) pinned = null
      setCurrent(pinned?.id ?? sectionAtLine())
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    // Going to a section scrolls, maybe smoothly: what comes to rest is where it is.
    const settle = () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        if (pinned) pinned.scrollY = scrollY
      }, QUIET_MS)
    }
    const scrolled = () => {
      if (pinned?.scrollY === null) settle()
      later()
    }
    const focused = ({ target }: FocusEvent) => {
      const anchor = target instanceof Element && target.closest('.wizard-section')?.id
      const id = SECTIONS.find((id) => sectionAnchor(id) === anchor)
      if (!id) return
      pinned = { id, scrollY: null }
      settle()
      later()
    }
    // By hand, even before the page has come to rest.
    const scrolledByHand = () => {
      pinned = null
    }
    const resized = new ResizeObserver(later)
    resized.observe(document.body)
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('wheel', scrolledByHand, { passive: true })
    addEventListener('touchmove', scrolledByHand, { passive: true })
    document.addEventListener('focusin', focused)
    return () => {
      clearTimeout(settling)
      cancelAnimationFrame(frame)
      resized.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('wheel', scrolledByHand)
      removeEventListener('touchmove', scrolledByHand)
      document.removeEventListener('focusin', focused)
    }
  }, [])
  return current
}

function sectionAtLine(): SectionId {
  const scrollable = document.documentElement.scrollHeight - innerHeight
  const descent = innerHeight - LINE_PX
  const left = (scrollable - scrollY) / Math.min(descent, scrollable)
  const line = LINE_PX + descent * Math.max(0, 1 - left)
  const passed = SECTIONS.findLast((id) => {
    const top = document.getElementById(sectionAnchor(id))?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  return passed ?? 'title'
}
