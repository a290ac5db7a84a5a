import { z } from 'zod'
import { Character } from './character.ts'
import { Confirmation } from './foreseen.ts'
import { limitedText } from './limited-text.ts'
import { LIMITS } from './limits.ts'
import { foldName, isBlank } from './text.ts'
import { LANGUAGES, READER_AGES, RELATIONSHIP_TYPES, THEMES, valuesOf } from './vocabulary.ts'

export const NAME_TAKEN = '❌ Ya existe un personaje con ese nombre'
export const SELF_RELATION = '❌ Un personaje no puede tener una relación consigo mismo'
export const TOO_MANY_CHARACTERS = `Máximo ${LIMITS.characters} personajes por cuento`

export const Place = z.object({
  name: limitedText('El nombre', LIMITS.placeName),
  description: limitedText('La descripción', LIMITS.placeDescription),
})
export type Place = z.infer<typeof Place>

/** `from` is the [type] of `to`: { from: 'Lucía', type: 'grandchild', to: 'Carmen' } reads "Lucía es nieta de Carmen". */
export const Relationship = z
  .object({
    from: z.string(),
    type: z.enum(valuesOf(RELATIONSHIP_TYPES), 'Ese tipo de relación no existe'),
    to: z.string(),
  })
  .refine(({ from, to }) => !from || foldName(from) !== foldName(to), { message: SELF_RELATION, path: ['to'] })
export type Relationship = z.infer<typeof Relationship>

/** What the wizard fills in. A draft may be incomplete (`null`, empty); what breaks a limit or a rule is no BookInfo. */
export const BookInfo = z
  .object({
    title: limitedText('El título', LIMITS.title),
    theme: z.enum(valuesOf(THEMES), 'Ese tipo de cuento no existe').nullable(),
    language: z.enum(valuesOf(LANGUAGES), 'Ese idioma no está disponible').nullable(),
    readerAge: z.enum(valuesOf(READER_AGES), 'Esa edad del lector no existe').nullable(),
    chapters: z
      .int('El número de capítulos debe ser entero')
      .min(LIMITS.chapters.min, 'Mínimo: 1, Máximo: 10')
      .max(LIMITS.chapters.max, 'Mínimo: 1, Máximo: 10')
      .nullable(),
    moral: limitedText('La moraleja', LIMITS.moral),
    dedication: limitedText('La dedicatoria', LIMITS.dedication),
    freeText: limitedText('El campo libre', LIMITS.freeText),
    characters: z.array(Character).max(LIMITS.characters, TOO_MANY_CHARACTERS),
    places: z.array(Place).max(LIMITS.places, `Máximo ${LIMITS.places} lugares por cuento`),
    relationships: z
      .array(Relationship)
      .max(LIMITS.relationships, `Máximo ${LIMITS.relationships} relaciones por cuento`),
    /** Answers to what was asked of the free text; absent where nothing was answered. */
    confirmed: z.array(Confirmation).max(LIMITS.confirmations).exactOptional(),
  })
  .superRefine(({ characters }, issues) => {
    const seen = new Set<string>()
    characters.forEach(({ name }, index) => {
      const folded = foldName(name)
      if (folded && seen.has(folded))
        issues.addIssue({ code: 'custom', path: ['characters', index, 'name'], message: NAME_TAKEN })
      seen.add(folded)
    })
  })
export type BookInfo = z.infer<typeof BookInfo>

export const FALLBACK_TITLE = 'Cuento sin título'

export function newBookInfo(): BookInfo {
  return {
    title: '',
    theme: null,
    language: null,
    readerAge: null,
    chapters: null,
    moral: '',
    dedication: '',
    freeText: '',
    characters: [],
    places: [],
    relationships: [],
  }
}

/** The title as a produced book bears it. */
export function titleOf(info: Pick<BookInfo, 'title' | 'language'>): string {
  if (!isBlank(info.title)) return info.title.trim()
  return info.language === 'inglés' ? 'Untitled story' : FALLBACK_TITLE
}
