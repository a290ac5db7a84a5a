import { z } from 'zod'
import { type Character, newCharacter } from '../../../domain/character.ts'
import type { Scene } from '../../../domain/scene.ts'
import {
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_LENGTHS,
  isHumanGender,
  SKINS,
  valuesOf,
} from '../../../domain/vocabulary.ts'
import type { Inspection } from '../../../ports/picture-inspector.ts'

/** What a looking model fills in without knowing what was meant: asked "is it right?", it would say yes. */
export const Sighting = z.object({
  figures: z.array(
    z.object({
      kind: z.enum(['person', 'animal', 'creature']),
      species: z.enum([...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES), 'other']).nullable(),
      body_colour: z.enum(valuesOf(ANIMAL_COLOURS)).nullable(),
      skin: z.enum(valuesOf(SKINS)).nullable(),
      hair_colour: z.enum(valuesOf(HAIR_COLOURS)).nullable(),
      hair_length: z.enum(valuesOf(HAIR_LENGTHS)).nullable(),
      clothes: z.array(z.object({ type: z.enum(valuesOf(GARMENTS)), colour: z.enum(valuesOf(GARMENT_COLOURS)) })),
    }),
  ),
  has_text: z.boolean(),
  unsafe: z.boolean(),
})
export type Sighting = z.infer<typeof Sighting>

/** Below this, somebody does not look like themselves. */
const ALIKE = 0.7

/** Compares what was seen with what was meant, in the wizard's own terms. */
export function compare(sighting: Sighting, scene: Scene, characters: readonly Character[]): Inspection {
  if (sighting.unsafe) return { ok: false, reason: 'unsafe' }
  if (sighting.has_text) return { ok: false, reason: 'lettering' }
  const cast = characters.filter(({ name }) => scene.cast.some((member) => member.name === name && !member.shownOn))
  const meant = [...cast, ...(scene.figures ?? []).map(({ looks }) => ({ ...newCharacter(), ...looks }))]
  // A face on a photo or a screen may be taken for a figure, or not.
  const most = meant.length + scene.cast.filter(({ shownOn }) => shownOn).length
  if (sighting.figures.length < meant.length || sighting.figures.length > most) return { ok: false, reason: 'figures' }
  const left = [...sighting.figures]
  for (const character of meant) {
    const scores = left.map((figure) => resemblance(figure, character))
    const best = Math.max(...scores)
    if (best < ALIKE) return { ok: false, reason: 'unlike' }
    left.splice(scores.indexOf(best), 1)
  }
  return { ok: true }
}

/** From 0 to 1; what the parent left open does not count. */
export function resemblance(figure: Sighting['figures'][number], character: Character): number {
  const { gender, species, colour, hair, skin, clothes, features = [] } = character
  const points: [weight: number, alike: boolean][] = []
  if (gender && isHumanGender(gender)) {
    points.push([3, figure.kind === 'person'])
    const isHairSeen = !features.includes('hijab')
    if (hair.colour && isHairSeen) points.push([3, figure.hair_colour === hair.colour])
    if (hair.length && isHairSeen) points.push([1, near(valuesOf(HAIR_LENGTHS), figure.hair_length, hair.length)])
    if (skin) points.push([1, near(valuesOf(SKINS), figure.skin, skin)])
  } else {
    points.push([2, figure.kind !== 'person'])
    if (species) points.push([4, figure.species === species])
    if (colour) points.push([2, figure.body_colour === colour])
  }
  for (const garment of clothes) points.push([1, figure.clothes.some((worn) => worn.colour === garment.colour)])
  const whole = points.reduce((sum, [weight]) => sum + weight, 0)
  return points.reduce((sum, [weight, alike]) => sum + (alike ? weight : 0), 0) / whole
}

/** The same or a neighbour: where one length ends and the next begins is anybody's guess. */
function near<T>(order: readonly T[], seen: T | null, meant: T): boolean {
  return seen !== null && Math.abs(order.indexOf(seen) - order.indexOf(meant)) <= 1
}
