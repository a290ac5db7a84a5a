import type { PreflightReport } from '../domain/preflight.ts'
import type { PrinterProfileId } from '../domain/printer-profiles.ts'

export type PressFiles = {
  /** Interior pages, preceded by the flat cover where the printer wants one file. */
  printPdf: Uint8Array
  /** The flat cover (back, spine, front) where the printer wants it apart; null where it is in `printPdf`. */
  coverPdf: Uint8Array | null
}

/** What the files should be, by whoever made them. */
export type PressExpectation = {
  profile: PrinterProfileId
  /** Pages inside, filler included, and how many of them are chapters. */
  interiorPages: number
  chapterPages: number
  /** Signs of the book's texts that no face has, so that they are not on its pages. */
  leftOut: readonly string[]
}

/** Reads files for the press as a printer would, trusting nothing of how they were made. Never throws over what they hold. */
export interface Preflight {
  inspect(files: PressFiles, expected: PressExpectation): Promise<PreflightReport>
}
