import type { FaceName, Faces } from '../faces.ts'
import { familiesFor } from '../fonts/family-order.ts'

/** Where a face's missing sign may be borrowed from first. */
const FALLBACK: FaceName = 'andika'
/** What no face need have: it is not drawn. */
const UNDRAWN = /[\u00a0\u200c-\u200e]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

let segmenter: Intl.Segmenter | null = null

/** Letters with all their marks: what a reader takes for one sign, and no line or face may part. */
export function graphemesOf(text: string): string[] {
  if (!/[\u0300-\u{10ffff}]/u.test(text.replace(/[\u2010-\u2027]/gu, ''))) return [...text]
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A face or a family of them: which of its faces sets a whole sign. */
type Candidate = (grapheme: string) => string | null

/** The face that sets a sign: the style's own, else one that may stand in for it, else none. */
export function faceOf(faces: Faces, face: FaceName, grapheme: string): string | null {
  for (const candidate of candidates(faces, face, grapheme)) {
    const found = candidate(grapheme)
    if (found) return found
  }
  return null
}

/** A word in pieces of one face each: letters that belong together come from one family where any has them all. */
export function sharedOut(faces: Faces, word: string, face: FaceName): [face: string, piece: string][] {
  // A mark for which its letter's face has no form stands by itself rather than as a box.
  const graphemes = graphemesOf(word).flatMap((one) => (faceOf(faces, face, one) ? [one] : [...one]))
  const asked = candidates(faces, face, word)
  const pieces: [string, string][] = []
  for (let at = 0; at < graphemes.length; ) {
    const best = asked
      .map((candidate) => longestStart(graphemes, at, candidate))
      .reduce((longest, one) => (one.length > longest.length ? one : longest), [])
    // Clean text has no such sign.
    const named = best.length > 0 ? best : [face]
    for (const name of named) {
      const last = pieces.at(-1)
      if (last && last[0] === name) last[1] += graphemes[at]
      else pieces.push([name, graphemes[at] ?? ''])
      at++
    }
  }
  return pieces
}

/** Faces of the signs from `at` on, as far as the candidate has them and they are all letters, or all none. */
function longestStart(graphemes: readonly string[], at: number, candidate: Candidate): string[] {
  const isWord = LETTER.test(graphemes[at] ?? '')
  const found: string[] = []
  for (let i = at; i < graphemes.length && LETTER.test(graphemes[i] ?? '') === isWord; i++) {
    const name = candidate(graphemes[i] ?? '')
    if (!name) break
    found.push(name)
  }
  return found
}

function candidates(faces: Faces, face: FaceName, word: string): Candidate[] {
  const own =
    (name: FaceName): Candidate =>
    (grapheme) =>
      hasAll(faces[name].has, grapheme) ? name : null
  const { standIns } = faces
  if (standIns.length === 0) return [own(face), own(FALLBACK)]
  const weight = face === 'fredoka' ? 700 : 400
  const families = familiesFor(
    word,
    standIns.map(({ family }) => family),
  ).map((family): Candidate => {
    const members = standIns.filter((one) => one.family === family && one.weight === weight)
    return (grapheme) => members.find(({ has }) => hasAll(has, grapheme))?.name ?? null
  })
  // In a title the regular weight is the last resort for letters; signs are no heavier elsewhere.
  const isLettered = face === 'fredoka' && LETTER.test(word)
  return isLettered ? [own(face), ...families, own(FALLBACK)] : [own(face), own(FALLBACK), ...families]
}

export function hasAll(has: (codePoint: number) => boolean, grapheme: string): boolean {
  for (const sign of grapheme) if (!has(sign.codePointAt(0) ?? 0) && !UNDRAWN.test(sign)) return false
  return true
}
