/** A stable whole number from words: what a parent did not choose follows from the name, for ever. */
export function hashOf(...words: string[]): number {
  let hash = 2166136261
  for (const char of words.join('\u0000')) {
    hash ^= char.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  hash ^= hash >>> 15
  return Math.imul(hash, 2246822519) >>> 0
}

export function pick<T>(values: readonly [T, ...T[]], ...words: string[]): T {
  return values[hashOf(...words) % values.length] ?? values[0]
}
