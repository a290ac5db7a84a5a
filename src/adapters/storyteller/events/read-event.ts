import { inFull } from '../../../domain/understanding/hear.ts'
import type { EventKind } from '../format.ts'
import type { Named } from '../named.ts'
import { inOwnWords } from './in-own-words.ts'
import { ASKED, FIRST_PERSON, OF_THE_BOOK, REMARK, UNREADABLE } from './not-events.ts'
import { prepared, withoutSayings } from './prepare.ts'
import { type Before, retell, type Telling } from './retell.ts'
import { inThirdPerson } from './speaker.ts'
import { OF_SOMEBODY, ofHero, PRONOUN, SOMEBODY_UNKNOWN, spokenOf, topicOf } from './spoken-of.ts'
import { mainVerbOf, tokensOf } from './tokens.ts'
import { withoutVerb } from './verbless.ts'
import type { Verbs } from './verbs.ts'

/** Something that the parent says happens, as a story can tell it. */
export type ParentEvent = {
  kind: EventKind
  /** In the past, with its subject, without a full stop: `Leire rompió el jarrón azul`. */
  text: string
  /** The same after a wish or a doubt: `Leire rompiera el jarrón azul`. */
  that: string
  words: number
  /** Speaks of what the event before it named: `lo buscaron entre los pingüinos`. */
  leans: boolean
  /** Says how somebody or something is, at no moment: told before anything happens. */
  isTrait: boolean
  /** Who does it, as the next sentence may take it up; null where that is not known. */
  subject: string | null
  /** Is so all the time and belongs to nothing that happens: may be said wherever there is room. */
  isLoose?: boolean
  /** What the wish lists beside it, as the parent wrote it; it is told only if that is too. */
  list?: string
}

const TRAIT = /^(?:ser|tener|llevar|llamar)$/u
/** Nothing comes after it: `acabó dormido`, `hicieron las paces`. */
const COMES_TO_REST =
  /(?<!\p{L})(?:acab(?:ó|aron) (?:dormid|content|feliz|riend|junt|abrazad)|se (?:quedó|quedaron) dormid|se durmi(?:ó|eron)|hicieron las paces)/iu
/** `se sintió de sobra`, `pasaron unos días sin hablarse`. */
const BAD_FEELING =
  /(?<!\p{L})(?:sinti(?:ó|eron) (?:muy )?(?:de sobra|sol[oa]s?|triste|mal|fatal|perdid|rar[oa]|culpable|avergonzad|ignorad)|sin hablarse|qued(?:ó|aron) (?:muy )?(?:sol[oa]s?|triste|fuera|atrás))/iu
/** Says how something is, and yet not before it is found out. */
const SOLUTION =
  /^(?:el|la|los|las) (?:culpables?|ladr[oó]n\p{L}*|secreto|truco|soluci[oó]n|verdad|respuesta)(?!\p{L})/iu

/** `goesOn`: within the sentence of the part before it. */
export type Context = {
  verbs: Verbs
  hero: string
  after: Before | null
  goesOn?: boolean
  /** Something was said before it, read or not. */
  hasBefore?: boolean
  /** Who writes. */
  speaker?: Named | null
  /** Their family as the child's: `mi hermano` → `el tío Fer`. */
  ours?: (text: string) => string
  /** The hero's gender, where it is known. */
  feminine?: boolean | null
  /** First words of everybody's names, folded. */
  names?: ReadonlySet<string>
}
/** Says the contrary or the outcome of what was said before it. */
const HANGS_ON = /^(?:(?:y|e)\s)?(?:pero|así que|asi que|por eso|desde entonces|ni siquiera|con eso)(?!\p{L})/iu
/** `dormía siempre con él`, `el favorito era el de limones`, `las tenía todas escondidas`: who and what, was said before it. */
const OF_WHAT_WAS_SAID =
  /^(?:(?!\p{Lu}\p{Ll}+.*\s\p{Lu}).)*(?<!\p{L})(?:con|para|sin|hacia|detrás de|encima de) (?:él|ella|ellos|ellas)(?!\p{L}| mism)|(?<!\p{L})(?:era|eran|fue) (?:el|la|los|las) de(?!\p{L})|(?<!\p{L})(?:la|los|las) \p{L}+ tod[oa]s?(?!\p{L}| (?:el|la|los|las) )/u
