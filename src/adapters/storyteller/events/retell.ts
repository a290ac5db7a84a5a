import { foldName } from '../../../domain/text.ts'
import type { Conjugated } from './conjugate.ts'
import { finished } from './finish.ts'
import { leansOnWords, OF_THOSE_BEFORE } from './leans.ts'
import { inSimplePast, permitted, withReason } from './rewrite.ts'
import { HABIT, isDenied, isFeltBy, lastsAs, OFTEN, pastOf, pick } from './tense.ts'
import { mainVerbOf, tokensOf } from './tokens.ts'
import { IMPERSONAL, isOfUnknown } from './unknown-subject.ts'
import { isOfTheParent, isOfUnknownVerb } from './unknown-verb.ts'
import type { Verbs } from './verbs.ts'
import { fallenIn, leadingWords, leadOf, subjectBehind, subjectIn, TIME, thingIn } from './who.ts'
import { isDoneToSomebody, ofThem, whomBefore } from './whom.ts'

/** `subject` is who does it, as the next sentence may take it up; null where that is not known. */
export type Retold = {
  text: string
  that: string
  verb: Conjugated
  isLasting: boolean
  isHabit: boolean
  leans: boolean
  subject: string | null
  /** `es su cumpleaños`: who comes next is not taken up from it. */
  isNobody: boolean
  /** `A Sergio le llama papá`: whom it names does not do it. */
  isOfWhom: boolean
  isWish: boolean
  /** To whom it is done, where that was said before it. */
  whom: string | null
  /** Whether several do it. */
  areMany: boolean
  /** Says of whom by itself. */
  isNamed: boolean
  /** What was last spoken of for the first time: `un diente`. */
  thing: string | null
  /** Its main verb as it is told, and as it is wished. */
  verbs: { text: string; that: string }
}
/** What a sentence goes on from. `isUnknown`: somebody did it, and nobody knows who. */
export type Before = Pick<Retold, 'subject' | 'isHabit' | 'thing'> & {
  isUnknown?: boolean
  isNobody?: boolean
  isOfWhom?: boolean
  isWish?: boolean
  areMany?: boolean
  /** It ends with what is told of somebody in it. */
  isOpen?: boolean
  whom?: string | null
}
export type Telling = {
  verbs: Verbs
  hero: string
  /** First words of everybody's names, folded. */
  names?: ReadonlySet<string> | undefined
  isWish: boolean
  /** What was said before it in the same sentence could not be read: who does this is not known then. */
  isLost?: boolean
  /** `había roto` for `rompió`: what is told in the past already is told in another. */
  isBefore?: boolean
  /** The same of what hangs on it: `la brújula que le había regalado`. */
  isBeforeThat?: boolean
  /** `empezó` for `ha empezado`. */
  isSimple?: boolean
  /** Of whom the sentence before it was. */
  spoken?: Before | null
  /** Goes on from another sentence, of this subject and in this manner. */
  after: Before | null
}

/** What parents know, want and are is no deed of the book. */
const OF_PARENTS = /^(?:ser|estar|tener|saber|querer|creer|pensar|preferir|temer|necesitar|desear|preocupar)$/u

const ONCE = /(?<!\p{L})(?:un día|una (?:noche|mañana|tarde|vez)|al final|de pronto|entonces|por fin)(?!\p{L})/iu

