import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import type { Issue } from '../../../domain/story-checks/issue.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { StoryBrief, StoryWriter, WritingOutcome } from '../../../ports/story-writer.ts'
import type { OpenAiConnection } from '../connection.ts'
import { checkChapter, checkPlan } from './check-parts.ts'
import { type Drafting, draft } from './draft.ts'
import { type Beat, chapterFromWire, planFromWire } from './from-wire.ts'
import { type StoryData, storyData } from './story-data.ts'
import { chapterMessages, notesOf, planMessages } from './story-prompts.ts'
import { unfit } from './unfit.ts'
import { strictSchema, wireChapter, wirePlan } from './wire-story.ts'

const MAX_TOKENS = 8000

type Needs = {
  connection: OpenAiConnection
  /** Reads what the model wrote, as it reads what parents write. */
  moderator: Moderator
  /** Writes what no repair could save: the whole book when there is no plan, a chapter when it cannot be printed. */
  fallback: StoryWriter
}

/** Writes with a language model. Ids stand for names; what comes back has passed the checks or is the fallback's. */
export class OpenAiStoryWriter implements StoryWriter {
  readonly kind = 'model'
  readonly revision = ''
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async plan(brief: StoryBrief, signal: AbortSignal): Promise<WritingOutcome<StoryPlan>> {
    const { info } = brief
    const data = storyData(info)
    const schema = wirePlan(data.names.ids, data.placeIds, data.parts)
    const drafted = await this.#draft(
      brief,
      {
        messages: planMessages(info, data),
        schema: { name: 'plan', json: strictSchema(schema) },
        parse: schema,
        convert: (wire) => planFromWire(wire, info, data),
        check: (plan, wire) => {
          const parts = wire.chapters.map(({ visible }) => visible.map((id) => data.names.nameOf(id) ?? id))
          return checkPlan(plan, info, parts)
        },
        wordsOf: (plan) => [plan.refrain ?? '', plan.closing, plan.blurb, ...plan.chapters.map(({ title }) => title)],
      },
      data,
      signal,
    )
    return drafted.kind === 'hopeless' ? this.#needs.fallback.plan(brief, signal) : drafted
  }

  async chapter(
    brief: StoryBrief,
    plan: StoryPlan,
    chapter: number,
    signal: AbortSignal,
  ): Promise<WritingOutcome<Chapter>> {
    const { info } = brief
    const beats = beatsOf(plan)
    // The plan is the fallback's own: so are its chapters.
    if (!beats) return this.#needs.fallback.chapter(brief, plan, chapter, signal)
    const data = storyData(info)
    const schema = wireChapter(data.placeIds, data.parts)
    const visible = (beats[chapter - 1]?.visible ?? []).map((id) => data.names.nameOf(id) ?? id)
    const drafted = await this.#draft(
      brief,
      {
        messages: chapterMessages(info, data, plan, beats, chapter),
        schema: { name: 'chapter', json: strictSchema(schema) },
        parse: schema,
        convert: (wire) => chapterFromWire(wire, info, data),
        check: (written) => checkChapter(written, plan, info, visible),
        wordsOf: ({ title, pages }) => [title, ...pages.flatMap(({ paragraphs }) => paragraphs)],
      },
      data,
      signal,
    )
    return drafted.kind === 'hopeless' ? this.#needs.fallback.chapter(brief, plan, chapter, signal) : drafted
  }

  #draft<W, T>(
    brief: StoryBrief,
    task: Omit<Drafting<W, T>, 'model' | 'payer' | 'waiting' | 'maxTokens' | 'notes' | 'check'> & {
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
        ...task,
        model: connection.settings.storyModel ?? '',
        payer: brief.payer ?? null,
        waiting: brief.waiting,
        maxTokens: MAX_TOKENS,
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
