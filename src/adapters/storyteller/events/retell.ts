import { lowerFirst } from '../spanish.ts'
import type { Conjugated, Pair } from './conjugate.ts'
import { tokensOf } from './read-event.ts'
import type { VerbForm, Verbs } from './verbs.ts'

export type Token = { raw: string; word: string; before: string }
export type Retold = {
  text: string
  that: string
  verb: Conjugated
  isLasting: boolean
  leans: boolean
  lacksSubject: boolean
}
type Needs = { verbs: Verbs; hero: string; isWish: boolean }

const CLITIC = /^(?:se|le|les|lo|la|los|las|nos)$/u
const OBJECT = /^(?:lo|la|los|las)$/u
const ADVERB = /^(?:no|ya|nunca|siempre|también|tambien|casi|todavía|aún|solo|sólo|y|pero)$/u
const SUBORDINATES =
  /^(?:que|quien|quienes|donde|como|cuando|porque|si|mientras|aunque|cómo|quién|qué|dónde|cuándo|cual|hasta)$/u
/** What it hangs on came about once: `hasta que llegó`. */
const MOMENT = /^(?:cuando|hasta|porque)$/u
const HABIT =
  /(?<!\p{L})(?:siempre|nunca|cada (?:día|dia|noche|mañana|semana|vez|tarde)|tod[oa]s l[oa]s|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|a todas partes|a veces|de vez en cuando)(?!\p{L})/iu
/** Their subject comes after them: `nació su hermano`. */
const SUBJECT_LATER = /^(?:nacer|llegar|morir|venir|aparecer|llover|nevar|haber|ser|existir|ocurrir|pasar|faltar)$/u
/** With `saber`, `querer`…: what a parent wishes comes about. */
const COMES_ABOUT = /^(?:saber|querer|poder|conocer|gustar|encantar|sentir)$/u

/** A sentence of the parent's in the past, as a storyteller says it; null where no verb is known. */
export function retell(sentence: string, { verbs, hero, isWish }: Needs): Retold | null {
  const tokens = tokensOf(sentence)
  const found = tokens.map(({ word, before }) => verbs.formOf(word, before))
  const first = found.findIndex((form, index) => form !== null && !isSubordinate(tokens, found, index))
  const main = found[first]
  if (!main) return null
  const isHabit = HABIT.test(sentence)
  const words = tokens.map(({ raw }) => raw)
  const thatWords = [...words]
  let told = main
  let isLasting = false
  for (const [index, form] of found.entries()) {
    if (!form) continue
    const isMain = index === first || !isSubordinate(tokens, found, index)
    const hinge = hingeBefore(tokens, found, index)
    const next = tokens[index + 1]?.word ?? ''
    // `puede llorar` is a wish that they do.
    const allowed =
      form.verb.infinitive === 'poder' && isMain && !isNegated(tokens, index) ? verbs.infinitive(next) : null
    if (allowed) {
      words[index] = thatWords[index] = ''
      const raw = words[index + 1] ?? ''
      words[index + 1] = inForm(raw, pick(allowed.past, form.many))
      thatWords[index + 1] = inForm(raw, pick(allowed.wished, form.many))
      told = { ...form, verb: allowed }
      continue
    }
    const lasts = lastsAs(form, {
      verbs,
      isMain,
      isWish,
      isHabit,
      hinge,
      next: verbs.infinitive(next) !== null || /^[aeio]/u.test(next) ? next : next,
    })
    if (index === first) isLasting = lasts
    words[index] = inForm(words[index] ?? '', pastOf(form, lasts, isMain && (isWish || form.mood !== 'wish')))
    thatWords[index] =
      index === first ? inForm(thatWords[index] ?? '', pick(form.verb.wished, form.many)) : (words[index] ?? '')
    if (form.us && tokens[index - 1]?.word === 'nos')
      words[index - 1] = thatWords[index - 1] = inForm(words[index - 1] ?? '', 'se')
  }
  const before = tokens.slice(0, first).filter(({ word }) => !CLITIC.test(word) && !ADVERB.test(word))
  const clitics = tokens.slice(0, first).map(({ word }) => word)
  const lead = leadFor({ before, clitics, main: told, hero, rest: tokens.slice(first + 1) })
  const leans = tokens.some(
    ({ word }, index) =>
      OBJECT.test(word) && found[index + 1] !== null && found[index + 1] !== undefined && index < first + 1,
  )
  return {
    text: finished([lead, ...words], hero),
    that: finished([lead, ...thatWords], hero),
    verb: told.verb,
    isLasting,
    leans,
    lacksSubject: before.length === 0,
  }
}

