import { lowerFirst } from '../spanish.ts'
import type { Conjugated, Pair } from './conjugate.ts'
import { mainVerbOf, type Token, tokensOf } from './tokens.ts'
import type { VerbForm, Verbs } from './verbs.ts'

/** `subject` is who does it, as the next sentence may take it up; null where that is not known. */
export type Retold = {
  text: string
  that: string
  verb: Conjugated
  isLasting: boolean
  isHabit: boolean
  leans: boolean
  subject: string | null
  /** Says of whom by itself. */
  isNamed: boolean
  /** What was last spoken of for the first time: `un diente`. */
  thing: string | null
}
export type Telling = {
  verbs: Verbs
  hero: string
  isWish: boolean
  /** `había roto` for `rompió`: what is told in the past already is told in another. */
  isBefore?: boolean
  /** Goes on from another sentence, of this subject and in this manner. */
  after: { subject: string | null; isHabit: boolean; thing: string | null } | null
}

const NO_VERB =
  /^(?:mínimos|últimos|ultimos|primos|ramos|tramos|hermanísimos|mismos|máximos|dinamos|racimos|gramos|kilogramos|decimos)$/u
const CLITIC = /^(?:se|le|les|lo|la|los|las|nos)$/u
const OBJECT = /^(?:lo|la|los|las)$/u
const ADVERB = /^(?:no|ya|nunca|siempre|también|tambien|casi|todavía|aún|solo|sólo|y|pero)$/u
/** What hangs on it came about once: `hasta que llegó`. */
const MOMENT = /^(?:cuando|hasta|porque)$/u
const HABIT =
  /(?<!\p{L})(?:siempre|nunca|cada (?:día|dia|noche|mañana|semana|vez|tarde)|tod[oa]s l[oa]s|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|a todas partes|a veces|de vez en cuando|ahora)(?!\p{L})/iu
/** Their subject comes after them: `nació su hermano`. */
const SUBJECT_LATER =
  /^(?:nacer|llegar|morir|venir|aparecer|llover|nevar|haber|ser|existir|ocurrir|pasar|faltar|salir|crecer)$/u
/** Somebody feels it: `a Bea le asustaban los truenos`. */
const FELT =
  /^(?:gustar|costar|asustar|encantar|doler|preocupar|apetecer|molestar|faltar|parecer|importar|aburrir|sorprender|emocionar|impresionar|extrañar|agobiar|quedar)$/u
const FEELING =
  /^(?:miedo|pánico|panico|terror|rabia|vergüenza|verguenza|pena|asco|envidia|celos|igual|apuro|corte|respeto|cosa)$/u
/** With these, what a parent wishes comes about. */
const COMES_ABOUT = /^(?:saber|querer|poder|conocer|gustar|encantar|sentir)$/u
const ITSELF = /^(?:llevar|ir|sentir|poner)$/u

/** A sentence of the parent's in the past, as a storyteller says it; null where no verb is known. */
export function retell(sentence: string, { verbs, hero, isWish, after, isBefore = false }: Telling): Retold | null {
  const [named = ''] = hero.split(' ').slice(-1)
  const heard = tokensOf(sentence, verbs, isWish).map((token) =>
    token.raw === named ? { ...token, form: null } : token,
  )
  const tokens = withReason(heard, verbs)
  // `la esperábamos`: we, in a form that is not known.
  if (tokens.some(({ word, form }) => !form && /\p{L}{3}mos$/u.test(word) && !NO_VERB.test(word))) return null
  const first = mainVerbOf(tokens)
  const main = tokens[first]?.form
  if (!main || (main.us && /^(?:ser|estar|tener)$/u.test(main.verb.infinitive))) return null
  // `y que no va a volver` hangs on what was said before it.
  if (isWish && main.mood === 'present' && leadingWords(tokens, first) === 0) return null
  const isHabit = HABIT.test(sentence) || (after?.isHabit ?? false)
  const words = tokens.map(({ raw }) => raw)
  const that = [...words]
  let told = main.verb
  let isLasting = false
  tokens.forEach(({ form, hinge }, index) => {
    if (!form) return
    const allowed = index === first ? permitted(tokens, index, verbs) : null
    if (allowed) {
      words[index] = that[index] = ''
      const itself = /se\P{L}*$/u.test(words[index + 1] ?? '') ? 'se ' : ''
      words[index + 1] = inForm(words[index + 1], itself + pick(allowed.past, form.many))
      that[index + 1] = inForm(that[index + 1], itself + pick(allowed.wished, form.many))
      told = allowed
      return
    }
    const lasts = lastsAs(tokens, index, { verbs, isWish, isHabit })
    if (index === first) isLasting = lasts
    const isTold = hinge === null || form.mood !== 'wish'
    const had = isBefore && index === first && form.mood === 'past'
    const spoken = had ? `${form.many ? 'habían' : 'había'} ${form.verb.participle}` : pastOf(form, lasts, isTold)
    words[index] = inForm(words[index], spoken)
    that[index] = index === first ? inForm(that[index], pick(form.verb.wished, form.many)) : (words[index] ?? '')
    if (form.us && tokens[index - 1]?.word === 'nos') words[index - 1] = that[index - 1] = 'se'
  })
  const fallen = fallenIn(tokens, first, after?.thing ?? null)
  if (fallen) {
    words[first] = `${words[first]} ${fallen}`
    that[first] = `${that[first]} ${fallen}`
  }
  const from = leadingWords(tokens, first)
  const before = tokens.slice(0, from)
  const isFelt = isFeltBy(tokens, first)
  const said = before.map(({ raw }) => raw).join(' ')
  const isUnsaid = before.length === 0 || TIME.test(said)
  const lead = isUnsaid ? leadOf({ tokens, first, isFelt, hero, after }) : ''
  const subject = isUnsaid ? (isFelt ? hero : lead || (after?.subject ?? null)) : subjectIn(said, isFelt, hero)
  return {
    text: finished(words, from, lead, tokens[0]),
    that: finished(that, from, lead, tokens[0]),
    verb: told,
    isLasting,
    isHabit,
    leans: tokens.some(({ word }, index) => OBJECT.test(word) && index < first && isPronoun(tokens, index)),
    subject,
    isNamed: !isUnsaid || lead !== '',
    thing: thingIn(sentence) ?? after?.thing ?? null,
  }
}

