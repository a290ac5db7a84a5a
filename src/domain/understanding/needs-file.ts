import { z } from 'zod'
import { SENSITIVE_SUBJECTS } from '../wish.ts'
import type { CompiledCues, Cue, Idiom, UnderstandingContent } from './content.ts'
import { byEar, fold } from './hear.ts'
import { train } from './train.ts'

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

/** What the product loads. Throws where a cue names a group that is not there. */
export function compileNeeds({ groups, idioms, needs, none }: NeedsFile): UnderstandingContent {
  const all = Object.entries(needs)
  const cuesOf = (language: 'es' | 'en'): CompiledCues => {
    const names = new Set(Object.keys(groups[language]))
    const net = (kind: 'cues' | 'ask') =>
      all.flatMap(([need, content]) => content[kind][language].map((line) => cueOf(need, line, names)))
    return {
      groups: Object.fromEntries(
        Object.entries(groups[language]).map(([name, words]) => [name, words.trim().split(/\s+/u).flatMap(termsOf)]),
      ),
      sure: net('cues'),
      ask: net('ask'),
      idioms: idioms[language].map(idiomOf),
    }
  }
  return {
    needs: Object.fromEntries(all.map(([need, { label, sensitive, person }]) => [need, { label, sensitive, person }])),
    cues: { es: cuesOf('es'), en: cuesOf('en') },
    weights: train({
      ...Object.fromEntries(all.map(([need, { examples }]) => [need, [...examples.es, ...examples.en]])),
      none: [...none.es, ...none.en],
    }),
  }
}

function cueOf(need: string, line: string, groups: ReadonlySet<string>): Cue {
  const parts = line.split(/\s+/u)
  const terms = (part: string) =>
    part.split('|').flatMap((one) => {
      const stranger = [...one.matchAll(/@([\w-]+?)(?=_|$)/gu)].find(([, name]) => !groups.has(name ?? ''))
      if (stranger) throw new Error(`${need}: no group ${stranger[0]} in "${line}"`)
      return termsOf(one)
    })
  return {
    need,
    all: parts.filter((part) => !part.startsWith('!')).map(terms),
    none: parts.filter((part) => part.startsWith('!')).map((part) => terms(part.slice(1))),
  }
}

/** `words > words that follow`, or words alone. */
function idiomOf(line: string): Idiom {
  const [hide = '', before = ''] = line.split('>').map((part) => part.trim())
  const terms = (part: string) => (part === '' ? [] : part.split('|').flatMap(termsOf))
  return { hide: terms(hide), before: terms(before) }
}

/** `su_muer[tr]*`: words by ear, one term for each letter in brackets. */
function termsOf(written: string): string[] {
  const choice = /\[([^\]]+)\]/u.exec(written)
  if (choice) return [...(choice[1] ?? '')].flatMap((letter) => termsOf(written.replace(choice[0], letter)))
  const words = fold(written).split('_')
  const stems = words.map((word) =>
    word.startsWith('@') ? [word] : word.endsWith('*') ? stemsByEar(word.slice(0, -1)) : [byEar(word)],
  )
  return stems.reduce(
    (terms: string[], next) => terms.flatMap((term) => next.map((word) => `${term} ${word}`.trim())),
    [''],
  )
}

/** How the last letter sounds hangs on the one that follows: `recog*` is both in "recoger" and in "recogí". */
function stemsByEar(stem: string): string[] {
  const followers = /[cg]$/u.test(stem) ? ['a', 'e'] : /q$/u.test(stem) ? ['ue'] : ['']
  return [
    ...new Set(followers.map((follower) => byEar(stem + follower).slice(0, follower === '' ? undefined : -1))),
  ].map((heard) => `${heard}*`)
}
