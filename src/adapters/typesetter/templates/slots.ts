import type { BoxMm } from '../../../domain/page-model/page-model.ts'
import { SLOTS } from './slots.gen.ts'

const laidOut: Readonly<Record<string, Readonly<Record<string, BoxMm>>>> = SLOTS

/** The box of a slot as satori placed it. */
export function slot(template: string, name: string): BoxMm {
  const box = laidOut[template]?.[name]
  if (!box) throw new Error(`template ${template} has no slot ${name}`)
  return box
}
