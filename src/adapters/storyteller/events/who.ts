import { foldName } from '../../../domain/text.ts'
import { lowerFirst } from '../spanish.ts'
import { CLITIC, cliticsAt, OBJECT } from './tense.ts'
import type { Token } from './tokens.ts'

const ADVERB = /^(?:no|ya|nunca|siempre|también|tambien|casi|todavía|aún|solo|sólo|y|pero)$/u
/** Their subject comes after them: `nació su hermano`. */
const SUBJECT_LATER =
  /^(?:nacer|llegar|morir|venir|aparecer|llover|nevar|haber|ser|existir|ocurrir|pasar|faltar|salir|crecer|desaparecer|sonar|quedar|vivir)$/u

type Lead = {
  tokens: readonly Token[]
  first: number
  isFelt: boolean
  hero: string
  after: { subject: string | null; isNobody?: boolean } | null
  /** First words of everybody's names, folded. */
  names?: ReadonlySet<string> | undefined
}

const GROWN = /(?<!\p{L})(?:mam[áaiy]|pap[áaiy]|madre|padre|abuel[oa]|yay[oa]|tí[oa]|amama|aitite|aita|ama)(?!\p{L})/iu
const ARTICLE = /^(?:el|la|los|las|un|una|su)$/u
const FALLS = /^(?:volar|abrir|cerrar|parar|caer|acabar|estropear|apagar|quemar|escapar|manchar|derramar)$/u

/** Who it is about, where the parent leaves that out. */
export function leadOf({ tokens, first, isFelt, hero, after, names }: Lead): string {
  const form = tokens[first]?.form
  // `y se le olvidó decirlo`: of whom was spoken; the hero where of nobody was.
  if (isFelt) {
    const who = !after || after.isNobody ? hero : after.subject
    // `se les rompe el GPS`: to more than one.
    const areMany = cliticsAt(tokens, first).includes('les')
    if (areMany && !/^(?:los|las|sus) | y /u.test(who ?? '')) return ''
    return who ? `a ${who}`.replace(/^a el /u, 'al ') : ''
  }
  const isWishedOf =
    form?.verb.infinitive === 'ser' &&
    form.mood === 'wish' &&
    !/^(?:de|en|por|a|un|una)$/u.test(tokens[first + 1]?.word ?? '')
  // `que se caiga la tarta`: it is the tart that falls.
  const next = tokens[first + 1]?.word ?? ''
  const isThings = tokens[first - 1]?.word === 'se' && ARTICLE.test(next) && FALLS.test(form?.verb.infinitive ?? '')
  if (isThings) return ''
  if (isDoneBehind(tokens, first, names)) return ''
  if (!form || form.many || (comesBefore(tokens, first) && !isWishedOf)) return ''
  // `mamá le canta y se duerme`: the child does.
  const isAsleep = form.verb.infinitive === 'dormir' && tokens[first - 1]?.word === 'se'
  if (isAsleep && GROWN.test(after?.subject ?? '')) return hero
  return after && !after.isNobody ? (after.subject ?? '') : hero
}

/** `nació su hermano`, `lo conduzca Chelo`: who does it stands behind the verb. */
export function comesBehind(tokens: readonly Token[], first: number, names?: ReadonlySet<string>): boolean {
  const next = tokens[first + 1]?.word ?? ''
  const isThings = tokens[first - 1]?.word === 'se' && ARTICLE.test(next)
  return isThings || comesBefore(tokens, first) || isDoneBehind(tokens, first, names)
}

/** `que lo conduzca Chelo`, `se la había llevado el alcalde`, `habla Bruno por ella`: who does it stands behind. */
function isDoneBehind(tokens: readonly Token[], first: number, names?: ReadonlySet<string>): boolean {
  const next = tokens[first + (isCompound(tokens, first) ? 2 : 1)]
  if (!next) return false
  if (names?.has(foldName(next.word)) && /^\p{Lu}/u.test(next.raw)) return true
  const isObject = OBJECT.test(tokens[first - 1]?.word ?? '')
  return isObject && (/^\p{Lu}/u.test(next.raw) || /^(?:el|la|los|las|un|una|su|don|doña|mamá|papá)$/u.test(next.word))
}

