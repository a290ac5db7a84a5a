/** The parent speaks of themselves, or to us. */
export const FIRST_PERSON =
  /(?<!\p{L})(?:yo|me|mí|mi|mis|conmigo|nosotr[oa]s|mío|mía|os|vosotros|vuestr[oa]s?|te|ti|contigo)(?!\p{L})|(?:[aeií]r|ndo)nos(?!\p{L})|(?<!\p{L})(?:lo|el|la|los|las) nuestr[oa]s?(?!\p{L})/iu
/** They speak of the book. */
export const OF_THE_BOOK = anyOf(
  /^(?:esto|este|éste|(?:el|este) (?:cuento|libro)) (?:es|sería|va) /u,
  /^(?:es|era|será) (?:para|un (?:cuento|libro|regalo|detalle|encargo))(?!\p{L})/u,
  /^soy (?:el|la|su|un|una|\p{L}+)(?!\p{L})/u,
  /^la idea (?:es|era|sería)(?!\p{L})/u,
  /^en sesión(?!\p{L})/u,
  /^gracias(?!\p{L})/u,
  /tiene que quedar claro/u,
  /^(?:hay )?(?:una|otra) cosa(?!\p{L})/u,
  /^otra:/u,
  /(?<!\p{L})(?:quer|quier|necesit|busc|ped[íi]|pid|dese|escrib)\p{L}*\s(?:\p{L}+\s){0,2}(?:un|una|el|este|uno|de)\s(?:cuent|libr|histori|relat|novel|aventur|misteri|detectiv)/u,
  /^(?:perdon(?:e|en|ad|adme)(?!\p{L}))/u,
  /^se (?:diga|cuente|explique|note|vea|entienda|hable|mencione)(?!\p{L})/u,
  /^(?:diga|cuente|explique|note|entienda|hable|mencione)(?= (?:que|cómo|lo|claro|de)(?!\p{L}))/u,
)
/** What the parent remarks on it: `eso fue verdad`, `lo hace siempre`, `de eso ya vemos bastante`; and how it is to be told. */
export const REMARK = anyOf(
  /^(?:(?:eso|esto|todo) )?(?:es|fue|era) (?:medio |muy )?verdad(?!\p{L})/u,
  /^(?:eso|esto) (?:pasó|pasa|ocurrió|ha pasado) (?:de verdad|así|tal cual)/u,
  /^(?:el|la) (?:protagonista|personaje|narrador[a]?)(?!\p{L})/u,
  /^el culpable no (?:sea|fuera|debe|puede)/u,
  /^(?:ahí|ahi|en eso) (?:está|esta) (?:la gracia|el lío|el chiste)/u,
  /^(?:un |muchos )?(?:saludos?|abrazos?|besos?)(?:$|,)/u,
  /^(?:lo hace|le pasa|le ha pasado) (?:siempre|de verdad|mucho)(?!\p{L})/u,
  /^(?:les?|os|te) (?:explico|cuento|comento|digo|pongo)(?!\p{L})/u,
  /^(?:pase|pasara|pasase|ocurra|ocurriera|ocurriese|suceda|sucediera)(?: (?:eso|esto|así|también))*$/u,
  /(?<!\p{L})porque s[ií]$/u,
  /^no (?:es|cumple) (?:años|(?:por )?(?:su|el) cumple\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})y punto$/u,
  /(?<!\p{L})(?:hable[ns]?|no) de (?:vos|tú|usted)(?!\p{L})/u,
  /^(?:les?|se|nos) van? a (?:encantar|gustar|flipar|chiflar|morir|matar|partir|mear|tronchar|reír|reir|emocionar)/u,
  /^así debe ser(?!\p{L})/u,
  /^un (?:cuento|libro) de risa(?!\p{L})/u,
  /^tenga[n]? (?:alguna |mucha |muchas )?risas?$/u,
  /^(?:les?|os|te) (?:rogamos|ruego|pedimos|pido|agradece(?:mos|r[íi]a(?:mos)?)|agradezco)(?!\p{L})/u,
  /^escribimos(?: l[oa]s dos)?$/u,
  /^se repita/u,
  /^es lo que (?:pide|quiere|dice|hay)(?!\p{L})/u,
  /^de es[oa]s? (?:ya )?(?:vemos|hay|tenemos|tiene)/u,
  /^no (?:va a pasar|pasa nada)$/u,
  /(?<!\p{L})con (?:much[ao] )?(?:delicadeza|naturalidad|tacto|sensibilidad)(?!\p{L})/u,
  /^sea (?:muy |un poco |más |algo )?(?:tiern|divertid|cort[oa]|cortit|gracios|bonit|emocionant|sencill|realist|creíble|alegre|dulce|larg[oa]|poétic|de risa)/u,
  /^no puede[n]? ser (?:un|una|ning)/u,
  /^tenga[n]? (?:explicación|sentido|lógica|final feliz)(?!\p{L})/u,
  /^o (?:a|al|en|con|de|un|una|el|la|que)(?!\p{L})/u,
)
/** `dejadla llorar`: asked of who writes. */
export const ASKED = /\p{L}(?:ad|ed|id)(?:l[aeo]s?|nos|me)(?!\p{L})|(?<!\p{L})(?:reíos|fijaos|acordaos)(?!\p{L})/iu
/** `lo tiene que contar él`: whoever that is. `se vale llorar`, `no le hace`: nobody does it. */
export const UNREADABLE = anyOf(
  /^escribe (?:el|la|su|\p{Lu})/u,
  /^(?:salga|salgan|saliera|aparezca|aparezcan) (?:el|la|los|las|un|una|unos|unas|su|sus|\p{Lu})(?!.* (?:en|por|detrás|debajo|dentro|entre|volando|corriendo) )/u,
  /^(?:haya|tenga|hubiera|tuviera) (?:much[oa] |algo de |un poco de )?(?:humor|risas?|emoción|misterio|aventuras?|suspense|intriga|magia|ternura|diversión|acción)(?!\p{L})/u,
  /^(?:eso|esto) (?:(?:sí |también |no )?(?:tiene que|debe|debería|puede) salir|salga)/u,
  /^ya est[áa]s?$/u,
  /(?<!\p{L})en el cuento(?!\p{L})/u,
  /(?<!\p{L})no (?:sale|salen|aparece|aparecen)(?: (?:porfa|por favor|ni|eh)(?!\p{L}).*)?$/u,
  /^(?:y )?les? (?:da|dan|dio|daba|dé) por(?!\p{L})/u,
  /(?<!\p{L})algo(?: de verdad)?$/u,
  /(?<!\p{L})(?:algún (?:sitio|lugar|rincón|detalle|chiste|susto)|alguna (?:cosa|parte|escena|broma|trastada|frase))(?!\p{L})/u,
  /^(?:el|la|este|esta) (?:cuento|libro|historia|relato)(?!\p{L})/u,
  /^(?:le |les )?toca \p{L}+r(?:se)?(?!\p{L})/u,
  /,\s+que (?:nadie|nada|no)(?!\p{L})/u,
  /(?:él|ella|ellos|ellas) (?:(?:el|la|los|las) que|quien|quienes)(?!\p{L})/u,
  /[aei]r (?:él|ella|ellos|ellas|usted)$/u,
  /(?<!\p{L})(?:es|fue|sea|era) nuestr[oa]s?$/u,
  /^(?:no le hace|se vale(?!\p{L})|(?:todo )?(?:empez|comenz)\p{L}+ con(?!\p{L}))/u,
)

/** One pattern of several, of whatever case: a line each, for they are many. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'iu')
}
