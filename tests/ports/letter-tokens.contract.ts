import { expect, test } from 'bun:test'
import type { Outbox } from '../../src/ports/outbox.ts'
import type { UserRepository } from '../../src/ports/user-repository.ts'
import { aLetter, aToken, at, aUser, LATER, NOON } from '../support/letters.ts'

type Store = { outbox: Outbox; users: UserRepository }

/** What the tokens of letters are good for, whoever keeps them. */
export function letterTokensContract(open: () => Promise<Store>): void {
  test('a token changes one password once, ends the sessions and the other tokens, and writes of it', async () => {
    const store = await open()
    const { outbox, users } = store
    const user = await aUser(store)
    const [token, other, stale] = [aToken(user), aToken(user), aToken(user, { expiresAt: NOON })]
    await outbox.add(aLetter(user, { to: `${user}@familia.es` }), token)
    for (const one of [other, stale]) await outbox.add(null, one)
    await users.addSession({ tokenHash: `of-${user}`, user, expiresAt: '2027-01-01T00:00:00.000Z' })
    const changed = () => aLetter(null, { letter: { template: 'password-changed' } })

    expect(await users.resetPassword({ hash: stale.hash, at: at(NOON) }, 'stale', changed())).toBeNull()
    expect(await users.resetPassword({ hash: 'nobody', at: at(NOON) }, 'nobody', changed())).toBeNull()
    expect(await users.findSession(`of-${user}`)).not.toBeNull()
    const outcomes = await Promise.all(
      [token, token, other].map(({ hash }) => users.resetPassword({ hash, at: at(NOON) }, 'new', changed())),
    )

    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await users.find(user))?.passwordHash).toBe('new')
    expect(await users.findSession(`of-${user}`)).toBeNull()
    expect((await outbox.of(user)).map(({ letter, to }) => [letter.template, to])).toEqual([
      ['password-changed', `${user}@familia.es`],
    ])
  })

  test('an address is the account’s when it is confirmed and still free, and pending no longer either way', async () => {
    const store = await open()
    const { users } = store
    const [user, other] = [await aUser(store), await aUser(store)]
    const ask = async (email: string) => {
      const token = aToken(user, { kind: 'email', email })
      await users.update(user, { pendingEmail: email }, { letters: [], token })
      return { hash: token.hash, at: at(NOON) }
    }
    const first = await ask(`primera-${user}@familia.es`)
    const second = await ask(`segunda-${user}@familia.es`)

    expect(await users.confirmEmail(first)).toBeNull()
    expect(await users.confirmEmail({ ...second, at: at(LATER) })).toBeNull()
    expect((await users.find(user))?.pendingEmail).toBe(`segunda-${user}@familia.es`)
    expect(await users.confirmEmail(second)).toBe(`segunda-${user}@familia.es`)
    expect(await users.find(user)).toMatchObject({ email: `segunda-${user}@familia.es`, pendingEmail: null })
    expect(await users.confirmEmail(second)).toBeNull()

    const third = await ask(`tercera-${user}@familia.es`)
    await users.update(other, { email: `Tercera-${user}@familia.es` })
    await expect(users.confirmEmail(third)).rejects.toMatchObject({ code: 'user.emailTaken' })
    expect(await users.find(user)).toMatchObject({ email: `segunda-${user}@familia.es`, pendingEmail: null })
  })

  test('a change by whoever knew the password of before comes to nothing once there is another', async () => {
    const store = await open()
    const user = await aUser(store)
    const before = await store.users.find(user)
    await store.users.update(user, { passwordHash: 'by letter' })
    const checked = before?.passwordHash ?? ''

    for (const change of [{ passwordHash: 'by a thief' }, { pendingEmail: `ladron-${user}@familia.es` }])
      await expect(
        store.users.update(user, change, { letters: [aLetter(user)], token: aToken(user), checked }),
      ).rejects.toMatchObject({ code: 'user.wrongPassword' })

    expect(await store.users.find(user)).toMatchObject({ passwordHash: 'by letter', pendingEmail: null })
    expect(await store.outbox.of(user)).toEqual([])
  })

  test('who had the address before is told of the change, whatever comes after it', async () => {
    const store = await open()
    const { users, outbox } = store
    const user = await aUser(store)
    const moving = (newEmail: string) => aLetter(user, { letter: { template: 'address-changing', newEmail } })
    const token = aToken(user, { kind: 'email', email: `nueva-${user}@familia.es` })
    const [mistaken, told] = [moving('equivocada@familia.es'), moving(`nueva-${user}@familia.es`)]
    await users.update(user, { pendingEmail: 'equivocada@familia.es' }, { letters: [mistaken] })
    await users.update(user, { pendingEmail: `nueva-${user}@familia.es` }, { letters: [told], token })
    expect((await outbox.of(user)).map(({ id }) => id)).toEqual([told.id])
    await users.confirmEmail({ hash: token.hash, at: at(NOON) })

    await users.update(user, { pendingEmail: null })
    await users.update(user, { passwordHash: 'other' })

    expect((await outbox.of(user)).map(({ id, state }) => [id, state])).toEqual([[told.id, 'queued']])
  })

  test('a link to a new password goes to no mailbox that the account has left', async () => {
    const store = await open()
    const user = await aUser(store)
    const [letter, token] = [aLetter(user, { to: 'la-de-antes@familia.es' }), aToken(user)]
    await store.outbox.add(letter, token)

    expect(await store.outbox.of(user)).toEqual([])
    const changed = aLetter(null, { letter: { template: 'password-changed' } })
    expect(await store.users.resetPassword({ hash: token.hash, at: at(NOON) }, 'new', changed)).toBeNull()
  })

  test('of a change that does not come about nothing is written', async () => {
    const store = await open()
    const [user, other] = [await aUser(store), await aUser(store)]
    const change = { pendingEmail: `${other}@FAMILIA.es` }

    await expect(store.users.update(user, change, { letters: [aLetter(user)] })).rejects.toMatchObject({
      code: 'user.emailTaken',
    })
    expect(await store.outbox.of(user)).toEqual([])
  })
}