/** `había llevado`. */
function isCompound(tokens: readonly Token[], first: number): boolean {
  return /(?:[ai]do|to|cho)$/u.test(tokens[first + 1]?.word ?? '') && tokens[first]?.form?.verb.infinitive === 'haber'
}

/** `se le cae comiendo`: what does is what was spoken of before, `el diente`. */
export function fallenIn(tokens: readonly Token[], first: number, thing: string | null): string | null {
  const clitics = cliticsAt(tokens, first)
  const next = tokens[first + 1]?.word ?? ''
  const isUnsaid = next === '' || /^(?:en|de|por|con|sin|cuando|y|mientras)$|(?:ando|iendo)$/u.test(next)
  if (!thing || !isUnsaid || !clitics.includes('se') || !clitics.includes('le')) return null
  return thing.replace(/^un /u, 'el ').replace(/^una /u, 'la ')
}

/** `un diente`, `una caja roja`: named for the first time. */
export function thingIn(sentence: string): string | null {
  return [...sentence.matchAll(/(?<!\p{L})(?:un|una)\s\p{Ll}{3,}/gu)].at(-1)?.[0] ?? null
}

/** How many words stand before the verb and what clings to it. */
export function leadingWords(tokens: readonly Token[], first: number): number {
  let from = first
  while (from > 0) {
    const word = tokens[from - 1]?.word ?? ''
    if (!CLITIC.test(word) && !ADVERB.test(word)) break
    from--
  }
  return from
}

/** Says when, not who. */
export const TIME =
  /^(?:ahora|el otro día|la otra (?:tarde|noche)|la semana pasada|ayer|anoche|dentro|fuera|arriba|abajo|allí|ahí|aquí|además|encima|apenas|(?:(?:los|es[ae]|est[ae]|aquel|aquella|cada|tod[oa]s l[oa]s|por las?|de|una?) )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|noches?|mañanas?|tardes?|días?|vez|semanas?|veranos?)|en (?:verano|otoño|invierno|primavera|navidad|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|el año pasado|hace (?:un|dos|tres) (?:días?|semanas?|mes(?:es)?|años?)),?$/iu

/** `nace su hermano`, `ha llegado un gato`: the subject stands behind; `ha perdido el gorro` has it before. */
function comesBefore(tokens: readonly Token[], first: number): boolean {
  const next = tokens[first + 1]?.word ?? ''
  if (tokens[first]?.form?.verb.infinitive === 'haber' && /(?:[ai]do|to|cho)$/u.test(next)) return ARRIVED.test(next)
  const isJustNow = next === 'de' && /^(?:nacer|llegar|morir|venir)$/u.test(tokens[first + 2]?.word ?? '')
  const said = tokens[first]?.form?.verb.infinitive ?? ''
  // `va a nacer su hermana`
  const infinitive = said === 'ir' && next === 'a' ? (tokens[first + 2]?.word ?? '') : said
  // `sube la marea`
  if (
    /^(?:subir|bajar|caer|soplar|empezar|acabar|entrar)$/u.test(said) &&
    NATURE.test(tokens[first + 2]?.word ?? '') &&
    ARTICLE.test(next)
  )
    return true
  // `llega tarde`, `viene con la abuela`: who does is left out, not behind.
  const isLeftOut = GOES.test(infinitive) && (next === '' || NO_SUBJECT.test(next))
  // `es la que ata cabos`: so does who is it.
  if (infinitive === 'ser' && ARTICLE.test(next) && tokens[first + 2]?.word === 'que') return false
  // `se pasó aquella noche subido al tejado`: somebody did.
  const isSpent = said === 'pasar' && tokens[first - 1]?.word === 'se'
  return isJustNow || (SUBJECT_LATER.test(infinitive) && !isLeftOut && !isSpent)
}

