import { foldName } from '../../domain/text.ts'
import { retell } from './events/retell.ts'
import type { Verbs } from './events/verbs.ts'
import type { Words } from './words.ts'

/** A hobby as an infinitive: `el ajedrez` → `jugar al ajedrez`; null where it cannot be said as one. */
export function hobbyInSpanish(hobby: string, { hobbies }: Words, verbs: Verbs): string | null {
  const clean = hobby.trim().replace(/[.!]+$/u, '')
  const [first = '', ...rest] = clean.split(/\s+/u)
  const bareFirst = first.toLocaleLowerCase('es').replace(/se$/u, '')
  if (verbs.infinitive(bareFirst) || /^\p{L}{3,}(?:ar|er|ir)(?:se)?$/u.test(first.toLocaleLowerCase('es')))
    return [first.toLocaleLowerCase('es'), ...rest].join(' ')
  const folded = foldName(bare(clean))
  for (const [verb, nouns] of Object.entries(hobbies)) {
    const known = nouns.find((one) => foldName(bare(one)) === folded)
    if (!known) continue
    if (/ (?:a|con)$/u.test(verb) || verb === 'tocar') return `${verb} ${known}`.replace(/ a el /u, ' al ')
    return WITH_NOUN.has(verb) ? `${verb} ${bare(known)}` : verb
  }
  return null
}

/** `saltar a la comba` → `saltó a la comba`, `saltaba a la comba`; null where the verb is not known. */
export function hobbyForms(said: string, verbs: Verbs): { past: string; was: string } | null {
  const [first = '', ...rest] = said.split(' ')
  const verb = verbs.infinitive(first.replace(/se$/u, ''))
  if (!verb) return null
  const itself = first.endsWith('se') ? 'se ' : ''
  const all = (form: string) => [itself + form, ...rest].join(' ')
  return { past: all(verb.past[0]), was: all(verb.lasting[0]) }
}

/** These say nothing without what is done: `hacer gimnasia`. */
const WITH_NOUN = new Set(['hacer', 'resolver'])

function bare(noun: string): string {
  return noun.replace(/^(?:el|la|los|las)\s/iu, '')
}

/** What the parent wrote of a place, as a predicate in the past: `tenía una alfombra roja`; null where it cannot be said so. */
export function placeDetail(description: string, verbs: Verbs): string | null {
  const clean = description.trim().replace(/[.!]+$/u, '')
  if (!clean || clean.split(/\s+/u).length > 14) return null
  const [, held] = /^con\s+(.+)$/iu.exec(clean) ?? []
  if (held) return `tenía ${held}`
  if (/^(?:un|una|unos|unas)\s/iu.test(clean))
    return `era ${clean.slice(0, 1).toLocaleLowerCase('es')}${clean.slice(1)}`
  const told = retell(clean, { verbs, hero: '', isWish: false, after: null })
  const small = `${clean.slice(0, 1).toLocaleLowerCase('es')}${clean.slice(1)}`
  if (told) return /^(?:el|la|los|las|su)\s/iu.test(clean) ? null : told.text.trim()
  if (/^\p{L}+[oa]s?, con\s/iu.test(clean)) return `era ${small}`
  return /^(?:\p{L}+s|el|la|los|las)\s/iu.test(clean) ? `tenía ${small}` : null
}
