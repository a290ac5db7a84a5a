/** Choices that depend on the seed and on what is being chosen, never on the order of the questions. */
export type Chance = {
  pick<T>(from: readonly [T, ...T[]], about: string): T
  shuffled<T>(from: readonly T[], about: string): T[]
}

export function chanceOf(seed: string): Chance {
  return {
    pick(from, about) {
      return from[hash(`${seed}|${about}`) % from.length] ?? from[0]
    },
    shuffled(from, about) {
      return from
        .map((value, index) => ({ value, rank: hash(`${seed}|${about}|${index}`) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ value }) => value)
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
