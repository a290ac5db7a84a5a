import type { Conjugated } from './conjugate.ts'
import type { Telling } from './retell.ts'
import { CLITIC, cliticsAt } from './tense.ts'
import type { Token } from './tokens.ts'
import type { VerbForm } from './verbs.ts'
import { comesBehind, subjectBehind } from './who.ts'
import { FEELS, isDoneToSomebody } from './whom.ts'

export const IMPERSONAL = /^(?:haber|llover|nevar|ser|hacer|parecer|pasar|ocurrir)$/u
const OF_NOBODY = /^(?:un|una|el|la|los|las|su|sus|de|por|en|para|hora|verdad|que|lo|navidad|verano|invierno)$/u
const TO_HERO = /^(?:traer|enseñar|explicar|prestar|regalar|mandar|enviar)$/u
/** Says nothing without what is said, asked or done. */
const WITH_OBJECT = /^(?:preguntar|decir|contar|hacer|poner|dar|tener|querer|poder|deber|contestar|llevar|ir|repetir)$/u
/** `nadie le hace caso, y se mete debajo de la mesa`: not nobody does. */
const ANYBODY = /^(?:a )?(?:nadie|nada|alguien|cada uno|cada una|uno|una)$/u
const GOES_ALONG = /^(?:ir|venir|salir|estar|aparecer|llegar|vivir|viajar|participar|jugar|dormir)$/u
const MANY = /^(?:a )?(?:los|las|sus|unos|unas) | y /u

/** A sentence with its verb found; `said` are the words before it, `lead` is who it is of where these do not say. */
type Heard = {
  tokens: readonly Token[]
  first: number
  main: VerbForm
  told: Conjugated
  from: number
  said: string
  isFelt: boolean
  isUnsaid: boolean
  lead: string
  isImpersonal: boolean
}

/** Whether nobody can know who does it, or to whom it is done: it would be told of the hero, and may be somebody else's. */
export function isOfUnknown(
  { tokens, first, main, told, from, said, isFelt, isUnsaid, lead, isImpersonal }: Heard,
  {
    verbs,
    hero,
    isWish,
    isLost,
    after,
    names,
  }: Pick<Telling, 'verbs' | 'hero' | 'isWish' | 'isLost' | 'after' | 'names'>,
): boolean {
  // `…y su hermana hagan`: half of two who do it together.
  if (main.many && /^(?:su|el|la|un|una)\s\p{Ll}+(?:\s\p{Lu}\p{L}+)?$|^\p{Lu}\p{Ll}+$/u.test(said)) return true
  if (isUnsaid && ((after?.isUnknown && !main.many) || (isLost && lead.endsWith(hero)))) return true
  // `sus manos todavía saben hacer nudos: le enseña…`: not they.
  if (isUnsaid && ((!main.many && MANY.test(lead)) || ANYBODY.test(lead))) return true
  // Who does it is not known: neither said, nor taken up, nor behind.
  if (
    isUnsaid &&
    lead === '' &&
    after &&
    !after.subject &&
    !main.many &&
    !isImpersonal &&
    !comesBehind(tokens, first, names)
  )
    return true
  // Of nobody is said that they died whom the parent did not name as the one who did.
  const isOfJoy = tokens[first + 1]?.word === 'de'
  const isNobodyNamed = isUnsaid && !subjectBehind(tokens, first, names)
  if (/^(?:morir|fallecer)$/u.test(told.infinitive) && isNobodyNamed && !isOfJoy) return true
  // `que le traiga una piedra`: somebody else to the hero.
  if (lead === hero && isWish && TO_HERO.test(told.infinitive) && isDoneToSomebody(tokens, first)) return true
  // `a las de Cova le quedan`: of one and of many.
  if (isFelt && /^a (?:las|los) /u.test(lead) && cliticsAt(tokens, first).includes('le')) return true
  // `va también su amiga Renata`: she does; in `lleva también su mochila` it is the hero still.
  if (
    isUnsaid &&
    GOES_ALONG.test(main.verb.infinitive) &&
    /^(?:también|tambien|tampoco)$/u.test(tokens[first + 1]?.word ?? '') &&
    (/^(?:el|la|los|las|su|sus|un|una)$/u.test(tokens[first + 2]?.word ?? '') ||
      /^\p{Lu}/u.test(tokens[first + 2]?.raw ?? ''))
  )
    return true
  // `no le mordió`: not the hero, of whom it says that it was done to them.
  if (
    lead === hero &&
    (!after || after.subject === hero) &&
    !isWish &&
    verbs.isTrouble(told) &&
    isDoneToSomebody(tokens, first)
  )
    return true
  if (
    first === tokens.length - 1 &&
    WITH_OBJECT.test(told.infinitive) &&
    !tokens.slice(from, first).some(({ word }) => CLITIC.test(word))
  )
    return true
  // `es viejito y tranquilo`: nobody knows who.
  const isOfSomebody = main.verb.infinitive === 'ser' && !main.many && !OF_NOBODY.test(tokens[first + 1]?.word ?? '')
  if (isUnsaid && lead === '' && !after?.subject && isOfSomebody) return true
  // `fue la lavadora`: what did it, not what the hero was.
  const isIt =
    /^(?:es|era|fue|fueron|sea|fuera)$/u.test(tokens[first]?.word ?? '') &&
    /^(?:el|la|los|las)$/u.test(tokens[first + 1]?.word ?? '')
  if (
    isUnsaid &&
    isIt &&
    !/^(?:que|de|del|mayor|menor|mejor|más|únic[oa]|primer[oa]?|últim[oa]|encargad[oa]|rein[oa]|rey)$/u.test(
      tokens[first + 2]?.word ?? '',
    )
  )
    return true
  // `no encontramos el chupete y está…`: not one of them.
  if (isUnsaid && after?.areMany && !main.many && !isImpersonal && lead.endsWith(hero)) return true
  // `que le pongan su ofrenda`: to whom, is not said.
  if (isFelt && isUnsaid && isWish && main.many && !FEELS.test(main.verb.infinitive)) return true
  return false
}
