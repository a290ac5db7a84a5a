import type { Pair } from './conjugate.ts'
import type { Token } from './tokens.ts'
import type { VerbForm, Verbs } from './verbs.ts'

export const CLITIC = /^(?:se|le|les|lo|la|los|las|nos)$/u
/** What clings to the verb before it, two words at most: `se le`. */
export function cliticsAt(tokens: readonly Token[], at: number): string[] {
  return tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
}

export const OBJECT = /^(?:lo|la|los|las)$/u
/** What hangs on it came about once: `hasta que llegó`. */
const MOMENT = /^(?:cuando|hasta|porque)$/u
export const HABIT =
  /(?<!\p{L})(?:siempre|nunca|cada (?!uno|una|cual|quien)[\p{L}\d]+|tod[oa]s l[oa]s|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|a todas partes|por las (?:noches|mañanas|tardes)|a veces|de vez en cuando|desde entonces|ahora)(?!\p{L})/iu
/** Done often, where it is not wished: `lo apunta todo`, `duerme con su jirafa`, `dibuja como nadie`. */
export const OFTEN =
  /(?<!\p{L})(?:lo \p{L}+ todo|hasta en|como nadie|que nadie|sin pensar(?:lo)?|va(?:n)? y viene(?:n)?|aun|duermen? (?:con|dentro|encima)|devoran?|coleccionan?)(?!\p{L})/iu
/** Somebody feels it: `a Bea le asustaban los truenos`. */
const FELT =
  /^(?:bajar|subir|temblar|latir|picar|arder|sangrar|chiflar|flipar|gustar|costar|asustar|encantar|doler|preocupar|apetecer|molestar|faltar|parecer|importar|aburrir|sorprender|emocionar|impresionar|extrañar|agobiar|quedar)$/u
const FEELING =
  /^(?:miedo|pánico|panico|terror|rabia|vergüenza|verguenza|pena|asco|envidia|celos|igual|apuro|corte|respeto|cosa)$/u
/** With these, what a parent wishes comes about. */
const COMES_ABOUT = /^(?:saber|querer|poder|conocer|gustar|encantar|sentir)$/u
const ITSELF = /^(?:asustar|emocionar|sorprender|aburrir|agobiar|llevar|ir|sentir|poner)$/u

export function lastsAs(
  tokens: readonly Token[],
  at: number,
  { verbs, isWish, isHabit }: { verbs: Verbs; isWish: boolean; isHabit: boolean },
): boolean {
  const { form = null, hinge = null } = tokens[at] ?? {}
  if (!form || form.mood === 'past') return false
  const { verb } = form
  const isItself = /^(?:se|nos)$/u.test(tokens[at - 1]?.word ?? '') || OBJECT.test(tokens[at - 1]?.word ?? '')
  const isGoingTo =
    form.mood === 'present' &&
    verb.infinitive === 'ir' &&
    /^(?:a|en)$|[aei]ndo$/u.test(tokens[at + 1]?.word ?? '') &&
    !isItself
  const isFelt = verb.infinitive === 'dar' && isFeltBy(tokens, at) && !isWish
  const isMissing = verb.infinitive === 'echar' && tokens.slice(at).some(({ word }) => word === 'menos')
  const isJustNow = verb.infinitive === 'acabar' && tokens[at + 1]?.word === 'de'
  const lasts =
    isGoingTo ||
    isFelt ||
    isJustNow ||
    isMissing ||
    (verbs.isLasting(verb) && !(isItself && ITSELF.test(verb.infinitive)))
  // `no deja la bici a nadie`: not once, but as things are.
  const isNever = form.mood === 'present' && !isWish && isDenied(tokens, at)
  // `solo come macarrones`
  const isOnly =
    form.mood === 'present' &&
    !isWish &&
    /^(?:solo|sólo)$/u.test(tokens[at - (CLITIC.test(tokens[at - 1]?.word ?? '') ? 2 : 1)]?.word ?? '')
  if (hinge === null) return isHabit || isNever || isOnly || (lasts && !(isWish && COMES_ABOUT.test(verb.infinitive)))
  if (hinge === 'cuando' && isHabit) return true
  return MOMENT.test(hinge) ? lasts && !COMES_ABOUT.test(verb.infinitive) : true
}

/** `no se duerme`: only what clings to the verb stands between. */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  return before === 'no' || (CLITIC.test(before) && isDenied(tokens, at - 1))
}

/** `a Bea le da rabia`, `se le cae un diente`, `le ponen gafas`. */
export function isFeltBy(tokens: readonly Token[], at: number): boolean {
  const clitics = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const { form } = tokens[at] ?? {}
  if (!form || !clitics.some((word) => word === 'le' || word === 'les')) return false
  if (clitics.includes('se') || (form.many && !FELT.test(form.verb.infinitive) && form.verb.infinitive !== 'dar'))
    return true
  const rest = tokens.slice(at + 1, at + 3).map(({ word }) => word)
  if (form.verb.infinitive === 'haber') return form.many
  if (form.verb.infinitive === 'hacer' && rest.some((word) => /^(?:ilusión|ilusion|gracia|daño|falta)$/u.test(word)))
    return true
  return FELT.test(form.verb.infinitive) || (form.verb.infinitive === 'dar' && rest.some((word) => FEELING.test(word)))
}

/** `ha roto` → `había roto`; `esconde` → `escondió`; what hangs on a wish stays one: `que miraran`. */
export function pastOf({ verb, mood, many }: VerbForm, lasts: boolean, isTold: boolean): string {
  if (mood === 'past') return pick(verb.past, many)
  if (mood === 'lasting') return pick(verb.lasting, many)
  if (mood === 'future') return `${many ? 'iban' : 'iba'} a ${verb.infinitive}`
  if ((mood === 'wished' || mood === 'wish') && !isTold) return pick(verb.wished, many)
  if (verb.infinitive === 'haber') return pick(verb.lasting, many)
  return pick(lasts ? verb.lasting : verb.past, many)
}

export function pick(pair: Pair, many: boolean): string {
  return pair[many ? 1 : 0]
}