/** `para no pasar` → `porque no quería pasar`: in the teller's words. */
function withReason(tokens: Token[], verbs: Verbs): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) =>
      word === 'para' && index > 0 && tokens[index - 1]?.word !== 'ni' && infinitiveAfter(tokens, index, verbs),
  )
  const main = tokens[mainVerbOf(tokens)]?.form
  if (at < 0 || !main) return tokens
  const wanted = pick(['quería', 'querían'], main.many)
  const isNegated = tokens[at + 1]?.word === 'no'
  const plain = (raw: string): Token => ({ raw, word: raw, form: null, hinge: null })
  const reason = ['porque', ...(isNegated ? ['no'] : []), wanted].map(plain)
  return [...tokens.slice(0, at), ...reason, ...tokens.slice(at + (isNegated ? 2 : 1))]
}

function infinitiveAfter(tokens: readonly Token[], at: number, verbs: Verbs): boolean {
  const next = tokens[at + 1]?.word === 'no' ? tokens[at + 2]?.word : tokens[at + 1]?.word
  return verbs.infinitive((next ?? '').replace(/(?:se|lo|la|los|las|le|les)$/u, '')) !== null
}

/** `puede llorar` wishes that they do. */
function permitted(tokens: readonly Token[], at: number, verbs: Verbs): Conjugated | null {
  const isNegated = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'no' || word === 'nunca')
  if (tokens[at]?.form?.verb.infinitive !== 'poder' || isNegated) return null
  return verbs.infinitive((tokens[at + 1]?.word ?? '').replace(/se$/u, ''))
}

function lastsAs(
  tokens: readonly Token[],
  at: number,
  { verbs, isWish, isHabit }: Pick<Telling, 'verbs' | 'isWish'> & { isHabit: boolean },
): boolean {
  const { form = null, hinge = null } = tokens[at] ?? {}
  if (!form || form.mood === 'past') return false
  const { verb } = form
  const isItself = /^(?:se|nos)$/u.test(tokens[at - 1]?.word ?? '') || OBJECT.test(tokens[at - 1]?.word ?? '')
  const isGoingTo = verb.infinitive === 'ir' && /^(?:a|en)$/u.test(tokens[at + 1]?.word ?? '') && !isItself
  const isFelt = verb.infinitive === 'dar' && isFeltBy(tokens, at) && !isWish
  const isJustNow = verb.infinitive === 'acabar' && tokens[at + 1]?.word === 'de'
  const lasts =
    isGoingTo || isFelt || isJustNow || (verbs.isLasting(verb) && !(isItself && ITSELF.test(verb.infinitive)))
  // `no deja la bici a nadie`: not once, but as things are.
  const isNever = form.mood === 'present' && !isWish && isDenied(tokens, at)
  if (hinge === null) return isHabit || isNever || (lasts && !(isWish && COMES_ABOUT.test(verb.infinitive)))
  return MOMENT.test(hinge) ? lasts && !COMES_ABOUT.test(verb.infinitive) : true
}

