import { bareWord } from './tokens.ts'

/** Where a part begins that a sentence can open with as well. */
const OPENS = /^(?:con|en|por|desde|entre|durante|sin|todos|todas|cada|los|tras|hasta)$/u
const HABITS = /^(?:todos|todas|cada|los)$/u
const DAYS =
  /^(?:día|días|dia|dias|noche|noches|mañana|mañanas|tarde|tardes|lunes|martes|miércoles|miercoles|jueves|viernes|sábados|sabados|domingos|veranos|semanas?)$/u

/**
 * The same sentence in other orders: `con el balón, Leire rompió el jarrón azul`. Telling is not repeating, and where only the
 * verb is another, the rest must not stand as the parent wrote it.
 */
export function orders(sentence: string): string[] {
  const words = sentence.split(/\s+/u)
  const starts = words.flatMap((raw, index) =>
    index > 1 && OPENS.test(bareWord(raw)) && isFree(words, index) ? [index] : [],
  )
  return starts.toReversed().flatMap((from) => {
    const comma = words.findIndex((raw, index) => index >= from && /[,;]$/u.test(raw)) + 1
    const next = starts.find((start) => start > from) ?? words.length
    const to = comma > 0 ? Math.min(comma, next) : next
    const part = words.slice(from, to)
    const [head = '', ...tail] = part.map(bareWord)
    if (part.length < 2 || (HABITS.test(head) && !tail.some((word) => DAYS.test(word)))) return []
    // What hangs on it cannot be moved without it.
    if (tail.some((word) => word === 'que' || word === 'y') || part.some((raw) => raw.includes(':'))) return []
    const isSetOff = to === comma
    const stem = words.slice(0, from)
    const rest = [...stem.slice(0, -1), `${stem.at(-1)}${isSetOff ? ',' : ''}`, ...words.slice(to)]
    const opening = part.join(' ').replace(/[,;]+$/u, '')
    return rest.length > 1 ? [`${opening}, ${rest.join(' ').replace(/[,;]+$/u, '')}`] : []
  })
}

/** Not within `todos los martes`, nor after a comma or an `y luego`, which bind it to what stands before. */
function isFree(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return !/[,;:]$/u.test(before) && !/^(?:todos|todas|y|o|ni|luego|después|que)$/u.test(bareWord(before))
}

/** How many words in a row of one text stand in the other. */
export function longestShared(one: string, other: string): number {
  const row = (text: string) => text.split(/\s+/u).map(bareWord).filter(Boolean)
  const theirs = ` ${row(other).join(' ')} `
  const ours = row(one)
  let longest = 0
  for (let from = 0; from < ours.length; from++)
    for (let to = from + longest + 1; to <= ours.length && theirs.includes(` ${ours.slice(from, to).join(' ')} `); to++)
      longest = to - from
  return longest
}
