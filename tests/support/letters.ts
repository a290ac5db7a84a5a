import type { NewLetter, NewToken } from '../../src/ports/outbox.ts'
import type { UserRepository } from '../../src/ports/user-repository.ts'

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