/** `no se duerme`: only what clings to the verb stands between. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? ''
  return before === 'no' || (CLITIC.test(before) && isDenied(tokens, at - 1))
}

/** `a Bea le da rabia`, `se le cae un diente`, `le ponen gafas`. */
function isFeltBy(tokens: readonly Token[], at: number): boolean {
  const clitics = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const { form } = tokens[at] ?? {}
  if (!form || !clitics.some((word) => word === 'le' || word === 'les')) return false
  if (clitics.includes('se') || (form.many && !FELT.test(form.verb.infinitive) && form.verb.infinitive !== 'dar'))
    return true
  const rest = tokens.slice(at + 1, at + 3).map(({ word }) => word)
  if (form.verb.infinitive === 'haber') return form.many
  return FELT.test(form.verb.infinitive) || (form.verb.infinitive === 'dar' && rest.some((word) => FEELING.test(word)))
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
function inForm(raw = '', form = ''): string {
  return raw.replace(/[\p{L}\d]+/u, form)
}

type Lead = { tokens: readonly Token[]; first: number; isFelt: boolean; hero: string; after: Telling['after'] }

/** Who it is about, where the parent leaves that out. */
function leadOf({ tokens, first, isFelt, hero, after }: Lead): string {
  const form = tokens[first]?.form
  if (isFelt) return `a ${after?.subject ?? hero}`
  const isWishedOf =
    form?.verb.infinitive === 'ser' && form.mood === 'wish' && !/^(?:de|en|por|a)$/u.test(tokens[first + 1]?.word ?? '')
  if (!form || form.many || (comesBefore(tokens, first) && !isWishedOf)) return ''
  return after ? (after.subject ?? '') : hero
}

/** `se le cae comiendo`: what does is what was spoken of before, `el diente`. */
function fallenIn(tokens: readonly Token[], first: number, thing: string | null): string | null {
  const clitics = tokens.slice(Math.max(0, first - 2), first).map(({ word }) => word)
  const next = tokens[first + 1]?.word ?? ''
  const isUnsaid = next === '' || /^(?:en|de|por|con|sin|cuando|y|mientras)$|(?:ando|iendo)$/u.test(next)
  if (!thing || !isUnsaid || !clitics.includes('se') || !clitics.includes('le')) return null
  return thing.replace(/^un /u, 'el ').replace(/^una /u, 'la ')
}

/** `un diente`, `una caja roja`: named for the first time. */
function thingIn(sentence: string): string | null {
  return [...sentence.matchAll(/(?<!\p{L})(?:un|una)\s\p{Ll}{3,}/gu)].at(-1)?.[0] ?? null
}

/** How many words stand before the verb and what clings to it. */
function leadingWords(tokens: readonly Token[], first: number): number {
  let from = first
  while (from > 0) {
    const word = tokens[from - 1]?.word ?? ''
    if (!CLITIC.test(word) && !ADVERB.test(word)) break
    from--
  }
  return from
}

/** Says when, not who. */
const TIME =
  /^(?:ahora|(?:(?:los|es[ae]|est[ae]|aquel|aquella|cada|tod[oa]s l[oa]s|por las?|de|un) )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|noches?|mañanas?|tardes?|días?|vez|semanas?|veranos?)),?$/iu

/** `nace su hermano`, `ha llegado un gato`: the subject stands behind; `ha perdido el gorro` has it before. */
function comesBefore(tokens: readonly Token[], first: number): boolean {
  const next = tokens[first + 1]?.word ?? ''
  if (tokens[first]?.form?.verb.infinitive === 'haber' && /(?:[ai]do|to|cho)$/u.test(next)) return ARRIVED.test(next)
  const isJustNow = next === 'de' && /^(?:nacer|llegar|morir|venir)$/u.test(tokens[first + 2]?.word ?? '')
  return isJustNow || SUBJECT_LATER.test(tokens[first]?.form?.verb.infinitive ?? '')
}

const ARRIVED = /^(?:nacido|llegado|muerto|venido|llovido|nevado|pasado|salido|ocurrido|aparecido)$/u

/** `la amama`, of `la amama se enfada`; what is felt is the hero's. */
function subjectIn(said: string, isFelt: boolean, hero: string): string | null {
  if (/^(?:a|al|en|con|por|de|desde|todos|todas|los|cada|un día|esa|esta|al|hoy|ayer)\s/iu.test(said))
    return isFelt ? hero : null
  const subject = said.replace(/[,;:]+$/u, '')
  return COMMON.test(subject.split(' ')[0]?.toLocaleLowerCase('es') ?? '') ? lowerFirst(subject) : subject
}

function isPronoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return Boolean(next?.form) || CLITIC.test(next?.word ?? '')
}

/** One line, in the third person; a name keeps its capital. */
function finished(words: readonly string[], from: number, lead: string, opening: Token | undefined): string {
  const open = words.slice(0, from).join(' ')
  const isPlain = from === 0 || !opening || COMMON.test(opening.word)
  const rest = words.slice(from).filter(Boolean).join(' ')
  return [isPlain ? lowerFirst(open) : open, lead, from === 0 || lead ? lowerFirst(rest) : rest]
    .filter(Boolean)
    .join(' ')
    .replace(/(?<!\p{L})nuestr(o|a|os|as)(?!\p{L})/giu, (_, ending: string) => (ending.endsWith('s') ? 'sus' : 'su'))
    .replace(/(?<!\p{L})a el(?=\s)/gu, 'al')
    .replace(/[,;:]+$/u, '')
    .replace(/(«[^»]*)$/u, '$1»')
    .trim()
}

/** Not a name: a sentence's capital. */
const COMMON =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|a|al|en|le|les|se|no|cada|todos|todas|por|con|mamá|papá|mama|papa|mami|papi|de|del|lo|nunca|siempre|ella|él|ellos|ellas|ahora|antes|todo|nadie|alguien|ya|cuando|como|esa|ese|esta|este|hoy|desde|después|antes|tras|nuestro|nuestra|nuestros|nuestras)$/u
