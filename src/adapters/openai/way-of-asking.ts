import { type Effort, familyOf, type JsonForm, nearestEffort } from './model-families.ts'
import type { TextProfile } from './profiles.ts'

/** What a question is for: from it follow how long is thought and how freely. */
export const TEXT_TASKS = ['planning', 'prose', 'editing', 'direction', 'reading', 'inspection'] as const
export type TextTask = (typeof TEXT_TASKS)[number]

/**
 * A plan and a remark are worth thought, though not so much that the call outlasts its time (`TEXT_TIMEOUT_MS`); prose comes chapter
 * after chapter, and wants an ear; a reader and a looker shall say the same twice, and are asked often.
 */
const TASKS: Record<TextTask, { effort: Effort; temperature: number }> = {
  planning: { effort: 'medium', temperature: 0.9 },
  prose: { effort: 'low', temperature: 0.9 },
  editing: { effort: 'medium', temperature: 0.3 },
  direction: { effort: 'low', temperature: 0.6 },
  reading: { effort: 'low', temperature: 0 },
  inspection: { effort: 'low', temperature: 0 },
}

/** Tokens for thought beside the answer's own: what is cut in the midst of thinking was paid for nothing. */
const THOUGHT: Record<Effort, number> = {
  none: 0,
  minimal: 1000,
  low: 2000,
  medium: 6000,
  high: 12_000,
  xhigh: 24_000,
  max: 48_000,
}
/** How hard a model thinks that cannot be told. */
const BY_ITSELF: Effort = 'medium'

/** What the operator sets, over all that the tables say. Null: as they say. */
export type AskingSettings = {
  /** Of what writes: plans, prose, editing. */
  storyEffort: Effort | null
  /** Of what looks at pictures. */
  visionEffort: Effort | null
  /** Most tokens of one answer. */
  mostTokens: number | null
  json: JsonForm | null
}

export type Asking = {
  model: string
  /** Tokens of the answer itself. */
  maxTokens: number
  task?: TextTask | undefined
  /** Instead of the task's. */
  effort?: Effort | undefined
}

/** Null: not sent. */
export type WayOfAsking = { maxTokens: number; effort: Effort | null; temperature: number | null; json: JsonForm }

/** How one question goes to one model of one server: what a server or a model refuses is not sent. */
export function wayOfAsking(
  { model, maxTokens, task, effort }: Asking,
  profile: TextProfile,
  set: AskingSettings,
): WayOfAsking {
  const family = familyOf(model)
  const wished = setFor(task, set) ?? effort ?? (task ? TASKS[task].effort : null)
  const told = wished && profile.takesEffort && family.efforts ? nearestEffort(family.efforts, wished) : null
  const room = family.thinks && wished ? THOUGHT[told ?? BY_ITSELF] : 0
  const most = Math.min(set.mostTokens ?? Number.POSITIVE_INFINITY, family.mostTokens ?? Number.POSITIVE_INFINITY)
  return {
    maxTokens: Math.min(maxTokens + room, most),
    effort: told,
    temperature: task && family.takesTemperature ? TASKS[task].temperature : null,
    json: set.json ?? family.json ?? profile.json,
  }
}

function setFor(task: TextTask | undefined, { storyEffort, visionEffort }: AskingSettings): Effort | null {
  if (task === 'inspection') return visionEffort
  // Who does not say for what is a writer.
  return task === 'reading' ? null : storyEffort
}
