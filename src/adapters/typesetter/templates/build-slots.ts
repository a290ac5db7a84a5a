import satori from 'satori'
import type { BoxMm } from '../../../domain/page-model/page-model.ts'
import { TEMPLATES } from './templates.tsx'

/** Lays the templates out with satori. @returns the text of `slots.gen.ts` */
export async function slotsSource(): Promise<string> {
  const laidOut: Record<string, Record<string, BoxMm>> = {}
  for (const [template, element] of Object.entries(TEMPLATES)) {
    const slots: Record<string, BoxMm> = {}
    await satori(element, {
      width: 2100,
      height: 2100,
      fonts: [],
      embedFont: false,
      pointScaleFactor: 0,
      onNodeDetected({ props, left, top, width, height }) {
        const name: unknown = props['data-slot']
        if (typeof name === 'string') slots[name] = { x: mm(left), y: mm(top), width: mm(width), height: mm(height) }
      },
    })
    laidOut[template] = slots
  }
  return `// Written by build-slots.ts from templates.tsx: change the template, not this.
export const SLOTS = ${JSON.stringify(laidOut, null, 2)} as const
`
}

const mm = (units: number): number => Math.round(units * 10) / 100

if (import.meta.main) await Bun.write(new URL('./slots.gen.ts', import.meta.url).pathname, await slotsSource())
