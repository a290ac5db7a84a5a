import { THEME_PALETTES, type ThemePalette } from '../../../domain/page-model/theme-palette.ts'
import { READER_AGE_PROFILES, type ReaderAgeProfile } from '../../../domain/reader-age.ts'
import type { BindingInput } from '../../../ports/typesetter.ts'
import type { FaceName, Faces } from '../faces.ts'
import { cleanText } from '../text/clean-text.ts'
import { FIXED_WORDS, type FixedWords } from './words.ts'

/** What every page of a book has in common. */
export type PageContext = {
  input: BindingInput
  faces: Faces
  palette: ThemePalette
  words: FixedWords
  profile: ReaderAgeProfile
  bodyFace: FaceName
  /** What was left out or squeezed, in English. */
  notes: Set<string>
  clean: (face: FaceName, text: string) => string
}

export function pageContext(input: BindingInput, faces: Faces): PageContext {
  const notes = new Set<string>()
  const { info, story } = input
  return {
    input,
    faces,
    palette: THEME_PALETTES[info.theme],
    words: FIXED_WORDS[story.language],
    profile: READER_AGE_PROFILES[info.readerAge],
    bodyFace: info.readerAge === '8-10' || info.readerAge === '10+' ? 'literata' : 'andika',
    notes,
    clean: (face, text) => cleanText(faces, face, text, notes),
  }
}
