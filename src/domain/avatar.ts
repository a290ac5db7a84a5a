import { z } from 'zod'
import type { BookInfo } from './book-info.ts'
import type { Character } from './character.ts'
import { DomainError } from './errors.ts'
import { LIMITS } from './limits.ts'
import { FEATURES, type Feature } from './person-facts.ts'
import { foldName } from './text.ts'
import { valuesOf } from './vocabulary.ts'

export const TOO_MANY_AVATARS = `Máximo ${LIMITS.avatarsPerCharacter} avatares por personaje`

/** An avatar that the server drew, whether or not the parent kept it: counted against the character's five. */
export const Avatar = z.object({
  file: z.string(),
  character: z.string(),
  createdAt: z.string(),
  /** False while it is being drawn: its place is taken, its file is not there yet. */
  ready: z.boolean().default(true),
  /** Those of the character's that it was drawn with; absent: none. */
  features: z.array(z.enum(valuesOf(FEATURES))).exactOptional(),
})
export type Avatar = z.infer<typeof Avatar>

/** A drawing that a dead process left unfinished holds its place no longer than this. */
const RESERVATION_MS = 10 * 60_000

/**
 * Takes a place among the character's five before anything is drawn, so that parallel calls cannot make a sixth.
 * @param createdAt ISO
 */
export function withAvatarReserved(
  avatars: readonly Avatar[],
  file: string,
  character: string,
  createdAt: string,
): Avatar[] {
  const expired = Date.parse(createdAt) - RESERVATION_MS
  const alive = avatars.filter(({ ready, createdAt }) => ready || Date.parse(createdAt) > expired)
  if (avatarsOf(alive, character).length >= LIMITS.avatarsPerCharacter)
    throw new DomainError('avatar.tooMany', { message: TOO_MANY_AVATARS })
  const names = new Set([...alive.map(({ character }) => foldName(character)), foldName(character)])
  if (names.size > LIMITS.characters) throw new DomainError('character.tooMany')
  return [...alive, { file, character, createdAt, ready: false }]
}

/** A character's features that an avatar was drawn without. */
export function featuresMissingIn(
  drawnWith: readonly Feature[],
  { features = [] }: Pick<Character, 'features'>,
): Feature[] {
  return features.filter((feature) => !drawnWith.includes(feature))
}

export function avatarsOf(avatars: readonly Avatar[], character: string): Avatar[] {
  const folded = foldName(character)
  return avatars.filter((avatar) => foldName(avatar.character) === folded)
}

/** A client names avatars; only those that the server made for this book count. */
export function withOwnAvatars(info: BookInfo, avatars: readonly Avatar[]): BookInfo {
  const own = new Set(avatars.filter(({ ready }) => ready).map(({ file }) => file))
  return {
    ...info,
    characters: info.characters.map((character) => {
      const kept = character.avatars.filter((file) => own.has(file))
      const selected = character.selectedAvatar && own.has(character.selectedAvatar) ? character.selectedAvatar : null
      return { ...character, avatars: kept, selectedAvatar: selected }
    }),
  }
}

/**
 * Avatars follow their characters: a renamed one takes them along, a removed one loses them. Those of a character that
 * was never saved stay, for its form may still be open.
 */
export function avatarsAfterEdit(avatars: readonly Avatar[], before: BookInfo, after: BookInfo): Avatar[] {
  const bearer = new Map(after.characters.flatMap(({ name, avatars }) => avatars.map((file) => [file, name] as const)))
  const namesBefore = new Set(before.characters.map(({ name }) => foldName(name)))
  const namesAfter = new Set(after.characters.map(({ name }) => foldName(name)))
  return avatars
    .map((avatar) => ({ ...avatar, character: bearer.get(avatar.file) ?? avatar.character }))
    .filter(({ character }) => namesAfter.has(foldName(character)) || !namesBefore.has(foldName(character)))
}
