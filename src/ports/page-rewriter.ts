import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { Story } from '../domain/story.ts'
import type { Payer } from './ledger.ts'
import type { WritingOutcome } from './story-writer.ts'
import type { Waiting } from './waiting.ts'

export type RewriteRequest = {
  info: CompleteBookInfo
  /** As it is now, with what the parent has changed in it. */
  story: Story
  /** From 1. */
  chapter: number
  /** From 1, within its chapter. */
  page: number
  /** What the parent would like of this page, in their words. */
  wish: string
  /** On whose account. */
  payer?: Payer | undefined
  waiting?: Waiting | undefined
  /** Part of a book that is being made: what comes is paid for once, whatever happens meanwhile. */
  isKept?: boolean
}

/** Writes one page of a written story again. Needs a model: where there is none, nobody does it. */
export interface PageRewriter {
  /**
   * @returns the page's paragraphs, plain, with people called as the book calls them; they have passed the checks of their
   * age. Refused too where nothing that came could be printed. Unless it is kept, who asks again pays again.
   * @throws ProviderFailure
   * @throws RangeError when there is no such page
   */
  rewrite(request: RewriteRequest, signal: AbortSignal): Promise<WritingOutcome<string[]>>
}
