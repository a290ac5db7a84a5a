import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { type BookId, bookIdFrom } from '../domain/book-id.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { authenticate } from '../use-cases/sessions.ts'
import type { AppEnv } from './env.ts'
import { invalidInput } from './errors.ts'

/** Routes that validate with the schemas that describe them. */
export function createApi() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      // Without a type the framework takes a body for an empty one, which some calls would accept.
      if (result.target === 'json' && !c.req.header('Content-Type')) throw new DomainError('request.notJson')
      if (!result.success) throw invalidInput(result.error)
    },
  })
}

/**
 * A GET that is asked all the time: described like the others, and checked in one go without the promises that the framework
 * wraps around each part of a request (a fifth of the answer's time).
 */
export function hotGet<P extends z.ZodObject, Q extends z.ZodObject>(
  app: ReturnType<typeof createApi>,
  route: RouteConfig & { path: string; request: { params: P; query: Q } },
  answer: (c: Context<AppEnv>, given: { params: z.infer<P>; query: z.infer<Q> }) => Promise<Response>,
): void {
  const { params, query } = route.request
  app.openAPIRegistry.registerPath(route)
  app.get(route.path.replace(/\{(\w+)\}/gu, ':$1'), (c) =>
    answer(c, { params: params.parse(c.req.param()), query: query.parse(c.req.query()) }),
  )
}

/** `Authorization: Bearer …`, or for the event stream `?token=…`. */
export function requireUser(needs: Pick<Ports, 'users' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const header = c.req.header('Authorization') ?? ''
    const fromQuery = c.req.path.startsWith('/api/sse/') ? c.req.query('token') : undefined
    const token = /^Bearer (\S+)$/iu.exec(header)?.[1] ?? fromQuery ?? ''
    c.set('user', await authenticate(needs, token || null))
    c.set('token', token)
    return next()
  }
}

export const secured = [{ bearer: [] }]

export const Failure = z
  .object({
    success: z.literal(false),
    error: z.string().openapi({ description: 'Spanish, fit to show' }),
    code: z.string().openapi({ description: 'Stable English word' }),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'Path of a field → its message' }),
  })
  .openapi('Failure')

export const Done = z.object({ success: z.literal(true) }).openapi('Done')

/** The JSON answer of a route, beside the failures every route may give. */
export function answers<T extends z.ZodType>(schema: T, description: string, status: 200 | 201 | 202 = 200) {
  const failure = (text: string) => ({ description: text, content: { 'application/json': { schema: Failure } } })
  return {
    [status]: { description, content: { 'application/json': { schema } } },
    400: failure('Malformed or invalid'),
    401: failure('No token, or an expired one'),
    404: failure('Not there, or not yours'),
    403: failure('The gate is closed, or the request comes from another site, or the password is wrong'),
    409: failure('Not in this state'),
    410: failure('The link of a letter has expired, or was used'),
    413: failure('More than 256 KB'),
    415: failure('Not plain JSON'),
    429: failure('Too many tries; `Retry-After` says when to come back'),
    500: failure('Ours; `request_id` names it'),
    503: failure('Stopping, or a service that draws or writes is down'),
  }
}

export function jsonBody<T extends z.ZodType>(schema: T) {
  return { content: { 'application/json': { schema } }, required: true }
}

/** A book that is called by what is no number is as little there as one that nobody has made. @throws DomainError `book.notFound` */
export function bookIdOrNone(given: string | number): BookId {
  const id = bookIdFrom(given)
  if (id === null) throw new DomainError('book.notFound')
  return id
}

export const BookIdParam = z.object({
  bookId: z
    .string()
    .transform(bookIdOrNone)
    .openapi({ param: { name: 'bookId', in: 'path' }, type: 'integer', example: 123456789 }),
})
export const IdBook = z
  // JSON's `1e999` is a number without end, which zod takes for none.
  .custom<string | number>(
    (given) => typeof given === 'number' || typeof given === 'string',
    'Falta el número del cuento',
  )
  .transform(bookIdOrNone)
  .openapi({ type: 'integer', description: 'Book id; digits as text are read too', example: 123456789 })
