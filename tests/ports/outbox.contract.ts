import { describe, expect, test } from 'bun:test'
import { newBookContent } from '../../src/domain/book.ts'
import type { BookRepository } from '../../src/ports/book-repository.ts'
import type { Outbox } from '../../src/ports/outbox.ts'
import type { UserRepository } from '../../src/ports/user-repository.ts'
import { aLetter, aToken, at, aUser, LATER, NOON } from '../support/letters.ts'

const DAY_MS = 24 * 3_600_000

type Store = { outbox: Outbox; users: UserRepository; books: BookRepository }

/** What every outbox promises; tests share a database and look at rows of their own. */
export function outboxContract(open: () => Promise<Store>): void {
  const dueOf = async ({ outbox }: Store, user: string, now: Date) =>
    (await outbox.due(now, 1000)).filter((letter) => letter.user === user).map(({ id }) => id)

  test('a letter is due from its hour until it expires, the oldest first, and is written once', async () => {
    const store = await open()
    const user = await aUser(store)
    const second = aLetter(user, { dueAt: at(NOON, 60_000).toISOString() })
    const first = aLetter(user)
    for (const letter of [second, first, { ...first, to: 'otra@familia.es' }]) await store.outbox.add(letter)

    expect(await dueOf(store, user, at(NOON, -1))).toEqual([])
    expect(await dueOf(store, user, at(NOON))).toEqual([first.id])
    expect(await dueOf(store, user, at(NOON, 60_000))).toEqual([first.id, second.id])
    expect(await dueOf(store, user, at(LATER))).toEqual([])
    expect(await store.outbox.of(user)).toEqual([
      { ...second, state: 'queued', attempts: 0, refusal: null },
      { ...first, state: 'queued', attempts: 0, refusal: null },
    ])
  })

  test('what was sent, refused or withdrawn is not due again, and keeps no address', async () => {
    const store = await open()
    const { outbox } = store
    const user = await aUser(store)
    const [sent, refused, withdrawn] = [aLetter(user), aLetter(user), aLetter(user)]
    for (const letter of [sent, refused, withdrawn]) await outbox.add(letter)
    await outbox.settle(sent.id, 'sent', null)
    await outbox.settle(refused.id, 'refused', '550')
    await outbox.withdraw(withdrawn.id)
    await outbox.withdraw(sent.id)

    expect(await dueOf(store, user, at(NOON))).toEqual([])
    expect((await outbox.of(user)).map(({ id, to, state, refusal }) => [id, to, state, refusal])).toEqual([
      [sent.id, '', 'sent', null],
      [refused.id, '', 'refused', '550'],
      [withdrawn.id, '', 'withdrawn', null],
    ])
    expect(await outbox.stateOf(sent.id)).not.toBe('queued')
    expect((await outbox.list()).map(({ id }) => id)).toContain(sent.id)
  })

  test('what a letter said of anybody goes with it', async () => {
    const store = await open()
    const { outbox } = store
    const user = await aUser(store)
    const moving = aLetter(user, { letter: { template: 'address-changing', newEmail: 'nueva@familia.es' } })
    const ready = aLetter(user, { letter: { template: 'book-ready', bookId: 7, title: 'Leo y el mar' } })
    for (const letter of [moving, ready]) await outbox.add(letter)
    await outbox.settle(moving.id, 'sent', null)
    await outbox.withdraw(ready.id)

    expect((await outbox.of(user)).map(({ letter }) => letter)).toEqual([
      { template: 'address-changing', newEmail: '' },
      { template: 'book-ready', bookId: 7, title: '' },
    ])
  })

  test('who is locked out waits behind nothing that can wait', async () => {
    const store = await open()
    const user = await aUser(store)
    const ready = aLetter(user, { letter: { template: 'book-ready', bookId: 7, title: '' } })
    const locked = aLetter(user, { letter: { template: 'new-password' }, dueAt: at(NOON, 1000).toISOString() })
    for (const letter of [ready, locked]) await store.outbox.add(letter)

    expect(await dueOf(store, user, at(NOON, 1000))).toEqual([locked.id, ready.id])
  })

  test('a letter that is held is due when nobody has said what became of it', async () => {
    const store = await open()
    const user = await aUser(store)
    const letter = aLetter(user)
    await store.outbox.add(letter)

    expect(await store.outbox.hold(letter.id, at(NOON, 10_000))).toBe(true)
    expect(await dueOf(store, user, at(NOON))).toEqual([])
    expect(await dueOf(store, user, at(NOON, 10_000))).toEqual([letter.id])
    await store.outbox.withdraw(letter.id)
    expect(await store.outbox.hold(letter.id, at(NOON))).toBe(false)
    expect([await store.outbox.stateOf(letter.id), await store.outbox.stateOf('none')]).toEqual(['withdrawn', null])
  })

  test('letters that nobody wants any more do not go out; what one cannot do without does', async () => {
    const store = await open()
    const user = await aUser(store)
    const ready = aLetter(user, { letter: { template: 'book-ready', bookId: 7, title: '' } })
    const changed = aLetter(user, { letter: { template: 'password-changed' } })
    for (const letter of [ready, changed]) await store.outbox.add(letter)

    await store.users.update(user, { letters: false })

    expect((await store.outbox.of(user)).map(({ id }) => id)).toEqual([changed.id])
  })

  test('an address that nobody confirmed in time is pending no longer', async () => {
    const store = await open()
    const user = await aUser(store)
    const email = `tarde-${user}@familia.es`
    const token = aToken(user, { kind: 'email', email })
    await store.users.update(user, { pendingEmail: email }, { letters: [], token })
    await store.outbox.sweep(at(NOON))
    expect((await store.users.find(user))?.pendingEmail).toBe(email)

    await store.outbox.sweep(at(LATER))

    expect((await store.users.find(user))?.pendingEmail).toBeNull()
  })

  test('a letter put off is due later, and counts its attempts', async () => {
    const store = await open()
    const user = await aUser(store)
    const letter = aLetter(user)
    await store.outbox.add(letter)
    await store.outbox.later(letter.id, at(NOON, 30_000), 'ETIMEDOUT')

    expect(await dueOf(store, user, at(NOON))).toEqual([])
    expect(await dueOf(store, user, at(NOON, 30_000))).toEqual([letter.id])
    expect(await store.outbox.of(user)).toMatchObject([{ attempts: 1, refusal: 'ETIMEDOUT', state: 'queued' }])
  })

  test('nothing is written to an account that is gone', async () => {
    const store = await open()
    const user = await aUser(store)
    const token = aToken(user)
    await store.users.remove(user)
    await store.outbox.add(aLetter(user), token)

    expect(await store.outbox.of(user)).toEqual([])
    expect(await store.users.resetPassword({ hash: token.hash, at: at(NOON) }, 'new', aLetter(null))).toBeNull()
  })

  test('an account takes its letters along, but for the one that says so', async () => {
    const store = await open()
    const { outbox, users } = store
    const user = await aUser(store)
    const token = aToken(user)
    await outbox.add(aLetter(user), token)
    const farewell = aLetter(null, { letter: { template: 'account-erased' }, expiresAt: '2026-11-22T12:00:00.000Z' })
    await users.remove(user, farewell)
    await users.remove(user, aLetter(null, { letter: { template: 'account-erased' } }))

    expect(await outbox.of(user)).toEqual([])
    expect(await users.resetPassword({ hash: token.hash, at: at(NOON) }, 'new', aLetter(null))).toBeNull()
    expect((await outbox.list()).filter(({ user }) => user === null)).toHaveLength(1)
    expect(await outbox.stateOf(farewell.id)).toBe('queued')
    expect(await outbox.sweep(at(NOON, DAY_MS))).toContain(farewell.id)
    expect((await outbox.list()).filter(({ user }) => user === null)).toEqual([])
  })

  test('a book takes the letters about it along, and no other book’s', async () => {
    const store = await open()
    const user = await aUser(store)
    const id = Math.floor(Math.random() * 2 ** 40)
    await store.books.create({
      id,
      owner: user,
      type: 'personalizado',
      capability: 'c',
      content: newBookContent(),
      createdAt: NOON,
    })
    const about = (bookId: number) =>
      aLetter(user, { id: `book-ready/${bookId}/x`, letter: { template: 'book-ready', bookId, title: 'Leo' } })
    await store.outbox.add(about(id))
    await store.outbox.add(about(id * 10))
    await store.books.remove(user, id)

    expect((await store.outbox.of(user)).map(({ id }) => id)).toEqual([`book-ready/${id * 10}/x`])
  })

  describe('the sweep', () => {
    test('takes what expired unsent, and after thirty days what was sent', async () => {
      const store = await open()
      const { outbox } = store
      const user = await aUser(store)
      const [unsent, sent] = [aLetter(user), aLetter(user)]
      for (const letter of [unsent, sent]) await outbox.add(letter)
      await outbox.settle(sent.id, 'sent', null)
      await outbox.sweep(at(LATER, -1))
      expect(await outbox.of(user)).toHaveLength(2)

      expect(await outbox.sweep(at(LATER))).toEqual(expect.arrayContaining([unsent.id, sent.id]))
      expect((await outbox.of(user)).map(({ id }) => id)).toEqual([sent.id])
      await outbox.sweep(at(NOON, 30 * DAY_MS))
      expect(await outbox.of(user)).toEqual([])
    })
  })
}
