import { z } from 'zod'
import { BookInfo, Place, Relationship } from './book-info.ts'
import { Character, Garment, Hair } from './character.ts'
import { Confirmation } from './foreseen.ts'
import { LIMITS } from './limits.ts'
import { FEATURES, PRESENCES } from './person-facts.ts'
import { ANIMAL_COLOURS, ANIMAL_SPECIES, CREATURE_SPECIES, valuesOf } from './vocabulary.ts'

/**
 * BookInfo as product.md spells it outside, put together of the very schemas that validate what `readBookInfo` has read.
 * A draft may lack anything; '' and 0 are what is not chosen yet.
 */
const wire = BookInfo.shape
const figure = Character.shape

const DescribedCharacter = z.object({
  name: figure.name,
  age: draft(figure.age),
  gender: draft(figure.gender),
  species: z
    .string()
    .regex(new RegExp(`^(?:|human|(?:(?:${either(valuesOf(ANIMAL_COLOURS))}) ?)?(?:${either(species())})?)$`, 'u'))
    .meta({ description: 'Of animals and creatures colour and species; of people `human`', example: 'green dragon' }),
  protagonismo: figure.role,
  skin: draft(figure.skin),
  hobbies: figure.hobbies,
  hair: z
    .object({
      color: draft(Hair.shape.colour),
      form: draft(Hair.shape.form),
      length: draft(Hair.shape.length),
      style: draft(Hair.shape.style),
    })
    .partial(),
  eyes: z.array(figure.eyes.unwrap()).max(1),
  clothes: z.array(z.object({ type: Garment.shape.type, color: Garment.shape.colour })),
  image_url: figure.avatars,
  image_url_selected: z.string(),
  features: z
    .array(z.enum(valuesOf(FEATURES)))
    .meta({ description: 'Of people. Absent where none is said; unknown ones are ignored' }),
  presence: z
    .enum(valuesOf(PRESENCES))
    .meta({ description: 'Absent is `here`; an unknown one is ignored. Who is `unborn` needs no avatar' }),
})

export const DescribedBookInfo = z
  .object({
    story_title: wire.title,
    type: draft(wire.theme),
    language: draft(wire.language),
    age_read: draft(wire.readerAge),
    moral: wire.moral,
    additional_information: wire.freeText,
    dedication: wire.dedication,
    story_length: z.object({ chapters: z.union([wire.chapters.unwrap(), z.literal(0)]) }),
    characters: z.array(DescribedCharacter.partial()).max(LIMITS.characters),
    places: z.array(Place.partial()).max(LIMITS.places),
    character_relationships: z
      .array(
        z.object({
          character_1: Relationship.shape.from,
          character_2: Relationship.shape.to,
          relationship_type: Relationship.shape.type,
        }),
      )
      .max(LIMITS.relationships),
    confirmed: z.array(Confirmation).max(LIMITS.confirmations).optional(),
  })
  .partial()

/** JSON Schema 2020-12, which is OpenAPI 3.1's. */
export function bookInfoDescription(): Record<string, unknown> {
  const { $schema: _, ...description } = z.toJSONSchema(DescribedBookInfo, { io: 'input' })
  return { description: 'What the wizard fills in; Spanish aliases and older shapes are read too', ...description }
}

function draft(choice: z.ZodNullable<z.ZodEnum>) {
  return z.enum([...choice.unwrap().options.map(String), ''])
}

function species(): string[] {
  return [...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)]
}

function either(words: readonly string[]): string {
  return words.join('|')
}
