import { expect, test } from 'bun:test'
import { newBookContent } from '../../src/domain/book.ts'
import type { BookRepository } from '../../src/ports/book-repository.ts'
import type { User, UserRepository } from '../../src/ports/user-repository.ts'
import type { StandingClock } from '../support/standing-clock.ts'

const taken = { code: 'user.emailTaken' }

function aUser(overrides: Partial<User> = {}): User {
  const id = crypto.randomUUID()
  return {
    id,
    email: `${id}@familia.es`,
    passwordHash: 'hash',
    createdAt: '2026-11-21T10:00:00.000Z',
    pendingEmail: null,
    letters: true,
    ...overrides,
  }
}

/** What every user repository promises. */
export function userRepositoryContract(
  open: () => Promise<{ users: UserRepository; books: BookRepository; clock: StandingClock }>,
): void {
  test('an account is found by its address, however it is written, and by its id', async () => {
    const { users } = await open()
    const user = aUser({ email: `${crypto.randomUUID()}@Familia.ES` })
    await users.create(user)

    expect(await users.findByEmail(user.email.toUpperCase())).toEqual(user)
    expect(await users.find(user.id)).toEqual(user)
    expect(await users.findByEmail('nobody@familia.es')).toBeNull()
    expect(await users.find('nobody')).toBeNull()
  })

  test('an address has one account, also when two register at once', async () => {
    const { users } = await open()
    const first = aUser()
    const outcomes = await Promise.allSettled(
      [first, aUser({ email: first.email }), aUser({ email: first.email.toUpperCase() })].map((user) =>
        users.create(user),
      ),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken)
  })

  test('address and password change apart from each other', async () => {
    const { users } = await open()
    const user = aUser()
    await users.create(user)
    const email = `nueva-${user.email}`
    await users.update(user.id, { email })
    await users.update(user.id, { passwordHash: 'another' })

    expect(await users.findByEmail(email)).toEqual({ ...user, email, passwordHash: 'another' })
    expect(await users.findByEmail(user.email)).toBeNull()
  })

  test('an account cannot take the address of another, but can respell its own', async () => {
    const { users } = await open()
    const [user, other] = [aUser(), aUser()]
    await users.create(user)
    await users.create(other)

    await expect(users.update(user.id, { email: other.email.toUpperCase() })).rejects.toMatchObject(taken)
    expect(await users.find(user.id)).toEqual(user)
    await users.update(user.id, { email: user.email.toUpperCase() })
    expect((await users.find(user.id))?.email).toBe(user.email.toUpperCase())
  })

  test('a session is found until it is removed, and lives on when extended', async () => {
    const { users } = await open()
    const session = { tokenHash: crypto.randomUUID(), user: aUser().id, expiresAt: '2026-12-01T00:00:00.000Z' }
    await users.addSession(session)
    await users.extendSession(session.tokenHash, '2026-12-20T00:00:00.000Z')

    expect(await users.findSession(session.tokenHash)).toEqual({ ...session, expiresAt: '2026-12-20T00:00:00.000Z' })
    await users.removeSession(session.tokenHash)
    expect(await users.findSession(session.tokenHash)).toBeNull()
  })

  test('all sessions of one user end, but for the one that asks', async () => {
    const { users } = await open()
    const [user, other] = [aUser().id, aUser().id]
    const expiresAt = '2026-12-01T00:00:00.000Z'
    const [a, b, c, d] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [string, string, string, string]
    for (const tokenHash of [a, b, c]) await users.addSession({ tokenHash, user, expiresAt })
    await users.addSession({ tokenHash: d, user: other, expiresAt })

    await users.removeSessionsOf(user, b)
    expect(await Promise.all([a, b, c, d].map(async (hash) => (await users.findSession(hash)) !== null))).toEqual([
      false,
      true,
      false,
      true,
    ])
    await users.removeSessionsOf(user)
    expect(await users.findSession(b)).toBeNull()
  })

  test('a removed account is gone with its sessions and books, and its address is free again', async () => {
    const { users, books } = await open()
    const [user, other] = [aUser(), aUser()]
    await users.create(user)
    await users.create(other)
    const aBookOf = (owner: string) =>
      books.create({
        id: Math.floor(Math.random() * 2 ** 52),
        owner,
        type: 'personalizado',
        capability: 'c',
        content: newBookContent(),
        createdAt: '2026-11-21T10:00:00.000Z',
      })
    const book = await aBookOf(user.id)
    const kept = await aBookOf(other.id)
    await users.addSession({ tokenHash: `of-${user.id}`, user: user.id, expiresAt: '2026-12-01T00:00:00.000Z' })

    await users.remove(user.id)

    expect(await users.find(user.id)).toBeNull()
    expect(await users.findSession(`of-${user.id}`)).toBeNull()
    expect(await books.find(book.id)).toBeNull()
    expect(await books.find(kept.id)).not.toBeNull()
    expect(await users.find(other.id)).toEqual(other)
    await users.create(aUser({ email: user.email }))
    await users.remove(user.id)
  })
}
