import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { BOOK_STATUSES, type Book } from '../../domain/book.ts'
import type { BookInfo } from '../../domain/book-info.ts'
import { readBookInfo } from '../../domain/book-info-wire.ts'
import { DomainError } from '../../domain/errors.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey } from '../../domain/illustrations.ts'
import type { Ports } from '../../ports/index.ts'
import { createBook } from '../../use-cases/create-book.ts'
import { deleteBook } from '../../use-cases/delete-book.ts'
import { duplicateBook } from '../../use-cases/duplicate-book.ts'
import { saveBook } from '../../use-cases/save-book.ts'
import { answers, BookIdParam, createApi, Done, hotGet, jsonBody, requireUser, secured } from '../api.ts'
import type { AppEnv } from '../env.ts'
import { invalidInput } from '../errors.ts'
import { keyFromLink } from '../file-links.ts'
import { bookBytes, pageBytes } from '../wire-book.ts'

const tags = ['books']
const JSON_HEADERS = { 'Content-Type': 'application/json' }
const security = secured
const IdempotencyKey = z.object({ 'idempotency-key': z.string().max(200).optional() })
const AnyInfo = z
  .looseObject({})
  .openapi('BookInfo', { description: 'What the wizard fills in; Spanish aliases and older shapes are read too' })
const AnyBook = z.looseObject({ id_book: z.number(), status: z.enum(BOOK_STATUSES) }).openapi('Book')
const Created = z.object({ success: z.literal(true), book: z.object({ id_book: z.number() }), id_book: z.number() })
const Selection = z.looseObject({ url_selected: z.string().optional(), urls: z.array(z.string()).optional() })
const NewImages = z.record(z.string(), z.record(z.string(), z.record(z.string(), Selection))).openapi('NewImages')

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
        params: z.object({ userId: z.string().max(100) }),
        query: z.object({
          summary: z.string().optional(),
          limit: z.coerce.number().int().min(1).max(1000).optional(),
          cursor: z.string().max(500).optional(),
          q: z.string().max(200).optional(),
          sort: z.enum(['date', 'title']).optional(),
          order: z.enum(['asc', 'desc']).optional(),
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
      return c.body(pageBytes(page), 200, JSON_HEADERS)
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
      responses: answers(Created, 'Duplicated', 201),
    }),
    async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key') || undefined
      const copy = await duplicateBook(ports, {
        owner: c.get('user'),
        bookId: c.req.valid('param').bookId,
        idempotencyKey,
      })
      return c.json(created(copy), 201)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/api/books/{userId}/{bookId}',
      tags,
      security,
      request: { params: BookIdParam.extend({ userId: z.string().max(100) }) },
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
      const book = await ports.books.get(c.get('user'), params.bookId)
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
            status: z.enum(BOOK_STATUSES).optional(),
            new_images: NewImages.optional(),
            version: z.int().optional(),
          }),
        ),
      },
      responses: answers(z.object({ success: z.literal(true), version: z.number() }), 'Saved'),
    }),
    async (c) => {
      const book = await update(c, ports, c.req.valid('param').bookId, c.req.valid('json'))
      return c.json({ success: true as const, version: book.edition }, 200)
    },
  )

  return app
}

type Update = {
  info?: Record<string, unknown> | undefined
  status?: Book['status'] | undefined
  new_images?: z.infer<typeof NewImages> | undefined
  version?: number | undefined
}

async function update(
  c: Context<AppEnv>,
  ports: Ports,
  bookId: Book['id'],
  { info, status, new_images, version }: Update,
): Promise<Book> {
  const owner = c.get('user')
  // Somebody else's book is not there, whatever is wrong with the body.
  await ports.books.get(owner, bookId)
  if (!info && !new_images && !status)
    throw new DomainError('input.invalid', { fields: { info: 'Envía info, status o new_images' } })
  return saveBook(ports, {
    owner,
    bookId,
    edition: version,
    info: info && readInfo(info),
    selections: new_images && ((book) => selectionsFrom(book, new_images)),
    status,
  })
}

function readInfo(info: unknown): BookInfo {
  try {
    return readBookInfo(info, { toKey: keyFromLink, toLink: (key) => key })
  } catch (error) {
    if (error instanceof z.ZodError) throw invalidInput(error, 'info')
    throw error
  }
}

/** Only what is chosen is read from the client: it can neither add, drop nor reorder versions. */
function selectionsFrom(book: Book, images: z.infer<typeof NewImages>): Record<IllustrationKey, string> {
  const selections: Record<IllustrationKey, string> = {}
  for (const [chapter, pages] of Object.entries(images))
    for (const [page, places] of Object.entries(pages))
      for (const [image, { url_selected }] of Object.entries(places)) {
        const key = chapter === 'covers' ? coverKey(page) : `${chapter}/${page}/${image}`
        const file = url_selected ? keyFromLink(url_selected) : null
        if (file && book.illustrations[key]?.selected !== file) selections[key] = file
      }
  return selections
}

function coverKey(page: string): IllustrationKey {
  return page === 'backcover' ? BACK_COVER : FRONT_COVER
}

function created(book: Book) {
  return { success: true as const, book: { id_book: book.id }, id_book: book.id }
}
