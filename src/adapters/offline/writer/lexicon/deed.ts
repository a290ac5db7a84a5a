import type { Both } from '../plots/plot.ts'

/** Something that somebody does; what they gave or taught in it is used where it is hardest. */
export type Deed = { lines: Both<string>; use: Both<string> | null }

export function deed(es: string, en: string, esUse?: string, enUse?: string): Deed {
  return { lines: { es, en }, use: esUse && enUse ? { es: esUse, en: enUse } : null }
}
