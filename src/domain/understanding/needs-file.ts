import { z } from 'zod'
import { SENSITIVE_SUBJECTS } from '../wish.ts'

const Lines = z.array(z.string().trim().min(2))
const ByLanguage = z.strictObject({ es: Lines.default([]), en: Lines.default([]) })

/** `stories/needs.yaml`, as an editor writes it. Read by the build alone. */
export const NeedsFile = z.strictObject({
  groups: z.strictObject({ es: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  idioms: ByLanguage.default({ es: [], en: [] }),
  needs: z.record(
    z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
    z.strictObject({
      label: z.string().min(3).max(40),
      sensitive: z.enum(SENSITIVE_SUBJECTS).nullable(),
      person: z.enum(['died', 'unborn', 'other_household', 'far']).nullable(),
      examples: ByLanguage,
      cues: ByLanguage.default({ es: [], en: [] }),
      ask: ByLanguage.default({ es: [], en: [] }),
    }),
  ),
  none: ByLanguage,
})
export type NeedsFile = z.infer<typeof NeedsFile>
