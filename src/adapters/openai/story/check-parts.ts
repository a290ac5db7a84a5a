import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { partOf } from '../../../domain/person-facts.ts'
import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import { assembleStory } from '../../../domain/story.ts'
import { checkSaidFacts } from '../../../domain/story-checks/check-said-facts.ts'
import { checkStory } from '../../../domain/story-checks/check-story.ts'
import { checkTypography } from '../../../domain/story-checks/check-typography.ts'
import { hard, type Issue } from '../../../domain/story-checks/issue.ts'
import { countWords } from '../../../domain/text.ts'
import type { Wish } from '../../../domain/wish.ts'
import type { WirePlan } from './wire-story.ts'

/** Of the checks on a whole story, those that say nothing about one chapter alone. */
const OF_THE_WHOLE = new Set([
  'chapters.count',
  'page.scene',
  'character.unused',
  'character.unspoken',
  'protagonist.seldom',
  'place.unused',
  'refrain.seldom',
  'refrain.tooLong',
  'blurb.tooLong',
  'closing.empty',
])

/** @param visible names of those who take part in this chapter */
export function checkChapter(
  chapter: Chapter,
  plan: StoryPlan,
  info: CompleteBookInfo,
  visible: readonly string[],
): Issue[] {
  const story = assembleStory(info.title, info.language, plan, [chapter], 'model')
  const found = checkStory(story, { ...info, chapters: 1 }).filter(
    ({ id, path }) => !OF_THE_WHOLE.has(id) && !path.startsWith('covers/') && path !== 'closing' && path !== 'blurb',
  )
  const text = chapter.pages
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')
    .toLocaleLowerCase('es')
  const missing = visible.filter((name) => !text.includes(name.toLocaleLowerCase('es')))
  return [
    ...found,
    ...checkSaidFacts(story, info),
    ...missing.map((name) => hard('character.missing', 'chapters[0]', `${name} is not in the text`)),
  ]
}

/** All chapters at once. @param visible names of those who take part in the chapter of this index */
export function checkProse(
  chapters: readonly Chapter[],
  plan: StoryPlan,
  info: CompleteBookInfo,
  visible: (index: number) => readonly string[],
): Issue[] {
  const count = plan.chapters.length
  if (chapters.length !== count) return [hard('chapters.count', 'chapters', `${chapters.length} instead of ${count}`)]
  return chapters.flatMap((chapter, index) =>
    checkChapter(chapter, plan, info, visible(index)).map((issue) => ({
      ...issue,
      path: issue.path.replace('chapters[0]', `chapters[${index}]`),
    })),
  )
}

export function checkPlan(plan: StoryPlan, info: CompleteBookInfo, parts: readonly (readonly string[])[]): Issue[] {
  const issues: Issue[] = []
  if (plan.chapters.length !== info.chapters)
    issues.push(hard('chapters.count', 'chapters', `${plan.chapters.length} chapters instead of ${info.chapters}`))
  for (const { name } of info.characters.filter((character) => partOf(character).acts))
    if (!parts.some((part) => part.includes(name)))
      issues.push(hard('character.unused', 'chapters', `${name} takes part in no chapter`))
  if (countWords(plan.blurb) > 60) issues.push(hard('blurb.tooLong', 'blurb', `${countWords(plan.blurb)} words`))
  if (!plan.blurb.trim()) issues.push(hard('blurb.empty', 'blurb', 'No blurb'))
  if (!plan.closing.trim()) issues.push(hard('closing.empty', 'closing', 'No closing'))
  if (plan.refrain && countWords(plan.refrain) > 8) issues.push(hard('refrain.tooLong', 'refrain', 'More than 8 words'))
  plan.chapters.forEach(({ title }, index) => {
    if (!title.trim()) issues.push(hard('chapter.noTitle', `chapters[${index}]`, 'No title'))
  })
  const titles = plan.chapters.map(({ title }) => ({ title, pages: [{ paragraphs: ['—'], scene: null }] }))
  const story = assembleStory(info.title, info.language, plan, titles, 'model')
  return [...issues, ...checkTypography(story, info).filter(({ path }) => !/pages|^covers\//u.test(path))]
}

const MEASURES = new Set(['page.tooManyWords', 'character.missing', 'sentences.tooLong'])

/** What a chapter may miss where nothing better came: it is read all the same. */
export function mayMiss({ id }: Issue): boolean {
  return MEASURES.has(id)
}

/** Every wish that must be told has its chapter. */
export function checkPlaces({ wishes = [], chapters }: WirePlan, asked: readonly Wish[]): Issue[] {
  const isPlaced = (index: number) =>
    wishes.some(({ number, chapter }) => number === index + 1 && chapter >= 1 && chapter <= chapters.length)
  return asked.flatMap(({ weight, kind }, index) =>
    weight === 'must' && kind !== 'avoid' && !isPlaced(index)
      ? [hard('wish.unplaced', 'wishes', `Wish ${index + 1} is told in no chapter`)]
      : [],
  )
}

/** What a plan may miss where nothing better came: it is looked for in the finished words. */
export function isUnplaced({ id }: Issue): boolean {
  return id === 'wish.unplaced'
}

/** How bad it is: one hard fault outweighs any number of blemishes that a book can live with. */
export function weightOf(issues: readonly Issue[]): number {
  return issues.reduce((sum, { weight }) => sum + (weight === 'hard' ? 10 : 1), 0)
}

/** One blemish is let pass; two, or anything hard, are put right. */
export function needsRepair(issues: readonly Issue[]): boolean {
  return issues.some(({ weight }) => weight === 'hard') || issues.length > 1
}
