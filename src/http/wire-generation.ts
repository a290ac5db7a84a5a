import { z } from '@hono/zod-openapi'
import { GENERATION_STAGES, type Generation } from '../domain/generation.ts'

/** How far a book has come, as decisions.md §4 and `docs/contract.md` shape it. */
export const WireGeneration = z
  .object({
    stage: z.enum(GENERATION_STAGES),
    done: z.int(),
    total: z.int(),
    error: z.string().nullable().openapi({ description: 'Spanish, fit to show' }),
    can_retry: z.boolean().openapi({ description: 'With an error: whether trying again as it is may end otherwise' }),
    can_finish_offline: z
      .boolean()
      .openapi({ description: 'With an error: whether `{engine: "offline"}` makes the book anew without a model' }),
    doing: z
      .string()
      .nullable()
      .openapi({ description: 'Spanish, fit to show: what keeps it waiting, else what is being done' }),
    is_waiting: z.boolean().openapi({ description: 'Whether `doing` says what keeps it waiting' }),
    updated_at: z.iso.datetime(),
  })
  .openapi('Generation')

export function wireGeneration(generation: Generation | null): z.infer<typeof WireGeneration> | null {
  if (!generation) return null
  const { stage, done, total, error, retry, offersOffline, doing = null, step = null, updatedAt } = generation
  const ways = { can_retry: error !== null && !retry, can_finish_offline: error !== null && offersOffline === true }
  return { stage, done, total, error, ...ways, doing: doing ?? step, is_waiting: doing !== null, updated_at: updatedAt }
}
