import { createRoute, z } from '@hono/zod-openapi'
import { PRINTER_PROFILE_IDS, PRINTER_PROFILES } from '../../domain/printer-profiles.ts'
import type { Ports } from '../../ports/index.ts'
import { printsOf, requestPrint } from '../../use-cases/print-book.ts'
import { answers, BookIdParam, createApi, Done, jsonBody, requireUser, secured } from '../api.ts'
import type { RateLimits } from '../rate-limits.ts'
import { WireProfilePrint, wireProfilePrint } from '../wire-print.ts'

const tags = ['print']
const security = secured
const path = '/api/books/{bookId}/print'

const labels = PRINTER_PROFILE_IDS.map((id) => `${id} (${PRINTER_PROFILES[id].label})`).join('; ')
const Wanted = z.object({
  profile: z.enum(PRINTER_PROFILE_IDS, `No conocemos esa imprenta. Puedes elegir: ${labels}.`),
})

/** Files for a printer: what there is for each, and having them made. */
export function printRoutes(ports: Ports, limits: RateLimits) {
  const app = createApi()
  app.use('/api/books/:bookId/print', requireUser(ports))

  app.openapi(
    createRoute({
      method: 'post',
      path,
      tags,
      security,
      request: { params: BookIdParam, body: jsonBody(Wanted) },
      responses: answers(Done, 'Started, or joined; `print_ready` or `print_failed` tells the end', 202),
    }),
    async (c) => {
      const owner = c.get('user')
      const { bookId } = c.req.valid('param')
      await limits.printing.take(owner)
      await requestPrint(ports, { owner, bookId, profile: c.req.valid('json').profile })
      return c.json({ success: true as const }, 202)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      security,
      request: { params: BookIdParam },
      responses: answers(
        z.object({ success: z.literal(true), profiles: z.array(WireProfilePrint) }),
        'Every printer, what was made for it, and what the check of it found',
      ),
    }),
    async (c) => {
      const { bookId } = c.req.valid('param')
      const { book, profiles } = await printsOf(ports, { owner: c.get('user'), bookId })
      const whose = { bookId, capability: book.capability }
      return c.json(
        { success: true as const, profiles: profiles.map((profile) => wireProfilePrint(profile, whose)) },
        200,
      )
    },
  )

  return app
}
