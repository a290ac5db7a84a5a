/** What time it is. Tests pass one that stands still. */
export interface Clock {
  now(): Date
}
