import type { PlannedCall, SettledCall } from '../../ports/ledger.ts'
import type { Waiting } from '../../ports/waiting.ts'

export type Asked = Omit<PlannedCall, 'provider'> & {
  group: 'text' | 'image' | 'moderation'
  /** Fingerprint of what is asked (`requestHash`), by which a paid answer is found again; null: it is not worth keeping. */
  request: string | null
  /** What the service counts by the minute: pictures, or tokens. */
  units: number
  waiting?: Waiting | undefined
  /** Share of the book's cap (0–1) that may be spent with this call: what is not needed leaves the rest to what is. Absent: all. */
  mostOfBook?: number
}

/** As it came. What the service only links to is fetched first: the link may not last, and the picture is what was paid. */
export type Answer<T> = { data: T; bytes: Uint8Array<ArrayBuffer> | null; requestId: string | null }

export type Read<T> = Answer<T> & {
  used: Used
  /** To be called when it turns out to be of no use: or every further try gets it again. */
  drop(): Promise<void>
}

export type RequestOptions = { signal: AbortSignal; timeout: number; maxRetries: 0 }

/** What an answer used, as the service says. */
export type Used = Pick<SettledCall, 'textTokensIn' | 'imageTokensIn' | 'tokensOut' | 'images'> & { usd: number }

export const UNUSED: Used = { textTokensIn: 0, imageTokensIn: 0, tokensOut: 0, images: 0, usd: 0 }
