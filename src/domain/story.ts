import { z } from 'zod'
import { ArtNotes, type Direction } from './art.ts'
import { READER_AGE_PROFILES } from './reader-age.ts'
import { Scene } from './scene.ts'
import { countWords } from './text.ts'
import { LANGUAGES, type ReaderAge, valuesOf } from './vocabulary.ts'
import { AnsweredWish } from './wish.ts'

/** One text page. Paragraphs are plain text: dialogue opens with a raya in Spanish, with curly quotes in English. */
export const StoryPage = z.object({
  paragraphs: z.array(z.string()).min(1),
  /** The picture that goes with this page; null on pages of text alone. */
  scene: Scene.nullable(),
})
export type StoryPage = z.infer<typeof StoryPage>

export const Chapter = z.object({
  title: z.string(),
  pages: z.array(StoryPage).min(1),
  /** The name of the story that begins here, in a book of several. */
  part: z.string().exactOptional(),
})
export type Chapter = z.infer<typeof Chapter>

/** What the whole book is about, decided before the first chapter is written. `outline` is the writer's own, opaque to others. */
export const StoryPlan = z.object({
  refrain: z.string().nullable(),
  /** One or two sentences that close the book under FIN: the moral as it was lived. */
  closing: z.string(),
  /** Back cover, at most 60 words. */
  blurb: z.string(),
  frontCover: Scene,
  backCover: Scene,
  /** Per chapter: title and what must happen, in whatever form this writer needs. */
  chapters: z.array(z.object({ title: z.string(), outline: z.string() })),
  /** What the parent asked for and what became of it; null where the writer does not say. */
  wishes: z.array(AnsweredWish).nullable().default(null),
  /** Its pictures are given ways of looking and true descriptions. Absent in what was begun before: a picture is known by its scene. */
  isStaged: z.literal(true).exactOptional(),
  /** Each chapter is written with all before it in sight. Absent in what was begun before: those stand side by side. */
  isInOrder: z.literal(true).exactOptional(),
  /** All chapters are written in one go, where that comes out well. Absent in what was begun before. */
  isAtOnce: z.literal(true).exactOptional(),
  /** What its pictures have in common. Absent where scenes say it by themselves. */
  art: ArtNotes.exactOptional(),
})
export type StoryPlan = z.infer<typeof StoryPlan>

export const Story = z.object({
  title: z.string(),
  language: z.enum(valuesOf(LANGUAGES)),
  refrain: z.string().nullable(),
  closing: z.string(),
  blurb: z.string(),
  frontCover: Scene,
  backCover: Scene,
  chapters: z.array(Chapter).min(1),
  wishes: z.array(AnsweredWish).nullable().default(null),
  /** Who wrote it, for the colophon and the marks that the law asks for; `both` where a chapter was beyond the model. */
  writer: z.enum(['offline', 'model', 'both']),
  /** What characters are called in the book, by the wizard's name, where the parent changed it in the whole story. */
  names: z.record(z.string(), z.string()).exactOptional(),
  /** As the plan has it. */
  art: ArtNotes.exactOptional(),
})
export type Story = z.infer<typeof Story>

export function assembleStory(
  title: string,
  language: Story['language'],
  plan: StoryPlan,
  chapters: Chapter[],
  writer: Story['writer'],
): Story {
  const { refrain, closing, blurb, frontCover, backCover, wishes, art } = plan
  const told = { title, language, refrain, closing, blurb, frontCover, backCover, chapters, wishes, writer }
  return art ? { ...told, art } : told
}

/** Pages that are to have a picture and have no scene yet; chapter and page (within it) from 1. */
export function pagesWithoutScene({ chapters }: Story, readerAge: ReaderAge): { chapter: number; page: number }[] {
  const { illustratedPages } = READER_AGE_PROFILES[readerAge]
  return chapters.flatMap(({ pages }, index) =>
    pages.flatMap(({ scene }, at) =>
      scene === null && illustratedPages.includes(at + 1) ? [{ chapter: index + 1, page: at + 1 }] : [],
    ),
  )
}

/** The story with scenes for its covers, and for those of its pages that have none. */
export function withDirection(story: Story, { frontCover, backCover, pages }: Direction): Story {
  return { ...withScenes(story, pages), frontCover, backCover }
}

/** The story with scenes for those of its pages that have none. */
export function withScenes(story: Story, directed: Direction['pages']): Story {
  const sceneFor = (chapter: number, page: number) =>
    directed.find((one) => one.chapter === chapter && one.page === page)?.scene ?? null
  const chapters = story.chapters.map((chapter, index) => ({
    ...chapter,
    pages: chapter.pages.map((page, at) => (page.scene ? page : { ...page, scene: sceneFor(index + 1, at + 1) })),
  }))
  return { ...story, chapters }
}

/** The story with other words on one of its pages. @param at chapter and page (within it) from 1 */
export function withWordsOn(
  story: Story,
  at: { chapter: number; page: number },
  paragraphs: StoryPage['paragraphs'],
): Story {
  const rewritten = (page: StoryPage, index: number) => (index === at.page - 1 ? { ...page, paragraphs } : page)
  const chapters = story.chapters.map((chapter, index) =>
    index === at.chapter - 1 ? { ...chapter, pages: chapter.pages.map(rewritten) } : chapter,
  )
  return { ...story, chapters }
}

/** What a character is called in the book. */
export function nameInBook({ names }: Pick<Story, 'names'>, name: string): string {
  return (names && Object.hasOwn(names, name) && names[name]) || name
}

export function wordsOf(chapter: Chapter): number {
  return chapter.pages
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, paragraph) => sum + countWords(paragraph), 0)
}

export function wordsOfStory(story: Story): number {
  return story.chapters.reduce((sum, chapter) => sum + wordsOf(chapter), 0)
}
