import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** `done` as was asked, `out` as was asked, or `lacking`. */
export type VerdictMark = 'done' | 'out' | 'lacking'

const ICONS: Readonly<Record<VerdictMark, IconName>> = { done: 'check', out: 'minus', lacking: 'info' }

/** What became of some of what a parent asked for: a sign, a few words, and theirs below. Several stand in `.verdicts`. */
export function Verdict({ mark, title, children }: { mark: VerdictMark; title: string; children: ReactNode }) {
  return (
    <section className={`verdict verdict--${mark}`}>
      <h3>
        <Icon name={ICONS[mark]} />
        {title}
      </h3>
      {children}
    </section>
  )
}
