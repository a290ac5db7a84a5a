/** Calls that met a closed gate wait here until somebody opens it. Vanilla, so that the client needs no React. */
type Listener = () => void

let waiting: Promise<void> | null = null
let release: (() => void) | null = null
const listeners = new Set<Listener>()

/** Resolves once the gate has been opened; all calls wait for the same one. */
export function openGate(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    release = resolve
  })
  announce()
  return waiting
}

export function gateOpened(): void {
  release?.()
  waiting = null
  release = null
  announce()
}

export function isGateClosed(): boolean {
  return waiting !== null
}

export function onGateChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
