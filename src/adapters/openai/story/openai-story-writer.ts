import type { Direction } from '../../../domain/art.ts'
import { type Chapter, pagesWithoutScene, type Story, type StoryPlan } from '../../../domain/story.ts'
import type { Issue } from '../../../domain/story-checks/issue.ts'
import type { AnsweredWish } from '../../../domain/wish.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { EditorsRemark, StoryBrief, StoryWriter, WritingOutcome } from '../../../ports/story-writer.ts'
import type { OpenAiConnection } from '../connection.ts'
import { checkChapter, checkPlan, mayMiss } from './check-parts.ts'
import { checkDirection, directionMessages, isMended, withoutAbsent } from './direction.ts'
import { directionFromWire } from './direction-from-wire.ts'
import { type Drafting, draft } from './draft.ts'
import { editorMessages, remarksFrom, WireRemarks } from './editing.ts'
import { type Beat, chapterFromWire, planFromWire } from './from-wire.ts'
import { answersFrom, checkReading, readingMessages, WireReading } from './reading.ts'
import { type StoryData, storyData } from './story-data.ts'
import { chapterMessages, notesOf, planMessages, planParts } from './story-prompts.ts'
import { unfit } from './unfit.ts'
import { type WireDirection, wireDirection } from './wire-direction.ts'
import { strictSchema, WireChapter, wirePlan } from './wire-story.ts'

const MAX_TOKENS = 8000
/** A scene is some 200 tokens. */
const TOKENS_A_SCENE = 300
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
    const data = storyData(info)
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
          return checkPlan(plan, info, parts)
        },
        wordsOf: (plan) => [plan.refrain ?? '', plan.closing, plan.blurb, ...plan.chapters.map(({ title }) => title)],
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
    const data = storyData(info)
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
        wordsOf: ({ title, pages }) => [title, ...pages.flatMap(({ paragraphs }) => paragraphs)],
        isLoose: mayMiss,
      },
      data,
      signal,
    )
  }

  async review(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<EditorsRemark[]>> {
    const { info } = brief
    const data = storyData(info)
    return this.#draft<WireRemarks, EditorsRemark[]>(
      brief,
      {
        messages: editorMessages(story, info, data),
        task: 'editing',
        schema: { name: 'editing', json: strictSchema(WireRemarks) },
        parse: WireRemarks,
        convert: (wire) => remarksFrom(wire, story, info, data),
        check: () => [],
        wordsOf: () => [],
      },
      data,
      signal,
    )
  }

  async answer(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<AnsweredWish[]>> {
    const { info } = brief
    const data = storyData(info)
    return this.#draft<WireReading, AnsweredWish[]>(
      brief,
      {
        messages: readingMessages(story, data),
        task: 'reading',
        schema: { name: 'reading', json: strictSchema(WireReading) },
        parse: WireReading,
        convert: (wire) => answersFrom(wire, story, info, data),
        check: (_, wire) => checkReading(wire, story),
        wordsOf: () => [],
      },
      data,
      signal,
    )
  }

  async direct(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<Direction>> {
    const { info } = brief
    const data = storyData(info)
    const figures = story.art?.figures.map(({ id }) => id) ?? []
    const schema = wireDirection({ places: data.placeIds, figures, parts: data.parts })
    const outcome = await this.#draft<WireDirection, Direction>(
      brief,
      {
        messages: directionMessages(story, info, data),
        task: 'direction',
        schema: { name: 'direction', json: strictSchema(schema) },
        maxTokens: 1000 + TOKENS_A_SCENE * (2 + pagesWithoutScene(story, info.readerAge).length),
        parse: schema,
        convert: (wire) => directionFromWire(wire, info, data, story.art),
        check: (direction, wire) => checkDirection(wire, direction, story, info),
        wordsOf: ({ pages, frontCover, backCover }) =>
          [frontCover, backCover, ...pages.map(({ scene }) => scene)].flatMap(({ action, alt }) => [action, alt]),
        isLoose: isMended,
      },
      data,
      signal,
    )
    return outcome.kind === 'written' ? { ...outcome, value: withoutAbsent(outcome.value, story) } : outcome
  }

  #draft<W, T>(
    brief: StoryBrief,
    task: Omit<Drafting<W, T>, 'model' | 'payer' | 'waiting' | 'maxTokens' | 'notes' | 'check'> & {
      maxTokens?: number
      check(value: T, wire: W): Issue[]
      wordsOf(value: T): string[]
    },
    data: StoryData,
    signal: AbortSignal,
  ) {
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

function beatsOf(plan: StoryPlan): Beat[] | null {
  try {
    const beats: Beat[] = plan.chapters.map(({ outline }) => JSON.parse(outline))
    return beats.every((beat) => Array.isArray(beat?.visible) && Array.isArray(beat.bible)) ? beats : null
  } catch {
    return null
  }
}
