import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isGateClosed, onGateChange } from '../api/gate-door.ts'

const GateOver = lazy(async () => ({ default: (await import('./gate-over.tsx')).GateOver }))

/** Brings the gate's form when a call has met a closed gate. */
export function GateWatch() {
  const closed = useSyncExternalStore(onGateChange, isGateClosed)
  return <Suspense>{closed ? <GateOver /> : null}</Suspense>
}
