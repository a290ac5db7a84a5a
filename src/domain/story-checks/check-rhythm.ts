import type { CompleteBookInfo } from '../completeness.ts'
import { READER_AGE_PROFILES } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { hard, type Issue, soft } from './issue.ts'
import { listsAsOne } from './names.ts'
import { sentencesOf, wordsIn } from './sentences.ts'

/** Lengths of sentences, names and lists of names as one word each: none too long, and neither breathless nor chopped. */
export function checkRhythm(story: Story, info: CompleteBookInfo): Issue[] {
  const sentences = measured(story, info)
  return [...longSentences(sentences, info), ...meanSentence(sentences, info)]
}

/** Of the mean alone, for prose that readers of several ages are given. */
export function checkMeanSentence(story: Story, info: CompleteBookInfo): Issue[] {
  return meanSentence(measured(story, info), info)
}

/** Of the age's mean. */
const MEAN = { least: 0.75, most: 1.1 }
/** One sentence in twenty may pass the maximum: prose in which none does is a list. */
const MAY_BE_LONG = 20

type Measured = { path: string; text: string; words: number }

function measured({ chapters }: Story, { characters, places }: CompleteBookInfo): Measured[] {
  const names = [...characters, ...places].map(({ name }) => name)
  return chapters.flatMap(({ pages }, index) =>
    pages.flatMap(({ paragraphs }, page) =>
      paragraphs
        .flatMap(sentencesOf)
        .map((sentence) => listsAsOne(sentence, names))
        .map((text) => ({ path: `chapters[${index}].pages[${page}]`, text, words: wordsIn(text) })),
    ),
  )
}

function longSentences(sentences: readonly Measured[], { readerAge }: CompleteBookInfo): Issue[] {
  const { maxWordsPerSentence } = READER_AGE_PROFILES[readerAge]
  const long = sentences.filter(({ words }) => words > maxWordsPerSentence)
  const weigh = long.length <= Math.max(1, sentences.length / MAY_BE_LONG) ? soft : hard
  return long.map(({ path, text, words }) => weigh('sentences.tooLong', path, `${words} words: ${text}`))
}

function meanSentence(sentences: readonly Measured[], { readerAge }: CompleteBookInfo): Issue[] {
  if (sentences.length === 0) return []
  const { meanWordsPerSentence } = READER_AGE_PROFILES[readerAge]
  const [least, most] = [MEAN.least * meanWordsPerSentence, MEAN.most * meanWordsPerSentence]
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
  if (mean >= least && mean <= most) return []
  const message = `${mean.toFixed(2)} words a sentence, ${least.toFixed(2)} to ${most.toFixed(1)} (${readerAge})`
  return [soft('sentences.mean', 'chapters', message)]
}
