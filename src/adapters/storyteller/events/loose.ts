import type { BriefWish } from '../brief-wishes.ts'
import { isActor } from '../casting.ts'
import type { Brief } from '../fill.ts'
import { lowerFirst } from '../spanish.ts'
import type { ParentEvent } from './read-event.ts'
import type { Verbs } from './verbs.ts'

type Known = Pick<Brief, 'people' | 'places' | 'tongue'> & { verbs: Verbs }

/** What is so all the time, as a story may say it wherever there is room; null where it cannot be said so. */
export function looseEvent({ wish }: Pick<BriefWish, 'wish'>, known: Known): ParentEvent | null {
  if (wish.field === 'places') return ofPlace(wish.quote, known)
  return wish.field === 'hobbies' ? ofHobby(wish.quote, known) : null
}

/** `el castillo tenía cien escaleras` */
function ofPlace(quote: string, { places }: Known): ParentEvent | null {
  const place = places.find(({ description }) => description === quote)
  return place?.detail ? loose(`${place.inside} ${place.detail}`, place.inside) : null
}

/** `a la abuela Rosi le encantaban los trenes` */
function ofHobby(quote: string, { people, tongue, verbs }: Known): ParentEvent | null {
  const who = people.find((one) => isActor(one) && one.character.hobbies.some((hobby) => hobby.trim() === quote))
  if (!who) return null
  const what = lowerFirst(quote)
  if (tongue === 'en') return loose(`${who.inside} was fond of ${what}`, who.inside)
  const isMany = /^(?:los|las) /u.test(what) || / y (?:el|la|los|las) /u.test(what)
  const [first = ''] = what.split(' ')
  const isSaid = /^(?:el|la|los|las) /u.test(what) || verbs.infinitive(first.replace(/se$/u, '')) !== null
  return isSaid ? loose(`a ${who.inside} le ${isMany ? 'encantaban' : 'encantaba'} ${what}`, who.inside) : null
}

function loose(text: string, subject: string): ParentEvent {
  const words = text.split(/\s+/u).length
  return { kind: 'state', text, that: text, words, leans: false, isTrait: true, isLoose: true, subject }
}
