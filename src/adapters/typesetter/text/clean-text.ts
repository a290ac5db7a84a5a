import { tidyText } from '../../../domain/page-model/text-rules.ts'
import type { FaceName, Faces } from '../faces.ts'

/** Where a face's missing sign may be borrowed from. */
const FALLBACK: FaceName = 'andika'
const SELECTORS = /[\ufe00-\ufe0f]|\u200d|[\u{e0020}-\u{e007f}]/gu

/** Text that the faces can set, tidied. What none of them has (an emoji, a foreign script) is left out and noted. */
export function cleanText(faces: Faces, face: FaceName, text: string, notes: Set<string>): string {
  const kept = [...tidyText(text.replace(SELECTORS, ''))].filter((sign) => {
    if (faceOf(faces, face, sign)) return true
    notes.add(`left out a sign that no font has: U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`)
    return false
  })
  return tidyText(kept.join(''))
}

/** The face that sets a sign: the style's own, else the fallback, else none. */
export function faceOf(faces: Faces, face: FaceName, sign: string): FaceName | null {
  const codePoint = sign.codePointAt(0) ?? 0
  if (codePoint === 0xa0 || faces[face].has(codePoint)) return face
  return faces[FALLBACK].has(codePoint) ? FALLBACK : null
}
