import { z } from 'zod'
import { PRESENCES } from '../../domain/person-facts.ts'
import { INTERACTIONS, MOODS, POSES, PROPS, SETTINGS, SHOTS, TIMES_OF_DAY, WEATHERS } from '../../domain/scene.ts'
import { THEMES, valuesOf } from '../../domain/vocabulary.ts'
import { FigureSpec } from './figures.ts'

/** The bands that a story is written for, and the reader ages that each of them serves. */
export const BANDS = {
  '0-2': ['0-2'],
  '2-4': ['2-4'],
  '4-6': ['4-6'],
  '6-8': ['6-8'],
  '8+': ['8-10', '10+'],
} as const
export type Band = keyof typeof BANDS
export type Tongue = 'es' | 'en'

/** Who may play a role. A character of the parent's is of several kinds at once: `adult`, `mother`, `anybody`. */
export const KINDS = [
  'child',
  'baby',
  'adult',
  'elderly',
  'animal',
  'parent',
  'mother',
  'father',
  'grandparent',
  'uncle',
  'sibling',
  'cousin',
  'friend',
  'teacher',
  'neighbour',
  'anybody',
] as const
export type Kind = (typeof KINDS)[number]

export const SCARES = ['dark', 'storm', 'lost', 'monsters', 'fights', 'heights'] as const

const id = z.string().regex(/^[a-z][a-z0-9-]*$/u, 'a-z, 0-9, -')
const phrases = z.array(z.string().min(2)).min(1)
const inTongues = z.strictObject({ es: phrases, en: phrases.optional() })
const noun = z.strictObject({ words: phrases, or: z.string().min(1) })

/**
 * What a parent says that happens, by what a story can make of it: how things are (a feeling, a habit), what goes wrong, what
 * somebody does, how it ends.
 */
