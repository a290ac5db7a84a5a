import { z } from 'zod'

/** Where in the wizard a wish stands. */
export const WISH_FIELDS = ['freeText', 'moral', 'title', 'hobbies', 'places', 'relationships', 'character'] as const
export type WishFieldName = (typeof WISH_FIELDS)[number]
/** `event` must happen, `fact` must hold, `person` and `thing` take part, `avoid` stays out, `moral` is lived. */
export const WISH_KINDS = ['event', 'fact', 'person', 'thing', 'tone', 'avoid', 'moral'] as const
/** Subjects in which a wrong guess hurts. */
export const SENSITIVE_SUBJECTS = [
  'death',
  'separation',
  'illness',
  'disability',
  'birth',
  'origin',
  'fear',
  'conflict',
] as const
export type SensitiveSubject = (typeof SENSITIVE_SUBJECTS)[number]

/** Something that a parent asks for. `quote` is theirs, letter by letter. */
export const Wish = z.object({
  id: z.string(),
  quote: z.string().min(1),
  field: z.enum(WISH_FIELDS),
  kind: z.enum(WISH_KINDS),
  weight: z.enum(['must', 'nice']),
  sensitive: z.enum(SENSITIVE_SUBJECTS).nullable(),
})
export type Wish = z.infer<typeof Wish>

/** Where the finished book tells it, in the book's own words. Chapter and page count from 1, pages within their chapter. */
export const Evidence = z.object({
  chapter: z.number().int().min(1),
  page: z.number().int().min(1),
  text: z.string().min(1),
})
export type Evidence = z.infer<typeof Evidence>

/** Why a wish is missed, where that is known: it is written in another language than the book, or only a part of it is told. */
const MissedReason = z.enum(['language', 'part'])

/**
 * What became of a wish. `told` has evidence; `kept` is what stayed out as was asked; `missed` is not in the book, or not the
 * whole of it; `declined` is what a writer cannot do justice to and says so before it starts. There is no fifth.
 */
export const AnsweredWish = Wish.extend({
  outcome: z.enum(['told', 'kept', 'missed', 'declined']),
  /** Who told it: the writer, or the parent in changing the words. */
  by: z.enum(['writer', 'parent']),
  /** Of what is told: the whole wish, or the part of it that is. */
  evidence: z.array(Evidence),
  reason: MissedReason.exactOptional(),
})
export type AnsweredWish = z.infer<typeof AnsweredWish>

/** What a parent is told while they type: nothing is promised that only a finished book can show. */
export const ForeseenWish = Wish.extend({
  outcome: z.enum(['willTell', 'willKeep', 'cannot', 'understood']),
  reason: MissedReason.exactOptional(),
})
export type ForeseenWish = z.infer<typeof ForeseenWish>
