import type { Ports } from '../../src/ports/index.ts'
import type { NewLetter, NewToken } from '../../src/ports/outbox.ts'
import type { UserRepository } from '../../src/ports/user-repository.ts'
import { sendSoon } from '../../src/use-cases/letters.ts'
import { StandingClock } from './standing-clock.ts'

export const NOON = '2026-11-21T12:00:00.000Z'
export const LATER = '2026-11-21T13:00:00.000Z'

export function at(iso: string, plusMs = 0): Date {
  return new Date(Date.parse(iso) + plusMs)
}

/** @returns the id of an account whose address is `{id}@familia.es` */
export async function aUser({ users }: { users: UserRepository }): Promise<string> {
  const id = crypto.randomUUID()
  await users.create({ id, email: `${id}@familia.es`, passwordHash: 'hash', createdAt: NOON })
  return id
}

/** Due at noon and good for an hour. */
export function aLetter(user: string | null, overrides: Partial<NewLetter> = {}): NewLetter {
  return {
    id: crypto.randomUUID(),
    user,
    to: 'ana@familia.es',
    letter: { template: 'new-password' },
    dueAt: NOON,
    expiresAt: LATER,
    createdAt: NOON,
    ...overrides,
  }
}

export function aToken(user: string | null, overrides: Partial<NewToken> = {}): NewToken {
  return { hash: crypto.randomUUID(), user, kind: 'password', email: null, expiresAt: LATER, ...overrides }
}

/** So long at the most a letter lies that somebody asked for who forgot the password. */
export const LYING_MS = 4000

/** Waits until what was written has gone out; a clock that stands still goes on for as long as a letter may lie. */
export async function letGo({ outbox, runner, clock }: Pick<Ports, 'outbox' | 'runner' | 'clock'>): Promise<void> {
  const until = clock.now().getTime() + LYING_MS
  if (clock instanceof StandingClock) clock.advance(LYING_MS)
  const isLeft = async () =>
    (await outbox.list()).some(({ state, dueAt }) => state === 'queued' && Date.parse(dueAt) <= until)
  while (await isLeft()) {
    await sendSoon({ runner })
    await runner.drain()
    await Bun.sleep(20)
  }
}
