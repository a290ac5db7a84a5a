import type { EventKind } from '../format.ts'
import { retell, type Token } from './retell.ts'
import type { Verbs } from './verbs.ts'

/** Something that the parent says happens, as a story can tell it. */
export type ParentEvent = {
  /** Of which clause of the free text. */
  clause: number
  kind: EventKind
  /** In the past, with its subject, without a full stop: `Leire rompió el jarrón azul`. */
  text: string
  /** The same after a wish or a doubt: `Leire rompiera el jarrón azul`. */
  that: string
  words: number
  /** Speaks of something that the event before it named: `lo buscaban entre los pingüinos`. */
  leans: boolean
}

/** Whom the events are about. */
export type EventReader = { verbs: Verbs; hero: string }

const OPENERS =
  /^(?:(?:y|e|pero|entonces|luego|después|despues|primero|además|ademas|también|tambien|bueno|un día|un dia|en el cuento|en la historia|(?:nos|me) gustaría|(?:nos|me) gustaria|(?:nos|me) encantaría|queremos|quiero|quisiera|ojalá|que salga|por favor|al principio)[\s,:]+)+/iu
const ENDS =
  /^(?:(?:y|pero)\s+)?(?:al final|al acabar|para acabar|para terminar|finalmente|por fin|y acaba|acaba)[\s,:]+/iu
/** The parent speaks of themselves, or to us. */
const FIRST_PERSON = /(?<!\p{L})(?:yo|me|mi|mis|conmigo|mío|mía|os|vosotros|vuestr[oa]s?)(?!\p{L})/iu
const PASTED_WORDS = 7

/** The events of a clause, in order; none where it cannot be told in the storyteller's words. */
export function readEvents(quote: string, clause: number, { verbs, hero }: EventReader): ParentEvent[] {
  const spoken = quote.replace(/(?<!\p{L})mi (?:hij[oa]|niñ[oa]|peque)(?:\s+(?=\p{Lu}))?/giu, (all) =>
    /\s$/u.test(all) ? '' : hero,
  )
  const isEnd = ENDS.test(spoken)
  const bare = spoken.replace(ENDS, '').replace(OPENERS, '').replace(ENDS, '')
  const isWish = /^que\s/iu.test(bare)
  const clean = bare.replace(/^que\s+/iu, '').replace(/[.!;,\s]+$/u, '')
  if (!clean || FIRST_PERSON.test(clean) || /[?¿"«»“”:]/u.test(clean.replace(/[:]\s/gu, ' ')) || /\d{3}/u.test(clean))
    return []
  const events = partsOf(clean, verbs).flatMap((part, index): ParentEvent[] => {
    const told = retell(part, { verbs, hero, isWish })
    if (!told) return []
    const { text, that, isLasting, verb, leans } = told
    const kind: EventKind = isEnd ? 'end' : isLasting ? 'state' : verbs.isTrouble(verb) ? 'trouble' : 'deed'
    const words = text.split(/\s+/u).length
    return [{ clause, kind, text, that, words, leans: leans || (index > 0 && told.lacksSubject) }]
  })
  // Half a clause would turn its sense round.
  const parts = partsOf(clean, verbs)
  if (events.length !== parts.length) return []
  return events.some(({ text }) => longestShared(text, quote) >= PASTED_WORDS) ? [] : events
}

/** Where a comma or an `y` begins another sentence with a verb of its own. */
function partsOf(clause: string, verbs: Verbs): string[] {
  const parts: string[] = []
  let from = 0
  const hasVerb = (text: string) => tokensOf(text).some(({ word, before }) => verbs.formOf(word, before))
  for (const joint of clause.matchAll(
    /[:;]\s+|,\s+(?:y |e |pero |luego |después |entonces )?(?:luego |al final |después )?|\s(?:y|e|pero)\s(?:que )?(?:luego |al final |después )?/giu,
  )) {
    const before = clause.slice(from, joint.index)
    const after = clause.slice(joint.index + joint[0].length)
    const next = after.split(/[,;:]\s|\s(?:y|e|pero)\s/u)[0] ?? ''
    const opensWithVerb = /^(?:que|quien|donde|cuando|porque|aunque)\s/iu.test(next) === false && hasVerb(next)
    if (!hasVerb(before) || !opensWithVerb) continue
    // `los árboles que tienen hojas y flores`: what follows a relative stays with it.
    parts.push(before)
    from = joint.index + joint[0].length
  }
  return [...parts, clause.slice(from)].map((part) => part.trim()).filter(Boolean)
}

export function tokensOf(text: string): Token[] {
  const words = text.split(/\s+/u).filter(Boolean)
  return words.map((raw, index) => ({
    raw,
    word: bareWord(raw),
    before: bareWord(words[index - 1] ?? ''),
  }))
}

function bareWord(raw: string): string {
  return raw.toLocaleLowerCase('es').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/** How many words in a row two texts share. */
function longestShared(one: string, other: string): number {
  const theirs = ` ${tokensOf(other)
    .map(({ word }) => word)
    .join(' ')} `
  const ours = tokensOf(one).map(({ word }) => word)
  let longest = 0
  for (let from = 0; from < ours.length; from++)
    for (let to = from + longest + 1; to <= ours.length && theirs.includes(` ${ours.slice(from, to).join(' ')} `); to++)
      longest = to - from
  return longest
}
