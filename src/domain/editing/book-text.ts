import { scenesOf } from '../illustrations.ts'
import { languageCode } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { SENTENCE_END } from '../story-checks/sentences.ts'
import type { Evidence } from '../wish.ts'
import { renaming } from './rename.ts'
import { type TextWord, type Tongue, wordsIn } from './word-forms.ts'

/**
 * A sentence as it stands in the book. `words` call everybody as the wizard does, for who is given another name in the whole
 * story is still the same; `own` are those that stand there. Of one `key` are the same words, whatever their commas.
 */
export type Sentence = Evidence & { words: readonly TextWord[]; own: readonly TextWord[]; key: string }
/** A page of words, `text` as one line. */
export type PageText = { chapter: number; page: number; text: string; sentences: readonly Sentence[] }
/** `beside` is what stands on no page of words: titles, what closes the book, what its pictures are said to show. */
export type BookText = { pages: readonly PageText[]; beside: readonly Sentence[]; tongue: Tongue }

type Place = Pick<Evidence, 'chapter' | 'page'>

export function textOfBook(story: Story): BookText {
  const pages = story.chapters.flatMap(({ pages }, c) =>
    pages.map(({ paragraphs }, p): PageText => {
      const place = { chapter: c + 1, page: p + 1 }
      const sentences = paragraphs.flatMap((paragraph) => sentencesIn(paragraph, place, story.names))
      return { ...place, text: joined(sentences), sentences }
    }),
  )
  return { pages, beside: besidePages(story), tongue: languageCode(story.language) }
}

export function sentencesIn(text: string, place: Place, names: Story['names']): Sentence[] {
  return (
    oneLine(text)
      // As the story's checks part them; here a sentence keeps its rayas, for it is shown as it stands.
      .split(SENTENCE_END)
      .filter(Boolean)
      .map((sentence) => {
        const own = wordsIn(sentence)
        const inWizard = asInWizard(sentence, names)
        const words = inWizard === sentence ? own : wordsIn(inWizard)
        const { chapter, page } = place
        return { chapter, page, text: sentence, words, own, key: plainOf(words).join(' ') }
      })
  )
}

export function joined(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}

export function wordsOfAll(sentences: readonly Sentence[]): TextWord[] {
  return sentences.flatMap(({ words }) => words)
}

export function plainOf(words: readonly TextWord[]): string[] {
  return words.map(({ plain }) => plain)
}

/** Signs that nobody sees, and how wide a space is, make no other text. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** What is beside a chapter's pages is of its first one, and what is after them all of the last. */
function besidePages(story: Story): Sentence[] {
  const last = { chapter: story.chapters.length, page: story.chapters.at(-1)?.pages.length ?? 1 }
  const texts = [
    ...[story.title, story.blurb].map((text) => ({ text, chapter: 1, page: 1 })),
    ...story.chapters.map(({ title, part = '' }, c) => ({ text: `${part} ${title}`, chapter: c + 1, page: 1 })),
    { text: story.closing, ...last },
    ...scenesOf(story).map(({ key, scene }) => {
      const [, chapter = 1, page = 1] = /^chapter_(\d+)\/page_(\d+)/u.exec(key) ?? []
      return { text: scene.alt, chapter: Number(chapter), page: Number(page) }
    }),
  ]
  return texts.flatMap(({ text, ...place }) => sentencesIn(text, place, story.names))
}

/** The whole name alone, as a name is changed in the whole story. */
function asInWizard(text: string, names: Story['names']): string {
  const renamed = Object.entries(names ?? {}).map(([wizards, own]) => ({ from: own, to: wizards }))
  return renaming(renamed.filter(({ from, to }) => from && from !== to))(text)
}
