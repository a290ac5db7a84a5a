import { createRoute, z } from '@hono/zod-openapi'
import { BOOK_STATUSES } from '../../domain/book.ts'
import { readCharacter } from '../../domain/book-info-wire.ts'
import { DomainError } from '../../domain/errors.ts'
import { fileKeys } from '../../domain/file-keys.ts'
import { LIMITS } from '../../domain/limits.ts'
import { countCharacters } from '../../domain/text.ts'
import type { Ports } from '../../ports/index.ts'
import { bindBook } from '../../use-cases/bind-book.ts'
import { cancelGeneration } from '../../use-cases/cancel-generation.ts'
import { drawAvatar } from '../../use-cases/draw-avatar.ts'
import { requestRedraw } from '../../use-cases/redraw-illustration.ts'
import { runPart } from '../../use-cases/run-part.ts'
import { startGeneration } from '../../use-cases/start-generation.ts'
import { answers, BookIdParam, createApi, Done, IdBook, jsonBody, requireUser, secured } from '../api.ts'
import { invalidInput, WISH_TOO_LONG } from '../errors.ts'
import { keyFromLink, linkTo } from '../file-links.ts'
import { keyFromDirectory, printUrl, wireBook } from '../wire-book.ts'
import { WireGeneration, wireGeneration } from '../wire-generation.ts'

const security = secured
const Accepted = z.object({
  success: z.literal(true),
  status: z.enum(BOOK_STATUSES),
  generation: WireGeneration.nullable(),
})
/** The bodies that product.md sends along are accepted and not believed: the server works from its own records. */
const OnlyId = z.looseObject({ id_book: IdBook })

/** Clients of before send nothing, or what is not believed. @throws DomainError `input.invalid` for an engine that there is not */
function engineIn(body: string): 'offline' | undefined {
  const engine = parsed(body)?.engine
  if (engine === undefined || engine === 'offline') return engine
  throw new DomainError('input.invalid', { fields: { engine: 'Solo puede ser «offline»' } })
}

function parsed(body: string): { engine?: unknown } | null {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

export function generationRoutes(ports: Ports) {
  const app = createApi()
  for (const path of ['/api/books/:bookId/generate', '/api/tale/*', '/api/imagemodels/*', '/api/layout/*'])
    app.use(path, requireUser(ports))

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/books/{bookId}/generate',
      tags: ['generation'],
      security,
      description: 'A body is not needed; `{"engine": "offline"}` begins the book anew without a model.',
      request: { params: BookIdParam },
      responses: answers(Accepted, 'Started, or joined', 202),
    }),
    async (c) => {
      const engine = engineIn(await c.req.text())
      const book = await startGeneration(ports, { owner: c.get('user'), bookId: c.req.valid('param').bookId, engine })
      return c.json({ success: true as const, status: book.status, generation: wireGeneration(book.generation) }, 202)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/api/books/{bookId}/generate',
      tags: ['generation'],
      security,
      request: { params: BookIdParam },
      responses: answers(Done, 'Cancelled'),
    }),
    async (c) => {
      await cancelGeneration(ports, { owner: c.get('user'), bookId: c.req.valid('param').bookId })
      return c.json({ success: true as const }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tale/create_tale',
      tags: ['generation'],
      security,
      request: { body: jsonBody(OnlyId) },
      responses: answers(
        z.object({ success: z.literal(true), output: z.looseObject({}).nullable() }),
        'The story, written now or before',
      ),
    }),
    async (c) => {
      const book = await runPart(ports, { owner: c.get('user'), bookId: c.req.valid('json').id_book, part: 'story' })
      return c.json({ success: true as const, output: wireBook(book).output }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/imagemodels/create_final_images',
      tags: ['generation'],
      security,
      request: { body: jsonBody(OnlyId) },
      responses: answers(
        z.object({ success: z.literal(true), images: z.looseObject({}) }),
        'Every page has its picture',
      ),
    }),
    async (c) => {
      const book = await runPart(ports, {
        owner: c.get('user'),
        bookId: c.req.valid('json').id_book,
        part: 'illustrations',
      })
      return c.json({ success: true as const, images: wireBook(book).images }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/imagemodels/create_covers',
      tags: ['generation'],
      security,
      request: { body: jsonBody(OnlyId) },
      responses: answers(
        z.object({ success: z.literal(true), frontcover_url: z.string(), backcover_url: z.string() }),
        'Both covers',
      ),
    }),
    async (c) => {
      const book = await runPart(ports, { owner: c.get('user'), bookId: c.req.valid('json').id_book, part: 'covers' })
      const link = (key: string) => linkTo(book.capability, key)
      return c.json(
        {
          success: true as const,
          frontcover_url: link(fileKeys.frontCover(book.id)),
          backcover_url: link(fileKeys.backCover(book.id)),
        },
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/layout/create_layout',
      tags: ['generation'],
      security,
      request: { body: jsonBody(OnlyId) },
      responses: answers(
        z.object({
          success: z.literal(true),
          s3_url: z.string(),
          pdf_url: z.string(),
          print_pdf_url: z.string().nullable(),
        }),
        'Laid out now, or before from the same story and pictures',
      ),
    }),
    async (c) => {
      const { id_book: bookId } = c.req.valid('json')
      await bindBook(ports, { owner: c.get('user'), bookId })
      const book = await ports.books.get(c.get('user'), bookId)
      const link = (key: string) => linkTo(book.capability, key)
      return c.json(
        {
          success: true as const,
          s3_url: link(fileKeys.renderedHtml(bookId)),
          pdf_url: link(fileKeys.screenPdf(bookId)),
          print_pdf_url: printUrl(book),
        },
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/imagemodels/create_single_image',
      tags: ['illustrations'],
      security,
      request: {
        body: jsonBody(
          z.looseObject({
            id_book: IdBook,
            s3_directory: z.string().max(300),
            wish: z
              .string()
              .refine((wish) => countCharacters(wish) <= LIMITS.wish.characters, WISH_TOO_LONG)
              .nullish(),
          }),
        ),
      },
      responses: answers(
        z.object({ success: z.literal(true), remaining: z.number() }),
        'Accepted; the picture arrives by event',
        202,
      ),
    }),
    async (c) => {
      const { id_book: bookId, s3_directory: directory, wish } = c.req.valid('json')
      await ports.books.get(c.get('user'), bookId)
      const key = keyFromDirectory(bookId, directory)
      if (!key) throw new DomainError('illustration.unknown')
      const remaining = await requestRedraw(ports, { owner: c.get('user'), bookId, key, wish: wish?.trim() || null })
      return c.json({ success: true as const, remaining }, 202)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/imagemodels/create_character',
      tags: ['illustrations'],
      security,
      request: {
        body: jsonBody(z.looseObject({ id_book: IdBook, name: z.string().min(1, 'El nombre es obligatorio') })),
      },
      responses: answers(z.object({ success: z.literal(true), image_url: z.string() }), 'One more avatar'),
    }),
    async (c) => {
      const { id_book: bookId, ...raw } = c.req.valid('json')
      const { capability } = await ports.books.get(c.get('user'), bookId)
      const file = await drawAvatar(ports, { owner: c.get('user'), bookId, character: readDescribed(raw) })
      return c.json({ success: true as const, image_url: linkTo(capability, file) }, 200)
    },
  )

  return app
}

function readDescribed(raw: unknown) {
  try {
    return readCharacter(raw, { toKey: keyFromLink, toLink: (key) => key })
  } catch (error) {
    if (error instanceof z.ZodError) throw invalidInput(error)
    throw error
  }
}
