import { createRoute, z } from '@hono/zod-openapi'
import { DomainError } from '../../domain/errors.ts'
import type { Ports } from '../../ports/index.ts'
import { deleteCharacterFiles } from '../../use-cases/delete-character-files.ts'
import { answers, BookIdParam, bookIdOrNone, createApi, jsonBody, requireUser, secured } from '../api.ts'
import { wireImages } from '../wire-book.ts'

const security = secured
const tags = ['files']

/** What product.md says of the store: listing a book's pictures, deleting a character's. */
export function storedFileRoutes(ports: Ports) {
  const app = createApi()
  app.use('/api/s3/*', requireUser(ports))

  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/s3/images_from_book/{id_book}',
      tags,
      security,
      request: {
        params: z.object({ id_book: BookIdParam.shape.bookId.openapi({ param: { name: 'id_book', in: 'path' } }) }),
      },
      responses: answers(z.object({ success: z.literal(true), images: z.looseObject({}) }), 'Chapter → page → image'),
    }),
    async (c) => {
      const book = await ports.books.get(c.get('user'), c.req.valid('param').id_book)
      return c.json({ success: true as const, images: wireImages(book, (versions) => ({ image_list: versions })) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/api/s3/delete_files_by_prefix',
      tags,
      security,
      request: { body: jsonBody(z.object({ directory_path: z.string(), file_prefix: z.string().max(200) })) },
      responses: answers(
        z.object({ success: z.literal(true), message: z.string(), deleted_count: z.number() }),
        'Deleted',
      ),
    }),
    async (c) => {
      const { directory_path: directory, file_prefix: name } = c.req.valid('json')
      const bookId = bookIdOrNone(/^books\/(\d+)\/characters\/?$/u.exec(directory)?.[1] ?? '')
      if (!name.trim()) throw new DomainError('book.notFound')
      const deleted = await deleteCharacterFiles(ports, { owner: c.get('user'), bookId, name })
      return c.json(
        {
          success: true as const,
          message: deleted === 1 ? '1 imagen eliminada' : `${deleted} imágenes eliminadas`,
          deleted_count: deleted,
        },
        200,
      )
    },
  )

  return app
}
