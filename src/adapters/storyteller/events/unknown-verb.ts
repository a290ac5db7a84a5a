import { CLITIC } from './tense.ts'
import type { Token } from './tokens.ts'
import type { Verbs } from './verbs.ts'

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

/** `porque le comí una ficha`: something that the parent did, who is not in the sentence. */
export function isOfTheParent(tokens: readonly Token[], verbs: Verbs): boolean {
  return tokens.some(({ word, form }) => {
    const [, stem = '', ending] = /^(\p{L}{2,})([éí])$/u.exec(word) ?? []
    if (form || stem === '') return false
    return (ending === 'é' ? ['ar'] : ['er', 'ir']).some((end) => verbs.infinitive(stem + end) !== null)
  })
}
