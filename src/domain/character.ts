import { z } from 'zod'
import { limitedText } from './limited-text.ts'
import { LIMITS } from './limits.ts'
import { FEATURES, type Feature, PRESENCES, type Presence } from './person-facts.ts'
import { isBlank } from './text.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  agesOf,
  CREATURE_SPECIES,
  EYE_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  GENDERS,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  HEAD_GARMENTS,
  isHumanGender,
  LOWER_GARMENTS,
  ROLES,
  SKINS,
  speciesOf,
  valuesOf,
} from './vocabulary.ts'

export const Hair = z.object({
  colour: z.enum(valuesOf(HAIR_COLOURS), 'Ese color de pelo no existe').nullable(),
  form: z.enum(valuesOf(HAIR_FORMS), 'Esa forma de pelo no existe').nullable(),
  length: z.enum(valuesOf(HAIR_LENGTHS), 'Ese largo de pelo no existe').nullable(),
  style: z.enum(valuesOf(HAIR_STYLES), 'Ese peinado no existe').nullable(),
})
export type Hair = z.infer<typeof Hair>

export const Garment = z.object({
  type: z.enum(valuesOf(GARMENTS), 'Esa prenda no existe'),
  colour: z.enum(valuesOf(GARMENT_COLOURS), 'Ese color de prenda no existe'),
})
export type Garment = z.infer<typeof Garment>

export const ONE_HEAD_GARMENT =
  'Solo puedes llevar una prenda en la cabeza a la vez (sombrero, gorra o gorro). Desselecciona la actual para elegir otra.'
export const ONE_LOWER_GARMENT =
  'Solo puedes elegir una prenda inferior (pantalón corto, pantalón largo, vestido o falda). Desselecciona la actual para elegir otra.'

const kind = {
  gender: z.enum(valuesOf(GENDERS), 'Ese tipo de personaje no existe').nullable(),
  age: z.enum(valuesOf(AGES), 'Esa edad no existe').nullable(),
}
const outside = {
  species: z.enum([...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)], 'Esa especie no existe').nullable(),
  colour: z.enum(valuesOf(ANIMAL_COLOURS), 'Ese color no existe').nullable(),
  skin: z.enum(valuesOf(SKINS), 'Ese tono de piel no existe').nullable(),
  hair: Hair,
  eyes: z.enum(valuesOf(EYE_COLOURS), 'Ese color de ojos no existe').nullable(),
  clothes: z
    .array(Garment)
    .refine((clothes) => countOf(clothes, HEAD_GARMENTS) <= 1, ONE_HEAD_GARMENT)
    .refine((clothes) => countOf(clothes, LOWER_GARMENTS) <= 1, ONE_LOWER_GARMENT)
    .refine(
      (clothes) => new Set(clothes.map(({ type }) => type)).size === clothes.length,
      'Cada prenda se elige una sola vez',
    ),
  /** Absent where nothing is said: what was stored and paid for before stays as it is. */
  features: z
    .array(z.enum(valuesOf(FEATURES), 'Ese rasgo no existe'))
    .refine((features) => new Set(features).size === features.length, 'Cada rasgo se elige una sola vez')
    .exactOptional(),
}

/** How somebody looks, be it a character of the parent's or a figure of the story's own. */
export const Looks = z.object({ ...kind, ...outside })
export type Looks = z.infer<typeof Looks>

/**
 * Somebody in the book, perhaps still half described: `null` is what the parent has not chosen yet.
 * Species and colour belong to animals and creatures; skin, hair and eyes to people.
 */
