import { foldName } from '../../domain/text.ts'
import { retell } from './events/retell.ts'
import { pick } from './events/tense.ts'
import { mainVerbOf, tokensOf } from './events/tokens.ts'
import type { Verbs } from './events/verbs.ts'
import type { Band, Tongue } from './format.ts'
import { hobbyInEnglish } from './own-words-english.ts'
import { lowerFirst } from './spanish.ts'
import type { Words } from './words.ts'

/** A hobby as an infinitive: `el ajedrez` → `jugar al ajedrez`; null where it cannot be said as one. */
function hobbyInSpanish(hobby: string, { hobbies }: Words, verbs: Verbs): string | null {
  const clean = hobby.trim().replace(/[.!]+$/u, '')
  const [first = '', ...rest] = clean.split(/\s+/u)
  const bareFirst = first.toLocaleLowerCase('es').replace(/se$/u, '')
  if (verbs.infinitive(bareFirst) || /^\p{L}{3,}(?:ar|er|ir)(?:se)?$/u.test(first.toLocaleLowerCase('es')))
    return [first.toLocaleLowerCase('es'), ...rest].join(' ')
  const folded = foldName(bare(clean))
  for (const [verb, nouns] of Object.entries(hobbies)) {
    const known = nouns.find((one) => foldName(bare(one)) === folded)
    if (!known) continue
    if (/ (?:a|con)$/u.test(verb) || verb === 'tocar') return `${verb} ${known}`.replace(/ a el /u, ' al ')
    return WITH_NOUN.has(verb) ? `${verb} ${bare(known)}` : verb
  }
  return null
}

/** What the hero likes to do: as it is called (`saltar a la comba`, `skipping`), and done once and for a while. */
export type HobbyForms = { said: string; past: string; was: string }

/** What a story says of what the hero likes: its forms, and the parent's words that it takes up. */
export type Liked = HobbyForms & { quotes: readonly string[] }

type Telling = { tongue: Tongue; band: Band; words: Words; verbs: Verbs }

/** The first hobby that can be said, with the second one where a page has room for both. */
export function likedBy(hobbies: readonly string[], { tongue, band, words, verbs }: Telling): Liked | null {
  const [first, second] = hobbies.flatMap((hobby): Liked[] => {
    const forms = tongue === 'es' ? hobbyForms(hobby, words, verbs) : hobbyInEnglish(hobby, words, verbs.english)
    return forms ? [{ ...forms, quotes: [hobby.trim()] }] : []
  })
  if (!first) return null
  const isLong = !second || `${first.said} ${second.said}`.split(' ').length > MOST_WORDS_OF_TWO
  if (isLong || band === '0-2' || band === '2-4') return first
  const both = (one: string, other: string) => `${one} ${tongue === 'es' ? 'y' : 'and'} ${other}`
  return {
    said: both(first.said, second.said),
    past: both(first.past, second.past),
    was: both(first.was, second.was.replace(/^was /u, '')),
    quotes: [...first.quotes, ...second.quotes],
  }
}

const MOST_WORDS_OF_TWO = 7

/** `la comba` → `saltar a la comba`, `saltó a la comba`, `saltaba a la comba`; null where the verb is not known. */
function hobbyForms(hobby: string, words: Words, verbs: Verbs): HobbyForms | null {
  const said = hobbyInSpanish(hobby, words, verbs)
  const [first = '', ...rest] = said?.split(' ') ?? []
  const verb = verbs.infinitive(first.replace(/se$/u, ''))
  if (!said || !verb) return null
  const itself = first.endsWith('se') ? 'se ' : ''
  const all = (form: string) => [itself + form, ...rest].join(' ')
  return { said, past: all(verb.past[0]), was: all(verb.lasting[0]) }
}

/** These say nothing without what is done: `hacer gimnasia`. */
const WITH_NOUN = new Set(['hacer', 'resolver'])

function bare(noun: string): string {
  return noun.replace(/^(?:el|la|los|las)\s/iu, '')
}

/** What a place can be; anything else is in it. */
const KIND_OF_PLACE =
  /^(?:edificio|casa|casita|piso|ático|bajo|sala|salón|cuarto|habitación|cocina|patio|jardín|huerto|parque|plaza|calle|callejón|pueblo|pueblito|aldea|ciudad|barrio|puerto|playa|cala|isla|islote|río|lago|laguna|bosque|monte|montaña|valle|prado|finca|granja|cortijo|masía|caserón|palacio|castillo|torre|faro|museo|teatro|cine|escuela|colegio|cole|clase|aula|biblioteca|librería|tienda|panadería|bar|hospital|iglesia|ermita|estación|andén|tren|vagón|barco|nave|cueva|gruta|mina|desierto|selva|planeta|luna|mercado|taller|garaje|desván|sótano|pista|campo|cancha|estadio|piscina|chozo|cabaña|chalet|galpón|almacén|fábrica|nevera|túnel|pasadizo|laberinto|sitio|lugar|rincón|camino|carretera|mundo|reino|país|lonja|residencia|guardería|jaima|caravana|autobús|local)$/iu

