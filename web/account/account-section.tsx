import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'

type AccountSectionProps = { id: string; icon: IconName; title: string; lead: string; children: ReactNode }

export function AccountSection({ id, icon, title, lead, children }: AccountSectionProps) {
  return (
    <section className="my-account__section card" aria-labelledby={id}>
      <h2 id={id} className="title--sm my-account__title">
        <Icon name={icon} />
        {title}
      </h2>
      <p className="soft">{lead}</p>
      {children}
    </section>
  )
}

/** A live region from the start, so that what is put into it is announced. */
export function Outcome({ outcome }: { outcome: { tone: 'success' | 'error'; text: string } | null }) {
  return (
    <div className={`notice notice--${outcome?.tone ?? 'success'}`} role="status">
      {outcome?.text}
    </div>
  )
}
