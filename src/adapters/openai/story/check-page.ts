import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { nameInBook, type Story } from '../../../domain/story.ts'
import { checkLanguage } from '../../../domain/story-checks/check-language.ts'
import { checkRhythm } from '../../../domain/story-checks/check-rhythm.ts'
import { checkSaidFacts } from '../../../domain/story-checks/check-said-facts.ts'
import { checkShape } from '../../../domain/story-checks/check-shape.ts'
import { checkTypography } from '../../../domain/story-checks/check-typography.ts'
import { hard, type Issue } from '../../../domain/story-checks/issue.ts'
import { countWords } from '../../../domain/text.ts'
import type { Language } from '../../../domain/vocabulary.ts'

/** Of the checks, those that say nothing about one page alone. */
const OF_THE_WHOLE = new Set(['page.scene', 'sentences.mean'])

/** What is wrong with a page that was written anew, whatever the rest of its book is like. @param page from 1, within its chapter */
export function checkPage(
  paragraphs: readonly string[],
  { info, story, page }: { info: CompleteBookInfo; story: Story; page: number },
): Issue[] {
  const called = asCalled(info, story)
  // How much fits depends on where in its chapter a page stands.
  const inPlace = storyOf(Array(page).fill(paragraphs), story)
  const printed = [...checkShape(inPlace, called), ...checkTypography(inPlace, called)].filter(
    ({ path }) => path === `chapters[0].pages[${page - 1}]`,
  )
  const alone = storyOf([paragraphs], story)
  const read = [
    ...checkLanguage(alone, called),
    ...checkRhythm(alone, called),
    ...checkSaidFacts(alone, called),
    ...otherLanguage(paragraphs, story, called),
  ]
  return [...printed, ...read].filter(({ id }) => !OF_THE_WHOLE.has(id)).map((issue) => ({ ...issue, path: 'page' }))
}

function storyOf(pages: readonly (readonly string[])[], story: Story): Story {
  const written = pages.map((paragraphs) => ({ paragraphs: [...paragraphs], scene: null }))
  return { ...story, refrain: null, closing: '', blurb: '', chapters: [{ title: '', pages: written }] }
}

/** The text says the book's names. */
function asCalled(info: CompleteBookInfo, story: Story): CompleteBookInfo {
  const characters = info.characters.map((character) => ({ ...character, name: nameInBook(story, character.name) }))
  return { ...info, characters }
}

const OTHER: Record<Language, Language> = { español: 'inglés', inglés: 'español' }
/** From here on the check of a story's language believes what it counts. */
const TELLING_WORDS = 41

/** The few words of a page may prove nothing; but what would do for a story in the other language is in it. */
function otherLanguage(paragraphs: readonly string[], story: Story, info: CompleteBookInfo): Issue[] {
  const words = countWords(paragraphs.join(' '))
  if (words === 0) return []
  const times = Math.ceil(TELLING_WORDS / words)
  const asOther = checkLanguage(storyOf(Array(times).fill(paragraphs), story), {
    ...info,
    language: OTHER[info.language],
  })
  return asOther.some(({ id }) => id === 'language.other')
    ? []
    : [hard('language.other', 'page', `Not ${info.language}`)]
}
