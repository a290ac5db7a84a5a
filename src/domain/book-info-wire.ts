import { z } from 'zod'
import { BookInfo } from './book-info.ts'
import { Character } from './character.ts'
import { Confirmation } from './foreseen.ts'
import { LIMITS } from './limits.ts'
import { FEATURES, type Feature, PRESENCES, type Presence } from './person-facts.ts'
import { foldName } from './text.ts'
import { ANIMAL_COLOURS, ANIMAL_SPECIES, CREATURE_SPECIES, RELATIONSHIP_TYPES, valuesOf } from './vocabulary.ts'

/**
 * BookInfo as product.md spells it outside (`story_title`, `age_read`, `character_1`…), for every door through which it
 * comes: HTTP, the command and the browser. Reads the Spanish aliases and the older shapes; writes one form.
 */
export type WireBookInfo = {
  story_title: string
  type: string
  language: string
  age_read: string
  moral: string
  additional_information: string
  dedication: string
  story_length: { chapters: number }
  characters: WireCharacter[]
  places: { name: string; description: string }[]
  character_relationships: { character_1: string; character_2: string; relationship_type: string }[]
  /** Answers to what was asked of the free text. */
  confirmed?: { question: string; answer: string }[]
}

export type WireCharacter = {
  name: string
  age: string
  gender: string
  species: string
  protagonismo: string
  skin: string
  hobbies: string[]
  hair: { color?: string; form?: string; length?: string; style?: string }
  eyes: string[]
  clothes: { type: string; color: string }[]
  image_url: string[]
  image_url_selected: string
  /** Only where something is said. */
  features?: Feature[]
  presence?: Presence
}

/** Where avatars stand outside: files by link, not by storage key. */
export type FileLinks = { toKey(link: string): string | null; toLink(key: string): string }

const asTheyAre: FileLinks = { toKey: (link) => link, toLink: (key) => key }

/**
 * Any shape of info that a client, an old record or a file may hold → BookInfo.
 * @throws z.ZodError with paths in wire names
 */
export function readBookInfo(input: unknown, links: FileLinks = asTheyAre): BookInfo {
  const raw = Shape.parse(input)
  const length = raw.story_length ?? raw.longitudCuento
  const candidate = {
    title: text(raw.story_title ?? raw.tituloCuento),
    theme: text(raw.type ?? raw.tipoCuento) || null,
    language: text(raw.language ?? raw.idiomaCuento) || null,
    readerAge: text(raw.age_read) || null,
    chapters: chaptersFrom(length),
    moral: text(raw.moral ?? raw.moralejaCuento),
    dedication: text(raw.dedication),
    freeText: text(raw.additional_information ?? raw.informacionAdicional),
    characters: (raw.characters ?? raw.personajes ?? []).map((character) => characterFrom(character, links)),
    places: (raw.places ?? raw.lugares ?? []).map((place) => ({
      name: text(place.name ?? place.nombre),
      description: text(place.description ?? place.descripcion),
    })),
    relationships: (raw.character_relationships ?? raw.relaciones ?? []).map((relation) => ({
      from: text(relation.character_1 ?? relation.personaje1),
      to: text(relation.character_2 ?? relation.personaje2),
      type: relationshipTypeFrom(text(relation.relationship_type ?? relation.tipoRelacion)),
    })),
  }
  const confirmed = confirmationsFrom(raw.confirmed)
  const checked = BookInfo.safeParse({ ...candidate, ...(confirmed.length > 0 && { confirmed }) })
  if (checked.success) return checked.data
  throw new z.ZodError(checked.error.issues.map((issue) => ({ ...issue, path: wirePath(issue.path) })))
}

/** One character in any of its outside shapes. @throws z.ZodError with paths in wire names */
export function readCharacter(input: unknown, links: FileLinks = asTheyAre): Character {
  const checked = Character.safeParse(characterFrom(WireCharacterInput.parse(input), links))
  if (checked.success) return checked.data
  throw new z.ZodError(
    checked.error.issues.map((issue) => ({ ...issue, path: wirePath(['characters', 0, ...issue.path]).slice(2) })),
  )
}

export function writeBookInfo(info: BookInfo, links: FileLinks = asTheyAre): WireBookInfo {
  return {
    story_title: info.title,
    type: info.theme ?? '',
    language: info.language ?? '',
    age_read: info.readerAge ?? '',
    moral: info.moral,
    additional_information: info.freeText,
    dedication: info.dedication,
    story_length: { chapters: info.chapters ?? 0 },
    characters: info.characters.map((character) => writeCharacter(character, links)),
    places: info.places.map(({ name, description }) => ({ name, description })),
    character_relationships: info.relationships.map(({ from, to, type }) => ({
      character_1: from,
      character_2: to,
      relationship_type: type,
    })),
    ...(info.confirmed && info.confirmed.length > 0 && { confirmed: info.confirmed }),
  }
}

