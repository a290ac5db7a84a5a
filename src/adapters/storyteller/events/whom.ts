import type { Before } from './retell.ts'
import { cliticsAt } from './tense.ts'
import type { Token } from './tokens.ts'
import type { VerbForm } from './verbs.ts'

export const FEELS = /^(?:gustar|costar|asustar|encantar|doler|preocupar|dar)$/u
const TO_SOMEBODY =
  /^(?:dar|decir|contar|pedir|preguntar|enseñar|explicar|traer|regalar|hacer|poner|contestar|gritar)$/u

/** With `le`, `lo`, and nobody named to whom: `le da la mano a su abuela` says to whom. */
export function isDoneToSomebody(tokens: readonly Token[], first: number): boolean {
  const clitics = cliticsAt(tokens, first)
  const isNamed = tokens.slice(first).some(({ word }, index, rest) => /^(?:a|al)$/u.test(word) && rest[index + 1])
  return clitics.some((word) => /^(?:le|les)$/u.test(word)) && !clitics.includes('se') && !isNamed
}

/** `no nos quiso mirar`: the family, as the book speaks of it. */
export function ofThem({ verb }: VerbForm): 'les' | 'los' {
  return TO_SOMEBODY.test(verb.infinitive) || FEELS.test(verb.infinitive) ? 'les' : 'los'
}

/**
 * `Nerea calló. Lucía le dijo…`: it is to Nerea, and stays so; `Era de noche. Mamá le cantó`: it is to the hero. Null where that
 * is not known, or not as many.
 */
export function whomBefore(
  tokens: readonly Token[],
  first: number,
  { said, spoken, hero }: { said: string; spoken: Pick<Before, 'subject' | 'whom'> | null; hero: string },
): string | null {
  const { whom = null, subject = null } = spoken ?? {}
  const isOther = (one: string | null): one is string => one !== null && !said.toLowerCase().includes(one.toLowerCase())
  const named = [whom, subject].find((one) => isOther(one) && NAMED.test(one))
  const mayBeHero = spoken !== null && !PRONOUN.test(said) && (subject === null || !SOMEBODY.test(subject))
  const who = named ?? (mayBeHero && isOther(hero) ? hero : null)
  if (!who) return null
  const areMany = cliticsAt(tokens, first).includes('les')
  return areMany === (/ y /u.test(who) || /^(?:los|las) /u.test(who)) ? who : null
}

export const NAMED = /(?:^|\s)\p{Lu}\p{Ll}/u
const PRONOUN = /^(?:y )?(?:él|ella|ellos|ellas|alguien|nadie|uno|una|otr[oa]s?|todos)(?:\s|$)/iu
/** Somebody without a name, of whom it may be just as well. */
export const SOMEBODY =
  /^(?:él|ella|ellos|ellas|(?:su|sus|el|la|un|una|mi) (?:\p{L}+ )?(?:madre|padre|mam[áaiy]|pap[áaiy]|abuel\p{L}+|yay[oa]|herman\p{L}+|prim[oa]|tí[oa]|amig[oa]|niñ[oa]|bebé|señor\p{L}*|maestr[oa]|seño|perr[oa]|gat[oa]|vecin[oa]|enfermer[oa]|médic[oa]|doctor\p{L}*)(?!\p{L}))/iu
