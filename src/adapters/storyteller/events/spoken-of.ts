import { foldName } from '../../../domain/text.ts'
import { lowerFirst } from '../spanish.ts'
import type { Before } from './retell.ts'
import { mainVerbOf, tokensOf } from './tokens.ts'
import type { Verbs } from './verbs.ts'
import { COMMON } from './who.ts'
import { NAMED, SOMEBODY } from './whom.ts'

/** Of whom a text goes on after a part of it. */

export const PRONOUN = /^(?:ella|él|ellos|ellas|es[ae]|est[ae]|eso|esto)\s/iu
/** `quien lo hizo`: whoever that is, goes on in the next part. */
export const OF_SOMEBODY = /^(?:quien|el que|la que|los que|alguien)\s/iu
export const SOMEBODY_UNKNOWN: Before = { subject: null, isHabit: false, thing: null, isUnknown: true }

/** Of whom a part was that cannot be told: who does what comes next in the sentence. */
export function spokenOf(
  part: string,
  { quote, verbs, hero, names }: { quote: string; verbs: Verbs; hero: string; names: ReadonlySet<string> },
): Before | null {
  const hasVerb = mainVerbOf(tokensOf(part, verbs, false)) >= 0
  return namedFirst(part, quote, verbs) ?? (hasVerb ? ofSomebodyElse(part, hero) : ofHero(part, hero, names))
}

/**
 * `Su abuelo fue relojero. Ahora va en silla de ruedas`: how things are is said on of whom the sentence before it was. What is
 * done next is mostly the hero's, and after a wish all is.
 */
export function topicOf(after: Before | null, hero: string): Before | null {
  const { subject = null, isUnknown, isOfWhom, isWish, thing = null } = after ?? {}
  if (!subject || subject === hero || isUnknown || isOfWhom || isWish || PRONOUN.test(`${subject} `)) return null
  return NAMED.test(subject) || SOMEBODY.test(subject) ? { subject, isHabit: false, thing } : null
}

/** `el papá, antes de irse, le dé un beso y…`: what cannot be read was of somebody, and what goes on in the sentence may be too. */
function ofSomebodyElse(part: string, hero: string): Before | null {
  const [opening = ''] = part.split(/[\s,]+/u)
  const isOther = /^(?:el|la|los|las|su|sus|un|una|mam[áa]|pap[áa])$/iu.test(opening)
  return isOther && !part.includes(hero) ? SOMEBODY_UNKNOWN : null
}

/** What names nobody else and does nothing is of the hero: `ensayando conmigo, se atasca`. */
export function ofHero(part: string, hero: string, names: ReadonlySet<string>): Before | null {
  const others = part.split(/\s+/u).some((raw, index) => {
    const word = raw.replace(/[^\p{L}]/gu, '')
    if (!/^\p{Lu}/u.test(word) || hero.includes(word)) return false
    return index > 0 || names.has(foldName(word))
  })
  const isOther =
    /^(?:y |e )?(?:el|la|los|las|su|sus|un|una|uno|otro|otra|mi|mam[áa]|pap[áa]|alguien|nadie|todos|todas|ellos|ellas|él|ella|don|doña)(?:\s|$)/iu
  return others || isOther.test(part) ? null : { subject: hero, isHabit: false, thing: null }
}

/** `doña Angustias, la vecina seria,`: who does what comes next. */
function namedFirst(part: string, quote: string, verbs: Verbs): Before | null {
  // `…y su hermano Hugo`: the last of those who did something.
  if (/^(?:y|e|ni)\s/iu.test(quote)) return null
  const [who = ''] = part.replace(/^(?:(?:que|a)\s+)+/iu, '').split(',')
  const isSomebody = /^(?:\p{Lu}|(?:el|la|los|las|su|sus|un|una|don|doña|mamá|papá)\s)/u.test(who)
  if (!isSomebody || who.split(' ').length > 5 || mainVerbOf(tokensOf(part, verbs, false)) >= 0) return null
  const [opening = ''] = who.split(' ')
  return {
    subject: COMMON.test(opening.toLowerCase()) ? lowerFirst(who.trim()) : who.trim(),
    isHabit: false,
    thing: null,
  }
}
