import type { Caps } from '../../ports/ledger.ts'
import type { ServerKind } from './profiles.ts'
import type { AskingSettings } from './way-of-asking.ts'

/** What the configuration says about the models. A trade without its model is left to the offline engine. */
export type OpenAiSettings = {
  apiKey: string
  /** With its `/v1`; null: OpenAI itself. */
  baseUrl: string | null
  server: ServerKind
  /** Null: as the server's profile says. */
  textApi: 'chat' | 'responses' | null
  asking: AskingSettings
  storyModel: string | null
  imageModel: string | null
  imageQuality: string
  /** Side of a page's picture in pixels. */
  imageSize: number
  moderationModel: string | null
  /** Looks at pictures before a parent does. */
  visionModel: string | null
  textTimeoutMs: number
  imageTimeoutMs: number
  /** A parent waits for it before a book begins: a slow moderation counts as down. */
  moderationTimeoutMs: number
  /** Pictures of one book asked for at once. */
  imagesPerBook: number
  /** What the service allows; null: as much as it takes before it says no. */
  imagesPerMinute: number | null
  tokensPerMinute: number | null
  retryDelaysMs: readonly number[]
  /** So long nothing of a book may get through before its parent is told. */
  busyNoticeMs: number
  caps: Caps
}
