import { type Retold, retell, type Telling } from './retell.ts'
import { mainVerbOf, tokensOf } from './tokens.ts'

const OCCASION =
  /^((?:los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana|veranos)|de (?:merienda|postre|cena|comida|desayuno)|por las? (?:noches?|mañanas?|tardes?)|cada (?:noche|mañana|tarde|domingo|sábado)|tod[oa]s l[oa]s (?:noches|mañanas|tardes|días|domingos|sábados)),?) (\p{L}.*)$/iu
const COLOURED =
  /^((?:el|la|su) \p{Ll}+) (roj[oa]|azul|verde|amarill[oa]|naranja|blanc[oa]|negr[oa]|gris|rosa|morad[oa]|marrón|lila|violeta)$/iu
const OF_BOOKS =
  /(?<!\p{L})(?:cuento|historia|libro|relato|final|frases?|aventura|misterio|moraleja|miedo|capítulos?|rimas?|chistes?)(?!\p{L})/iu

/** `su conejo de trapo Orejotas, que va con ella a todos lados` */
const WHO_DOES =
  /^((?:su|sus|el|la|los|las) [^,;:]{3,60}?),? (?:que|q) ((?:(?:no|ya|siempre|nunca|se|le|les|lo|la|los|las) )*\p{L}+.*)$/iu

/** What a parent says without a verb: `los domingos, arepas`, `una barca azul`, `el camión verde`. */
export function withoutVerb(said: string, asked: Telling): Retold | null {
  if (mainVerbOf(tokensOf(said, asked.verbs, false)) >= 0 || OF_BOOKS.test(said) || said.split(' ').length > 12)
    return null
  const [, who, deed] = WHO_DOES.exec(said) ?? []
  // `el último que lo dice pone la mesa` does two things.
  const isVerb = ({ word }: { word: string }) => asked.verbs.formOf(word, ['', ''], asked.isWish) !== null
  const isOne = deed && tokensOf(deed, asked.verbs, asked.isWish).filter(isVerb).length === 1
  if (who && deed && isOne) return retell(`${who} ${deed}`, { ...asked, after: null })
  const [, when, what] = OCCASION.exec(said) ?? []
  const sentence =
    when && what
      ? `${when} hay ${what}`
      : /^(?:un|una|unos|unas) \p{Ll}{3,}/iu.test(said)
        ? `hay ${said.slice(0, 1).toLocaleLowerCase('es')}${said.slice(1)}`
        : said.replace(COLOURED, (_, thing: string, colour: string) => `${thing} es ${colour}`)
  return sentence === said ? null : retell(sentence, { ...asked, after: null })
}
