import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Story } from '../../src/domain/story.ts'

/** What is read of a book, without its pictures. */
export const Words = z.object({
  title: z.string(),
  refrain: z.string().nullable(),
  closing: z.string(),
  blurb: z.string(),
  chapters: z.array(z.object({ title: z.string(), pages: z.array(z.object({ paragraphs: z.array(z.string()) })) })),
})
export type Words = z.infer<typeof Words>

/** As it lies in a folder: of which brief (`Brief.of`), by whom (a model’s name, or the offline engine), and its words. */
export const WordsOfBook = z.object({ of: z.string(), by: z.string(), story: Words })
export type WordsOfBook = z.infer<typeof WordsOfBook>

/** A book of this run, with what its pictures are said to show: what was to stay out is looked for there too. */
export type StoredBook = Omit<WordsOfBook, 'story'> & { story: Story }

export const OFFLINE = 'the offline engine (no model)'

/** Null where there is none, or none of this brief as it is now. */
export async function wordsIn(folder: string, name: string, of: string): Promise<WordsOfBook | null> {
  const file = Bun.file(path.join(folder, `${name}.json`))
  if (!(await file.exists())) return null
  const read = WordsOfBook.safeParse(await file.json())
  return read.success && read.data.of === of ? read.data : null
}

/** In one go: whoever is killed leaves a whole file or none. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await Bun.write(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** For somebody to read, under a heading of the given level. */
export function asMarkdown({ title, refrain, closing, chapters }: Words, level: number): string {
  const heading = (more: number, text: string) => `${'#'.repeat(level + more)} ${text}`
  return [
    heading(0, title),
    ...(refrain ? [`*${refrain}*`] : []),
    ...chapters.flatMap((chapter) => [
      heading(1, chapter.title),
      // A rule between pages; a raya that begins a line is no list in Markdown, a hyphen would be.
      chapter.pages.map(({ paragraphs }) => paragraphs.map(plain).join('\n\n')).join('\n\n· · ·\n\n'),
    ]),
    `**FIN.** ${plain(closing)}`,
  ].join('\n\n')
}

/** Somebody’s words on one line, and words they stay: no heading, link or tag of theirs. */
export function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/gu, '\\$&')
    .replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gu, '$1\\$2')
}
