/** Hears how a paid service keeps a piece of work waiting, so that whoever waits for it can be told. */
export interface Waiting {
  /**
   * It will be tried again, in `forMs` milliseconds.
   * @param why `busy`: too many requests; `failing`: it does not do its work
   */
  held(forMs: number, why: 'busy' | 'failing'): void
  /** A call went through. */
  goesOn(): void
}
