import { fillerPages, MOST_FILLER_PAGES } from '../../domain/page-model/page-order.ts'
import {
  isPrintable,
  PRINTER_PROFILE_IDS,
  PRINTER_PROFILES,
  type PrinterProfile,
} from '../../domain/printer-profiles.ts'
import type { PressExpectation } from '../../ports/preflight.ts'
import { type Findings, TO_DO } from './findings.ts'

/** @param found pages of the interior, the cover apart */
export function checkPageCount(
  found: number,
  profile: PrinterProfile,
  { interiorPages, chapterPages }: PressExpectation,
  findings: Findings,
): void {
  const refuse = (what: string, advice?: string) =>
    findings.refuse('pageCount', { file: 'interior', page: null }, what, advice)
  if (found !== interiorPages) refuse(`hay ${found} páginas y tendrían que ser ${interiorPages}`)
  else if (found % 4 !== 0) refuse(`hay ${found} páginas, que no se pueden repartir en pliegos de cuatro`)
  if (found < profile.minPages || interiorPages > profile.maxPages)
    refuse(
      `hay ${found} páginas, y esta imprenta encuaderna entre ${profile.minPages} y ${profile.maxPages}`,
      otherPrinter(chapterPages),
    )
  else if (!isPrintable(profile, chapterPages)) {
    const fillers = fillerPages(chapterPages, profile.minPages)
    refuse(
      `habría ${fillers} páginas de relleno para llegar a las ${profile.minPages} que pide esta imprenta, y no ponemos más de ${MOST_FILLER_PAGES}`,
      otherPrinter(chapterPages),
    )
  }
}

function otherPrinter(chapterPages: number): string {
  const other = PRINTER_PROFILE_IDS.map((id) => PRINTER_PROFILES[id]).find((one) => isPrintable(one, chapterPages))
  return other ? `Elige otra imprenta: con «${other.label}» sí se puede.` : TO_DO.other
}
