import { foldName } from '../../domain/text.ts'
import { retellInEnglish } from './events/english.ts'
import type { EnglishVerbs } from './events/english-verbs.ts'
import type { HobbyForms } from './own-words.ts'
import { lowerFirst } from './spanish.ts'
import type { Words } from './words.ts'

/** `baking` → baking, baked, was baking; `the piano` → playing the piano …; null where it is not known what is done. */
export function hobbyInEnglish(hobby: string, { pastimes }: Words, verbs: EnglishVerbs): HobbyForms | null {
  const clean = lowerFirst(hobby.trim().replace(/[.!]+$/u, ''))
  const [first = '', ...rest] = clean.split(/\s+/u)
  const done = verbs.ofGerund(first)
  if (done) return { said: clean, past: [done.past, ...rest].join(' '), was: `was ${clean}` }
  const bare = foldName(clean.replace(/^(?:the|a|an)\s/iu, ''))
  for (const [how, nouns] of Object.entries(pastimes)) {
    const known = nouns.find((noun) => [noun, `${noun}s`].some((form) => foldName(form) === bare))
    const [base = '', ...between] = how.split(' ')
    const verb = verbs.ofBase(base)
    if (!known || !verb) continue
    const what = [...between, known].join(' ')
    return { said: `${gerundOf(base)} ${what}`, past: `${verb.past} ${what}`, was: `was ${gerundOf(base)} ${what}` }
  }
  return null
}

/** What the parent wrote of a place, as a predicate in the past: `had a red rug`; null where it cannot be said so. */
export function placeDetailInEnglish(description: string, verbs: EnglishVerbs): string | null {
  const detail = detailOf(description, verbs)
  // `a dome that sticks halfway`
  return detail?.replace(/(?<= that )(\p{Ll}+)(?!\p{L})/gu, (word) => verbs.ofPresent(word)?.past ?? word) ?? null
}

function detailOf(description: string, verbs: EnglishVerbs): string | null {
  const clean = description.trim().replace(/[.!]+$/u, '')
  if (!clean || clean.split(/\s+/u).length > 14 || /[.!?;]\s/u.test(clean)) return null
  // `Three days away, a light`
  if (/^\S+ \p{L}+ (?:away|from|off)(?!\p{L})/iu.test(clean)) return null
  const small = lowerFirst(clean)
  const [, held] = /^(?:it has|it's got|has|there(?:'s| is| are)|with|has got)\s+(.+)$/iu.exec(clean) ?? []
  if (held) return `had ${lowerFirst(held)}`
  const [, being] = /^(?:it(?:'s| is)|is)\s+(.+)$/iu.exec(clean) ?? []
  if (being) return `was ${lowerFirst(being)}`
  if (/^(?:a|an|all|full of|mostly)\s/iu.test(clean)) return `was ${small}`
  // `Muddy, with a tea hut`; `Always smells of bread`; `Red shutters and a cherry tree`.
  const [first = '', second = ''] = small.split(/\s+/u)
  const doing = retellInEnglish(clean, '', verbs)
  if (doing && (verbs.ofPresent(first) || verbs.ofPresent(second))) return lowerFirst(doing.text.trim())
  if (/^\p{L}+(?: and \p{L}+)?, with\s/u.test(small)) return `was ${small}`
  return doing === null && (/s$/u.test(first) || /s$/u.test(second)) && !/^(?:where|when|this|his|its)$/u.test(first)
    ? `had ${small}`
    : null
}

/** Of the few verbs that pastimes are done with. */
function gerundOf(base: string): string {
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`
}
