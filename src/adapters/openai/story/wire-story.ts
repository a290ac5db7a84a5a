import { z } from 'zod'
import { WireFigure } from './figures-from-wire.ts'
import type { StoryParts } from './story-data.ts'

/*
 * What a model is asked for. Ids stand for names, enumerations confine what can be said; every key is required and null
 * says "none"; no bounds (servers disagree on them, our checks do not).
 */

export function placeOf(places: readonly string[]) {
  const [first, ...rest] = places
  return first === undefined ? z.null() : z.enum([first, ...rest]).nullable()
}

/** What painters have to know before anything is painted: it is the same on every page. */
function lookOfThings(places: readonly string[]) {
  const [first, ...rest] = places
  const looks = z.object({
    figures: z.array(WireFigure),
    theme_object_looks: z.string(),
  })
  if (first === undefined) return looks
  const place = z.object({ id: z.enum([first, ...rest]), looks: z.string() })
  return looks.extend({ place_looks: z.array(place) }) as unknown as typeof looks
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
    ...lookOfThings(places).shape,
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
  }) as unknown as z.ZodType<
    z.infer<typeof plan> & { place_looks?: { id: string; looks: string }[] } & Partial<
        z.infer<typeof weighed> & z.infer<typeof placed>
      >
  >
}
export type WirePlan = z.infer<ReturnType<typeof wirePlan>>

/** Words alone: scenes are made when all of them stand. */
export const WireChapter = z.object({
  title: z.string(),
  pages: z.array(z.object({ paragraphs: z.array(z.string()) })),
})
export type WireChapter = z.infer<typeof WireChapter>

export const WireProse = z.object({ chapters: z.array(WireChapter) })
export type WireProse = z.infer<typeof WireProse>

export const WireRewrite = z.object({ paragraphs: z.array(z.string()) })
export type WireRewrite = z.infer<typeof WireRewrite>

/** JSON Schema in the strict form: `additionalProperties` false everywhere, shared parts in `$defs`. */
export function strictSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })
  // draft-7 says `definitions`, the strict form `$defs`.
  return JSON.parse(JSON.stringify(json).replaceAll('#/definitions/', '#/$defs/').replace('"definitions":', '"$defs":'))
}
