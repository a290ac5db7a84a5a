/**
 * A paid service did not do its work. `transient` (5xx, timeout, cut connection, unusable answer) and `limited` (too many
 * requests) may pass; `quota`, `unauthorised` and `invalid` will not by themselves, nor will `budget` (this book has used
 * up what it may cost).
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'

  constructor(
    readonly kind: 'transient' | 'limited' | 'quota' | 'unauthorised' | 'invalid' | 'budget',
    /** For the log: no prompt, no name, no key. */
    message: string,
    /** When the service said how long to wait. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
  }
}
