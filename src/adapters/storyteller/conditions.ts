/** Needs of which a story is told as the hero's own, and the words by which a parent names them. */
const OF_ONE: Readonly<Record<string, RegExp>> = {
  wheelchair: /silla|andador|muletas|prótesis|protesis|parálisis|paralisis|wheelchair|walking frame|crutch|prosthe/iu,
  speech: /tartamu|atasc|traba|habla|palabras|dice|pronunci|logoped|stammer|stutter|speak|talk|word/iu,
  glasses: /gafas|lentes|parche|glasses|patch/iu,
  neurodiversity: /autis|\bTEA\b|TDAH|dislexi|asperger|espectro|ADHD|dyslexi|spectrum/iu,
  illness:
    /cáncer|cancer|tratamiento|quimio|tumor|enferm|asma|inhalador|diab|azúcar|azucar|celía|celia|alerg|epilep|asthma|inhaler|allerg|chemo|(?:^|\W)ill(?:\W|$)|sick/iu,
}
const KIN =
  /(?:su|sus|mi|mis|el|la|his|her|my|their) (?:mejor )?(?:tí[oa]|tit[oa]|abuel\p{L}*|yay[oa]|herman\p{L}+|padre|madre|pap[áaiy]|mam[áaiy]|prim[oa]|amig[oa]|vecin[oa]|compañer[oa]|maestr[oa]|aunt\p{L}*|uncle|grand(?:ad|dad|ma|mother|father|pa)|brother|sister|mum|mummy|dad|daddy|friend|cousin|neighbour|teacher)(?!\p{L})/giu

/** Whether it is something that somebody has or is, and no event or feeling. */
export function isCondition(need: string): boolean {
  return need in OF_ONE
}

/** Whether the hero is named: by a name, not by `la` of `la abuela Rosi`. */
export function namesHero(text: string, hero: string): boolean {
  return hero
    .split(' ')
    .some((word) => /^\p{Lu}/u.test(word) && new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(text))
}

/**
 * Whether the parent says it of somebody else: `su tía Covadonga, que va en silla de ruedas`. Whoever is named last before the
 * words that say it is who has it.
 */
export function isOfAnother(need: string, quote: string, hero: string): boolean {
  const at = OF_ONE[need]?.exec(quote)?.index
  if (at === undefined) return false
  const before = quote.slice(0, at)
  const names = [...before.matchAll(/(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+/gu), ...before.matchAll(KIN)]
  const first = /^\p{Lu}\p{Ll}+/u.exec(before)
  const isHero = (said: string) => hero.split(' ').includes(said)
  const opening =
    first && (isHero(first[0]) || /^\p{Lu}\p{Ll}+,? (?:que|va|usa|lleva|tiene|es|who|uses|has|is)/u.test(before))
      ? [first]
      : []
  const last = [...opening, ...names].toSorted((one, other) => one.index - other.index).at(-1)
  return last !== undefined && !isHero(last[0])
}

/** `Perdí a un compañero`: who writes lost somebody, and not the child. */
const LOST_BY_WRITER = /(?<!\p{L})(?:perdí|perdimos|se me murió) (?:a )?(?:un[oa]? )?(?:compañer|amig|colega|client)/iu

/** Whether that somebody died is said of a pet, or of nobody of the child's. */
export function isNoLossOfTheirs(need: string, quote: string, ofPet: boolean): boolean {
  if (need !== 'died') return false
  return LOST_BY_WRITER.test(quote) || (ofPet && quote.search(KIN) < 0)
}

/** Somebody of the family whose memory fails. */
const FORGETS = /alzh[eé]imer|demencia|(?:pierde|perdiendo|falla|fallando) la memoria|dementia/iu
const IS_LOST =
  /(?:olvid|se pierde|se perdió|no (?:sabe|encuentra) (?:volver|la casa|el camino)|confunde|no (?:se acuerda|reconoce|conoce)|llama (?:con|por) otro nombre|forget|gets lost|doesn't (?:know|remember))/iu

/** Whether it may be of whose memory fails, and not of the hero: `se le olvida si ha comido`, `no sabe volver`. */
export function mayBeOfWhoForgets(text: string, quote: string, hero: string): boolean {
  return FORGETS.test(text) && IS_LOST.test(quote) && !namesHero(quote, hero)
}
