import { createRoute, z } from '@hono/zod-openapi'
import { addressKey, Email, NewPassword } from '../../domain/account.ts'
import { hasCode } from '../../domain/errors.ts'
import type { Ports } from '../../ports/index.ts'
import { askNewPassword } from '../../use-cases/ask-new-password.ts'
import { confirmAddress } from '../../use-cases/confirm-address.ts'
import { setNewPassword } from '../../use-cases/set-new-password.ts'
import { answers, createApi, Done, jsonBody, requireUser, secured } from '../api.ts'
import type { Clients } from '../client-address.ts'
import { loginKey, type RateLimits } from '../rate-limits.ts'

const tags = ['letters']

/** As a letter's link bears it; what is no token of ours is as dead as one that has expired. */
const LetterToken = z.string('Falta el enlace de la carta').max(1000, 'Falta el enlace de la carta')

/** What the links of letters are for, and whether there are to be any. */
export function letterRoutes(ports: Ports, limits: RateLimits, clients: Clients) {
  const app = createApi()
  app.use('/api/users/letters', requireUser(ports))

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/password/forgot',
      tags,
      request: { body: jsonBody(z.object({ email: Email })) },
      responses: answers(Done, 'Whoever has an account with this address is written to; the answer does not say who'),
    }),
    async (c) => {
      const { email } = c.req.valid('json')
      await limits.forgotten.take(clients.addressOf(c))
      try {
        await limits.lettersTo.take(addressKey(email))
        await askNewPassword(ports, { email })
      } catch (error) {
        // Whoever asks in another's name is not to fill their letterbox, nor to learn that it is one.
        if (!hasCode(error, 'request.tooMany')) throw error
      }
      return c.json({ success: true as const }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/password/reset',
      tags,
      request: { body: jsonBody(z.object({ token: LetterToken, password: NewPassword })) },
      responses: answers(Done, 'Changed, and every session ended'),
    }),
    async (c) => {
      const given = c.req.valid('json')
      const client = clients.addressOf(c)
      await limits.linkOpening.take(client)
      const email = await limits.hashing.run(client, () => setNewPassword(ports, given))
      // Whoever tried what they had forgotten gets in with what they chose.
      await limits.login.clear(loginKey(client, email))
      return c.json({ success: true as const }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/email/confirm',
      tags,
      request: { body: jsonBody(z.object({ token: LetterToken })) },
      responses: answers(z.object({ success: z.literal(true), email: z.string() }), 'The address of the account now'),
    }),
    async (c) => {
      await limits.linkOpening.take(clients.addressOf(c))
      const email = await confirmAddress(ports, c.req.valid('json'))
      return c.json({ success: true as const, email }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'put',
      path: '/api/users/letters',
      tags,
      security: secured,
      request: { body: jsonBody(z.object({ letters: z.boolean('Di si quieres cartas o no') })) },
      responses: answers(Done, 'Letters that one can do without come, or do not'),
    }),
    async (c) => {
      await ports.users.update(c.get('user'), c.req.valid('json'))
      return c.json({ success: true as const }, 200)
    },
  )

  return app
}
