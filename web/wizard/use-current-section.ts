import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './copy.ts'
import { sectionAnchor } from './section.tsx'

/** The section that is being read: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('title')
  useEffect(() => {
    const visible = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        const first = SECTIONS.find((id) => visible.has(sectionAnchor(id)))
        if (first) setCurrent(first)
      },
      { rootMargin: '-120px 0px -55% 0px' },
    )
    for (const id of SECTIONS) {
      const element = document.getElementById(sectionAnchor(id))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
