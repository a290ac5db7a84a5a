import { z } from 'zod'
import {
  INTERACTIONS,
  MOODS,
  type Mood,
  POSES,
  type Pose,
  PROPS,
  type PropName,
  type Scene,
  type SceneCast,
  SETTINGS,
  SHOTS,
  SHOWN_ON,
  STAGINGS,
  type Staging,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../../domain/scene.ts'
import type { StoryParts } from './story-data.ts'
import { placeOf } from './wire-story.ts'

const Prop = z.enum(PROPS).meta({ id: 'Prop' })

/** Who and where may stand in a scene, by id; `withCovers`: they are asked for as well. */
export type Stage = { places: readonly string[]; figures: readonly string[]; parts: StoryParts; withCovers: boolean }

/**
 * What a scene is asked as. `is_memory` and `shown_on` are asked only where somebody has died or is far away, `figures` where
 * the story has any. What is decided stands before what follows from it: a model decides in the order in which it writes.
 * @param isRead read, not asked for: a word that the list has not (a candlestick) is no reason to have nothing
 */
function sceneOf(id: string, people: readonly string[], stage: Stage, isRead: boolean) {
  const { places, figures, parts } = stage
  const or = <T extends z.ZodType>(schema: T, otherwise: z.output<T>): T =>
    isRead ? (schema.catch(otherwise as never) as unknown as T) : schema
  const person = z.enum(people as [string, ...string[]])
  const somebody = z.enum([...people, ...figures] as [string, ...string[]])
  const how = {
    pose: or(z.enum(POSES), 'stand'),
    mood: or(z.enum(MOODS), 'calm'),
    holding: or(Prop.nullable(), null),
  }
  const member = z.object({ id: person, ...how })
  const absent = member.extend({ shown_on: z.enum(SHOWN_ON).nullable() })
  const known = figures.length > 0 ? z.enum(figures as [string, ...string[]]) : z.never()
  const scene = z.object({
    adds: z.string(),
    cast: z.array(parts.shows ? absent : member),
    ...(figures.length > 0 && { figures: z.array(z.object({ id: known, ...how })) }),
    ...(parts.remembers && { is_memory: z.boolean() }),
    interaction: or(z.object({ kind: z.enum(INTERACTIONS), from: somebody, to: somebody }).nullable(), null),
    setting: or(z.enum(SETTINGS), 'meadow'),
    place: or(placeOf(places) as z.ZodNullable<z.ZodEnum>, null) as ReturnType<typeof placeOf>,
    time: or(z.enum(TIMES_OF_DAY), 'day'),
    weather: or(z.enum(WEATHERS), 'clear'),
    shot: or(z.enum(SHOTS), 'medium'),
    staging: or(z.enum(STAGINGS), 'group'),
    props: isRead
      ? z.array(z.unknown()).transform((all) => all.flatMap((one) => Prop.safeParse(one).data ?? []))
      : z.array(Prop),
    shows_theme_object: z.boolean(),
    action: z.string(),
    alt: z.string(),
  })
  return (isRead ? scene : scene.meta({ id })) as unknown as z.ZodType<WireScene>
}

type Told = { pose: Pose; mood: Mood; holding: PropName | null }
export type WireScene = Pick<Scene, 'setting' | 'time' | 'weather' | 'shot' | 'props' | 'action' | 'alt'> & {
  adds: string
  staging: Staging
  cast: (Told & { id: string; shown_on?: NonNullable<SceneCast['shownOn']> | null })[]
  figures?: (Told & { id: string })[]
  is_memory?: boolean
  interaction: Scene['interaction']
  place: string | null
  shows_theme_object: boolean
}
export type WireDirection = {
  pages: { chapter: number; page: number; scene: WireScene }[]
  front_cover?: WireScene
  back_cover?: WireScene
}

/** What is asked for, and what of an answer is read. */
export function wireDirection(stage: Stage): { asked: z.ZodType<WireDirection>; read: z.ZodType<WireDirection> } {
  const schema = (isRead: boolean) => {
    const page = sceneOf('Scene', stage.parts.seen, stage, isRead)
    const cover = sceneOf('Cover', stage.parts.onCover, stage, isRead)
    return z.object({
      pages: z.array(z.object({ chapter: z.number(), page: z.number(), scene: page })),
      ...(stage.withCovers && { front_cover: cover, back_cover: cover }),
    }) as unknown as z.ZodType<WireDirection>
  }
  return { asked: schema(false), read: schema(true) }
}
