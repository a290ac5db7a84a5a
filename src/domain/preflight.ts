import type { PrinterProfileId } from './printer-profiles.ts'

/** What a printer's own check would look at. `file`: can be read at all; `signs`: letters that no face has. */
export const PREFLIGHT_CHECKS = [
  'file',
  'pageCount',
  'boxes',
  'bleed',
  'resolution',
  'fonts',
  'colour',
  'transparency',
  'safeArea',
  'signs',
  'pictures',
] as const
export type PreflightCheck = (typeof PREFLIGHT_CHECKS)[number]

/** Pixels per printed inch: below the first the press shows them, below the second one may see them. */
export const LEAST_PPI = 150
export const FINE_PPI = 240
/** What pictures are drawn for where they can be drawn again. */
export const PRESS_PPI = 300

export type PreflightOutcome = 'passes' | 'warns' | 'refuses'

export type PreflightFinding = {
  check: PreflightCheck
  severity: Exclude<PreflightOutcome, 'passes'>
  file: 'interior' | 'cover'
  /** Page of the interior, from 1 (the cover apart, also where both are one file); null where it is about the whole file. */
  page: number | null
  /** In Spanish, for a parent: what is the matter, and what to do about it. */
  message: string
  advice: string
}

export type PreflightReport = {
  profile: PrinterProfileId
  verdict: PreflightOutcome
  interiorPages: number
  /** Size of the trimmed page and of the flat cover, in millimetres. */
  trimMm: number
  coverMm: { width: number; height: number; spine: number }
  /** Lowest pixels per printed inch of any picture of the files; null where they have none. */
  lowestPpi: number | null
  /** Every check, in the order of `PREFLIGHT_CHECKS`. */
  checks: readonly { check: PreflightCheck; outcome: PreflightOutcome }[]
  findings: readonly PreflightFinding[]
}

export function worst(outcomes: readonly PreflightOutcome[]): PreflightOutcome {
  if (outcomes.includes('refuses')) return 'refuses'
  return outcomes.includes('warns') ? 'warns' : 'passes'
}

/** A finding before the pages that share it are told of together; `what` goes on after "en la página 7". */
export type PageFinding = Omit<PreflightFinding, 'message'> & { what: string }

const MOST_PAGES_NAMED = 8

/** One finding for the parent where many pages have the same. */
export function groupedFindings(findings: readonly PageFinding[]): PreflightFinding[] {
  const alike = Map.groupBy(findings, ({ check, severity, file, what }) => [check, severity, file, what].join(' '))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { what, ...finding } = first
    const pages = [...new Set([first, ...others].flatMap(({ page }) => page ?? []))].sort((a, b) => a - b)
    return [{ ...finding, page: pages[0] ?? null, message: `${placeOf(first.file, pages)} ${what}.` }]
  })
}

function placeOf(file: PreflightFinding['file'], pages: readonly number[]): string {
  if (pages.length === 0) return file === 'cover' ? 'En la cubierta' : 'En el archivo de las páginas'
  if (pages.length === 1) return `En la página ${pages[0]}`
  if (pages.length > MOST_PAGES_NAMED)
    return `En las páginas ${pages.slice(0, MOST_PAGES_NAMED).join(', ')} y ${pages.length - MOST_PAGES_NAMED} más`
  return `En las páginas ${pages.slice(0, -1).join(', ')} y ${pages.at(-1)}`
}
