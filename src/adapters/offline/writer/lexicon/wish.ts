import type { PropName } from '../../../../domain/scene.ts'
import type { Both } from '../plots/plot.ts'

/** Something a parent's free text asks for that a story without AI can give. */
export type Wish = { id: string; words: RegExp; inSpanish: string } & (
  | { kind: 'food'; np: Both<string>; prop?: PropName }
  /** Stands somewhere on the way; `np` is a subject, in the singular. */
  | { kind: 'sight'; np: Both<string>; prop?: PropName }
  | Arc<'fear'>
  /** Weather, a feast, a toy that comes along: something that is told in some chapters, and may stand in their pictures. */
  | (Arc<'event'> & { prop?: PropName })
  /** Something that one of the cast cannot do, and does in the end. `{X}` is whoever is of these species. */
  | (Arc<'longing'> & { whose: readonly string[] })
)
/** A thread through the book: told at the beginning, and where it matters. */
type Arc<Kind> = { kind: Kind; setup: Both<string>; climax: Both<string> | null; end: Both<string> | null }

export function food(id: string, words: RegExp, inSpanish: string, es: string, en: string, prop?: PropName): Wish {
  return { id, words, inSpanish, kind: 'food', np: { es, en }, ...(prop && { prop }) }
}

export function sight(id: string, words: RegExp, inSpanish: string, es: string, en: string, prop?: PropName): Wish {
  return { id, words, inSpanish, kind: 'sight', np: { es, en }, ...(prop && { prop }) }
}

export function fear(
  id: string,
  words: RegExp,
  inSpanish: string,
  es: string,
  en: string,
  esEnd: string,
  enEnd: string,
): Wish {
  return {
    id,
    words,
    inSpanish,
    kind: 'fear',
    setup: { es: `2-2 {H} tiene un poco de miedo.\n4 ${es}`, en: `2-2 {H} is a little afraid.\n4 ${en}` },
    climax: { es: `2-2 {H} respira. ¡Ya está!\n4 ${esEnd}`, en: `2-2 {H} takes a breath. There!\n4 ${enEnd}` },
    end: null,
  }
}

/** `miedo a las alturas`, `le dan miedo las alturas`, `le asustan mucho`, `afraid of heights`; sources of patterns, folded. */
export function afraidOf(es: string, en: string, also?: string): RegExp {
  const the = '(?:el |la |los |las )?'
  return new RegExp(
    [
      `(?:miedo|panico|terror)(?: al?| del?)? ${the}(?:${es})\\b`,
      `asustan? (?:mucho |muchisimo )?${the}(?:${es})\\b`,
      `(?:afraid|scared|frightened|terrified|fear) of (?:the )?(?:${en})\\b`,
      ...(also ? [also] : []),
    ].join('|'),
    'u',
  )
}

export function event(id: string, words: RegExp, inSpanish: string, ...lines: ArcLines): Wish {
  return { id, words, inSpanish, kind: 'event', ...arc(...lines) }
}

export function longing(
  id: string,
  words: RegExp,
  inSpanish: string,
  whose: readonly string[],
  ...lines: ArcLines
): Wish {
  return { id, words, inSpanish, kind: 'longing', whose, ...arc(...lines) }
}

type Maybe = string | null
type ArcLines = [es: string, en: string, esClimax: Maybe, enClimax: Maybe, esEnd: Maybe, enEnd: Maybe]

export function arc(es: string, en: string, esClimax: Maybe, enClimax: Maybe, esEnd: Maybe, enEnd: Maybe) {
  const line = (spanish: Maybe, english: Maybe): Both<string> | null =>
    spanish && english ? { es: `4 ¶ ${spanish}`, en: `4 ¶ ${english}` } : null
  return { setup: { es: `4 ¶ ${es}`, en: `4 ¶ ${en}` }, climax: line(esClimax, enClimax), end: line(esEnd, enEnd) }
}