export const EVENT_KINDS = ['state', 'trouble', 'deed', 'end'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const Role = z.strictObject({
  is: z.array(z.enum(KINDS)).min(1),
  /** Who is elsewhere in the family's life, or no longer, plays no part but one that says so. */
  presence: z.array(z.enum(valuesOf(PRESENCES))).default(['here', 'baby', 'other_household']),
  never: z.array(z.enum(KINDS)).default([]),
  optional: z.boolean().default(false),
  /** Stands as well for somebody in a wheelchair. */
  wheels: z.boolean().default(false),
})

const Thing = z.strictObject({
  es: noun,
  en: noun.optional(),
  prop: z.enum(PROPS).optional(),
  /** Drawn as what the parent calls it where there is a drawing of that: `la pala` is a spade, `el conejo` a rabbit. */
  asCalled: z.boolean().default(false),
  /** The story would be a lie without it: it is told only where the parent named one. */
  needed: z.boolean().default(false),
})

const StoryPlace = z.strictObject({
  es: z.string().min(1),
  en: z.string().min(1).optional(),
  setting: z.enum(SETTINGS),
  /** A place of the parent's of one of these settings takes its place. */
  like: z.array(z.enum(SETTINGS)).default([]),
})

/** `stand happy map`: pose, mood and, perhaps, what is held (a thing of the illustrator's or of the story's). */
const Posed = z.string().transform((text, context) => {
  const [pose = '', mood = '', holding, ...more] = text.trim().split(/\s+/u)
  const parsed = z.strictObject({ pose: z.enum(POSES), mood: z.enum(MOODS) }).safeParse({ pose, mood })
  if (!parsed.success || more.length > 0) {
    context.addIssue({ code: 'custom', message: `“${text}” is no pose, mood and thing` })
    return z.NEVER
  }
  return { ...parsed.data, holding: holding ?? null }
})

const Together = z.string().transform((text, context) => {
  const [kind = '', from = '', to = '', ...more] = text.trim().split(/\s+/u)
  const parsed = z.enum(INTERACTIONS).safeParse(kind)
  if (!parsed.success || !to || more.length > 0) {
    context.addIssue({ code: 'custom', message: `“${text}” is no “hug hero friend”` })
    return z.NEVER
  }
  return { kind: parsed.data, from, to }
})

export const PictureSpec = z.strictObject({
  who: z.record(id, Posed).default({}),
  together: Together.optional(),
  props: z.array(z.string()).max(5).default([]),
  /** A place of the story's or a setting; the chapter's where it is left out. */
  at: z.string().optional(),
  time: z.enum(TIMES_OF_DAY).default('day'),
  weather: z.enum(WEATHERS).default('clear'),
  shot: z.enum(SHOTS).default('medium'),
})
export type PictureSpec = z.infer<typeof PictureSpec>

/** `3-`, `4-5`, `1`: the lengths of book, in chapters, in which a chapter stands. */
const Lengths = z
  .string()
  .or(z.number().transform(String))
  .pipe(z.string().regex(/^([1-9]|10)(-([1-9]|10)?)?$/u, '3-, 4-5, 1'))

const ChapterSpec = z.strictObject({ in: Lengths, at: z.string(), pictures: z.record(id, PictureSpec) })

/** `story.yaml`. */
export const StorySpec = z.strictObject({
  about: z.string().min(1),
  themes: z.array(z.enum(valuesOf(THEMES))).default([]),
  /** Needs of `needs.yaml` for which it was written: they choose it before any theme does. */
  occasions: z.array(id).default([]),
  roles: z.record(id, Role).refine((roles) => 'hero' in roles, 'hero'),
  figures: z.record(id, FigureSpec).default({}),
  things: z.record(id, Thing).default({}),
  places: z.record(id, StoryPlace).default({}),
  likes: z.record(id, inTongues).default({}),
  /** Where the story takes up what the parent says that happens. */
  events: z.record(id, z.strictObject({ is: z.array(z.enum(EVENT_KINDS)).min(1) })).default({}),
  tells: z
    .record(
      id,
      z.strictObject({
        es: phrases,
        en: phrases.optional(),
        /** A moral understood as one of these needs is lived here. */
        needs: z.array(id).default([]),
        /** What looks alike and means something else: kept true by a test. */
        not: z.strictObject({ es: phrases.optional(), en: phrases.optional() }).default({}),
      }),
    )
    .default({}),
  /** What stays out, as a parent asks for it, and the words that would break it. */
  keeps: z.record(id, inTongues.extend({ never: inTongues.partial() })).default({}),
  scares: z.array(z.enum(SCARES)).default([]),
  needs: z.array(z.enum(['magic'])).default([]),
  covers: z.strictObject({ front: PictureSpec, back: PictureSpec }),
  chapters: z.record(id, ChapterSpec),
})
export type StorySpec = z.infer<typeof StorySpec>

/** A paragraph. `marks` are the things told by it. */
export type Line = { line: number; text: string; marks: string[] }
/** Whole paragraphs that stand where something is so, and others where it is not. */
export type Passage = { line: number; when: string; not: boolean; told: Line[]; otherwise: Line[] }
export type Block = Line | Passage
export type PageText = { line: number; picture: string | null; alt: string | null; blocks: Block[] }
export type ChapterText = { line: number; id: string; title: string; pages: PageText[] }

/** `es.md`, `en.md`. */
export type StoryText = {
  title: string
  closing: string
  /** Brings the story back in the last line of a longer book that begins with it. */
  echo: string
  blurb: string
  covers: Record<string, string>
  bands: Partial<Record<Band, ChapterText[]>>
}

export type BuiltInStory = { id: string; spec: StorySpec; texts: Partial<Record<Tongue, StoryText>> }

export function isPassage(block: Block): block is Passage {
  return 'when' in block
}

/** The lines of some blocks in a book in which `holds` says what is so. */
export function linesIn(blocks: readonly Block[], holds: (what: string) => boolean): Line[] {
  return blocks.flatMap((block) => {
    if (!isPassage(block)) return [block]
    return holds(block.when) === block.not ? block.otherwise : block.told
  })
}

/** Chapters that stand in a book of so many, in the order in which they are told. */
export function chaptersIn({ chapters }: StorySpec, length: number): string[] {
  return Object.entries(chapters).flatMap(([name, { in: lengths }]) => {
    const [from, to] = lengths.split('-')
    const last = to === undefined ? Number(from) : to === '' ? Number.POSITIVE_INFINITY : Number(to)
    return length >= Number(from) && length <= last ? [name] : []
  })
}

/** Numbers of chapters that this story can have: those for which as many stand. */
export function lengthsOf(spec: StorySpec): number[] {
  return Array.from({ length: 10 }, (_, index) => index + 1).filter((n) => chaptersIn(spec, n).length === n)
}
