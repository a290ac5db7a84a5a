import { SAYING } from '../../../domain/understanding/clauses.ts'
import type { Verbs } from './verbs.ts'

const OPENERS =
  /^(?:(?:y|e|i|pero|pues|hola|buenas|ah|oh|ay|eh|mira|oye|verídico|entonces|luego|después|despues|primero|además|ademas|también|tambien|bueno|por cierto|posta|la verdad(?: es que)?|en serio|dale|che|vale|ea|o sea(?: que)?|jo|pues nada|se me ha ocurrido que|se me ocurrió que|ayer|anteayer|anoche|el otro día|la semana pasada|hace poco|últimamente|un día|un dia|en (?:el|la|este|esta|su|una) (?:cuento|historia|libro|relato|novelita)|si puede ser|si es posible|si se puede|(?:a mí )?(?:nos|me) (?:gustar[íi]a|encantar[íi]a|har[íi]a (?:mucha )?ilusi[óo]n)|(?:yo |nosotros )?(?:(?:solo |sólo )?(?:queremos|quiero|pido|pedimos)(?= que(?!\p{L}))|queremos|quiero|quisiera|querr[íi]a(?:mos)?)|lo único que (?:pido|quiero|pedimos) es|me har[íi]a (?:mucha )?(?:ilusi[óo]n|gracia)|convendr[íi]a|rogar[íi]a|(?:solo|sólo) (?:nos|me) importa|(?:nos|me) importa|lo importante es|es importante|resulta|que (?:el|la|este|esta) (?:cuento|relato|libro|historia) (?:recoja|recogiera|cuente|contara|diga|dijera)|(?:(?:ser[íi]a|estar[íi]a) (?:útil|bien|bonito|genial|estupendo) )?(?:una|otra) (?:escena|parte|página|capítulo) (?:en (?:la|el) que|donde)|ojalá|por favor|porfa|al principio|en algún momento|en un momento dado|por el medio|por en medio)[\s,:]+)+/iu
const ENDS =
  /^(?:(?:y|i|pero)\s+)?(?:que\s+)?(?:al final|al acabar|para acabar|para terminar|finalmente|por fin)[\s,:]+/iu
/** `el lío es que Vera no habla` */
const THE_POINT =
  /^(?:el|la|lo) (?:lío|problema|caso|cosa|tema|verdad|gracia|pena|bueno|malo|mejor|peor|gracioso) (?:es|era|fue) que\s+/iu
/** Said to us beside it. */
const ASIDES =
  /,\s*(?:eso|esto)(?: s[ií])? (?:que|tiene que|puede|quiero que|me gustaría que) salg?[ai]\p{L}*(?!\p{L}).*$|(?:[,\s]+(?:(?:ja){2,}j?|jeje\p{L}*|imag[íi]na(?:os|te|ense|dlo)|que conste|aprovech\p{L}+|eh|oye|vaya|y todo|y tal|y esas cosas|lol|pobrecit[oa](?: m[ií][oa])?|pobre m[ií][oa]|nomás|ya sabéis|ya sabes|verídico|el pobre|la pobre|por favor|porfa))+$/iu
/** `que el padre llore, que allí nadie ha llorado`: why the parent asks for it. */
const REASON = /(?<!\p{L})(\p{L}+),\s+que\s.+$/iu
/** `que sea ella la que apriete el botón`: it is she who does. */
const IT_IS = /^(?:sea|es|fue|fuera|era) (él|ella|\p{Lu}\p{L}+) (?:quien|el que|la que)\s+(.+)$/iu
/** `que salga que le ponen una pulsera`: what is so, not what is wished. */
const SHOWS_THAT = /^(?:que\s+)?(?:salga|aparezca|se (?:cuente|diga|vea))\s+que\s+/iu
const SEEN_DOING =
  /^(?:salga|saliera|aparezca|apareciera|se vea|se viera)\s+((?:\p{Lu}\p{L}+\s)?)(\p{Ll}+)(ando|[iy]endo)(?!\p{L})/u
