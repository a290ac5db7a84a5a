import { createRoute, z } from '@hono/zod-openapi'
import { BOOK_STATUSES, type Book } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Ports } from '../../ports/index.ts'
import { createBook } from '../../use-cases/create-book.ts'
import { deleteBook } from '../../use-cases/delete-book.ts'
import { duplicateBook } from '../../use-cases/duplicate-book.ts'
import { savesOf } from '../../use-cases/edit-story.ts'
import { answers, BookIdParam, createApi, Done, hotGet, jsonBody, requireUser, secured } from '../api.ts'
import { NewImages, readInfo, updateBook } from '../book-update.ts'
import { toldOfRoom } from '../waiting-for-room.ts'
import { bookBytes, pageBytes } from '../wire-book.ts'
import { WireGeneration } from '../wire-generation.ts'

const tags = ['books']
const JSON_HEADERS = { 'Content-Type': 'application/json' }
const security = secured
const IdempotencyKey = z.object({ 'idempotency-key': z.string().max(200).optional() })
/** Read by `readBookInfo`, aliases and all; described by what then validates it. */
const AnyInfo = z.looseObject({}).openapi({ type: 'object', allOf: [{ $ref: '#/components/schemas/BookInfo' }] })
const Status = z.enum(BOOK_STATUSES, 'Ese estado no existe')
const AnyBook = z
  .looseObject({ id_book: z.number(), status: Status, info: AnyInfo, generation: WireGeneration.nullable() })
  .openapi('Book')
const Created = z.object({ success: z.literal(true), book: z.object({ id_book: z.number() }), id_book: z.number() })
export function bookRoutes(ports: Ports) {
  const app = createApi()
  app.use('/api/books/*', requireUser(ports))
  app.use('/api/books', requireUser(ports))

  hotGet(
    app,
    {
      method: 'get',
      path: '/api/books/{userId}',
      tags,
      security,
      request: {
        params: z.object({ userId: z.string() }),
        query: z.object({
          summary: z.string().optional(),
          limit: z.coerce.number().int().min(1).max(1000).optional(),
          cursor: z.string().max(500).optional(),
          q: z.string().max(200).optional(),
          sort: z.enum(['date', 'title'], 'Ese orden no existe').optional(),
          order: z.enum(['asc', 'desc'], 'Ese orden no existe').optional(),
        }),
      },
      responses: answers(
        z.object({
          success: z.literal(true),
          books: z.array(AnyBook),
          total: z.number(),
          next_cursor: z.string().nullable(),
        }),
        'The books of the user',
      ),
    },
    async (c, { params, query: { q, sort, order, limit, cursor } }) => {
      const user = c.get('user')
      if (params.userId !== user) throw new DomainError('book.notFound')
      const page = await ports.books.list(user, {
        ...(q && { search: q }),
        ...(sort && { sort }),
        ...(order && { order }),
        ...(limit && { limit }),
        ...(cursor && { cursor }),
      })
      const told = ports.room.isFull ? { ...page, books: page.books.map((book) => toldOfRoom(book, ports.room)) } : page
      return c.body(pageBytes(told), 200, JSON_HEADERS)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/books',
      tags,
      security,
      request: {
        headers: IdempotencyKey,
        body: jsonBody(z.looseObject({ type: z.string().max(60).optional(), info: AnyInfo.optional() })),
      },
      responses: answers(Created, 'Created', 201),
    }),
    async (c) => {
      const { type, info } = c.req.valid('json')
      const idempotencyKey = c.req.header('Idempotency-Key') || undefined
      const book = await createBook(ports, {
        owner: c.get('user'),
        type: type || 'personalizado',
        ...(info && { info: readInfo(info) }),
        idempotencyKey,
      })
      return c.json(created(book), 201)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/books/duplicate/{bookId}',
      tags,
      security,
      request: { params: BookIdParam, headers: IdempotencyKey },
      responses: answers(
        Created.extend({ edits_left_behind: z.int() }),
        'Duplicated; a copy begins without a story, and so without what was changed in its words',
        201,
      ),
    }),
    async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key') || undefined
      const original = { owner: c.get('user'), bookId: c.req.valid('param').bookId }
      const copy = await duplicateBook(ports, { ...original, idempotencyKey })
      return c.json({ ...created(copy), edits_left_behind: await savesOf(ports, original) }, 201)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/api/books/{userId}/{bookId}',
      tags,
      security,
      request: { params: BookIdParam.extend({ userId: z.string() }) },
      responses: answers(Done, 'Deleted with its files'),
    }),
    async (c) => {
      const { userId, bookId } = c.req.valid('param')
      if (userId !== c.get('user')) throw new DomainError('book.notFound')
      await deleteBook(ports, { owner: c.get('user'), bookId })
      return c.json({ success: true as const }, 200)
    },
  )

  hotGet(
    app,
    {
      method: 'get',
      path: '/api/books/info/{bookId}',
      tags,
      security,
      request: { params: BookIdParam, query: z.object({ summary: z.string().optional() }) },
      responses: answers(z.object({ success: z.literal(true), version: z.number(), book: AnyBook }), 'The book'),
    },
    async (c, { params, query }) => {
      const book = toldOfRoom(await ports.books.get(c.get('user'), params.bookId), ports.room)
      return c.body(bookBytes(book, query.summary === 'true' ? 'summary' : 'whole'), 200, JSON_HEADERS)
    },
  )

  app.openapi(
    createRoute({
      method: 'put',
      path: '/api/books/info/{bookId}',
      tags,
      security,
      request: {
        params: BookIdParam,
        body: jsonBody(
          z.object({
            info: AnyInfo.optional(),
            status: Status.optional(),
            new_images: NewImages.optional(),
            version: z.int().optional(),
          }),
        ),
      },
      responses: answers(z.object({ success: z.literal(true), version: z.number() }), 'Saved'),
    }),
    async (c) => {
      const { bookId } = c.req.valid('param')
      const book = await updateBook(ports, { owner: c.get('user'), bookId }, c.req.valid('json'))
      return c.json({ success: true as const, version: book.edition }, 200)
    },
  )

  return app
}

function created(book: Book) {
  return { success: true as const, book: { id_book: book.id }, id_book: book.id }
}
