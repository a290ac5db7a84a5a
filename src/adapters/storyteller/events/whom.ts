import type { Token } from './tokens.ts'
import type { VerbForm } from './verbs.ts'

export const FEELS = /^(?:gustar|costar|asustar|encantar|doler|preocupar|dar)$/u
const TO_SOMEBODY =
  /^(?:dar|decir|contar|pedir|preguntar|enseñar|explicar|traer|regalar|hacer|poner|contestar|gritar)$/u

/** With `le`, `lo`, and nobody named to whom: `le da la mano a su abuela` says to whom. */
export function isDoneToSomebody(tokens: readonly Token[], first: number): boolean {
  const clitics = tokens.slice(Math.max(0, first - 2), first).map(({ word }) => word)
  const isNamed = tokens.slice(first).some(({ word }, index, rest) => /^(?:a|al)$/u.test(word) && rest[index + 1])
  return clitics.some((word) => /^(?:le|les)$/u.test(word)) && !clitics.includes('se') && !isNamed
}

/** `no nos quiso mirar`: the family, as the book speaks of it. */
export function ofThem({ verb }: VerbForm): 'les' | 'los' {
  return TO_SOMEBODY.test(verb.infinitive) || FEELS.test(verb.infinitive) ? 'les' : 'los'
}
