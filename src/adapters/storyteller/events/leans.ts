import { CLITIC, OBJECT } from './tense.ts'
import type { Token } from './tokens.ts'

/** `el pobre estaba haciendo un avión`, `los demás se ríen`: who that is was said before. */
export const OF_THOSE_BEFORE = /^(?:(?:el|la|los|las) (?:pobres?|otr[oa]s?|demás|mism[oa]s?)|el resto)$/iu

const ARTICLES: Readonly<Record<string, RegExp>> = {
  lo: /^(?:el|un|su|al|del|lo)$/u,
  la: /^(?:la|una|su)$/u,
  los: /^(?:los|unos|sus)$/u,
  las: /^(?:las|unas|sus)$/u,
}

/** `esperar a la tarde para tocarlo`: of what no word before it in the sentence can be meant. */
function pointsBack(tokens: readonly Token[], at: number): boolean {
  const [, object = ''] = /[aeií]r(?:se)?(l[oa]s?)$/u.exec(tokens[at]?.word ?? '') ?? []
  const articles = ARTICLES[object]
  return articles !== undefined && !tokens.slice(0, at).some(({ word }) => articles.test(word))
}

/** `lo apuntó todo`, `la llave se la llevó Salomé`: what the pronoun stands for is in the sentence itself. */
function isSaidHere(tokens: readonly Token[], at: number): boolean {
  const [opening] = tokens
  const word = tokens[at]?.word
  const isDoubled = at > 2 && tokens[at - 1]?.word === 'se' && opening?.word.replace(/^el$/u, 'lo') === word
  return isDoubled || (word === 'lo' && tokens.slice(at).some((token) => token.word === 'todo'))
}

/** Whether a pronoun in it stands for what was said before it. @param first where its main verb stands */
export function leansOnWords(tokens: readonly Token[], first: number): boolean {
  return tokens.some(({ word }, index) =>
    index > first
      ? pointsBack(tokens, index)
      : index < first && OBJECT.test(word) && isPronoun(tokens, index) && !isSaidHere(tokens, index),
  )
}

function isPronoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return Boolean(next?.form) || CLITIC.test(next?.word ?? '')
}
