/**
 * Whether there is room left to keep things in. On a full disk nothing can be written down, so this is known in memory, by
 * each process for itself.
 */
export interface Room {
  /** Somebody waits for room; whoever goes on working has found some. */
  readonly isFull: boolean
  /**
   * Calls back each time that somebody begins to wait for room.
   * @returns ends the calls
   */
  onFull(listener: () => void): () => void
  /**
   * Does the work; as long as it fails with DomainError `server.full`, it is done again after a pause.
   * @throws whatever else the work throws, and the signal's reason
   */
  whenThereIs<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}