/** `siempre dice: sin prisa` */
const SAYS = /(?<!\p{L})((?:dic|dec|dij|repit|repet|grit|cant|susurr)\p{L}*):\s+(?!que\s)["“«]?([^"”»:]+)["”»]?$/iu
const MY_CHILD =
  /(?<!\p{L})(?:mi|nuestr[oa]) (?:hij[oa]|niñ[oa]|peque|niet[oa]|nietecit[oa]|sobrin[oa]|alumn[oa])(?!\p{L})(?:,?\s+(?=\p{Lu}))?/giu

export type Prepared = { text: string; isEnd: boolean; isWish: boolean; list: string | null }
type Hero = { hero: string; feminine: boolean | null }

/** What of a part says that something happens, without what is said around it. @param hasVerb whether there is one in a text */
/** `no llore nadie` → `nadie llore`: it is not the hero who does not. */
const OF_NOBODY =
  /^no ((?:(?:se|le|les|lo|la|los|las) )*(?!(?:hay|haya|había|hubo|hubiera|es|era|sea|fuera) )\p{L}+) nadie(?!\p{L})/iu

export function prepared(
  written: string,
  { hero, feminine }: Hero,
  verbs: Verbs,
  hasVerb: (text: string) => boolean,
): Prepared {
  const spoken = written
    .replace(MY_CHILD, (all) => (/\s$/u.test(all) ? '' : hero))
    .replace(/,?\s+resulta que (?=\p{L}+)/giu, ' ')
    .replace(/(?<!\p{L})a el (?=tambi[ée]n|le |se |no |sol[oa])/giu, 'a él ')
    // `le vuelve loca el camión`
    .replace(
      /(?<!\p{L})(les?) (vuelven?) loc[oa]s?(?= (?:el|la|los|las|su|sus) )/giu,
      (_, whom: string, verb: string) => `${whom} encanta${verb.endsWith('n') ? 'n' : ''}`,
    )
    // `mi Vicent`
    .replace(/(?<!\p{L})mi (?=\p{Lu}\p{Ll})/gu, '')
  const isEnd = ENDS.test(spoken) || /(?<!\p{L})al final$/iu.test(spoken.replace(/[.!\s]+$/u, ''))
  const bare = withoutOpeners(spoken)
  const whole = bare.replace(SAYS, (_, verb: string, saying: string) => `${verb} «${saying.replace(/[.\s]+$/u, '')}»`)
  // `…: títeres, barquillos`: what is listed is of the wish, not of the sentence.
  const [said = '', list = ''] = whole === bare ? bare.split(/:\s(?!.*:)/u) : [whole]
  const isList = list !== '' && !hasVerb(list)
  const text = (isList ? said : whole)
    .replace(SHOWS_THAT, '')
    .replace(/^que\s+/iu, '')
    .replace(OPENERS, '')
    .replace(THE_POINT, '')
    .replace(/[.!;,\s]+$/u, '')
    .replace(ASIDES, '')
    .replace(REASON, (all, last: string) => (verbs.formOf(last.toLowerCase(), ['', ''], true) ? last : all))
    .replace(/\s+al final$/iu, '')
    .replace(OF_NOBODY, 'nadie $1')
  return {
    text: seenDoing(itIs(text, hero, feminine), verbs),
    isEnd,
    isWish: /^que\s/iu.test(bare) && !SHOWS_THAT.test(bare),
    list: isList ? list : null,
  }
}

function withoutOpeners(spoken: string): string {
  return spoken.replace(ENDS, '').replace(OPENERS, '').replace(ENDS, '').replace(OPENERS, '').replace(ENDS, '')
}

/** The hero where the pronoun can be theirs; somebody else stays a pronoun. */
function itIs(text: string, hero: string, feminine: boolean | null): string {
  const [, who = '', deed = ''] = IT_IS.exec(text) ?? []
  if (!deed) return text
  const isHero = feminine !== null && who.toLowerCase() === (feminine ? 'ella' : 'él')
  if (/^(?:él|ella)$/iu.test(who) && !isHero) return text
  return `${isHero ? hero : who} ${deed}`
}

/** `que salga soplando la vela` → `sople la vela`. */
function seenDoing(text: string, verbs: Verbs): string {
  return text.replace(SEEN_DOING, (all, who: string, stem: string, ending: string) => {
    const infinitives = ending === 'ando' ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`]
    const verb = infinitives.map((one) => verbs.infinitive(one)).find(Boolean)
    return verb ? `${who}${verb.wish[0]}` : all
  })
}

/** Without what somebody says in their own words. */
export function withoutSayings(text: string): string {
  return text.replace(SAYING, '«»').replace(/["“«][^"”»]*$/u, '«»')
}
