import { useBlocker } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { guardLeaving } from '../ui/react/leave-guard.ts'
import { bookAtom, hasUnsavedChangesAtom } from './state/draft.ts'

/** Nobody leaves with unsaved changes unasked: by a link, the back button, logging out, closing the tab. */
export function useLeaveGuard() {
  const store = useStore()
  const dirty = useAtomValue(hasUnsavedChangesAtom)
  const letGo = useRef(false)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const isHeld = () => !letGo.current && store.get(hasUnsavedChangesAtom)

  const blocker = useBlocker({
    shouldBlockFn: ({ next }) =>
      isHeld() && next.pathname !== `/tuzonaprivada/crearcuento/${store.get(bookAtom).id ?? ''}`,
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  useEffect(() => {
    if (!dirty) return
    return guardLeaving((proceed) => setPending(() => proceed))
  }, [dirty])

  const blocked = blocker.status === 'blocked'
  return {
    isAsking: blocked || pending !== null,
    /** Goes where the parent was going. */
    leave() {
      letGo.current = true
      if (blocked) blocker.proceed()
      else pending?.()
      setPending(null)
    },
    stay() {
      if (blocked) blocker.reset()
      setPending(null)
    },
    /** From here on nothing is asked: the way out has been decided. */
    release() {
      letGo.current = true
    },
  }
}
