import { titleOf } from '../../../domain/book-info.ts'
import { type BoxMm, OVERSCAN_MM, PAGE_MM } from '../../../domain/page-model/page-model.ts'
import { typographicMarks } from '../../../domain/page-model/text-rules.ts'
import { THEME_PALETTES, type ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { coverReach, type PrinterProfile } from '../../../domain/printer-profiles.ts'
import { READER_AGE_PROFILES, type ReaderAgeProfile } from '../../../domain/reader-age.ts'
import { nameInBook } from '../../../domain/story.ts'
import type { Composition } from '../../../ports/typesetter.ts'
import type { FaceName, Faces } from '../faces.ts'
import { cleanText } from '../text/clean-text.ts'
import { FIXED_WORDS, type FixedWords } from './words.ts'

/** What every page of a book has in common. */
export type PageContext = {
  /** As the book bears it. */
  title: string
  input: Composition
  faces: Faces
  palette: ThemePalette
  words: FixedWords
  profile: ReaderAgeProfile
  bodyFace: FaceName
  /** How much larger than the master the press shows a page, a cover's board, and a board with what is folded behind it. */
  enlarged: { page: number; board: number; wrap: number }
  /** What a cover's board shows of the master page: all of its height, and of its width what the board has. */
  boardBox: BoxMm
  /** What was left out or squeezed, in English. */
  notes: Set<string>
  /** Signs that no face has, so that they are in no text. */
  leftOut: Set<string>
  clean: (face: FaceName, text: string) => string
  /** What the book calls a character, by the wizard's name. */
  called: (name: string) => string
}

export function pageContext(input: Composition, faces: Faces, printer: PrinterProfile): PageContext {
  const notes = new Set<string>()
  const leftOut = new Set<string>()
  const { info, story } = input
  const { panelWidthMm, panelHeightMm } = printer.cover
  const boardWidth = Math.min(PAGE_MM, (panelWidthMm / panelHeightMm) * PAGE_MM)
  const clean: PageContext['clean'] = (face, text) =>
    cleanText(faces, face, typographicMarks(text, story.language), leftOut)
  return {
    title: clean('fredoka', story.title) || titleOf({ title: '', language: story.language }),
    input,
    faces,
    palette: THEME_PALETTES[info.theme],
    words: FIXED_WORDS[story.language],
    profile: READER_AGE_PROFILES[info.readerAge],
    bodyFace: info.readerAge === '8-10' || info.readerAge === '10+' ? 'literata' : 'andika',
    enlarged: {
      page: printer.trimMm / PAGE_MM,
      board: printer.cover.panelHeightMm / PAGE_MM,
      wrap: coverReach(printer) / (PAGE_MM + 2 * OVERSCAN_MM),
    },
    boardBox: { x: (PAGE_MM - boardWidth) / 2, y: 0, width: boardWidth, height: PAGE_MM },
    notes,
    leftOut,
    clean,
    called: (name) => nameInBook(story, name),
  }
}
