import type { Clause } from './clauses.ts'
import type { Polarity } from './understood.ts'

/**
 * Who refuses decides: "no queremos que salga" keeps something out of the book, "no quiere dormir" is the child's story. `needs`
 * are those of the clause, or, where it has none, of the clause before: "…y queremos que lo supere".
 */
export function polarityOf(clause: Clause, needs: readonly string[]): { polarity: Polarity; out: string[] } {
  const said = ` ${clause.words.map(({ plain }) => plain).join(' ')} `
  if (FEAR_LOST.test(said)) return { polarity: 'overcome', out: [] }
  if (isKeptOut(said)) return { polarity: 'out', out: outOf(clause, said) }
  const overcome = WANTED.test(said) && needs.some((need) => FEAR_OR_HABIT.test(need))
  return { polarity: overcome ? 'overcome' : 'in', out: [] }
}

/** Whether the parent, not the child, refuses. `said` is plain words with a space before, between and after. */
export function isKeptOut(said: string): boolean {
  return KEPT_OUT.some((sign) => sign.test(said))
}

/** `Lobos no, por favor`, `globos no, que le asustan`: what is refused stands before it. */
const NOUN_FIRST =
  /^ (?:(?:los|las|el|la|lo de los|lo de las) )?(\p{L}{3,}s(?: (?:ni|y|o|de) \p{L}{3,}){0,2}) no (?=$|por favor |porfa |xfa |gracias |que )/u

