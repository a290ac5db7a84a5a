/** A wish as a brief lists it, with the patterns that judge a book by it. */
export type JudgedWish = {
  id: string
  quote: string
  field: string
  kind: string
  sensitive: boolean
  /** Told when in every list at least one matches; empty where something is to stay out. */
  told: string[][]
  never?: string[]
  examples?: Partial<Record<Verdict, string[]>>
}
export type Verdict = 'told' | 'missed' | 'contradicted'

const PASTED_WORDS = 7

/** Accents, case, curly quotes, joiners and odd spaces do not count. Line breaks stay: one a paragraph, two a page. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u2060\u00ad\u200b-\u200d\ufeff]/gu, '')
    .toLowerCase()
    .replace(/[‘’´`]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .replace(/…/gu, '...')
    .replace(/[^\S\n]+/gu, ' ')
}

const compiled = new Map<string, RegExp>()

/** Accents may be written in a pattern; `.` crosses lines. */
function pattern(source: string): RegExp {
  const known = compiled.get(source) ?? new RegExp(source.normalize('NFD').replace(/[\u0300-\u036f]/gu, ''), 'isu')
  compiled.set(source, known)
  return known
}

function cut(text: string, { index, 0: match }: RegExpExecArray): string {
  return text
    .slice(Math.max(0, index - 25), index + match.length + 25)
    .replace(/\s+/gu, ' ')
    .slice(0, 220)
}

/** @param story folded. Pictures can contradict a wish; they cannot tell it. */
export function judge(wish: JudgedWish, story: string, alts = ''): { verdict: Verdict; why: string } {
  for (const source of wish.never ?? [])
    for (const text of [story, alts]) {
      const hit = pattern(source).exec(text)
      if (hit) return { verdict: 'contradicted', why: cut(text, hit) }
    }
  const why: string[] = []
  for (const list of wish.told) {
    const hit = list.map((source) => pattern(source).exec(story)).find((one) => one !== null)
    if (!hit) return { verdict: 'missed', why: `${why.join(' + ')} nothing for /${list.join(' | ')}/`.slice(0, 300) }
    why.push(cut(story, hit))
  }
  return { verdict: 'told', why: why.join(' + ') || 'kept out' }
}

/** Its words, folded. */
export function row(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Seven words of the parent's in a row, put into the story as they stand, tell nothing. */
export function isPasted({ quote, field }: Pick<JudgedWish, 'quote' | 'field'>, story: string): boolean {
  if (field !== 'freeText') return false
  const [ours, told] = [row(quote), ` ${row(story).join(' ')} `]
  return ours.some(
    (_, at) => at + PASTED_WORDS <= ours.length && told.includes(` ${ours.slice(at, at + PASTED_WORDS).join(' ')} `),
  )
}
