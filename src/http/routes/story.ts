import { createRoute, z } from '@hono/zod-openapi'
import type { Book } from '../../domain/book.ts'
import { blockFrom, blockIds, blocksOf, isDerived, textAt } from '../../domain/editing/blocks.ts'
import type { Edit } from '../../domain/editing/edits.ts'
import { DomainError } from '../../domain/errors.ts'
import { fileKeys } from '../../domain/file-keys.ts'
import { LIMITS } from '../../domain/limits.ts'
import { AnsweredWish } from '../../domain/wish.ts'
import type { Ports } from '../../ports/index.ts'
import { editStory, editsOf, undoEdit } from '../../use-cases/edit-story.ts'
import { layWords } from '../../use-cases/lay-words.ts'
import { answers, BookIdParam, createApi, jsonBody, requireUser, secured } from '../api.ts'
import { linkTo } from '../file-links.ts'
import type { RateLimits } from '../rate-limits.ts'

const tags = ['story']
const security = secured

const BlockText = z
  .object({ block: z.string().max(80), text: z.string().max(LIMITS.paragraph.characters * 2) })
  .openapi('BlockText')
const Edits = z.array(BlockText).max(LIMITS.editsPerSave)
const index = z.int().min(0).max(1000)
const Draft = z
  .object({
    part: z.string().max(40).optional().openapi({ example: 'chapter-2' }),
    chapter: z.int().min(1).max(1000).optional(),
    page: index.optional(),
    paragraph: index.optional(),
    text: z
      .string()
      .max(LIMITS.paragraph.characters * 2)
      .optional(),
    edits: Edits.optional(),
  })
  .openapi('WordsToLay')
const Level = z.object({ fits: z.boolean(), words: z.int(), longest: z.int(), text: z.string() })
const Laid = z.object({
  success: z.literal(true),
  version: z.int(),
  pages: z.array(
    z.object({
      number: z.int(),
      folio: z.int().nullable(),
      side: z.enum(['left', 'right']),
      kind: z.string(),
      measureMm: z.number().nullable(),
      html: z.string(),
    }),
  ),
  parts: z.array(z.object({ part: z.string(), title: z.string(), first: z.int() })),
  total: z.int(),
  /** Where the pictures of the pages lie. */
  base: z.string(),
  texts: z.record(z.string(), z.string()),
  names: z.array(z.string()),
  title: z.string(),
  can_rewrite: z.boolean(),
  consequence: z.object({ kind: z.enum(['fits', 'pushes', 'adds', 'removes', 'shrinks', 'tiny']), text: z.string() }),
  level: z.object({ before: Level, after: Level }).nullable(),
  remarks: z.array(
    z.object({
      kind: z.string(),
      message: z.string(),
      fix: z.object({ label: z.string(), text: z.string() }).optional(),
      rename: z.object({ label: z.string(), name: z.string(), to: z.string() }).optional(),
    }),
  ),
})
const Saved = z.object({ success: z.literal(true), version: z.int(), wishes: z.array(AnsweredWish).nullable() })
const Seen = z.object({ edition: z.int() })
const History = z.object({
  success: z.literal(true),
  version: z.int(),
  edits: z.array(
    z.object({
      save: z.int(),
      block: z.string(),
      before: z.string(),
      after: z.string(),
      at: z.string(),
      undone: z.boolean(),
    }),
  ),
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  original: z.record(z.string(), z.string()),
})

