import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

/** A sentence that the screen wants read, where it happens. Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone} />
      <div>{children}</div>
    </div>
  )
}
