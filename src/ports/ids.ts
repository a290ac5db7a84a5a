/** Unguessable names for new things. */
export interface Ids {
  /** Random integer below 2^52: JSON carries it as a number. */
  book(): number
  /** Random lower-case text of at least 128 bits, fit for a file name or a link. */
  secret(): string
  /** Short random text for file names and request ids, at least 64 bits. */
  short(): string
}
