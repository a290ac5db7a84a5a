import { z } from 'zod'
import { INTERACTIONS, MOODS, POSES, PROPS, SETTINGS, SHOTS, TIMES_OF_DAY, WEATHERS } from '../../../domain/scene.ts'

/*
 * What a model is asked for. Ids stand for names, enumerations confine what can be said; every key is required and null
 * says "none"; no bounds (servers disagree on them, our checks do not).
 */

const Prop = z.enum(PROPS).meta({ id: 'Prop' })

function sceneOf(people: readonly string[], places: readonly string[]) {
  const person = z.enum(people as [string, ...string[]])
  return z
    .object({
      cast: z.array(z.object({ id: person, pose: z.enum(POSES), mood: z.enum(MOODS), holding: Prop.nullable() })),
      interaction: z.object({ kind: z.enum(INTERACTIONS), from: person, to: person }).nullable(),
      setting: z.enum(SETTINGS),
      place: placeOf(places),
      time: z.enum(TIMES_OF_DAY),
      weather: z.enum(WEATHERS),
      shot: z.enum(SHOTS),
      props: z.array(Prop),
      action: z.string(),
      alt: z.string(),
    })
    .meta({ id: 'Scene' })
}

function placeOf(places: readonly string[]) {
  const [first, ...rest] = places
  return first === undefined ? z.null() : z.enum([first, ...rest]).nullable()
}

export function wirePlan(people: readonly string[], places: readonly string[]) {
  const person = z.enum(people as [string, ...string[]])
  const scene = sceneOf(people, places)
  return z.object({
    theme_object: z.string(),
    moral_action: z.string(),
    bible: z.array(z.object({ id: person, want: z.string(), trait: z.string(), habit: z.string() })),
    refrain: z.string().nullable(),
    chapters: z.array(
      z.object({
        title: z.string(),
        goal: z.string(),
        events: z.array(z.string()),
        page_turn: z.string(),
        place: placeOf(places),
        visible: z.array(person),
      }),
    ),
    closing: z.string(),
    blurb: z.string(),
    front_cover: scene,
    back_cover: scene,
  })
}
export type WirePlan = z.infer<ReturnType<typeof wirePlan>>
export type WireScene = WirePlan['front_cover']

export function wireChapter(people: readonly string[], places: readonly string[]) {
  const page = z.object({ paragraphs: z.array(z.string()), scene: sceneOf(people, places).nullable() })
  return z.object({ title: z.string(), pages: z.array(page) })
}
export type WireChapter = z.infer<ReturnType<typeof wireChapter>>

/** JSON Schema in the strict form: `additionalProperties` false everywhere, shared parts in `$defs`. */
export function strictSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })
  // draft-7 says `definitions`, the strict form `$defs`.
  return JSON.parse(JSON.stringify(json).replaceAll('#/definitions/', '#/$defs/').replace('"definitions":', '"$defs":'))
}
