import type { EnglishVerbs } from './english-verbs.ts'

const COMMON_OPENING = /^(?:First|Then|Next|Finally|One|Every|Each|Some|All|After|Before|When|Move|Last)$/u
const PLACE = /^(?:in|at|by|under|behind|near|on|with|after|before|during|outside|inside)$/u

/** `Then Rosie` → `then Rosie`: what is no name. */
export function withoutCapital(sentence: string): string {
  const [opening = '', ...rest] = sentence.split(' ')
  return COMMON_OPENING.test(opening) ? [opening.toLowerCase(), ...rest].join(' ') : sentence
}

/** One thing at a time said another way, then two. */
export function englishTurns(sentence: string, turns: EnglishVerbs['turns']): string[] {
  const turned = (text: string) =>
    turns.flatMap(([from, to]) => {
      const other = text.replace(from, to)
      return other === text ? [] : [other]
    })
  const once = turned(sentence)
  return [...once, ...once.flatMap(englishOrders), ...once.flatMap(turned)]
}

/** The same with its last place or time first: `by the duck pond, her bunny fell out of the buggy`. */
export function englishOrders(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  const because = /^(.{8,}?),? (because|when|while|until) (.+)$/u.exec(sentence)
  if (because && !/ and /u.test(because[1] ?? ''))
    return [`${because[2] === 'because' ? 'as' : because[2]} ${because[3]}, ${withoutCapital(because[1] ?? '')}`]
  // In `found a map in a tin and rowed out` nobody rows in the tin.
  if (/ and \p{L}+(?:ed|t|ew|an|ang|ode|ook|ent) /u.test(sentence)) return []
  return words
    .flatMap((word, index) => (index > 2 && PLACE.test(word) ? [index] : []))
    .toReversed()
    .flatMap((from) => {
      const end = words.findIndex(
        (word, index) =>
          index > from && (/[,;]$/u.test(words[index - 1] ?? '') || /^(?:and|so|that|who|because)$/u.test(word)),
      )
      const to = end < 0 ? words.length : end
      const part = words.slice(from, to).join(' ').replace(/[,;]$/u, '')
      const isBound =
        /[,;]$|^(?:and|or|but|nothing|than)$/u.test(words[from - 1] ?? '') ||
        // `Mr Pickering, a jackdaw with one white feather`
        (words[from] === 'with' && words.slice(0, from).some((word) => /,$/u.test(word))) ||
        words.slice(Math.max(0, from - 2), from).some((word) => /ing$/u.test(word)) ||
        /^(?:that|who|whose|which|where|because)$/u.test(words[to] ?? '')
      if (to - from < 2 || isBound) return []
      const set = /[,;]$/u.test(words[to - 1] ?? '') ? ',' : ''
      return [
        `${part}, ${[...withoutCapital(sentence).split(/\s+/u).slice(0, 1), ...words.slice(1, from - 1), `${words[from - 1]}${set}`, ...words.slice(to)].join(' ')}`,
      ]
    })
}
