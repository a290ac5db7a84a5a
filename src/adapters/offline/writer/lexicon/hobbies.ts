import { foldName } from '../../../../domain/text.ts'
import { sentencesOf } from '../lines.ts'
import type { Both } from '../plots/plot.ts'
import { HOBBIES } from './hobby-table.ts'

const NONE: Both<string> = {
  es: '4 {H} [arrugó la nariz, como siempre que algo era difícil./sacó la punta de la lengua, como siempre que algo era difícil.]',
  en: '4 {H} [frowned hard, as ever when things got tricky./puffed out both cheeks, as ever when things got tricky.]',
}

/** What the two like doing, in the parent's words, and what the free text says that somebody likes, folded. */
export type Hobbies = { hero: readonly string[]; partner: readonly string[]; likes: readonly string[] }

/**
 * How what somebody likes helps: the first thing that we can make something of, the hero's before the partner's; one that
 * we cannot is at least named; a wrinkled nose where nobody likes anything.
 */
export function hobbyLine({ hero, partner, likes }: Hobbies): Both<string> {
  const [hers, theirs] = [knownOf([...hero, ...likes]), knownOf(partner)]
  if (hers) return hers
  if (theirs) return ofPartner(theirs)
  const [own, other] = [namedOf(hero), namedOf(partner)]
  return own ?? (other ? ofPartner(other) : NONE)
}

/** Whether the line is about something that somebody likes. */
export function isAboutHobby(line: Both<string>): boolean {
  return line !== NONE
}

/** The first sentence of each way of saying it, or of the shortest alone: for pages with little room. */
export function firstSentences(line: string, ways: 'all' | 'shortest'): string {
  return line.replace(/\[([^\]]+)\]/u, (_, options: string) => {
    const first = options.split('/').map((option) => sentencesOf(option)[0] ?? option)
    const [shortest = ''] = first.toSorted((one, other) => one.length - other.length)
    return ways === 'all' ? `[${first.join('/')}]` : shortest
  })
}

function knownOf(names: readonly string[]): Both<string> | undefined {
  for (const name of names) {
    const found = HOBBIES.find(({ words }) => words.test(foldName(name)))
    if (found) return found.use
  }
  return undefined
}

/** Plain words, few enough for a sentence of a child of four. */
const SAYABLE = /^[\p{L}\d'’ -]{3,40}$/u
const ENGLISH = /ing\b|^the\b/iu

function namedOf(names: readonly string[]): Both<string> | undefined {
  const [name] = names.map((one) => one.trim().replace(/[.,;!]+$/u, '')).filter((one) => SAYABLE.test(one))
  if (name === undefined || name.split(/\s+/u).length > 4) return undefined
  // `Montar a caballo` inside a sentence; `Minecraft` and `LEGO` as they are.
  const inside = /^\p{Lu}\p{Ll}+(?: |$)/u.test(name) && !/^\p{L}+$/u.test(name) ? lowered(name) : name
  return {
    es: `4 [{H} pensó en lo que más le gustaba: ${inside}. Y se le ocurrió por dónde empezar./{H} tenía un truco para casi todo: ${inside}.]`,
    en: ENGLISH.test(name)
      ? `4 [{H} thought of a favourite thing: ${inside}. That was where to begin./{H} had a trick for nearly everything: ${inside}.]`
      : NONE.en,
  }
}

function lowered(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase('es') + text.slice(1)
}

function ofPartner({ es, en }: Both<string>): Both<string> {
  return { es: es.replaceAll('{H', '{F'), en: en.replaceAll('{H', '{F') }
}

const LIKES =
  /(?<!no )\b(?:(?:le|les) (?:gustan?|encantan?|chiflan?|apasionan?|flipan?|molan?)|es fan de|es muy fan de|likes?|loves?|enjoys?|is mad about)\s([^.;\n]+)/gu

/** What the free text says that somebody likes, each as the parent's words, folded. */
export function likesIn(freeText: string): string[] {
  return [...foldName(freeText).matchAll(LIKES)].flatMap(([, what]) => what ?? [])
}
