import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Menu } from './menu.tsx'

const load = () => import('./menu.tsx')
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }))

/** A menu whose script comes with the first hand that reaches for it: a list of a hundred costs nothing until then. */
export function LazyMenu(props: Omit<ComponentProps<typeof Menu>, 'defaultOpen'>) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...props} defaultOpen />
    </Suspense>
  )
}