export function writeCharacter(character: Character, links: FileLinks = asTheyAre): WireCharacter {
  const { colour, form, length, style } = character.hair
  const isBeast = character.gender === 'animal' || character.gender === 'imaginary_creature'
  return {
    name: character.name,
    age: character.age ?? '',
    gender: character.gender ?? '',
    species: isBeast
      ? [character.colour, character.species].filter(Boolean).join(' ')
      : character.gender
        ? 'human'
        : '',
    protagonismo: character.role,
    skin: character.skin ?? '',
    hobbies: character.hobbies,
    hair: {
      ...(colour && { color: colour }),
      ...(form && { form }),
      ...(length && { length }),
      ...(style && { style }),
    },
    eyes: character.eyes ? [character.eyes] : [],
    clothes: character.clothes.map(({ type, colour }) => ({ type, color: colour })),
    image_url: character.avatars.map(links.toLink),
    image_url_selected: character.selectedAvatar ? links.toLink(character.selectedAvatar) : '',
    ...(character.features?.length && { features: character.features }),
    ...(character.presence && character.presence !== 'here' && { presence: character.presence }),
  }
}

const Text = z.union([z.string(), z.null()]).optional()
const Loose = z.looseObject({})
const WireClothes = z.array(z.union([z.string(), z.object({ type: z.string(), color: Text, colour: Text })]))
const WireCharacterInput = z.object({
  name: Text,
  age: Text,
  gender: Text,
  species: Text,
  protagonismo: Text,
  skin: Text,
  hobbies: z.union([z.array(z.string()), z.string(), z.null()]).optional(),
  hair: z.union([z.object({ color: Text, colour: Text, form: Text, length: Text, style: Text }), z.null()]).optional(),
  eyes: z.union([z.array(z.string()), z.string(), z.null()]).optional(),
  clothes: z.union([WireClothes, z.null()]).optional(),
  image_url: z.union([z.array(z.string()), z.string(), z.null()]).optional(),
  image_url_selected: Text,
  features: z.unknown().optional(),
  presence: z.unknown().optional(),
})
const Shape = z.object({
  story_title: Text,
  tituloCuento: Text,
  type: Text,
  tipoCuento: Text,
  language: Text,
  idiomaCuento: Text,
  age_read: Text,
  moral: Text,
  moralejaCuento: Text,
  additional_information: Text,
  informacionAdicional: Text,
  dedication: Text,
  story_length: z.union([Loose, z.number(), z.string(), z.null()]).optional(),
  longitudCuento: z.union([Loose, z.number(), z.string(), z.null()]).optional(),
  characters: z.array(WireCharacterInput).optional(),
  personajes: z.array(WireCharacterInput).optional(),
  places: z.array(z.object({ name: Text, nombre: Text, description: Text, descripcion: Text })).optional(),
  lugares: z.array(z.object({ name: Text, nombre: Text, description: Text, descripcion: Text })).optional(),
  character_relationships: z
    .array(
      z.object({
        character_1: Text,
        personaje1: Text,
        character_2: Text,
        personaje2: Text,
        relationship_type: Text,
        tipoRelacion: Text,
      }),
    )
    .optional(),
  confirmed: z.unknown().optional(),
  relaciones: z
    .array(
      z.object({
        character_1: Text,
        personaje1: Text,
        character_2: Text,
        personaje2: Text,
        relationship_type: Text,
        tipoRelacion: Text,
      }),
    )
    .optional(),
})