/** A sentence of the parent's in the past, as a storyteller says it; null where no verb is known. */
export function retell(
  sentence: string,
  {
    verbs,
    hero,
    isWish,
    after,
    isBefore = false,
    isBeforeThat = false,
    isSimple = false,
    isLost = false,
    names,
    spoken = null,
  }: Telling,
): Retold | null {
  const [named = ''] = hero.split(' ').slice(-1)
  const heard = tokensOf(sentence, verbs, isWish).map((token) =>
    token.raw === named ? { ...token, form: null } : token,
  )
  const tokens = withReason(isSimple ? inSimplePast(heard, verbs) : heard, verbs)
  const first = mainVerbOf(tokens)
  const main = tokens[first]?.form
  if (!main || (main.us && OF_PARENTS.test(main.verb.infinitive))) return null
  if (!/[«“"]/u.test(sentence) && isOfTheParent(tokens, verbs)) return null
  if (isOfUnknownVerb(tokens, first, (raw) => raw === named || names?.has(foldName(raw)) === true)) return null
  // `que nos riamos mucho` is for the reader, not for the book.
  if (main.us && isWish && /^(?:reír|divertir|emocionar|llorar|disfrutar)$/u.test(main.verb.infinitive)) return null
  // `y que no va a volver` hangs on what was said before it.
  if (isWish && main.mood === 'present' && leadingWords(tokens, first) === 0) return null
  const mustBe = main.verb.infinitive === 'haber' && tokens[first + 1]?.word === 'que'
  const isOften = !isWish && main.mood === 'present' && !ONCE.test(sentence) && OFTEN.test(sentence)
  const isHabit = mustBe || HABIT.test(sentence) || isOften || (after?.isHabit ?? false)
  // `no pega ojo cuando llueve`
  const isNever = !isWish && main.mood === 'present' && isDenied(tokens, first)
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
    const lasts = lastsAs(tokens, index, { verbs, isWish, isHabit: isHabit || (isNever && hinge === 'cuando') })
    if (index === first) isLasting = lasts
    const isTold =
      hinge === null || /^(?:cuando|hasta)$/u.test(hinge) || (form.mood !== 'wish' && form.mood !== 'wished')
    // `no fue por eso`: of two verbs.
    const had =
      form.mood === 'past' &&
      !/^fue(?:ron)?$/u.test(tokens[index]?.word ?? '') &&
      (index === first ? isBefore : isBeforeThat)
    const spoken = had ? `${form.many ? 'habían' : 'había'} ${form.verb.participle}` : pastOf(form, lasts, isTold)
    words[index] = inForm(words[index], spoken)
    that[index] = index === first ? inForm(that[index], pick(form.verb.wished, form.many)) : (words[index] ?? '')
    if (tokens[index - 1]?.word === 'nos')
      words[index - 1] = that[index - 1] = form.us ? 'se' : tokens[index - 2]?.word === 'se' ? 'les' : ofThem(form)
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
  const lead = isUnsaid ? leadOf({ tokens, first, isFelt, hero, after, names }) : ''
  const isImpersonal = IMPERSONAL.test(told.infinitive)
  const heardOf = { tokens, first, main, told, from, said, isFelt, isUnsaid, lead, isImpersonal }
  if (isOfUnknown(heardOf, { verbs, hero, isWish, isLost, after, names })) return null
  const isTo = (!isUnsaid || lead !== '') && !isFelt && isDoneToSomebody(tokens, first)
  const whom = isTo && !isUnsaid ? whomBefore(tokens, first, { said, spoken, hero }) : null
  if (whom) {
    words[first] = `${words[first]} a ${whom}`
    that[first] = `${that[first]} a ${whom}`
  }
  const behind = lead === '' ? subjectBehind(tokens, first, names) : null
  const subject = isUnsaid
    ? isFelt
      ? whoFeels(lead) || hero
      : lead || behind || (after?.subject ?? null)
    : (subjectIn(said, isFelt, hero, after?.subject) ?? behind)
  // `son moradas`: what is so, was said before it.
  const isThey = isUnsaid && lead === '' && main.many && /^(?:ser|estar)$/u.test(main.verb.infinitive)
  return {
    text: finished(words, from, lead, tokens[0]),
    that: finished(that, from, lead, tokens[0]),
    verb: told,
    isLasting,
    isHabit,
    // `Martina le deja oler la mano`: to whom?
    leans: OF_THOSE_BEFORE.test(said) || leansOnWords(tokens, first) || (isTo && whom === null) || (isThey && !subject),
    subject,
    whom,
    areMany: main.many && !isFelt,
    isNamed: !isUnsaid || lead !== '',
    isNobody: subject === null && isImpersonal,
    isWish,
    isOfWhom: !isFelt && /^al?\s/iu.test(said),
    thing: thingIn(sentence) ?? after?.thing ?? null,
    verbs: { text: words[first] ?? '', that: that[first] ?? '' },
  }
}

/** `al abuelo` → `el abuelo` */
function whoFeels(lead: string): string {
  return lead.replace(/^al /u, 'el ').replace(/^a /u, '')
}

/** The form in the place of the word, with the marks that it had. */
function inForm(raw = '', form = ''): string {
  return raw.replace(/[\p{L}\d]+/u, form)
}
