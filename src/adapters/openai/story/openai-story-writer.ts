import type { Direction } from '../../../domain/art.ts'
import { type Chapter, pagesWithoutScene, type Story, type StoryPlan, withScenes } from '../../../domain/story.ts'
import type { AnsweredWish } from '../../../domain/wish.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { EditorsRemark, StoryBrief, StoryWriter, WritingOutcome } from '../../../ports/story-writer.ts'
import type { OpenAiConnection } from '../connection.ts'
import { checkChapter, checkPlaces, checkPlan, checkProse, isUnplaced, mayMiss } from './check-parts.ts'
import { directionTask, MOST_AT_ONCE } from './direction.ts'
import { draft, sumOf, type WritingTask } from './draft.ts'
import { editingTask } from './editing.ts'
import { type Beat, chapterFromWire, planFromWire } from './from-wire.ts'
import { mendedDirection } from './mended-direction.ts'
import { chapterMessages, proseMessages } from './prose-prompts.ts'
import { readingTask } from './reading.ts'
import { type StoryData, storyData } from './story-data.ts'
import { notesOf, planMessages, planParts } from './story-prompts.ts'
import { unfit } from './unfit.ts'
import { strictSchema, WireChapter, WireProse, wirePlan } from './wire-story.ts'

const MAX_TOKENS = 8000
const NOTHING = { model: '', inputTokens: 0, outputTokens: 0, images: 0, usd: 0 }
type Needs = {
  connection: OpenAiConnection
  /** Reads what the model wrote, as it reads what parents write. */
  moderator: Moderator
  /** Goes on with books that it began to write in the place of a model, when an older program had it do so. */
  fallback: StoryWriter
}