function characterFrom(raw: z.infer<typeof WireCharacterInput>, links: FileLinks) {
  const gender = text(raw.gender) || 'male'
  const isBeast = gender === 'animal' || gender === 'imaginary_creature'
  const { species, colour } = isBeast ? splitSpecies(text(raw.species)) : { species: null, colour: null }
  const bald = text(raw.hair?.color ?? raw.hair?.colour) === 'bald'
  const hair = {
    colour: text(raw.hair?.color ?? raw.hair?.colour) || null,
    form: text(raw.hair?.form) || null,
    length: text(raw.hair?.length) || null,
    style: text(raw.hair?.style) || null,
  }
  const keys = listFrom(raw.image_url)
    .map(links.toKey)
    .filter((key) => key !== null)
  const selected = text(raw.image_url_selected) ? links.toKey(text(raw.image_url_selected)) : null
  return {
    name: text(raw.name).trim(),
    gender: Object.hasOwn(raw, 'gender') ? text(raw.gender) || null : gender,
    age: Object.hasOwn(raw, 'age') ? text(raw.age) || null : 'adult',
    role: text(raw.protagonismo) || 'protagonista',
    species,
    colour,
    skin: isBeast ? null : text(raw.skin) || null,
    hair: isBeast
      ? { colour: null, form: null, length: null, style: null }
      : bald
        ? { colour: 'bald', form: 'bald', length: null, style: null }
        : hair,
    eyes: isBeast ? null : (listFrom(raw.eyes)[0] ?? null),
    clothes: (raw.clothes ?? []).map(garmentFrom),
    hobbies: listFrom(raw.hobbies)
      .flatMap((hobby) => hobby.split(','))
      .map((hobby) => hobby.trim())
      .filter(Boolean),
    avatars: [...new Set(keys)],
    selectedAvatar: selected && keys.includes(selected) ? selected : null,
    ...factsFrom(raw, isBeast),
  }
}

/** What is unknown here, said twice or the same as nothing is left out: nobody's book is refused for a fact. */
function factsFrom({ features, presence }: z.infer<typeof WireCharacterInput>, isBeast: boolean) {
  const said: unknown[] = Array.isArray(features) && !isBeast ? features : []
  const known = valuesOf(FEATURES).filter((feature) => said.includes(feature))
  const where = valuesOf(PRESENCES).find((value) => value === presence && value !== 'here')
  return { ...(known.length > 0 && { features: known }), ...(where && { presence: where }) }
}

/** `green dragon`, `dragon`, or (half chosen) `green`; a word that is neither is kept as the species so that the schema names it. */
function splitSpecies(stored: string): { species: string | null; colour: string | null } {
  const words = stored.split(' ').filter(Boolean)
  const colour = words.find((word) => Object.hasOwn(ANIMAL_COLOURS, word)) ?? null
  const rest = words.filter((word) => word !== colour).join(' ')
  const known: string[] = [...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)]
  return { colour, species: known.find((species) => species === rest) ?? (rest && rest !== 'human' ? rest : null) }
}

/** Older data has plain strings: `red tshirt`, or `tshirt`. */
function garmentFrom(raw: z.infer<typeof WireClothes>[number]) {
  if (typeof raw !== 'string') return { type: raw.type, colour: text(raw.color ?? raw.colour) || 'blue' }
  const [first = '', second] = raw.split(/[\s_-]+/u)
  return second ? { colour: first, type: second } : { colour: 'blue', type: first }
}

function chaptersFrom(raw: z.infer<typeof Shape>['story_length']): unknown {
  const value = raw !== null && typeof raw === 'object' ? (raw.chapters ?? raw.capitulos) : raw
  if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null
  return typeof value === 'string' ? Number(value) : value
}

/** Stored value, Spanish label (`Abuelo/abuela`) or one of its halves (`abuela`). */
function relationshipTypeFrom(raw: string): string {
  const folded = foldName(raw)
  const match = Object.entries(RELATIONSHIP_TYPES).find(
    ([value, label]) => value === raw || foldName(label) === folded || foldName(label).split('/').includes(folded),
  )
  return match?.[0] ?? raw
}

/** Of an older question, or of no shape at all: left out, never refused. */
function confirmationsFrom(raw: unknown): Confirmation[] {
  const all = Array.isArray(raw) ? raw.flatMap((one) => Confirmation.safeParse(one).data ?? []) : []
  const last = new Map(all.map((one) => [one.question, one]))
  return [...last.values()].slice(0, LIMITS.confirmations)
}

function listFrom(raw: string | string[] | null | undefined): string[] {
  return (Array.isArray(raw) ? raw : [raw ?? '']).map((item) => item.trim()).filter(Boolean)
}

function text(raw: string | null | undefined): string {
  return raw ?? ''
}

const WIRE_NAMES: Record<string, string> = {
  title: 'story_title',
  theme: 'type',
  readerAge: 'age_read',
  chapters: 'story_length.chapters',
  freeText: 'additional_information',
  relationships: 'character_relationships',
  role: 'protagonismo',
  colour: 'color',
  from: 'character_1',
  to: 'character_2',
  avatars: 'image_url',
  selectedAvatar: 'image_url_selected',
}

function wirePath(path: PropertyKey[]): PropertyKey[] {
  return path.flatMap((part, index) => {
    if (part === 'type' && path[0] === 'relationships') return ['relationship_type']
    if (part === 'colour' && index === 2 && path[0] === 'characters') return ['species']
    return (WIRE_NAMES[String(part)] ?? String(part)).split('.')
  })
}
