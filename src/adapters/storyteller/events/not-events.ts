/** The parent speaks of themselves, or to us. */
export const FIRST_PERSON =
  /(?<!\p{L})(?:yo|me|mí|mi|mis|conmigo|nosotr[oa]s|mío|mía|os|vosotros|vuestr[oa]s?)(?!\p{L})/iu
/** They speak of the book. */
export const OF_THE_BOOK =
  /^(?:esto|este|éste|(?:el|este) (?:cuento|libro)) (?:es|sería|va) |^es (?:para|un cuento)(?!\p{L})|(?<!\p{L})(?:quer|quier|necesit|busc|ped[íi]|pid|dese|escrib)\p{L}*\s(?:\p{L}+\s){0,2}(?:un|una|el|este|uno|de)\s(?:cuent|libr|histori|relat|novel|aventur|misteri|detectiv)|^(?:perdon(?:e|en|ad|adme)(?!\p{L}))|^se (?:diga|cuente|explique|note|vea|entienda|hable|mencione)(?!\p{L})|^(?:diga|cuente|explique|note|entienda|hable|mencione)(?= (?:que|cómo|lo|claro|de)(?!\p{L}))/iu
/** `lo tiene que contar él`: whoever that is. `se vale llorar`, `no le hace`: nobody does it. */
export const UNREADABLE =
  /^escribe (?:el|la|su|\p{Lu})|^(?:salga|salgan|saliera|aparezca|aparezcan) (?:el|la|los|las|un|una|unos|unas|su|sus|\p{Lu})(?!.* (?:en|por|detrás|debajo|dentro|entre|volando|corriendo) )|^(?:haya|tenga|hubiera|tuviera) (?:much[oa] |algo de |un poco de )?(?:humor|risas?|emoción|misterio|aventuras?|suspense|intriga|magia|ternura|diversión|acción)(?!\p{L})|^(?:eso|esto) (?:(?:sí |también |no )?(?:tiene que|debe|debería|puede) salir|salga)|^ya est[áa]s?$|(?<!\p{L})algo(?: de verdad)?$|^(?:el|la|este|esta) (?:cuento|libro|historia|relato)(?!\p{L})|^(?:le |les )?toca \p{L}+r(?:se)?(?!\p{L})|,\s+que (?:nadie|nada|no)(?!\p{L})|(?:él|ella|ellos|ellas) (?:(?:el|la|los|las) que|quien|quienes)(?!\p{L})|[aei]r (?:él|ella|ellos|ellas|usted)$|(?<!\p{L})(?:es|fue|sea|era) nuestr[oa]s?$|^(?:no le hace|se vale(?!\p{L})|(?:todo )?(?:empez|comenz)\p{L}+ con(?!\p{L}))/iu