/** `encontró dentro una llave`: in what, was said before it. */
const BARE_PLACE =
  /(?<!\p{L})(?<!(?:por|para|hacia|desde|de|ahí|allí|más) )(?:dentro|encima|debajo|detrás)(?! de(?:l|\s)|\p{L})/iu
/** `que sea ella la que los saque`: of whom was spoken before it, and that need not be the hero. */
const PICKED_OUT = /^(?:pues\s+)?(?:que\s+)?(?:sea|es|fue|fuera|era) (?:él|ella) (?:quien|el que|la que)\s/iu
const RELATIVE_END = /\s(?:un|una)\s[^,]*(?<!hasta|para|sin|de|ya)\sque\s[^,]+$/iu
const NOBODY: ReadonlySet<string> = new Set()

export type Read = { event: ParentEvent | null; after: Before | null }

/** `con su tía Ana, que es guarda`: what goes on with `y va en bici` may be hers. */
const OF_THE_LAST = /(?:\p{Lu}\p{Ll}+|(?<!\p{L})su \p{Ll}+), (?:que|quien) [^,]+$/u

/** The event of one part of the free text; null where it cannot be told whole in the storyteller's words. */
export function readEvent(quote: string, context: Context): Read {
  const { after, goesOn = false } = context
  const isOfLast = after?.isOpen === true && goesOn && /^(?:y|e)\s/iu.test(quote)
  const read = readPart(quote, { ...context, after: isOfLast ? { ...after, isUnknown: true } : after })
  return OF_THE_LAST.test(quote) && read.after ? { ...read, after: { ...read.after, isOpen: true } } : read
}