/** Says where it is. */
const LIES =
  /^(?:al (?:lado|final|fondo|borde|otro lado|pie)|cerca|lejos|enfrente|junto|detrás|encima|debajo|en (?:un|una|lo alto|medio|el|la|las|los)|entre|frente)\s/iu

const TOWN = /^era (?:un|una) (?:\p{L}+ )?(?:pueblo|pueblito|ciudad|aldea|isla|país|planeta|reino|mundo)(?!\p{L})/u
const OF_A_TOWN = /^era (?=(?:un|una) (?:\p{L}+ )?(?:puerto|playa|plaza|castillo|faro|río|parque)(?!\p{L}))/u

/** `Valencia era un cuarto piso`: what has no article is a town, and what is written of it is mostly of something in it. */
export function ofTown(detail: string): string | null {
  if (OF_A_TOWN.test(detail)) return detail.replace(OF_A_TOWN, 'tenía ')
  return TOWN.test(detail) || !detail.startsWith('era ') ? detail : null
}

/** What the parent wrote of a place, as a predicate in the past: `tenía una alfombra roja`; null where it cannot be said so. */
export function placeDetail(description: string, verbs: Verbs): string | null {
  // `un pueblo en cuesta, todo rueda hacia la fuente`: another sentence.
  const [, behind = ''] = /,\s+((?:todo|nada|nadie|el|la|los|las|hay|se)(?!\p{L}).*)$/iu.exec(description) ?? []
  if (behind && mainVerbOf(tokensOf(behind, verbs, false)) >= 0) return null
  const detail = detailOf(description, verbs)
  // `un radiador que hace ruido`
  return (
    detail?.replace(/(?<= que )(\p{Ll}+)(?!\p{L})/gu, (word: string) => {
      const form = verbs.formOf(word, ['', ''], false)
      return form?.mood === 'present' ? pick(form.verb.lasting, form.many) : word
    }) ?? null
  )
}

function detailOf(description: string, verbs: Verbs): string | null {
  const clean = description.trim().replace(/[.!]+$/u, '')
  if (!clean || clean.split(/\s+/u).length > 14) return null
  // `planta 3`, `piso segundo` is no deed.
  if (/^(?:planta|piso|sala|calle|portal|puerta|número) \S+/iu.test(clean)) return null
  const [, held] = /^con\s+(.+)$/iu.exec(clean) ?? []
  if (held) return `tenía ${held}`
  const [, article = '', noun = ''] =
    /^(?:(una?|unos|unas) )?(?:(?:antiguo|antigua|viejo|vieja|gran|pequeñ[oa]|primer|segundo|tercer|cuarto|quinto|octavo) )?(\p{L}+)(?!\p{L})/iu.exec(
      clean,
    ) ?? []
  const isSo = KIND_OF_PLACE.test(noun)
  // `Una cuna de madera y la ventana`
  if (article) return `${isSo ? 'era' : 'tenía'} ${lowerFirst(clean)}`
  const small = lowerFirst(clean)
  const [opening = ''] = small.split(/[\s,]/u)
  if (/^\p{L}+[ai]d[oa]s?(?:,| con)\s/iu.test(clean)) return `estaba ${small}`
  if (/^\p{L}+[oae]s?, con\s/iu.test(clean) && !verbs.formOf(opening, ['', ''], false)) return `era ${small}`
  const told = retell(clean, { verbs, hero: '', isWish: false, after: null })
  // `Se ven los olivos`: it is not the place that does. `Hay un columpio`: it has one.
  if (told) return /^(?:el|la|los|las|su|se)\s/iu.test(clean) ? null : told.text.trim().replace(/^había /u, 'tenía ')
  if (LIES.test(clean)) return `estaba ${small}`
  // `Pasillo largo con un cristal`, and no `Blanco, al final del espigón`
  const ofGender = /^\p{L}+o$/u.test(noun) ? 'un' : /^\p{L}+a$/u.test(noun) ? 'una' : null
  if (ofGender && /^\p{L}+[oa] (?:\p{L}+[oa]|\p{L}+[ae]l|grande|de \p{L}+)(?: con |, con |$)/iu.test(clean))
    return `${isSo ? 'era' : 'tenía'} ${ofGender} ${small}`
  // `Blanco, al final del espigón`
  const [, like = '', where = ''] = /^(\p{L}+[oae]s?), (.+)$/u.exec(small) ?? []
  if (LIES.test(where)) return `era ${like} y estaba ${where}`
  return /^(?:\p{L}+s|el|la|los|las)\s/iu.test(clean) ? `tenía ${small}` : null
}