const KEPT_OUT = [
  NOUN_FIRST,
  / (?:nada de|ningun[ao]?|ni rastro de|evit\p{L}+|mejor sin|prefer\p{L}+ (?:que no|sin)|(?:preferimos|prefiero|preferiria|prefeririamos) no|leave out|keep out|avoid|without|nothing (?:with|about|scary)|please no|no hace falta) /u,
  / no (?:salg|haya|aya|aparez|mencion|nombr|se (?:mencion|habl|nombr|vea|diga|cuente)|tengan? (?:monstr|bruj|magia)|sean? (?:de miedo|triste|cursi|infantil)|de miedo|den miedo)\p{L}* /u,
  // Whoever writes the book is told what not to do; the child of the story is not.
  / no (?:me )?(?:lo |la |los |las |le |les )?(?:mencion(?:en|eis|es|e)|nombr(?:en|eis)|saqu(?:en|eis|es)|met(?:an|ais)|pong(?:an|ais)|us(?:en|eis)|emple(?:en|eis)|promet(?:an|ais)|dig(?:an|ais)|habl(?:en|eis)|cuenten|conteis|termin(?:en|eis)|acab(?:en|eis)|dej(?:en|eis)|trat(?:en|eis)|insinu(?:en|eis)) /u,
  / (?:no|ni) se (?:le |les |la |lo )?(?:emple|us|trat|promet|insinu|habl)\p{L}* /u,
  /^ (?:y |pero )?que no (?:se hagan |acab(?:e|en) |termin(?:e|en) |parezc|vuelv\p{L}+ juntos)/u,
  /^ (?:and |but |please )*(?:don't|do not|dont|never) (?:bring|say|mention|make|let|have|put|include|use|show|tell|give|turn|call) /u,
  /^ (?:and )?no \p{L}{3,}s (?:$|(?:no|nor|or|and|nobody) )/u,
  /^ (?:and )?nobody (?:gets|is|dies|should|shouts|cries) /u,
  / no (?:quiero|queremos|quisiera|quisieramos|nos gustaria|me gustaria) (?:ni )?(?:que|nada|ver|ningun|un|perros|magia|moral)/u,
  / (?:request|rule|condition|thing|favour) no \p{L}{3,}s (?=$|and |or |please )/u,
  / (?:pls|plz|please|so) (?:don't|dont|do not) (?:have|let|make|put|say|mention) /u,
  // `que al burro no le pegue nadie`
  / no (?:le|lo|la|les|los|las) (?:pegu|grit|rin|regan|castigu|oblig|forc|empuj|llam)\p{L}* nadie /u,
  /^ (?:con )?(?:sin|no|without) (?!embargo)(?:\p{L}+ )?(?:\p{L}+ )?(?:please|por favor) $/u,
  /^ (?:y )?sin (?!luz|la luz|embargo|el |su |ella|miedo $)\p{L}+/u,
  /^ no \p{L}+(?: \p{L}+)? please /u,
  /^ no (?:magic|dogs|monsters|wolves|ghosts|witches|clowns) /u,
  /^ nada (?:sobrenatural|cursi|triste|violent[oa]|religios[oa]|infantil|siniestr[oa]|sangrient[oa]|nono|nona) /u,
  / no le gustan (?:nada )?(?:los|las) /u,
  /^ (?:y )?que nadie /u,
  /(?:^| queremos| quiero) nada que /u,
  /^ que no (?!peg|mient|llor|muerd|teng|le (?:teng|de) miedo|se (?:rind|enfad|frustr|asust)|dig|grit|tire|empuj|se haga|est[ae]|se sienta|se olvid|sufr)\p{L}+/u,
]
const FEAR_LOST =
  / (?:super[aeoi]\p{L}*|venz\p{L}+|venc\p{L}+|atrev\p{L}+|afront\p{L}+|enfrent\p{L}+|(?:perder|pierda|pierde|quitar\p{L}*|quite|deje de tener|dejar de tener) (?:\p{L}+ )?(?:el |ese |su )?(?:miedo|panico|temor)|no (?:le )?teng\p{L}+ (?:tanto )?miedo|overcome|gets? over|conquer\p{L}*|be brave\p{L}*|stop being|not be (?:so )?(?:afraid|scared)|face (?:his|her|their)) /u
const WANTED =
  / (?:que (?:al final|acabe|consiga|logre|aprenda|deje|pierda|se atreva|duerma|lo|la)|queremos|quisiera|quisieramos|gustaria|nos encantaria|me encantaria|ojala|objetivo|ayud\p{L}+|quiere aprender|we(?:'d)? (?:want|like)|i(?:'d)? (?:want|like)|wants to|help (?:him|her|them)|learn\p{L}* to) /u
const FEAR_OR_HABIT = /^(?:fear-|dark|monsters|own-bed|dummy|potty|shy|eating|hygiene|losing|mistakes|screens)/u

/** The things to stay out: what stands after the words that refuse, parted at "y", "ni", "o" and commas. */
function outOf({ quote, from, words }: Clause, said: string): string[] {
  const refused = endOfRefusal(said)
  let at = 1
  const rest = words.filter(({ plain }) => {
    const isAfter = at >= refused
    at += plain.length + 1
    return isAfter
  })
  const things: { from: number; to: number }[] = []
  let isOpen = false
  for (const [index, word] of rest.entries()) {
    const gap = quote.slice((rest[index - 1]?.to ?? word.from) - from, word.from - from)
    if (END.has(word.plain) || (gap.includes(',') && word.plain === 'que')) break
    if (gap.includes(',')) isOpen = false
    if (AND.has(word.plain)) isOpen = false
    else if (isOpen) things[things.length - 1] = { from: things.at(-1)?.from ?? word.from, to: word.to }
    else if (!SMALL.has(word.plain)) {
      things.push({ from: word.from, to: word.to })
      isOpen = true
    }
  }
  // `Al perro no lo mencionen`: what is refused comes first.
  const first = said.search(/ (?:no|ni|nunca) /u)
  if (things.length === 0 && first > 0) {
    let end = 1
    const named = words.filter(({ plain }) => {
      end += plain.length + 1
      return end <= first + 1 && !SMALL.has(plain) && !AND.has(plain)
    })
    return named.map((word) => quote.slice(word.from - from, word.to - from))
  }
  return things.map((thing) => quote.slice(thing.from - from, thing.to - from))
}

/** `no queremos que salgan`: as long as what refuses goes on, a small word between at the most. */
function endOfRefusal(said: string): number {
  const [first, ...rest] = said.matchAll(REFUSAL)
  if (!first) return 1
  let end = first.index + first[0].length
  for (const next of rest) {
    if (!/^ (?:(?:que|se|le|les|lo|la|los|las|de|in|the|it) )*$/u.test(said.slice(end, next.index))) break
    end = next.index + next[0].length
  }
  return end
}

const REFUSAL =
  /(?<= )(?:nada|ningun[ao]?|ni rastro|evit\p{L}+|sin|leave out|keep out|avoid|without|nothing|no|nadie|hace falta|salg\p{L}*|hay\p{L}*|ay\p{L}{0,2}|aparez\p{L}*|mencion\p{L}*|nombr\p{L}*|habl(?:e|en|emos|ar)|vea\p{L}*|diga\p{L}*|digais|cuente\p{L}*|saqu\p{L}*|emple\p{L}*|promet\p{L}*|trat\p{L}*|acab\p{L}*|termin\p{L}*|hagan|don't|dont|bring|say|nobody|gets|sean?|gustan?|quiero|queremos|quisiera|gustaria)(?= )/gu
const AND = new Set(['y', 'e', 'o', 'u', 'ni', 'and', 'or', 'nor', 'tampoco'])
const END = new Set(['porque', 'pues', 'because', 'please', 'favor', 'ya'])
const SMALL: ReadonlySet<string> = new Set(
  `el la los las un una unos unas de del que se con en por su sus ningun ninguna nada mas ver the a an any with about of to that
  no a me le lo les nos siquiera huela huelan muy tan demasiado demasiada mucho mucha muchos muchas sean sea ser den de palabra nombre como xfa porfa al mi tu him her them back as like tenga tengan in it`.split(
    /\s+/u,
  ),
)
