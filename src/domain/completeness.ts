import type { BookInfo } from './book-info.ts'
import { type Character, missingFields } from './character.ts'
import { DomainError } from './errors.ts'
import { partOf } from './person-facts.ts'
import { unprintableProblem } from './printable-signs.ts'
import { isBlank } from './text.ts'
import type { Language, ReaderAge, Theme } from './vocabulary.ts'

/** The six items that the progress ring counts, in the order of the checklist. */
export const REQUIRED_ITEMS = ['characters', 'title', 'theme', 'language', 'chapters', 'readerAge'] as const
export type RequiredItem = (typeof REQUIRED_ITEMS)[number]

export const MISSING_FIELDS =
  '❌ Por favor, completa todos los campos obligatorios: título, al menos un personaje, tipo de cuento, idioma, edad del lector y número de capítulos'
export const UNPRINTABLE_SIGNS = 'Hay signos que no podemos imprimir.'
export const MISSING_AVATARS = 'Antes de generar la historia, asigna un avatar a todos tus personajes.'

/** A BookInfo from which a book can be made. */
export type CompleteBookInfo = BookInfo & { theme: Theme; language: Language; readerAge: ReaderAge; chapters: number }

export function missingItems(info: BookInfo): RequiredItem[] {
  const has: Record<RequiredItem, boolean> = {
    characters: info.characters.length > 0,
    title: !isBlank(info.title),
    theme: info.theme !== null,
    language: info.language !== null,
    chapters: (info.chapters ?? 0) > 0,
    readerAge: info.readerAge !== null,
  }
  return REQUIRED_ITEMS.filter((item) => !has[item])
}

/** Whole per cent of the six required items that are there. */
export function progressPercent(info: BookInfo): number {
  return Math.round(((REQUIRED_ITEMS.length - missingItems(info).length) / REQUIRED_ITEMS.length) * 100)
}

export function charactersWithoutAvatar(info: BookInfo): string[] {
  return info.characters.filter(lacksAvatar).map(({ name }) => name)
}

/** Whom no picture ever shows needs none. */
export function lacksAvatar(character: Character): boolean {
  return !character.selectedAvatar && partOf(character).drawn !== 'never'
}

export function isComplete(info: BookInfo): info is CompleteBookInfo {
  return missingItems(info).length === 0 && info.characters.every((character) => missingFields(character).length === 0)
}

/** @throws DomainError `book.incomplete`, naming the fields */
export function completeInfo(info: BookInfo): CompleteBookInfo {
  if (isComplete(info)) return info
  const fields = Object.fromEntries([
    ...missingItems(info).map((item) => [item, 'Este campo es obligatorio']),
    ...info.characters.flatMap((character, index) =>
      missingFields(character).map((field) => [
        `characters.${index}.${field}`,
        `Falta completar a ${character.name || 'un personaje'}`,
      ]),
    ),
  ])
  const message =
    missingItems(info).length > 0
      ? MISSING_FIELDS
      : `Faltan datos de: ${info.characters
          .filter((c) => missingFields(c).length > 0)
          .map((c) => c.name || 'personaje sin nombre')
          .join(', ')}`
  throw new DomainError('book.incomplete', { message, fields })
}

/**
 * What stands on the pages in the parent's own words and has a sign that no face of the books has: the sentence to show, by
 * field. Of a book that was made before, such a sign is left out with a note.
 */
export function unprintableFields({ title, dedication, characters, places }: BookInfo): Record<string, string> {
  const texts: [string, string][] = [
    ['title', title],
    ['dedication', dedication],
    ...characters.map(({ name }, index): [string, string] => [`characters.${index}.name`, name]),
    ...places.map(({ name }, index): [string, string] => [`places.${index}.name`, name]),
  ]
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const problem = unprintableProblem(text)
      return problem ? [[field, problem]] : []
    }),
  )
}

/** @throws DomainError `book.incomplete`, naming the fields, or `book.missingAvatars` */
export function readyToGenerate(info: BookInfo): CompleteBookInfo {
  const complete = completeInfo(info)
  const fields = unprintableFields(info)
  if (Object.keys(fields).length > 0) throw new DomainError('book.incomplete', { message: UNPRINTABLE_SIGNS, fields })
  const lacking = charactersWithoutAvatar(info)
  if (lacking.length > 0)
    throw new DomainError('book.missingAvatars', { message: `${MISSING_AVATARS} Sin avatar: ${lacking.join(', ')}` })
  return complete
}
