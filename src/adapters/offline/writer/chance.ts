/** Choices that depend on the seed and on what is being chosen, never on the order of the questions. */
export type Chance = {
  pick<T>(from: readonly [T, ...T[]], about: string): T
  shuffled<T>(from: readonly T[], about: string): T[]
  /** Like `pick`, but seeds that count (`book:12`, `book:13`) come round to the same choice as late as can be. */
  turn<T>(from: readonly [T, ...T[]], about: string): T
  /** Everything, beginning `size` further on for each seed that counts: neighbours share as little as can be. */
  round<T>(from: readonly T[], about: string, size: number): T[]
  /** Like `turn`, and how many times it has come round: what is told again is told differently. */
  cycle<T>(from: readonly [T, ...T[]], about: string): { value: T; round: number }
  /** Everything; the first `size` are a hand that shares as little as can be with that of any of some twenty other seeds. */
  deal<T>(from: readonly T[], about: string, size: number): T[]
}

/** Hands that are dealt before the first comes again. */
const HANDS = 20

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
    cycle(from, about) {
      const turn = hash(`${stem}|${about}`) + count
      return { value: from[turn % from.length] ?? from[0], round: Math.floor(turn / from.length) }
    },
    deal(from, about, size) {
      const hands = handsOf(from.length, Math.min(size, from.length), about)
      const hand = hands[(digits ? count : hash(`${seed}|${about}`)) % HANDS] ?? []
      const dealt = shuffledBy(`${seed}|${about}`, hand)
      const rest = shuffledBy(
        `${seed}|${about}|rest`,
        from.map((_, index) => index).filter((index) => !hand.includes(index)),
      )
      return [...dealt, ...rest].flatMap((index) => from[index] ?? [])
    },
  }
}

const dealt = new Map<string, readonly (readonly number[])[]>()

/** Each hand is the one of many that has least in common with those before it. */
function handsOf(cards: number, size: number, about: string): readonly (readonly number[])[] {
  const key = `${about}|${cards}|${size}`
  const known = dealt.get(key)
  if (known) return known
  const all = Array.from({ length: cards }, (_, index) => index)
  const played = all.map(() => 0)
  const hands: number[][] = []
  // What two hands have in common by chance; one card more is one too many.
  const common = Math.ceil((size * size) / Math.max(1, cards))
  while (hands.length < HANDS) {
    let best: number[] = []
    let least = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 400 && least > 0; attempt++) {
      const hand = all
        .map((card) => ({
          card,
          rank: (played[card] ?? 0) * 0.15 + (hash(`${key}|${hands.length}|${attempt}|${card}`) % 1000) / 1000,
        }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, size)
        .map(({ card }) => card)
      const excess = hands.map((other) => Math.max(0, hand.filter((card) => other.includes(card)).length - common))
      const cost = excess.reduce((sum, count) => sum + count ** 3, 0)
      if (cost < least) [best, least] = [hand, cost]
    }
    for (const card of best) played[card] = (played[card] ?? 0) + 1
    hands.push(best)
  }
  if (dealt.size < 500) dealt.set(key, hands)
  return hands
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
