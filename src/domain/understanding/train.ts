import type { Weights } from './content.ts'
import { featuresOf, softmax } from './examples.ts'
import { wordsOf } from './hear.ts'

const ROUNDS = 60
/** Letters of fewer examples say nothing that their word does not say. */
const LEAST_EXAMPLES = 3
/** Of 127: smaller weights are left out. They decide nothing and are most of the file. */
const LEAST_WEIGHT = 7

/** Trains the classifier by gradient descent, the same for the same examples. For the build: it takes seconds. */
export function train(examples: Readonly<Record<string, readonly string[]>>): Weights {
  const needs = Object.keys(examples)
  const texts = needs.flatMap((need, label) =>
    (examples[need] ?? []).map((text) => ({ label, features: featuresOf(wordsOf(text)) })),
  )
  const counts = new Map<string, number>()
  for (const { features } of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = [...counts.keys()].filter((feature) => isKept(feature, counts.get(feature) ?? 0)).sort()
  const rows = new Map(features.map((feature, row) => [feature, row]))
  const idf = features.map((feature) => Math.log((1 + texts.length) / (1 + (counts.get(feature) ?? 0))) + 1)
  const vectors = texts.map(({ label, features }) => ({ label, vector: unitVector(features, rows, idf) }))
  return quantised(needs, features, idf, descend(vectors, needs.length, features.length))
}

function isKept(feature: string, count: number): boolean {
  return feature.startsWith('=') || count >= LEAST_EXAMPLES
}

type Vector = { row: number; value: number }[]

function unitVector(features: ReadonlyMap<string, number>, rows: ReadonlyMap<string, number>, idf: number[]): Vector {
  const vector = [...features].flatMap(([feature, count]) => {
    const row = rows.get(feature)
    return row === undefined ? [] : [{ row, value: count * (idf[row] ?? 0) }]
  })
  const length = Math.sqrt(vector.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return vector.map(({ row, value }) => ({ row, value: value / length }))
}

function descend(texts: { label: number; vector: Vector }[], needs: number, features: number) {
  const weights = new Float32Array(features * needs)
  const bias = new Float64Array(needs)
  const order = texts.map((_, index) => index)
  const random = sequence(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const index of order) {
      const text = texts[index]
      if (!text) continue
      const sums = Array.from(bias)
      for (const { row, value } of text.vector)
        for (let need = 0; need < needs; need++)
          sums[need] = (sums[need] ?? 0) + (weights[row * needs + need] ?? 0) * value
      for (const [need, score] of softmax(sums).entries()) {
        const step = (2 / (1 + round / 10)) * (score - (need === text.label ? 1 : 0))
        bias[need] = (bias[need] ?? 0) - 0.1 * step
        if (Math.abs(step) <= 1e-3) continue
        for (const { row, value } of text.vector)
          weights[row * needs + need] = (weights[row * needs + need] ?? 0) - step * value
      }
    }
  }
  return { weights, bias: Array.from(bias) }
}

function quantised(
  needs: string[],
  features: string[],
  idf: number[],
  { weights, bias }: { weights: Float32Array; bias: number[] },
): Weights {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const idfStep = Math.max(...idf) / 255
  return {
    needs,
    features: features.join(' '),
    idf: base64Of(idf.map((value) => Math.round(value / idfStep))),
    idfStep,
    weights: base64Of(Array.from(weights, (weight) => stepsOf(weight / scale) & 0xff)),
    scale,
    bias: bias.map((value) => Math.round(value * 1000) / 1000),
  }
}

function stepsOf(weight: number): number {
  const steps = Math.round(weight)
  return Math.abs(steps) < LEAST_WEIGHT ? 0 : steps
}

function base64Of(bytes: number[]): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** A fixed sequence of numbers from 0 to 1: the same build from the same examples. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
}
