/** The services behind the trades that cost money, as whoever begins a piece of work meets them. */
export interface PaidServices {
  /**
   * A parent asks anew. What rests because it failed for lack of quota or key is tried at once, by one call: somebody may
   * have mended it since.
   */
  askAnew(): void
}

/** Where nothing is paid for. */
export const NO_SERVICES: PaidServices = { askAnew: () => {} }
