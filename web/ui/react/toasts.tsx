import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useRef } from 'react'
import { Icon } from '../icon.tsx'
import { useOutOfTheWay } from './out-of-the-way.ts'

export type Toast = { id: number; text: string; tone: 'success' | 'error' }

const TOAST_MS = 3000

export const toastsAtom = atom<readonly Toast[]>([])

let last = 0

/** Says something that vanishes after 3 s. */
export const showToastAtom = atom(
  null,
  (get, set, text: string, tone: Toast['tone'] = 'success', ms: number = TOAST_MS) => {
    last += 1
    const id = last
    set(toastsAtom, [...get(toastsAtom), { id, text, tone }])
    setTimeout(() => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)), ms)
  },
)

/** The one place where toasts stand; a live region from the start, so that they are announced. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const region = useRef<HTMLDivElement>(null)
  useOutOfTheWay(region, toasts)
  return (
    <div ref={region} className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <p key={id} className={`toast toast--${tone}`}>
          <Icon name={tone} />
          {text}
        </p>
      ))}
    </div>
  )
}