/** The words of a written book: how they would be laid out, changed, taken back. */
export function storyRoutes(ports: Ports, limits: RateLimits) {
  const app = createApi()
  for (const path of ['/api/books/:bookId/lay', '/api/books/:bookId/story', '/api/books/:bookId/story/*'])
    app.use(path, requireUser(ports))

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/books/{bookId}/lay',
      tags,
      security,
      request: { params: BookIdParam, body: jsonBody(Draft) },
      responses: answers(Laid, 'The pages as they would be, and what the words mean; nothing is kept'),
    }),
    async (c) => {
      const owner = c.get('user')
      await limits.laying.take(owner)
      const { bookId } = c.req.valid('param')
      const draft = c.req.valid('json')
      const laid = await layWords(ports, { owner, bookId, ...partAndEdits(draft) })
      const { book, consequence, level, names, remarks, pages, parts, title, total, texts } = laid
      return c.json(
        {
          success: true as const,
          version: book.edition,
          base: linkTo(book.capability, fileKeys.book(bookId)),
          pages,
          parts,
          total,
          texts,
          names,
          title,
          can_rewrite: ports.rewriter !== null,
          consequence,
          level,
          remarks,
        },
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/api/books/{bookId}/story',
      tags,
      security,
      request: {
        params: BookIdParam,
        body: jsonBody(
          Seen.extend({ edits: Edits.min(1), tells: z.array(z.string().max(200)).max(50).optional() }).openapi(
            'StoryEdits',
          ),
        ),
      },
      responses: answers(Saved, 'Kept; pages that were laid out are laid out again'),
    }),
    async (c) => {
      const { edition, edits, tells = [] } = c.req.valid('json')
      const { bookId } = c.req.valid('param')
      return c.json(saved(await editStory(ports, { owner: c.get('user'), bookId, edition, edits, tells })), 200)
    },
  )

  for (const way of ['undo', 'redo'] as const)
    app.openapi(
      createRoute({
        method: 'post',
        path: `/api/books/{bookId}/story/${way}`,
        tags,
        security,
        request: { params: BookIdParam, body: jsonBody(Seen) },
        responses: answers(Saved, way === 'undo' ? 'The last save taken back' : 'What was taken back last, done again'),
      }),
      async (c) => {
        const target = { owner: c.get('user'), bookId: c.req.valid('param').bookId, ...c.req.valid('json') }
        return c.json(saved(await undoEdit(ports, target, way)), 200)
      },
    )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/books/{bookId}/story/edits',
      tags,
      security,
      request: { params: BookIdParam },
      responses: answers(History, 'What was changed, oldest first, and the first words of what differs from them'),
    }),
    async (c) => {
      const edited = await editsOf(ports, { owner: c.get('user'), bookId: c.req.valid('param').bookId })
      const shown = edited.edits.filter(({ block }) => {
        const known = blockFrom(block)
        return known !== null && !isDerived(known)
      })
      return c.json(
        {
          success: true as const,
          version: edited.book.edition,
          edits: shown.map(({ n, block, before, after, at, undone }) => ({
            save: n,
            block,
            before,
            after,
            at,
            undone,
          })),
          can_undo: edited.edits.some(({ undone }) => !undone),
          can_redo: edited.edits.some(({ undone }) => undone),
          original: firstWords(edited),
        },
        200,
      )
    },
  )

  return app
}

function saved(book: Book) {
  return { success: true as const, version: book.edition, wishes: book.story?.wishes ?? null }
}

/** One paragraph by its place, or any blocks; the part that is looked at is that of the last one unless it is named. */
function partAndEdits({ part, chapter, page, paragraph, text, edits = [] }: z.infer<typeof Draft>): {
  part: string
  edits: Edit[]
} {
  const isPlaced = chapter !== undefined && page !== undefined && paragraph !== undefined && text !== undefined
  const placed = isPlaced ? [{ block: blockIds.paragraph(chapter - 1, page, paragraph), text }] : []
  const own = part ?? (chapter === undefined ? undefined : `chapter-${chapter}`)
  if (!own) throw new DomainError('input.invalid', { fields: { part: 'Di qué parte del cuento se mira' } })
  return { part: own, edits: [...edits, ...placed] }
}

/** By block, where the book is not as its writer left it. */
function firstWords({ book, original }: Awaited<ReturnType<typeof editsOf>>): Record<string, string> {
  const { story, info } = book
  if (!story) return {}
  return Object.fromEntries(
    blocksOf(original).flatMap((id) => {
      const block = blockFrom(id)
      if (!block || isDerived(block)) return []
      const first = textAt(original, block) ?? ''
      return first === textAt({ story, info }, block) ? [] : [[id, first]]
    }),
  )
}
