import { z } from 'zod'
import { PROPS } from '../../../domain/scene.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_LENGTHS,
  SKINS,
  valuesOf,
} from '../../../domain/vocabulary.ts'

/** Of a character's features what is seen from across a room. */
export const SEEN_FEATURES = ['wheelchair', 'glasses', 'hijab'] as const

const Kind = z.enum(['person', 'animal', 'creature'])
const Shown = z.enum(['there', 'toy', 'in_picture'])
const Age = z.enum(valuesOf(AGES))
const Species = z.enum([...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES), 'other'])
const BodyColour = z.enum(valuesOf(ANIMAL_COLOURS))
const Skin = z.enum(valuesOf(SKINS))
const HairColour = z.enum(valuesOf(HAIR_COLOURS))
const HairLength = z.enum(valuesOf(HAIR_LENGTHS))
const Garment = z.object({ type: z.enum(valuesOf(GARMENTS)), colour: z.enum(valuesOf(GARMENT_COLOURS)) })
const Feature = z.enum(SEEN_FEATURES)
const Thing = z.enum(PROPS).meta({ id: 'Thing' })
const Place = z.enum(['indoors', 'outdoors', 'underwater', 'space'])
const Time = z.enum(['day', 'night', 'unclear'])

/** What a looking model fills in without knowing what was meant: asked "is it right?", it would say yes. */
export const SightingForm = z.object({
  figures: z.array(
    z.object({
      kind: Kind,
      shown: Shown,
      is_small: z.boolean(),
      age: Age.nullable(),
      species: Species.nullable(),
      body_colour: BodyColour.nullable(),
      skin: Skin.nullable(),
      hair_colour: HairColour.nullable(),
      hair_length: HairLength.nullable(),
      clothes: z.array(Garment),
      features: z.array(Feature),
      holds: Thing.nullable(),
      limbs_wrong: z.boolean(),
    }),
  ),
  things: z.array(Thing),
  place: Place.nullable(),
  time: Time,
  has_text: z.boolean(),
  unsafe: z.boolean(),
})

/** Not said, or in a word of its own, which a server that reads no schema lets through: not seen. */
const seen = <T>(schema: z.ZodType<T>) => schema.nullish().catch(null)
const listed = <T>(schema: z.ZodType<T>) =>
  z
    .array(schema.nullable().catch(null))
    .transform((all) => all.filter((one) => one !== null))
    .nullish()
    .catch(null)

/** What is read of such a form: what counts must be there, all else may be missing. */
export const Sighting = z.object({
  figures: z.array(
    z.object({
      kind: Kind,
      shown: seen(Shown),
      is_small: seen(z.boolean()),
      age: seen(Age),
      species: seen(Species),
      body_colour: seen(BodyColour),
      skin: seen(Skin),
      hair_colour: seen(HairColour),
      hair_length: seen(HairLength),
      clothes: listed(Garment),
      features: listed(Feature),
      holds: seen(Thing),
      limbs_wrong: seen(z.boolean()),
    }),
  ),
  things: listed(Thing),
  place: seen(Place),
  time: seen(Time),
  has_text: z.boolean(),
  unsafe: z.boolean(),
})
export type Sighting = z.infer<typeof Sighting>
export type SeenFigure = Sighting['figures'][number]
