import type { Conjugated } from './conjugate.ts'
import { pick } from './tense.ts'
import { bareWord, mainVerbOf, type Token } from './tokens.ts'
import type { VerbForm, Verbs } from './verbs.ts'

/** `ha empezado a vivir` → `empezó a vivir`. */
export function inSimplePast(tokens: readonly Token[], verbs: Verbs): Token[] {
  const at = mainVerbOf(tokens)
  const main = tokens[at]
  const next = tokens[at + 1]
  const done = verbs.ofParticiple(next?.word ?? '')
  if (main?.form?.verb.infinitive !== 'haber' || !next || !done) return [...tokens]
  const form: VerbForm = { verb: done, mood: 'past', many: main.form.many, us: main.form.us }
  const raw = next.raw.replace(/\p{L}+/u, pick(done.past, main.form.many))
  return [...tokens.slice(0, at), { raw, word: bareWord(raw), form, hinge: null }, ...tokens.slice(at + 2)]
}

/** `para no pasar` → `porque no quería pasar`: in the teller's words. */
export function withReason(tokens: Token[], verbs: Verbs): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      word === 'para' && index > 0 && tokens[index + 1]?.word === 'no' && infinitiveAfter(tokens, index, verbs),
  )
  const main = tokens[mainVerbOf(tokens)]?.form
  if (at < 0 || !main) return tokens
  const wanted = pick(['quería', 'querían'], main.many)
  const plain = (raw: string): Token => ({ raw, word: raw, form: null, hinge: null })
  const reason = ['porque', 'no', wanted].map(plain)
  return [...tokens.slice(0, at), ...reason, ...tokens.slice(at + 2)]
}

function infinitiveAfter(tokens: readonly Token[], at: number, verbs: Verbs): boolean {
  const next = tokens[at + 1]?.word === 'no' ? tokens[at + 2]?.word : tokens[at + 1]?.word
  return verbs.infinitive((next ?? '').replace(/(?:se|lo|la|los|las|le|les)$/u, '')) !== null
}

/** `puede llorar` wishes that they do. */
export function permitted(tokens: readonly Token[], at: number, verbs: Verbs): Conjugated | null {
  const isNegated = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'no' || word === 'nunca')
  if (tokens[at]?.form?.verb.infinitive !== 'poder' || isNegated) return null
  return verbs.infinitive((tokens[at + 1]?.word ?? '').replace(/se$/u, ''))
}