/** Writes with a language model. Ids stand for names; what comes back has passed the checks. */
export class OpenAiStoryWriter implements StoryWriter {
  readonly kind = 'model'
  readonly revision = ''
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async plan(brief: StoryBrief, signal: AbortSignal): Promise<WritingOutcome<StoryPlan>> {
    const { info, wishes = [] } = brief
    const data = storyData(info, {}, wishes)
    const schema = wirePlan(data.names.ids, data.placeIds, data.parts, planParts(info, wishes))
    return this.#draft(
      brief,
      {
        messages: planMessages(info, data, wishes),
        task: 'planning',
        schema: { name: 'plan', json: strictSchema(schema) },
        parse: schema,
        convert: (wire) => planFromWire(wire, info, data, wishes),
        check: (plan, wire) => {
          const parts = wire.chapters.map(({ visible }) => visible.map((id) => data.names.nameOf(id) ?? id))
          return [...checkPlan(plan, info, parts), ...checkPlaces(wire, wishes)]
        },
        wordsOf: wordsOfPlan,
        isLoose: isUnplaced,
      },
      data,
      signal,
    )
  }

  async chapter(
    brief: StoryBrief,
    plan: StoryPlan,
    chapter: number,
    signal: AbortSignal,
    before: readonly Chapter[] = [],
  ): Promise<WritingOutcome<Chapter>> {
    const { info } = brief
    const beats = beatsOf(plan)
    // The plan of an older program may be the fallback's own: so are its chapters.
    if (!beats) return this.#needs.fallback.chapter(brief, plan, chapter, signal)
    const data = storyData(info, {}, plan.wishes ?? [])
    const visible = (beats[chapter - 1]?.visible ?? []).map((id) => data.names.nameOf(id) ?? id)
    return this.#draft(
      brief,
      {
        messages: chapterMessages(info, data, plan, beats, chapter, before),
        task: 'prose',
        schema: { name: 'chapter', json: strictSchema(WireChapter) },
        parse: WireChapter,
        convert: (wire) => chapterFromWire(wire, info, data),
        check: (written) => checkChapter(written, plan, info, visible),
        wordsOf: wordsOfChapter,
        isLoose: mayMiss,
      },
      data,
      signal,
    )
  }

  async chapters(brief: StoryBrief, plan: StoryPlan, signal: AbortSignal): Promise<WritingOutcome<Chapter[]>> {
    const { info } = brief
    const beats = beatsOf(plan)
    if (!beats) return { kind: 'hopeless', reason: 'a plan of another writer' }
    const data = storyData(info, {}, plan.wishes ?? [])
    const namesIn = (beat: Beat | undefined) => (beat?.visible ?? []).map((id) => data.names.nameOf(id) ?? id)
    return this.#draft<WireProse, Chapter[]>(
      brief,
      {
        messages: proseMessages(info, data, plan, beats),
        task: 'prose',
        schema: { name: 'prose', json: strictSchema(WireProse) },
        parse: WireProse,
        convert: ({ chapters }) => chapters.map((chapter) => chapterFromWire(chapter, info, data)),
        check: (written) => checkProse(written, plan, info, (index) => namesIn(beats[index])),
        wordsOf: (written) => written.flatMap(wordsOfChapter),
        isLoose: mayMiss,
      },
      data,
      signal,
    )
  }

  review(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<EditorsRemark[]>> {
    const data = storyData(brief.info)
    return this.#draft(brief, editingTask(story, brief.info, data), data, signal)
  }

  answer(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<AnsweredWish[]>> {
    const data = storyData(brief.info)
    return this.#draft(brief, readingTask(story, brief.info, data), data, signal)
  }

  /** A dozen pictures a call, each call with the whole text and all that is decided; the covers with the first. */
  async direct(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<Direction>> {
    const { info } = brief
    const data = storyData(info)
    const wanted = pagesWithoutScene(story, info.readerAge)
    let direction: Direction = { frontCover: story.frontCover, backCover: story.backCover, pages: [] }
    let cost = NOTHING
    for (let from = 0; from < wanted.length; from += MOST_AT_ONCE) {
      const part = { pages: wanted.slice(from, from + MOST_AT_ONCE), withCovers: from === 0 }
      const told = withScenes(story, direction.pages)
      const outcome = await this.#draft(brief, directionTask(told, info, data, part), data, signal)
      if (outcome.kind !== 'written') return outcome
      const mended = mendedDirection(outcome.value, told, info, part.pages)
      direction = { ...direction, ...mended, pages: [...direction.pages, ...mended.pages] }
      cost = sumOf([cost, outcome.cost])
    }
    return { kind: 'written', value: direction, by: 'model', cost }
  }

  #draft<W, T>(brief: StoryBrief, task: WritingTask<W, T>, data: StoryData, signal: AbortSignal) {
    const { connection, moderator } = this.#needs
    const names = brief.info.characters.map(({ name }) => name)
    return draft(
      connection,
      {
        maxTokens: MAX_TOKENS,
        ...task,
        model: connection.settings.storyModel ?? '',
        payer: brief.payer ?? null,
        waiting: brief.waiting,
        check: async (value, wire) => [
          ...task.check(value, wire),
          ...(await unfit(moderator, task.wordsOf(value), names, signal)),
        ],
        notes: (issues) => notesOf(issues, data),
      },
      signal,
    )
  }
}

/** What is printed of it, and what painters are told. */
function wordsOfPlan({ refrain, closing, blurb, chapters, art }: StoryPlan): string[] {
  const looks = [
    ...(art?.figures ?? []).flatMap(({ name, as }) => [name, as]),
    ...(art?.places ?? []).map((one) => one.looks),
  ]
  return [refrain ?? '', closing, blurb, ...chapters.map(({ title }) => title), ...looks, art?.object?.looks ?? '']
}

function wordsOfChapter({ title, pages }: Chapter): string[] {
  return [title, ...pages.flatMap(({ paragraphs }) => paragraphs)]
}

function beatsOf(plan: StoryPlan): Beat[] | null {
  try {
    const beats: Beat[] = plan.chapters.map(({ outline }) => JSON.parse(outline))
    return beats.every((beat) => Array.isArray(beat?.visible) && Array.isArray(beat.bible)) ? beats : null
  } catch {
    return null
  }
}