/** Between it and the verb before it stands what makes it hang on that. */
function hingeBefore(tokens: readonly Token[], found: readonly (VerbForm | null)[], at: number): string | null {
  for (let index = at - 1; index >= 0; index--) {
    if (found[index]) return null
    const word = tokens[index]?.word ?? ''
    if (!SUBORDINATES.test(word)) continue
    return word === 'que' && tokens[index - 1]?.word === 'hasta' ? 'hasta' : word
  }
  return null
}

function isSubordinate(tokens: readonly Token[], found: readonly (VerbForm | null)[], at: number): boolean {
  return hingeBefore(tokens, found, at) !== null
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'no' || word === 'nunca')
}

type Lasting = { verbs: Verbs; isMain: boolean; isWish: boolean; isHabit: boolean; hinge: string | null; next: string }

function lastsAs({ verb, mood }: VerbForm, { verbs, isMain, isWish, isHabit, hinge }: Lasting): boolean {
  if (mood === 'past') return false
  const lasts = verbs.isLasting(verb)
  if (isMain) return isHabit || (lasts && !(isWish && COMES_ABOUT.test(verb.infinitive)))
  return hinge !== null && MOMENT.test(hinge) ? lasts : true
}

/** `ha roto` → `había roto`; `esconde` → `escondió`; what hangs on a wish stays one: `que miraran`. */
function pastOf({ verb, mood, many }: VerbForm, lasts: boolean, isTold: boolean): string {
  if (mood === 'past') return pick(verb.past, many)
  if (mood === 'lasting') return pick(verb.lasting, many)
  if (mood === 'future') return `${many ? 'iban' : 'iba'} a ${verb.infinitive}`
  if (mood === 'wished' || (mood === 'wish' && !isTold)) return pick(verb.wished, many)
  if (verb.infinitive === 'haber') return pick(verb.lasting, many)
  return pick(lasts ? verb.lasting : verb.past, many)
}

function pick(pair: Pair, many: boolean): string {
  return pair[many ? 1 : 0]
}

/** The form in the place of the word, with the marks that it had. */
function inForm(raw: string, form: string): string {
  return raw.replace(/[\p{L}\d]+/u, form)
}

type Lead = {
  before: readonly Token[]
  clitics: readonly string[]
  main: VerbForm
  hero: string
  rest: readonly Token[]
}

/** Who it is about, where the parent leaves that out. */
function leadFor({ before, clitics, main, hero }: Lead): string {
  if (before.length > 0 || main.many || SUBJECT_LATER.test(main.verb.infinitive)) {
    return main.many && clitics.includes('le') && before.length === 0 ? `a ${hero}` : ''
  }
  return clitics.includes('le') ? `a ${hero}` : hero
}

/** One line, in the third person; a name keeps its capital. */
function finished(words: readonly string[], hero: string): string {
  const text = words
    .filter(Boolean)
    .join(' ')
    .replace(/(?<!\p{L})(?:nuestr)(o|a|os|as)(?!\p{L})/giu, (_, ending: string) =>
      ending.endsWith('s') ? 'sus' : 'su',
    )
    .replace(/(?<!\p{L})a el(?=\s)/gu, 'al')
    .replace(/[,;:]+$/u, '')
    .trim()
  const [first = ''] = text.split(' ')
  return text.startsWith(hero) ||
    !/^(?:El|La|Los|Las|Un|Una|Su|Sus|A|En|Le|Les|Se|No|Cada|Todos|Todas|Por|Con|Mamá|Papá|De|Lo|Nunca|Siempre|Es|Era)$/u.test(
      first,
    )
    ? decapitalised(text, first, hero)
    : lowerFirst(text)
}

function decapitalised(text: string, first: string, hero: string): string {
  // A verb at the opening had its capital from the sentence.
  return first === hero || !/^\p{Lu}\p{Ll}+(?:ó|ió|aron|ieron|aba|aban|ía|ían)$/u.test(first) ? text : lowerFirst(text)
}
