import { createRoute, z } from '@hono/zod-openapi'
import { LIMITS } from '../../domain/limits.ts'
import { countCharacters, isBlank } from '../../domain/text.ts'
import type { Ports } from '../../ports/index.ts'
import { rewritePage } from '../../use-cases/rewrite-page.ts'
import { answers, BookIdParam, createApi, jsonBody, requireUser, secured } from '../api.ts'
import { WISH_TOO_LONG } from '../errors.ts'

const Asked = z.object({
  chapter: z.int('Falta el número del capítulo').min(1, 'Los capítulos se cuentan desde el 1'),
  page: z.int('Falta el número de la página').min(1, 'Las páginas se cuentan desde la 1'),
  wish: z
    .string('Cuéntanos cómo te gustaría esta página')
    .refine((wish) => !isBlank(wish), 'Cuéntanos cómo te gustaría esta página')
    .refine((wish) => countCharacters(wish) <= LIMITS.wish.characters, WISH_TOO_LONG),
})
const Proposal = z.object({ success: z.literal(true), paragraphs: z.array(z.string()) })

/** One page as a model would write it again. Stored nowhere: what a parent takes of it is an ordinary edit. */
export function rewriteRoutes(ports: Ports) {
  const app = createApi()
  const path = '/api/books/{bookId}/story/rewrite'
  app.use(path.replace('{bookId}', ':bookId'), requireUser(ports))
  app.openapi(
    createRoute({
      method: 'post',
      path,
      tags: ['books'],
      security: secured,
      request: { params: BookIdParam, body: jsonBody(Asked) },
      responses: answers(Proposal, 'The page written again, as a proposal'),
    }),
    async (c) => {
      const { chapter, page, wish } = c.req.valid('json')
      const { bookId } = c.req.valid('param')
      const paragraphs = await rewritePage(ports, { owner: c.get('user'), bookId, chapter, page, wish: wish.trim() })
      return c.json({ success: true as const, paragraphs }, 200)
    },
  )
  return app
}
