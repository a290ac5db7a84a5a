import { otherWays, withWhen } from './other-ways.ts'
import { longestShared, orders, PASTED_WORDS, placeLast } from './reorder.ts'
import type { Retold } from './retell.ts'
import { pick } from './tense.ts'
import type { Verbs } from './verbs.ts'

/** The first that is the storyteller's own, with a word of theirs put in only where nothing else helps. */
export function inOwnWords(
  ways: readonly (Retold | null)[],
  quote: string,
  verbs: Verbs,
  mayPutIn: boolean,
): Retold | null {
  for (const way of ways) {
    const told = inOtherWords(way, quote, verbs, mayPutIn)
    if (told) return told
  }
  return null
}

/** In an order of its own, or said another way, where the parent's would be repeated; null where each repeats it. */
function inOtherWords(told: Retold | null, quote: string, verbs: Verbs, mayPutIn: boolean): Retold | null {
  if (!told) return null
  const isOwn = (text: string) => longestShared(text, quote) < PASTED_WORDS
  if (isOwn(told.text)) return told
  const all = (text: string, verb: string) => {
    const waysOf = (one: string) =>
      otherWays(one, verbs.turns, (infinitive, { many, isWished }) => {
        const verb = verbs.infinitive(infinitive)
        return verb ? pick(isWished ? verb.wished : verb.past, many) : null
      })
    const ways = waysOf(text)
    // Two things at a time only where one is not enough.
    const moved = [...ways, ...orders(text), ...placeLast(text, verb), ...ways.flatMap(orders), ...ways.flatMap(waysOf)]
    if (!mayPutIn) return moved
    return [...moved, ...[text, ...moved].flatMap((one) => withWhen(one, verb, told.isLasting))]
  }
  const [texts, thats] = [all(told.text, told.verbs.text), all(told.that, told.verbs.that)]
  const [text, that] = [texts.find(isOwn), thats.find(isOwn)]
  return text && that ? { ...told, text, that } : null
}
