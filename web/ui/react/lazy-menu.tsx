import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Menu } from './menu.tsx'

const load = () => import('./menu.tsx')
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }))

/** A menu whose script comes with the first hand that reaches for it: a list of a hundred costs nothing until then. */
export function LazyMenu(props: Omit<ComponentProps<typeof Menu>, 'openedBy'>) {
  const [wanted, setWanted] = useState<'pointer' | 'keyboard' | null>(null)
  const button = (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted !== null || undefined}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // A key press is a click without a count.
      onClick={({ detail }) => setWanted(detail === 0 ? 'keyboard' : 'pointer')}
    >
      {props.trigger}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...props} openedBy={wanted} />
    </Suspense>
  )
}
