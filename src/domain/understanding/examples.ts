import type { Weights } from './content.ts'
import type { Word } from './hear.ts'

/** A need by how like its examples a clause is, 0 to 1. */
export type RankedNeed = { need: string; score: number }

/** Scores a clause against the examples of all needs, with weights that the build has trained. */
export class Examples {
  readonly #index: ReadonlyMap<string, number>
  readonly #weights: Int8Array
  readonly #idf: Uint8Array

  constructor(readonly content: Weights) {
    this.#index = new Map(content.features.split(' ').map((feature, index) => [feature, index]))
    this.#weights = new Int8Array(bytesOf(content.weights).buffer)
    this.#idf = bytesOf(content.idf)
  }

  /** Needs and `none`, likeliest first. */
  rank(words: readonly Word[]): RankedNeed[] {
    const { needs, bias, scale, idfStep } = this.content
    const known: { row: number; value: number }[] = []
    let length = 0
    for (const [feature, count] of featuresOf(words)) {
      const row = this.#index.get(feature)
      const value = count * (row === undefined ? UNKNOWN_IDF : (this.#idf[row] ?? 0) * idfStep)
      length += value * value
      if (row !== undefined) known.push({ row: row * needs.length, value })
    }
    const unit = scale / (Math.sqrt(length) || 1)
    const sums = needs.map((_, need) => {
      let sum = 0
      for (const { row, value } of known) sum += (this.#weights[row + need] ?? 0) * value
      return (bias[need] ?? 0) + sum * unit
    })
    return softmax(sums)
      .map((score, need) => ({ need: needs[need] ?? '', score }))
      .sort((a, b) => b.score - a.score)
  }
}

/** What a feature that no example has weighs: it makes all others weigh less. */
export const UNKNOWN_IDF = 6

/** Words by ear, and their runs of three to five letters, ends marked. */
export function featuresOf(words: readonly Word[]): Map<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count)
  for (const { heard } of words) {
    if (heard === '') continue
    add(`=${heard}`, 1)
    const marked = `^${heard}$`
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= marked.length; at++) add(marked.slice(at, at + size), 0.4)
  }
  return features
}

export function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** In a loop: a callback for each of some hundred thousand bytes takes longer than all the rest of loading. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
