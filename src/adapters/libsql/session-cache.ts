import type { Session } from '../../ports/user-repository.ts'

/** How long another process may still honour a session that this one ended. In this process it ends at once. */
const FRESH_MS = 1000
const MOST = 5000

/** Sessions looked up a moment ago: every call asks for one, and most calls come in bursts. */
export class SessionCache {
  readonly #kept = new Map<string, { session: Session; readAt: number }>()

  get(tokenHash: string): Session | null {
    const kept = this.#kept.get(tokenHash)
    return kept && performance.now() - kept.readAt < FRESH_MS ? kept.session : null
  }

  keep(session: Session): Session {
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(session.tokenHash, { session, readAt: performance.now() })
    return session
  }

  clear(): void {
    this.#kept.clear()
  }
}
