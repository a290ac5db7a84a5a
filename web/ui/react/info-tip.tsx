import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** A round "i" that explains: opens on click, closes by a click outside or Escape. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="button button--quiet button--icon info-tip" aria-label={label}>
        <Icon name="info" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="floating" sideOffset={6} align="start" collisionPadding={12}>
          <Popover.Popup className="popover" aria-label={label}>
            <Popover.Description render={<div />}>{children}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
