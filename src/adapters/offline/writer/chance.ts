/** Choices that depend on the seed and on what is being chosen, never on the order of the questions. */
export type Chance = {
  pick<T>(from: readonly [T, ...T[]], about: string): T
  shuffled<T>(from: readonly T[], about: string): T[]
  /** Like `pick`, but seeds that count (`book:12`, `book:13`) come round to the same choice as late as can be. */
  turn<T>(from: readonly [T, ...T[]], about: string): T
  /** Everything, beginning `size` further on for each seed that counts: neighbours share as little as can be. */
  round<T>(from: readonly T[], about: string, size: number): T[]
}

export function chanceOf(seed: string): Chance {
  const [digits = ''] = /\d{1,9}$/u.exec(seed) ?? []
  const stem = seed.slice(0, seed.length - digits.length)
  const count = Number(digits)
  const shuffledBy = <T>(key: string, from: readonly T[]): T[] =>
    from
      .map((value, index) => ({ value, rank: hash(`${key}|${index}`) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value)
  return {
    pick(from, about) {
      return from[hash(`${seed}|${about}`) % from.length] ?? from[0]
    },
    shuffled(from, about) {
      return shuffledBy(`${seed}|${about}`, from)
    },
    turn(from, about) {
      return from[(hash(`${stem}|${about}`) + count) % from.length] ?? from[0]
    },
    round(from, about, size) {
      if (from.length === 0) return []
      const order = shuffledBy(`${stem}|${about}`, from)
      const start = (count * size) % order.length
      return [...order.slice(start), ...order.slice(0, start)]
    },
  }
}

/** FNV-1a with a final mix, 32 bits: short keys that differ in one letter must land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
