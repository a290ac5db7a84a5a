import { z } from 'zod'
import { Looks } from './character.ts'
import { Scene } from './scene.ts'

/** Somebody of a story's own, as they are decided before a word is written. */
export const Figure = z.object({
  /** As scenes name them: `FIG_1`. */
  id: z.string(),
  /** What the text calls them, in the book's language: `el cartero`. */
  name: z.string(),
  /** For painters, in English. */
  as: z.string(),
  looks: Looks,
})
export type Figure = z.infer<typeof Figure>

/** What a book's pictures have in common, decided with its plan: the same looks on every page. */
export const ArtNotes = z.object({
  figures: z.array(Figure),
  /** Of the wizard's places, by name; `looks` for painters, in English. */
  places: z.array(z.object({ name: z.string(), looks: z.string() })),
  /** The thing that the story turns on; `looks` for painters, in English. */
  object: z.object({ name: z.string(), looks: z.string() }).nullable(),
})
export type ArtNotes = z.infer<typeof ArtNotes>

/** Scenes for a book whose words are finished. */
export const Direction = z.object({
  frontCover: Scene,
  backCover: Scene,
  /** Chapter and page (within it) from 1. */
  pages: z.array(z.object({ chapter: z.int(), page: z.int(), scene: Scene })),
})
export type Direction = z.infer<typeof Direction>
