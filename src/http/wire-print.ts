import { z } from '@hono/zod-openapi'
import type { BookId, Print } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import { PREFLIGHT_CHECKS, type PreflightReport } from '../domain/preflight.ts'
import { PRINTER_PROFILE_IDS, PRINTER_PROFILES, type PrinterProfile } from '../domain/printer-profiles.ts'
import type { ProfilePrint } from '../use-cases/print-book.ts'
import { linkTo } from './file-links.ts'

const Outcome = z.enum(['passes', 'warns', 'refuses'])
const Check = z.enum(PREFLIGHT_CHECKS)

export const WirePreflight = z
  .object({
    profile: z.enum(PRINTER_PROFILE_IDS),
    verdict: Outcome,
    interior_pages: z.int(),
    trim_mm: z.number(),
    cover_mm: z.object({ width: z.number(), height: z.number(), spine: z.number() }),
    lowest_ppi: z.number().nullable(),
    checks: z.array(z.object({ check: Check, outcome: Outcome })),
    findings: z.array(
      z.object({
        check: Check,
        severity: z.enum(['warns', 'refuses']),
        file: z.enum(['interior', 'cover']),
        page: z.int().nullable(),
        message: z.string(),
        advice: z.string(),
      }),
    ),
  })
  .openapi('Preflight')

export const WireProfilePrint = z
  .object({
    profile: z.enum(PRINTER_PROFILE_IDS),
    label: z.string(),
    trim_mm: z.number(),
    cover: z.enum(['soft', 'hard']),
    state: z.enum(['none', 'making', 'ready', 'refused', 'stale']),
    print_pdf_url: z.string().nullable(),
    cover_pdf_url: z.string().nullable(),
    preflight: WirePreflight.nullable(),
    made_at: z.string().nullable(),
    /** Spanish; why this printer would not take a book of this length. */
    unsuitable: z.string().nullable(),
    /** Spanish; the last try came to nothing. */
    error: z.string().nullable(),
  })
  .openapi('ProfilePrint')
export type WireProfilePrint = z.infer<typeof WireProfilePrint>

/** As its event tells: the links only where a printer may be given the files. */
export function wirePrint({ profile, verdict, hasCover }: Print, bookId: BookId, capability: string) {
  const link = (key: string, isThere = true) => (isThere && verdict !== 'refuses' ? linkTo(capability, key) : null)
  return {
    profile,
    verdict,
    print_pdf_url: link(fileKeys.printPdf(bookId, profile)),
    cover_pdf_url: link(fileKeys.coverPdf(bookId, profile), hasCover),
  }
}

/** Files of before are no longer offered: they are of another book than the one that is read. */
export function wireProfilePrint(
  { profile: id, state, print, report, hasFailed, unsuitable }: ProfilePrint,
  { bookId, capability }: { bookId: BookId; capability: string },
): WireProfilePrint {
  const { label, trimMm, cover } = PRINTER_PROFILES[id]
  const links = print && state === 'ready' ? wirePrint(print, bookId, capability) : null
  return {
    profile: id,
    label,
    trim_mm: trimMm,
    cover: cover.jointMm === 0 ? 'soft' : 'hard',
    state,
    print_pdf_url: links?.print_pdf_url ?? null,
    cover_pdf_url: links?.cover_pdf_url ?? null,
    preflight: report && wirePreflight(report),
    made_at: print?.madeAt ?? null,
    unsuitable: unsuitable && UNSUITABLE[unsuitable](PRINTER_PROFILES[id]),
    error: hasFailed ? 'La última vez no pudimos preparar los archivos. Vuelve a intentarlo.' : null,
  }
}

const UNSUITABLE: Record<NonNullable<ProfilePrint['unsuitable']>, (profile: PrinterProfile) => string> = {
  short: ({ minPages }) =>
    `Tu cuento es demasiado corto: esta imprenta pide ${minPages} páginas y habría que dejar muchas en blanco.`,
  long: ({ maxPages }) => `Tu cuento es demasiado largo: esta imprenta admite ${maxPages} páginas como mucho.`,
}

function wirePreflight(report: PreflightReport): z.infer<typeof WirePreflight> {
  return {
    profile: report.profile,
    verdict: report.verdict,
    interior_pages: report.interiorPages,
    trim_mm: report.trimMm,
    cover_mm: report.coverMm,
    lowest_ppi: report.lowestPpi,
    checks: [...report.checks],
    findings: [...report.findings],
  }
}
