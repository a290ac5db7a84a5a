import { READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import type { Chapter, StoryPage } from '../../../domain/story.ts'
import { sceneOf } from './compose-scenes.ts'
import { extraLines, fewOf } from './extra-lines.ts'
import { filled } from './fill-page.ts'
import { ageIndex, type Line, lastSeam, sentencesOf } from './lines.ts'
import { momentBudget, pagesOfMoments, paginate } from './paginate.ts'
import { presentLines } from './plots/present.ts'
import { realise } from './realise/realise.ts'
import { linesOf } from './say-lines.ts'
import type { Told } from './told.ts'
import { type Stage, stageOf, type Tale } from './understand.ts'

/** One chapter (from 0); what it tells is noted in `told`, so chapters are composed in their order. */
export function chapterOf(tale: Tale, index: number, told: Told): Chapter {
  const { age, plans, refrain, tongue } = tale
  const plan = plans[index]
  if (!plan) throw new RangeError(`There is no chapter ${index + 1}`)
  const { beat, moments, sequel } = plan
  const stage = stageOf(tale, index)
  const pages = pagesOfMoments(age)
  const isShort = pages[1].length === 0
  const extras = fewOf(tale, index, extraLines(tale, index, told))
  // The one middle page of 4-6 would lose the turn of a story whose end is folded into it: the two last pages share it.
  const isFolded = plan.sequel.length > 0 && pages[1].length === 1
  const parts: readonly (readonly [at: 0 | 1 | 2, pages: readonly number[], lines: () => Line[]])[] = isFolded
    ? [
        [0, pages[0], () => linesAt(0)],
        [2, [...pages[1], ...pages[2]], () => withThird([...linesAt(1), ...linesAt(2)])],
      ]
    : ([0, 1, 2] as const).map((at) => [at, pages[at], () => linesAt(at)] as const)
  const needed = new Set<string>()
  const texts = parts.flatMap(([at, partPages, lines]) => {
    if (partPages.length === 0) return []
    const all = [...lines(), ...refrainLines(at)]
    for (const { text, mustStay } of all) if (mustStay) for (const sentence of sentencesOf(text)) needed.add(sentence)
    const isLate = plan.kind !== 'setup' && plan.kind !== 'episode' && plan.kind !== 'setback'
    const full = filled(tale, stage, told, all, momentBudget(age, partPages), at, `${index}|${at}`, isLate)
    return paginate(full, age, partPages, at === 2 && index === plans.length - 1)
  })
  if (plan.beat.gift && plan.kind === 'episode') told.gifts.push(plan.beat.gift.use)
  return {
    title: titleOf(tale, stage, index, told),
    pages: presentLines(stage, texts, age, index, told, refrain, needed).map(
      (paragraphs, page): StoryPage => ({
        paragraphs,
        scene: READER_AGE_PROFILES[age].illustratedPages.includes(page + 1)
          ? sceneOf(tale, index, momentOfPage(page, texts.length))
          : null,
      }),
    ),
  }

  /** A moment's own lines, and between them what the parent's people and wishes add. */
  function linesAt(at: 0 | 1 | 2): Line[] {
    const lines = linesOf(tale, stage, { source: moments[at][tongue] }, `${beat.id}|${at}`)
    // How the day ends, but for its last word, is worth less than how the trouble did.
    const own =
      isFolded && at === 2
        ? lines.map((line, number) => (line.mustStay && number < lines.length - 1 ? { ...line, from: 4 } : line))
        : lines
    const added = extras[at].flatMap((extra, number) =>
      linesOf(tale, stage, extra, `${beat.id}|extra|${at}|${number}`).map((line, first) =>
        // On two short pages the story itself comes first.
        extra.isOptional && isShort
          ? { ...line, from: 6, mustStay: false }
          : // What only the next age gets of it fills a page, and is given up like any such line.
            (extra.isOptional && first > 0) || line.from > ageIndex(age)
            ? line
            : { ...line, from: extra.rank ?? (extra.isOptional ? 6 : line.from), mustStay: true },
      ),
    )
    const next = (at === 1 ? sequel : []).flatMap((moment, number) =>
      linesOf(tale, stage, { source: moment[tongue] }, `${beat.id}|sequel|${number}`).map((line) =>
        // What came of it is told once more by the last page.
        isFolded && number > 0 && line.mustStay ? { ...line, from: 5 } : line,
      ),
    )
    // The end keeps its last lines, which pull on to the next page.
    const seam = at === 2 ? lastSeam(own) : own.length
    return [...own.slice(0, seam), ...added, ...own.slice(seam), ...next]
  }

  /** The third voice keeps the shortest line the story has for them: to be named later would cost more. */
  function withThird(lines: Line[]): Line[] {
    const name = stage.people.X?.inside[tongue]
    if (name === undefined) return lines
    const [shortest] = lines
      .filter(({ text, from }) => from <= ageIndex(age) && text.includes(name))
      .sort((one, other) => one.text.length - other.text.length)
    return lines.map((line) => (line === shortest ? { ...line, from: 1, mustStay: true } : line))
  }

  function refrainLines(at: number): Line[] {
    if (refrain === null || (plans.length >= 3 && at !== 2)) return []
    const isTwice = plans.length === 1 && at === 0 && pages[1].length === 0
    const text = isTwice ? `${refrain} ${refrain}` : refrain
    return [{ from: at === 0 && isShort ? 7 : 0, to: 5, text, opensParagraph: true, mustStay: at === 2 || !isShort }]
  }
}

function titleOf({ chance, plans, tongue }: Tale, stage: Stage, index: number, { titles }: Told): string {
  const beat = plans[index]?.beat
  const options = beat
    ? chance.shuffled(beat.titles[tongue], `title|${beat.id}`).map((title) => realise(title, stage, 'title') ?? '')
    : []
  const title = options.find((option) => !titles.has(option)) ?? `${options[0] ?? ''} ${index + 1}`
  titles.add(title)
  return title
}

function momentOfPage(page: number, pages: number): 0 | 1 | 2 {
  if (page === 0) return 0
  return page === pages - 1 ? 2 : 1
}
