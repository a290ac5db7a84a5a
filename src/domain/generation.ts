import { z } from 'zod'

export const GENERATION_STAGES = ['story', 'illustrations', 'covers', 'layout'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** How far a book has come, or why it went no further. */
export const Generation = z.object({
  stage: z.enum(GENERATION_STAGES),
  done: z.int(),
  total: z.int(),
  /** Spanish, fit to show; null while all goes well. */
  error: z.string().nullable(),
  /** Spanish, fit to show: what keeps it waiting. */
  doing: z.string().nullable().exactOptional(),
  /** Spanish, fit to show: what is being done at this moment, where a stage has several things to do. */
  step: z.string().exactOptional(),
  /** With an error: trying again helps once the parent has changed something, or never. Absent: it may as it is. */
  retry: z.enum(['afterChange', 'never']).exactOptional(),
  /** The parent chose to do without models. */
  engine: z.literal('offline').exactOptional(),
  /** With an error: it may be made without the models that failed. */
  offersOffline: z.literal(true).exactOptional(),
  /** ISO 8601. Absent in books from before it was kept. */
  begunAt: z.string().exactOptional(),
  updatedAt: z.string(),
})
export type Generation = z.infer<typeof Generation>

/** What failed for what the parent wrote may pass now that it says something else. */
export function withChange(generation: Generation): Generation {
  if (generation.retry !== 'afterChange') return generation
  const { retry: _, ...mayPass } = generation
  return mayPass
}
