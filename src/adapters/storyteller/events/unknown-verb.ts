import { CLITIC } from './tense.ts'
import type { Token } from './tokens.ts'

const ARTICLE = /^(?:el|la|los|las|lo)$/u
const NO_VERB =
  /^(?:mínimos|últimos|ultimos|primos|ramos|tramos|hermanísimos|mismos|máximos|dinamos|racimos|gramos|kilogramos|decimos)$/u

/** Whether a verb that is in no list does what the sentence says, and the one found at `first` is only beside it. */
export function isOfUnknownVerb(tokens: readonly Token[], first: number, isName: (raw: string) => boolean): boolean {
  // `la esperábamos`: we, in a form that is not known.
  if (tokens.some(({ word, form }) => !form && /\p{L}{3}mos$/u.test(word) && !NO_VERB.test(word))) return true
  const [begins, article] = tokens
  // `Descifran la palabra`, where a name would have no article behind it.
  const isOfMany = !begins?.form && /^\p{Lu}?\p{Ll}+n$/u.test(begins?.raw ?? '') && ARTICLE.test(article?.word ?? '')
  if (first > 1 && isOfMany && !isName(begins?.raw ?? '')) return true
  // `se atasque leyendo`
  const opening = tokens.findIndex(({ word }) => !CLITIC.test(word) && word !== 'no' && word !== 'ya')
  const hangsOnClitic = CLITIC.test(tokens[opening - 1]?.word ?? '') && !ARTICLE.test(tokens[0]?.word ?? '')
  return opening > 0 && opening < first && hangsOnClitic
}
