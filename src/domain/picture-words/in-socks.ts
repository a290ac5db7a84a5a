const IN_SOCKS = /(?<!\p{L})(?:en calcetines|in (?:their |his |her )?socks)(?!\p{L})/iu

/** Whether a description says that those in its picture wear no shoes. */
export function areInSocks(alt: string): boolean {
  return IN_SOCKS.test(alt)
}
