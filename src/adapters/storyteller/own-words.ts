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
  const [, article = '', noun = clean] = /^(el|la|los|las)\s+(.+)$/iu.exec(clean) ?? []
  const folded = foldName(noun)
  for (const [verb, nouns] of Object.entries(hobbies)) {
    const known = nouns.find((one) => foldName(one.replace(/^(?:el|la|los|las) /u, '')) === folded)
    if (!known) continue
    const withArticle = /^(?:el|la|los|las) /u.test(known) ? known : `${article} ${noun}`.trim()
    return verb.endsWith(' a')
      ? `${verb} ${withArticle}`.replace(/ a el /u, ' al ')
      : verb.includes(' ')
        ? verb
        : `${verb} ${withArticle.replace(/^(?:el|la|los|las) /u, verb === 'tocar' ? '$&' : '')}`.trim()
  }
  return null
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
  return told && !/^\s*(?:el|la|los|las|su)\s/iu.test(told.text) ? told.text.trim() : null
}
