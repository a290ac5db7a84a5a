import { lowerFirst } from '../spanish.ts'
import type { Token } from './tokens.ts'
import { COMMON } from './who.ts'

/** One line, in the third person; a name keeps its capital. */
export function finished(words: readonly string[], from: number, lead: string, opening: Token | undefined): string {
  const open = words.slice(0, from).join(' ')
  const isPlain = from === 0 || !opening || COMMON.test(opening.word)
  const rest = words.slice(from).filter(Boolean).join(' ')
  return [isPlain ? lowerFirst(open) : open, lead, from === 0 || lead ? lowerFirst(rest) : rest]
    .filter(Boolean)
    .join(' ')
    .replace(/(?<!\p{L})nuestr(o|a|os|as)(?!\p{L})/giu, (_, ending: string) => (ending.endsWith('s') ? 'sus' : 'su'))
    .replace(THESE_DAYS, (_, near: string, time: string) => `${THOSE[near.toLowerCase()]} ${time}`)
    .replace(/(?<!\p{L})a el(?=\s)/gu, 'al')
    .replace(/[,;:]+$/u, '')
    .replace(/["“«]([^"”»]+)["”»]?/gu, (_, saying: string) => `«${closed(saying)}»`)
    .replace(
      /(?<=(?:decí|dij|repet|repit|grit|cant|susurr)\p{L}*) «([¡¿]?)(\p{L})/gu,
      (_, mark: string, first: string) => `: «${mark}${first.toLocaleUpperCase('es')}`,
    )
    .trim()
}

/** `estos meses` → `aquellos meses` */
const THESE_DAYS =
  /(?<!\p{L})(este|esta|estos|estas) (años?|mes(?:es)?|veranos?|cursos?|semanas?|días|tardes?|noches?|navidad(?:es)?)(?!\p{L})/giu
const THOSE: Readonly<Record<string, string>> = { este: 'aquel', esta: 'aquella', estos: 'aquellos', estas: 'aquellas' }

/** `¡Pimiento`: a quote ends at its last word. */
function closed(saying: string): string {
  const mark = saying.startsWith('¡') ? '!' : saying.startsWith('¿') ? '?' : ''
  return saying.endsWith(mark) ? saying : `${saying}${mark}`
}
