import { expect, test } from 'bun:test'
import { RandomIds } from '../../src/adapters/system/random-ids.ts'
import { logIn } from '../../src/use-cases/log-in.ts'
import { hashToken } from '../../src/use-cases/sessions.ts'
import { aStore } from '../support/database.ts'

test('a login that is under way while its owner chooses another password opens no session', async () => {
  const { users, clock } = await aStore()
  await users.create({ id: 'u', email: 'u@familia.es', passwordHash: 'old', createdAt: clock.now().toISOString() })
  const secrets: string[] = []
  const random = new RandomIds()
  const ids = {
    short: () => random.short(),
    book: () => random.book(),
    secret: () => {
      const made = random.secret()
      secrets.push(made)
      return made
    },
  }
  const passwords = {
    hash: async (password: string) => password,
    verify: async (password: string, hash: string) => {
      await users.update('u', { passwordHash: 'new' })
      await users.removeSessionsOf('u')
      return password === hash
    },
  }

  const login = logIn({ users, clock, passwords, ids }, { email: 'u@familia.es', password: 'old' })

  await expect(login).rejects.toMatchObject({ code: 'user.wrongCredentials' })
  for (const made of secrets) expect(await users.findSession(hashToken(made))).toBeNull()
})
