import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressKey } from '../domain/account.ts'
import { DomainError } from '../domain/errors.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

export type RateLimit = {
  /** Counts one try. @throws DomainError `request.tooMany` */
  take(key: string): Promise<void>
  /** A try that succeeded does not count. */
  giveBack(key: string): Promise<void>
  /** As if nothing had been tried. */
  clear(key: string): Promise<void>
}
export type RateLimits = {
  login: RateLimit
  password: RateLimit
  register: RateLimit
  gate: RateLimit
  /** Letters asked for, by the client's address. */
  forgotten: RateLimit
  /** Letters to one address for a new password, whoever asks for them. */
  lettersTo: RateLimit
  /** Addresses that a user asks to have confirmed: letters to whom they like. */
  moving: RateLimit
  /** Letters to one address that ask to confirm it; apart, so that nobody uses up a stranger's way back in. */
  movingTo: RateLimit
  /** Links of letters that are used, by the client's address. */
  linkOpening: RateLimit
  /** What a book would tell, by user: asked while they type. */
  wishes: RateLimit
  /** Pages laid out for words that are being typed, by user. */
  laying: RateLimit
  /** Files for a printer, by user: each has all pictures of a book drawn large. */
  printing: RateLimit
  /** Everything that hashes or compares a password, by the client's address. */
  hashing: FairQueue
  /** Event streams that one user has open at once. */
  streamsOfUser: number
}

/** 19 MiB each; a core stays free for everything else. */
const HASHES_AT_ONCE = Math.min(8, Math.max(2, navigator.hardwareConcurrency - 1))
/** On two cores the last of them waits a second and a half. */
const HASHES_WAITING = 100

/**
 * Failures (tries, for registering) allowed in a window. Counted before the work, so that parallel tries cannot slip through.
 * Counted by this process: of several machines each has its own.
 */
export function createRateLimits(factor: number): RateLimits {
  return {
    login: limit(5 * factor, 15 * 60),
    // Whoever holds a stolen token may not try passwords at leisure.
    password: limit(5 * factor, 15 * 60),
    register: limit(60 * factor, 60 * 60),
    gate: limit(10 * factor, 15 * 60),
    forgotten: limit(20 * factor, 60 * 60),
    lettersTo: limit(3 * factor, 60 * 60),
    moving: limit(10 * factor, 60 * 60),
    movingTo: limit(3 * factor, 60 * 60),
    // Nobody guesses a token; but each try hashes a password.
    linkOpening: limit(30 * factor, 15 * 60),
    // A pause of a parent's every second, at most.
    wishes: limit(60 * factor, 60),
    // Every pause of 120 ms in typing, which no hand keeps up for a minute.
    laying: limit(400 * factor, 60),
    printing: limit(30 * factor, 60 * 60),
    hashing: createFairQueue({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING }),
    streamsOfUser: Math.max(1, Math.round(20 * factor)),
  }
}

export function loginKey(client: string, email: string): string {
  return `${client} ${addressKey(email)}`
}

function limit(points: number, duration: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: Math.max(1, Math.round(points)), duration })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new DomainError('request.tooMany', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async clear(key) {
      await limiter.delete(key)
    },
  }
}
