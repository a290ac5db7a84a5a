import { createRoute, z } from '@hono/zod-openapi'
import { Foreseen } from '../../domain/foreseen.ts'
import type { Ports } from '../../ports/index.ts'
import { answers, BookIdParam, createApi, jsonBody, requireUser, secured } from '../api.ts'
import { readInfo } from '../book-update.ts'
import type { RateLimits } from '../rate-limits.ts'

const Answer = Foreseen.extend({ success: z.literal(true) })
/** As much of it as is filled in. */
const Draft = z.looseObject({ info: z.unknown() })

/** What of the parent's wishes a book would tell, while they type: by rules alone, kept nowhere and logged nowhere. */
export function wishRoutes(ports: Ports, limits: RateLimits) {
  const app = createApi()
  app.use('/api/books/:bookId/wishes', requireUser(ports))
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/books/{bookId}/wishes',
      tags: ['books'],
      security: secured,
      request: { params: BookIdParam, body: jsonBody(Draft) },
      responses: answers(Answer, 'What would be told, kept out and missed; what to ask; what it could be about'),
    }),
    async (c) => {
      const owner = c.get('user')
      await limits.wishes.take(owner)
      // Somebody else's book is not there.
      await ports.books.get(owner, c.req.valid('param').bookId)
      const foreseen = await ports.wishReader.foresee(readInfo(c.req.valid('json').info))
      return c.json({ success: true as const, ...foreseen }, 200)
    },
  )
  return app
}
