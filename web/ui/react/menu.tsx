import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'

export type MenuEntry = {
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen now; said under the label. */
  unavailable?: string | undefined
} & ({ onSelect: () => void } | { href: string; download?: string; newTab?: boolean })

type MenuProps = {
  label: string
  trigger: ReactNode
  entries: readonly MenuEntry[]
  /** Open as soon as it is there; asked for with the keyboard, its first entry has the focus, as at every later time. */
  openedBy?: 'pointer' | 'keyboard'
}

/** A button with a menu: arrows move, Escape closes and gives the focus back. */
export function Menu({ label, trigger, entries, openedBy }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const takeFocus = (open: boolean) => {
    if (open && isFirst.current && openedBy === 'keyboard')
      popup.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus()
    isFirst.current = false
  }
  return (
    <BaseMenu.Root modal defaultOpen={openedBy !== undefined} onOpenChangeComplete={takeFocus}>
      <BaseMenu.Trigger className="button button--quiet button--icon" aria-label={label}>
        {trigger}
      </BaseMenu.Trigger>
      {/* Inside the page's main part, so that who goes by landmarks finds it. */}
      <BaseMenu.Portal container={document.getElementById('contenido') ?? undefined}>
        <BaseMenu.Positioner className="floating" sideOffset={6} align="end">
          <BaseMenu.Popup ref={popup} className="menu">
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const className = entry.danger ? 'menu__item menu__item--danger' : 'menu__item'
  const content = (
    <>
      {entry.icon}
      <span>
        {entry.label}
        {entry.unavailable ? <span className="menu__reason">{entry.unavailable}</span> : null}
      </span>
    </>
  )
  if ('href' in entry && !entry.unavailable)
    return (
      <BaseMenu.LinkItem
        className={className}
        href={entry.href}
        closeOnClick
        {...(entry.download !== undefined && { download: entry.download })}
        {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
      >
        {content}
      </BaseMenu.LinkItem>
    )
  return (
    <BaseMenu.Item
      className={className}
      disabled={Boolean(entry.unavailable)}
      {...('onSelect' in entry && { onClick: entry.onSelect })}
    >
      {content}
    </BaseMenu.Item>
  )
}
