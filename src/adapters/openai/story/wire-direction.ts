import { z } from 'zod'
import {
  INTERACTIONS,
  MOODS,
  POSES,
  PROPS,
  SETTINGS,
  SHOTS,
  SHOWN_ON,
  STAGINGS,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../../domain/scene.ts'
import type { StoryParts } from './story-data.ts'
import { placeOf } from './wire-story.ts'

const Prop = z.enum(PROPS).meta({ id: 'Prop' })

/** Who and where may stand in a scene, by id. */
export type Stage = { places: readonly string[]; figures: readonly string[]; parts: StoryParts }

/**
 * What a scene is asked as. `is_memory` and `shown_on` are asked only where somebody has died or is far away, `figures` where
 * the story has any.
 */
function sceneOf(id: string, people: readonly string[], { places, figures, parts: { remembers, shows } }: Stage) {
  const person = z.enum(people as [string, ...string[]])
  const somebody = z.enum([...people, ...figures] as [string, ...string[]])
  const how = { pose: z.enum(POSES), mood: z.enum(MOODS), holding: Prop.nullable() }
  const member = z.object({ id: person, ...how })
  const absent = member.extend({ shown_on: z.enum(SHOWN_ON).nullable() })
  const scene = z.object({
    cast: z.array(shows ? absent : member),
    interaction: z.object({ kind: z.enum(INTERACTIONS), from: somebody, to: somebody }).nullable(),
    setting: z.enum(SETTINGS),
    place: placeOf(places),
    time: z.enum(TIMES_OF_DAY),
    weather: z.enum(WEATHERS),
    shot: z.enum(SHOTS),
    staging: z.enum(STAGINGS),
    props: z.array(Prop),
    shows_theme_object: z.boolean(),
    action: z.string(),
    alt: z.string(),
  })
  const known = figures.length > 0 ? z.enum(figures as [string, ...string[]]) : z.never()
  const figure = z.object({ id: known, ...how })
  const asked = z.object({
    // What the picture adds is thought of before what is in it.
    adds: z.string(),
    ...scene.shape,
    ...(figures.length > 0 && { figures: z.array(figure) }),
    ...(remembers && { is_memory: z.boolean() }),
  })
  return asked.meta({ id }) as unknown as z.ZodType<
    Omit<z.infer<typeof scene>, 'cast'> & {
      cast: (z.infer<typeof member> & Partial<z.infer<typeof absent>>)[]
      figures?: (z.infer<typeof member> & { id: string })[]
      is_memory?: boolean
      adds: string
    }
  >
}

export function wireDirection(stage: Stage) {
  const page = sceneOf('Scene', stage.parts.seen, stage)
  const cover = sceneOf('Cover', stage.parts.onCover, stage)
  return z.object({
    pages: z.array(z.object({ chapter: z.number(), page: z.number(), scene: page })),
    front_cover: cover,
    back_cover: cover,
  })
}
export type WireDirection = z.infer<ReturnType<typeof wireDirection>>
export type WireScene = WireDirection['front_cover']
