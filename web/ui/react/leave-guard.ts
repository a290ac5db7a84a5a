/** An editor with unsaved changes asks before it is left by a way that the router does not see (logging out). */
type Guard = (proceed: () => void) => void

let guard: Guard | null = null

export function guardLeaving(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** Does it at once, or after the guard has asked. */
export function leaveBy(act: () => void): void {
  if (guard) guard(act)
  else act()
}
