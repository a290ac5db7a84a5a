import { z } from 'zod'
import {
  INTERACTIONS,
  MOODS,
  POSES,
  PROPS,
  SETTINGS,
  SHOTS,
  SHOWN_ON,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../../domain/scene.ts'
import type { StoryParts } from './story-data.ts'

/*
 * What a model is asked for. Ids stand for names, enumerations confine what can be said; every key is required and null
 * says "none"; no bounds (servers disagree on them, our checks do not).
 */

const Prop = z.enum(PROPS).meta({ id: 'Prop' })

/** `is_memory` and `shown_on` are asked only where somebody has died or is far away. */
function sceneOf(people: readonly string[], places: readonly string[], { remembers, shows }: StoryParts) {
  const person = z.enum(people as [string, ...string[]])
  const member = z.object({ id: person, pose: z.enum(POSES), mood: z.enum(MOODS), holding: Prop.nullable() })
  const absent = member.extend({ shown_on: z.enum(SHOWN_ON).nullable() })
  const scene = z.object({
    cast: z.array(shows ? absent : member),
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
  const asked = remembers ? scene.extend({ is_memory: z.boolean() }) : scene
  return asked.meta({ id: 'Scene' }) as unknown as z.ZodType<
    Omit<z.infer<typeof scene>, 'cast'> & {
      cast: (z.infer<typeof member> & Partial<z.infer<typeof absent>>)[]
      is_memory?: boolean
    }
  >
}

function placeOf(places: readonly string[]) {
  const [first, ...rest] = places
  return first === undefined ? z.null() : z.enum([first, ...rest]).nullable()
}

/** Premises are weighed where there is room for one to be carried through; wishes are placed where there are any. */
export type PlanParts = { weighsPremises: boolean; hasWishes: boolean }

export function wirePlan(
  people: readonly string[],
  places: readonly string[],
  parts: StoryParts,
  { weighsPremises, hasWishes }: PlanParts = { weighsPremises: false, hasWishes: false },
) {
  const person = z.enum(people as [string, ...string[]])
  const actor = z.enum(parts.acting as [string, ...string[]])
  const scene = sceneOf(parts.onCover, places, parts)
  const plan = z.object({
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
        visible: z.array(actor),
      }),
    ),
    closing: z.string(),
    blurb: z.string(),
    front_cover: scene,
    back_cover: scene,
  })
  // What is weighed stands first: a model decides in the order in which it writes.
  const weighed = z.object({
    premises: z.array(z.object({ engine: z.string(), idea: z.string() })),
    choice: z.object({ premise: z.number(), because: z.string() }),
  })
  const placed = z.object({ wishes: z.array(z.object({ number: z.number(), chapter: z.number(), event: z.string() })) })
  return z.object({
    ...(weighsPremises && weighed.shape),
    ...(hasWishes && placed.shape),
    ...plan.shape,
  }) as unknown as z.ZodType<z.infer<typeof plan> & Partial<z.infer<typeof weighed> & z.infer<typeof placed>>>
}
export type WirePlan = z.infer<ReturnType<typeof wirePlan>>
export type WireScene = WirePlan['front_cover']

export function wireChapter(places: readonly string[], parts: StoryParts) {
  const page = z.object({ paragraphs: z.array(z.string()), scene: sceneOf(parts.seen, places, parts).nullable() })
  return z.object({ title: z.string(), pages: z.array(page) })
}
export type WireChapter = z.infer<ReturnType<typeof wireChapter>>

export const WireRewrite = z.object({ paragraphs: z.array(z.string()) })
export type WireRewrite = z.infer<typeof WireRewrite>

/** JSON Schema in the strict form: `additionalProperties` false everywhere, shared parts in `$defs`. */
export function strictSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })
  // draft-7 says `definitions`, the strict form `$defs`.
  return JSON.parse(JSON.stringify(json).replaceAll('#/definitions/', '#/$defs/').replace('"definitions":', '"$defs":'))
}