const NATURE = /^(?:marea|sol|luna|noche|niebla|nieve|viento|tormenta|lluvia|telón|agua|frío|fiebre)$/u
const GOES = /^(?:morir|llegar|venir|salir|vivir|crecer|quedar|desaparecer|aparecer|faltar)$/u
const NO_SUBJECT =
  /^(?:a|al|con|de|del|en|por|para|desde|hasta|y|sin|muy|ya|tarde|pronto|antes|después|sol[oa]|corriendo|\p{L}+(?:ando|iendo)|\p{L}{2,}[ai]d[oa]s?)$/u
const ARRIVED = /^(?:nacido|llegado|muerto|venido|llovido|nevado|pasado|salido|ocurrido|aparecido)$/u

/** `la amama`, of `la amama se enfada`; what is felt is the hero's. */
export function subjectIn(said: string, isFelt: boolean, hero: string, spoken: string | null = null): string | null {
  if (
    /^(?:a|al|en|con|por|de|desde|todos|todas|los|cada|un día|esa|esta|al|hoy|ayer|apenas|cuando|si|mientras|antes|después|luego|entonces|anoche|dentro|fuera|arriba|abajo|allí|ahí|aquí|además|encima)(?:\s|$)/iu.test(
      said,
    )
  )
    return isFelt ? hero : (lastNamed(said) ?? (isAdverbial(said) ? (spoken ?? hero) : null))
  const subject = said.replace(/[,;:]+$/u, '')
  return COMMON.test(subject.split(' ')[0]?.toLocaleLowerCase('es') ?? '') ? lowerFirst(subject) : subject
}

/** `cuando llegamos Tomi`, `por la emisora ella`, `a Carla`: whom it speaks of in the end. */
function lastNamed(said: string): string | null {
  const [, topic] = /^a (\p{L}+)$/iu.exec(said) ?? []
  if (topic) return topic
  const [named] =
    /(?<!(?:^|\s)(?:en|de|a|con|por|desde|del|al) )(?:\p{Lu}\p{L}+|él|ella|ellos|ellas)$/u.exec(said) ?? []
  return named && named !== said ? named : null
}

/** `en el parque`, `desde lejos, luego`: where and when, and nobody. */
function isAdverbial(said: string): boolean {
  const parts = said.split(/,\s*/u).filter(Boolean)
  return parts.every((part) =>
    /^(?:(?:en|por|con|a|al|de|desde|hasta|tras) (?:(?:el|la|los|las|un|una|su|sus) )?\p{Ll}+(?: \p{Ll}+(?:[oa]s?|e))?|luego|entonces|después|antes|ayer|hoy|anoche|allí|ahí|aquí|además)$/iu.test(
      part,
    ),
  )
}

/** `desaparece una maleta` goes on as `la maleta`; null where what stands behind is not that plain. */
export function subjectBehind(tokens: readonly Token[], first: number, names?: ReadonlySet<string>): string | null {
  const form = tokens[first]?.form
  const isDone = isCompound(tokens, first) && isDoneBehind(tokens, first, names)
  if (!form || form.many || (!isDone && /^(?:ser|haber|estar)$/u.test(form.verb.infinitive))) return null
  if (!comesBehind(tokens, first, names)) return null
  const [article, noun] = tokens.slice(first + (isDone ? 2 : 1))
  if (article && /^\p{Lu}/u.test(article.raw)) return article.raw.replace(/[,;]$/u, '')
  if (!noun || !/^(?:un|una|el|la|su)$/u.test(article?.word ?? '') || /^(?:poco|rato|montón|día)$/u.test(noun.word))
    return null
  return `${article?.word.replace(/^un$/u, 'el').replace(/^una$/u, 'la')} ${noun.word}`
}

/** Not a name: a sentence's capital. */
export const COMMON =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|a|al|en|le|les|se|no|cada|todos|todas|por|con|mamá|papá|mama|papa|mami|papi|de|del|lo|nunca|siempre|ella|él|ellos|ellas|ahora|antes|todo|nadie|alguien|ya|cuando|como|esa|ese|esta|este|hoy|ayer|anoche|entonces|luego|primero|apenas|dentro|fuera|arriba|abajo|allí|ahí|aquí|además|encima|hay|había|muchos|muchas|otro|otra|dos|tres|algún|alguna|desde|después|tras|nuestro|nuestra|nuestros|nuestras)$/u
