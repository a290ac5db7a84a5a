import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { addressKey, Email, GivenPassword, isSameAddress, NewPassword } from '../../domain/account.ts'
import type { UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ports } from '../../ports/index.ts'
import { eraseAccount } from '../../use-cases/erase-account.ts'
import { exportAccount } from '../../use-cases/export-account.ts'
import { logIn, logOut } from '../../use-cases/log-in.ts'
import { registerUser } from '../../use-cases/register-user.ts'
import { checkPassword, updateAccount } from '../../use-cases/update-account.ts'
import { answers, createApi, Done, jsonBody, requireUser, secured } from '../api.ts'
import type { Clients } from '../client-address.ts'
import type { AppEnv } from '../env.ts'
import { loginKey, type RateLimit, type RateLimits } from '../rate-limits.ts'

const User = z.object({ id: z.string(), email: z.string() }).openapi('User')
const Account = User.extend({
  pending_email: z.string().nullable().openapi({ description: 'Given, and not confirmed yet' }),
  letters: z.boolean().openapi({ description: 'Whether letters are wanted that one can do without' }),
  can_get_letters: z.boolean().openapi({ description: 'False where letters are left for the operator to read' }),
}).openapi('Account')
const tags = ['users']

export function userRoutes(ports: Ports, limits: RateLimits, clients: Clients) {
  const app = createApi()
  const user = requireUser(ports)
  /** A try for which there was no room was none. */
  const tried = async <T>(c: Context<AppEnv>, limit: RateLimit, key: string, work: () => Promise<T>): Promise<T> => {
    await limit.take(key)
    try {
      return await limits.hashing.run(clients.addressOf(c), work)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'server.busy') await limit.giveBack(key)
      throw error
    }
  }
  /** Only letters that were written count: what was taken for a change that failed is given back. */
  const writing = async <T>(counts: readonly [RateLimit, string][], work: () => Promise<T>): Promise<T> => {
    const taken: [RateLimit, string][] = []
    try {
      for (const [limit, key] of counts) {
        taken.push([limit, key])
        await limit.take(key)
      }
      return await work()
    } catch (error) {
      for (const [limit, key] of taken) await limit.giveBack(key)
      throw error
    }
  }
  const isWrittenTo = async (user: UserId, email: string): Promise<boolean> => {
    if (ports.post.kind === 'files') return false
    // One's own takes back what is pending, and is written to by nobody.
    const account = await ports.users.find(user)
    return !account || !isSameAddress(email, account.email)
  }
  for (const path of ['/api/users', '/api/users/logout', '/api/users/me', '/api/users/export']) app.use(path, user)

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/users/register',
      tags,
      request: { body: jsonBody(z.object({ email: Email, password: NewPassword })) },
      responses: answers(z.object({ success: z.literal(true), user: User }), 'Registered', 201),
    }),
    async (c) => {
      const account = c.req.valid('json')
      const user = await tried(c, limits.register, clients.addressOf(c), () => registerUser(ports, account))
      return c.json({ success: true as const, user }, 201)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/users/login',
      tags,
      request: { body: jsonBody(z.object({ email: Email, password: GivenPassword })) },
      responses: answers(z.object({ success: z.literal(true), user: User, token: z.string() }), 'Logged in'),
    }),
    async (c) => {
      const { email, password } = c.req.valid('json')
      const key = loginKey(clients.addressOf(c), email)
      const session = await tried(c, limits.login, key, () => logIn(ports, { email, password }))
      await limits.login.giveBack(key)
      return c.json({ success: true as const, ...session }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/users/logout',
      tags,
      security: secured,
      responses: answers(Done, 'Logged out'),
    }),
    async (c) => {
      await logOut(ports, c.get('token'))
      return c.json({ success: true as const }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/users/me',
      tags,
      security: secured,
      responses: answers(z.object({ success: z.literal(true), user: Account }), 'Who this token is'),
    }),
    async (c) => {
      const found = await ports.users.find(c.get('user'))
      if (!found) throw new DomainError('session.missing')
      const { id, email, pendingEmail: pending_email, letters } = found
      const user = { id, email, pending_email, letters, can_get_letters: ports.post.kind === 'smtp' }
      return c.json({ success: true as const, user }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'put',
      path: '/api/users',
      tags,
      security: secured,
      request: {
        body: jsonBody(
          z.object({ email: Email.optional(), password: NewPassword.optional(), current_password: GivenPassword }),
        ),
      },
      responses: answers(
        z.object({ success: z.literal(true), pending_email: z.string().nullable() }),
        'Changed, but for an address that is to be confirmed first',
      ),
    }),
    async (c) => {
      const { email, password, current_password: currentPassword } = c.req.valid('json')
      const change = { user: c.get('user'), token: c.get('token'), email, password, currentPassword }
      const counts: [RateLimit, string][] =
        email !== undefined && (await isWrittenTo(change.user, email))
          ? [
              [limits.moving, change.user],
              [limits.movingTo, addressKey(email)],
            ]
          : []
      const pending_email = await writing(counts, () =>
        tried(c, limits.password, change.user, () => updateAccount(ports, change)),
      )
      await limits.password.giveBack(change.user)
      return c.json({ success: true as const, pending_email }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/api/users',
      tags,
      security: secured,
      request: { body: jsonBody(z.object({ password: GivenPassword })) },
      responses: answers(Done, 'Account, books and files erased'),
    }),
    async (c) => {
      const { password } = c.req.valid('json')
      await tried(c, limits.password, c.get('user'), () => checkPassword(ports, c.get('user'), password))
      await eraseAccount(ports, { user: c.get('user') })
      return c.json({ success: true as const }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/users/export',
      tags,
      security: secured,
      responses: {
        200: {
          description: 'Everything kept about the user, as zip',
          content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      return c.body(streamOf(exportAccount(ports, { user: c.get('user') })), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="colorin-mis-datos.zip"',
      })
    },
  )

  return app
}

/** Made as fast as it is read. */
function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