function readPart(
  quote: string,
  {
    verbs,
    hero,
    after,
    goesOn: isSame = false,
    hasBefore = false,
    speaker = null,
    ours = (text) => text,
    feminine = null,
    names = NOBODY,
  }: Context,
): Read {
  const hasVerb = (text: string) => mainVerbOf(tokensOf(text, verbs, false)) >= 0
  const {
    text: wished,
    isEnd,
    isWish: isAsked,
    list,
  } = prepared(ours(inFull(quote)), { hero, feminine }, verbs, hasVerb)
  const clean = speaker && FIRST_PERSON.test(wished) ? inThirdPerson(wished, speaker, hero, verbs) : wished
  const own = withoutSayings(clean)
  if (!hasVerb(clean.replace(FOR_SOMEBODY, '')) && FOR_SOMEBODY.test(clean)) return { event: null, after: null }
  if (isHeadline(clean, hasVerb) || (hasBefore && PICKED_OUT.test(quote) && after?.subject !== hero))
    return { event: null, after: SOMEBODY_UNKNOWN }
  const isForUs = OF_THE_BOOK.test(clean) || REMARK.test(clean) || ASKED.test(own) || isOrder(own, verbs)
  if (!clean || FIRST_PERSON.test(own) || /[?¿()]/u.test(own) || isForUs || UNREADABLE.test(clean))
    return {
      event: null,
      after: OF_SOMEBODY.test(clean) ? SOMEBODY_UNKNOWN : hasVerb(clean) ? null : ofHero(clean, hero, names),
    }
  const isWish = isAsked || wishesFirst(clean, verbs)
  const hangs = /^(?:y|e|i|pero)\s(?!(?:que|q)\s)/iu.test(quote) || (after?.isUnknown && /^que\s/iu.test(quote))
  const isLost =
    (isSame || (hasBefore && /^(?:y|e|i)\s/iu.test(quote))) &&
    after === null &&
    !/^(?:(?:y|e|pero)\s+)?que\s/iu.test(quote)
  const askedAfter = (goesOn: Before | null): Telling => ({
    verbs,
    hero,
    names,
    isWish,
    after: goesOn,
    isLost,
    spoken: after?.isUnknown ? null : after,
  })
  const topic = isSame || hangs || isWish ? null : topicOf(after, hero)
  const isOfTopic = topic !== null && retell(clean, askedAfter(topic))?.isLasting === true
  const asked = askedAfter(isSame || hangs ? after : isOfTopic ? topic : null)
  const found = retell(clean, asked) ?? withoutVerb(clean, asked)
  const others = [
    { isBefore: true },
    { isSimple: true },
    { isBeforeThat: true },
    { isBefore: true, isBeforeThat: true },
  ]
  const ways = [found, ...(found ? others.map((other) => retell(clean, { ...asked, ...other })) : [])]
  const told = inOwnWords(ways, quote, verbs, false) ?? inOwnWords(ways, quote, verbs, true)
  if (!told)
    return {
      event: null,
      after: OF_SOMEBODY.test(clean) ? SOMEBODY_UNKNOWN : (found ?? spokenOf(clean, { quote, verbs, hero, names })),
    }
  const { text, that, isLasting, verb } = told
  const leans = told.leans || HANGS_ON.test(quote) || OF_WHAT_WAS_SAID.test(text) || BARE_PLACE.test(text)
  const isTrouble = verbs.isTrouble(verb) || BAD_FEELING.test(text)
  const kind: EventKind =
    isEnd || verbs.isPeace(verb) || COMES_TO_REST.test(text)
      ? 'end'
      : isLasting
        ? 'state'
        : isTrouble
          ? 'trouble'
          : 'deed'
  // What always is so is so before anything happens, wherever the parent says it.
  const isAlways = told.isHabit && kind === 'state'
  const isTrait =
    isLasting &&
    !leans &&
    !SOLUTION.test(text) &&
    (TRAIT.test(verb.infinitive) || isAlways) &&
    told.isNamed &&
    !PRONOUN.test(text)
  const words = text.split(/\s+/u).length
  const event = { kind, text, that, words, leans, isTrait, subject: told.subject, ...(list !== null && { list }) }
  // `…un elefante que es tímido`: who goes on with `y se mete en las mangas` is not known.
  return { event, after: RELATIVE_END.test(clean) ? { ...told, isUnknown: true } : told }
}

/** `meted alguna`: asked of who writes. */
function isOrder(part: string, verbs: Verbs): boolean {
  return part.split(/[,;]\s*/u).some((one) => {
    const [, stem = ''] = /^(?:y |o |pero )?(\p{L}{2,}[aei])d(?=\s|$)/iu.exec(one) ?? []
    return stem !== '' && verbs.infinitive(`${stem}r`.toLowerCase()) !== null
  })
}

/** `un cuento para mi hija`: nobody else was spoken of. */
const FOR_SOMEBODY =
  /^(?:un|una|el|este) (?:cuent(?:it)?o|historia|relato|libro)(?: \p{L}+)? para (?:mi|nuestr[oa]|\p{Lu})/u

/** `Un misterio en el faro: está pintado a rayas`: what kind of story it is does nothing of what comes behind it. */
function isHeadline(part: string, hasVerb: (text: string) => boolean): boolean {
  const [head = ''] = part.split(':')
  const [kind] = KIND_OF_STORY.exec(head) ?? []
  return kind !== undefined && !hasVerb(head.slice(kind.length))
}

const KIND_OF_STORY =
  /^(?:un|una|el|la) (?:misterio|aventura|historia|cuento|relato|caso|viaje|escena|excursión|carrera|concurso|fiesta|partido)(?!\p{L})/iu

/** `…pero la perdone`: goes on wishing without another `que`. */
function wishesFirst(part: string, verbs: Verbs): boolean {
  const tokens = tokensOf(part, verbs, false)
  return tokens[mainVerbOf(tokens)]?.form?.mood === 'wish'
}
