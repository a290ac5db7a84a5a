import type { Payer } from '../../ports/ledger.ts'
import type { Waiting } from '../../ports/waiting.ts'
import type { Effort } from './model-families.ts'
import type { TextTask } from './way-of-asking.ts'

/** What stands first is the same from call to call, so that the service can keep it. */
export type Message = {
  role: 'system' | 'user' | 'assistant'
  text: string
  picture?: Uint8Array
  /** Small things in it matter: it is looked at in full, for more tokens. */
  detail?: 'high'
}

export type Question = {
  payer: Payer | null
  waiting?: Waiting | undefined
  /** The answer is not worth keeping: whoever asks again pays again. */
  isPassing?: boolean | undefined
  model: string
  messages: readonly Message[]
  /** Strict: every key required, no bounds (the strictest subset that all servers share). */
  schema: { name: string; json: Record<string, unknown> }
  /** Of the answer itself: room for thought comes on top, for models that think. */
  maxTokens: number
  /** Absent: neither thought nor temperature is spoken of. */
  task?: TextTask | undefined
  /** How hard to think, where the task's own is not meant; the operator's setting is above both. */
  effort?: Effort | undefined
}
