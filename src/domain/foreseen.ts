import { z } from 'zod'
import { ForeseenWish } from './wish.ts'

/** One tap: `id` is what an answer is kept under, `text` and the labels are Spanish. */
export const WishQuestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Name of the character of the brief whom it is about. */
  character: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).min(2),
})
export type WishQuestion = z.infer<typeof WishQuestion>

/** Who has died, lives elsewhere or is not born yet is never assumed: it is asked again before a book is made. */
export function isGrave({ id }: WishQuestion): boolean {
  return /^(?:died|other_household|unborn):/u.test(id)
}

/** What a parent is told of their wishes before a book is made. */
export const Foreseen = z.object({
  wishes: z.array(ForeseenWish),
  /** At most two, the gravest first. */
  questions: z.array(WishQuestion).max(2),
  /** What the story could be about, likeliest first, where nothing sure was found: to be answered under `about`. */
  suggestions: z.array(z.object({ value: z.string(), label: z.string() })).max(5),
})
export type Foreseen = z.infer<typeof Foreseen>

/** What a parent answered, kept with the brief: understanding never overrides it. */
export const Confirmation = z.object({ question: z.string().max(120), answer: z.string().max(40) })
export type Confirmation = z.infer<typeof Confirmation>

/** `about`: what the story is about, by need. */
export const ABOUT = 'about'
