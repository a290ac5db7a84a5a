import { useBlocker } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { guardLeaving } from '../ui/react/leave-guard.ts'
import type { EditingSession } from './editing-session.ts'
import { isChangedAtom } from './editor-state.ts'

export type Leaving = { isAsking: boolean; leave(): void; stay(): void; save(): void }

/** Nobody leaves with unsaved words unasked: by a link, the back button, logging out, closing the tab. */
export function useLeaving(session: EditingSession): Leaving {
  const store = useStore()
  const isChanged = useAtomValue(isChangedAtom)
  const letGo = useRef(false)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const isHeld = () => !letGo.current && store.get(isChangedAtom)
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true })
  useEffect(() => {
    if (!isChanged) return
    return guardLeaving((proceed) => setPending(() => proceed))
  }, [isChanged])

  const isBlocked = blocker.status === 'blocked'
  const leave = () => {
    letGo.current = true
    if (isBlocked) blocker.proceed()
    else pending?.()
    setPending(null)
  }
  const stay = () => {
    if (isBlocked) blocker.reset()
    setPending(null)
  }
  return {
    isAsking: isBlocked || pending !== null,
    leave,
    stay,
    save: () => void session.save().then((isSaved) => (isSaved ? leave() : stay())),
  }
}
