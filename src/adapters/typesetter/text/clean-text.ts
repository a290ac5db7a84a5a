import { tidyText } from '../../../domain/page-model/text-rules.ts'
import type { FaceName, Faces } from '../faces.ts'
import { faceOf, graphemesOf, hasAll } from './shared-out.ts'

/** Signs that ask for another form of the one before, and marks of direction, which the typesetter sets itself. */
const UNSEEN =
  /[\ufe00-\ufe0f]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/gu
/** Between letters of Persian or Hindi a joiner, or its opposite, is part of the spelling; elsewhere it glued emoji. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})|(?<=[\p{sc=Latn}\p{sc=Cyrl}])[\u200c\u200d]/gu

/** Text that the faces can set, tidied. What none of them has (an emoji, a rare script) is left out and added to `leftOut`. */
export function cleanText(faces: Faces, face: FaceName, text: string, leftOut: Set<string>): string {
  const tidied = tidyText(text.replace(UNSEEN, '').replace(IDLE_JOINERS, ''))
  if (hasAll(faces[face].has, tidied)) return tidied
  const kept = graphemesOf(tidied).map((grapheme) => {
    if (faceOf(faces, face, grapheme)) return grapheme
    // A mark that nobody has does not take its letter with it.
    return [...grapheme]
      .filter((sign) => {
        if (faceOf(faces, face, sign)) return true
        leftOut.add(sign)
        return false
      })
      .join('')
  })
  return tidyText(kept.join(''))
}
