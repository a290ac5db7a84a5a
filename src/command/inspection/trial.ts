import type { Illustrator, Picture } from '../../ports/illustrator.ts'
import type { Inspection, PictureInspector } from '../../ports/picture-inspector.ts'
import { pooled } from '../../use-cases/pool.ts'
import { FAULT_KINDS, type FaultKind, type Planted, planted } from './faults.ts'
import type { Sample } from './samples.ts'

export type TrialNeeds = {
  /** Draws what is planted: one that draws what it is told. */
  illustrator: Illustrator
  inspector: PictureInspector
  /** Lays over a picture what no scene says. */
  paint: Record<'lettering' | 'flat', (picture: Picture) => Promise<Picture>>
}

export type Reason = Extract<Inspection, { ok: false }>['reason']

export type TrialResult = {
  faults: { kind: FaultKind; planted: number; caught: number }[]
  clean: number
  /** Of the clean ones, why they were found wanting. */
  falseAlarms: Partial<Record<Reason, number>>
}

type Case = { sample: Sample; fault: FaultKind | null; drawn: Planted }

const AT_ONCE = 4

/** So many pictures, half of them with one fault each: every kind in turn, where a picture can have it. */
export function casesFrom(samples: readonly Sample[], count: number): Case[] {
  const faulty = Math.floor(count / 2)
  const clean = Array.from({ length: count - faulty }, (_, at) => samples[at % Math.max(1, samples.length)])
  const next = new Map<FaultKind, number>()
  const wrong = Array.from({ length: faulty }, (_, at) => {
    const kind = FAULT_KINDS[at % FAULT_KINDS.length] ?? 'missing'
    for (let tried = 0; tried < samples.length; tried++) {
      const index = ((next.get(kind) ?? at) + tried) % samples.length
      const sample = samples[index]
      const drawn = sample && planted(kind, sample)
      if (!drawn) continue
      next.set(kind, index + 1)
      return { sample, fault: kind, drawn }
    }
    return null
  })
  return [
    ...clean.flatMap((sample) => (sample ? [{ sample, fault: null, drawn: sample }] : [])),
    ...wrong.filter((one) => one !== null),
  ]
}

/** Draws each, and asks the inspector as a book would: with what was meant, whatever was drawn. */
export async function tryInspector(
  { illustrator, inspector, paint }: TrialNeeds,
  cases: readonly Case[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<TrialResult> {
  let done = 0
  const seen = await pooled(cases, AT_ONCE, async ({ sample, fault, drawn }) => {
    const { scene, characters, paint: over } = drawn
    const outcome = await illustrator.draw({ ...sample.brief, scene, characters }, signal)
    if (outcome.kind !== 'drawn') return { fault, reason: null }
    const picture = over ? await paint[over](outcome.picture) : outcome.picture
    const shown = { scene: sample.scene, characters: sample.characters }
    const inspection = await inspector.inspect(picture, [], shown, signal)
    onProgress(++done, cases.length)
    return { fault, reason: inspection.ok ? null : inspection.reason }
  })
  const clean = seen.filter(({ fault }) => fault === null)
  const falseAlarms: Partial<Record<Reason, number>> = {}
  for (const { reason } of clean) if (reason) falseAlarms[reason] = (falseAlarms[reason] ?? 0) + 1
  const faults = FAULT_KINDS.map((kind) => {
    const ofKind = seen.filter(({ fault }) => fault === kind)
    return { kind, planted: ofKind.length, caught: ofKind.filter(({ reason }) => reason !== null).length }
  })
  return { faults: faults.filter(({ planted }) => planted > 0), clean: clean.length, falseAlarms }
}