export const Character = z
  .object({
    name: limitedText('El nombre', LIMITS.name),
    ...kind,
    role: z.enum(valuesOf(ROLES), 'Ese papel en el cuento no existe'),
    ...outside,
    hobbies: z
      .array(z.string().max(LIMITS.hobbies.characters, `Cada afición admite ${LIMITS.hobbies.characters} caracteres`))
      .max(LIMITS.hobbies.count, `Máximo ${LIMITS.hobbies.count} aficiones`),
    /** Storage keys of the avatars drawn for this character, oldest first. */
    avatars: z
      .array(z.string())
      .max(LIMITS.avatarsPerCharacter, `Máximo ${LIMITS.avatarsPerCharacter} avatares por personaje`),
    selectedAvatar: z.string().nullable(),
    /** Absent is `here`. */
    presence: z.enum(valuesOf(PRESENCES), 'Esa situación no existe').exactOptional(),
  })
  .superRefine((character, issues) => {
    const { gender, age, species } = character
    if (gender && age && !agesOf(gender).includes(age))
      issues.addIssue({ code: 'custom', path: ['age'], message: 'Esa edad no existe para este tipo de personaje' })
    if (gender && species && !speciesOf(gender).includes(species))
      issues.addIssue({
        code: 'custom',
        path: ['species'],
        message: 'Esa especie no existe para este tipo de personaje',
      })
  })
export type Character = z.infer<typeof Character>

export const NO_HAIR: Hair = { colour: null, form: null, length: null, style: null }

/** A new character starts with nothing chosen but the role. */
export function newCharacter(): Character {
  return {
    name: '',
    gender: null,
    age: null,
    role: 'protagonista',
    species: null,
    colour: null,
    skin: null,
    hair: NO_HAIR,
    eyes: null,
    clothes: [],
    hobbies: [],
    avatars: [],
    selectedAvatar: null,
  }
}

/** Changing the gender resets species, age, skin and everything that only people have. */
export function withGender(character: Character, gender: Character['gender']): Character {
  const reset = { ...character, gender, age: null, species: null, colour: null, skin: null, hair: NO_HAIR, eyes: null }
  // A wheelchair or glasses stay with a person who is a boy or a girl after all.
  return isHuman(reset) ? reset : withFeatures(reset, [])
}

/** None is not said: the field goes. In the order of the list, so that the same choice is the same character. */
export function withFeatures(character: Character, chosen: readonly Feature[]): Character {
  const { features: _, ...rest } = character
  const features = valuesOf(FEATURES).filter((feature) => chosen.includes(feature))
  return features.length > 0 ? { ...rest, features } : rest
}

/** `here` is not said: the field goes. */
export function withPresence(character: Character, presence: Presence): Character {
  const { presence: _, ...rest } = character
  return presence === 'here' ? rest : { ...rest, presence }
}

/** `bald` says everything about hair: the form follows and the rest is cleared. */
export function withHairColour(character: Character, colour: Hair['colour']): Character {
  if (colour === 'bald') return { ...character, hair: { colour, form: 'bald', length: null, style: null } }
  const wasBald = character.hair.colour === 'bald'
  return { ...character, hair: wasBald ? { ...NO_HAIR, colour } : { ...character.hair, colour } }
}

export function isHuman(character: Pick<Character, 'gender'>): boolean {
  return character.gender !== null && isHumanGender(character.gender)
}

/** What is missing before an avatar can be drawn: field names, in the order of the form. */
export function missingFields(character: Character): string[] {
  const missing: string[] = []
  if (isBlank(character.name)) missing.push('name')
  if (!character.gender) return [...missing, 'gender']
  if (!character.age) missing.push('age')
  if (!isHumanGender(character.gender)) {
    if (!character.species) missing.push('species')
    if (!character.colour) missing.push('colour')
    return missing
  }
  const { colour, form, length, style } = character.hair
  if (colour === 'bald') return missing
  if (!colour) missing.push('hair.colour')
  if (!form) missing.push('hair.form')
  if (!length) missing.push('hair.length')
  if (character.gender === 'female' && !style) missing.push('hair.style')
  return missing
}

function countOf(clothes: readonly Garment[], kinds: readonly Garment['type'][]): number {
  return clothes.filter(({ type }) => kinds.includes(type)).length
}
