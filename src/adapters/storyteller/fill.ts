import type { BookInfo } from '../../domain/book-info.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import type { Confirmation } from '../../domain/foreseen.ts'
import type { Presence } from '../../domain/person-facts.ts'
import { thingCalled } from '../../domain/picture-words/called.ts'
import { thingsOfPlace } from '../../domain/picture-words/place-things.ts'
import type { PropName } from '../../domain/scene.ts'
import type { Needs } from '../../domain/understanding/content.ts'
import type { Understood } from '../../domain/understanding/understood.ts'
import type { BriefWish } from './brief-wishes.ts'
import { castOf } from './casting.ts'
import { oneAfterTheOther } from './events/join-events.ts'
import { type Density, type Places, placesFor, type TakenEvent, takeEvents } from './events/take-events.ts'
import { type Band, type BuiltInStory, type ChapterText, chaptersIn, type Tongue } from './format.ts'
import type { Named } from './named.ts'
import { hasOneNamed } from './own-names.ts'
import type { Liked } from './own-words.ts'
import type { Person } from './people.ts'
import type { Room } from './present.ts'
import type { Stage, StagePlace } from './scenes.ts'
import type { Filling } from './slots.ts'
import { thingIn } from './things.ts'
import { type Tie, tieMark } from './ties.ts'
import type { KnownPlace, Words } from './words.ts'

/** What of a brief the choice and every story share. */
export type Brief = {
  info: CompleteBookInfo
  tongue: Tongue
  band: Band
  people: readonly Person[]
  places: readonly (KnownPlace & { detail: string | null; description: string })[]
  /** The hero's, one or two. */
  hobby: Liked | null
  wishes: readonly BriefWish[]
  ties: readonly Tie[]
  /** Who is spoken of, is not there, and is no character of the brief: `la abuela`. */
  absent: readonly (Named & { presence: Presence })[]
  words: Words
  /** What was understood before it became wishes, for what is to be asked. */
  reading: { understood: Understood; needs: Needs; confirmed: readonly Confirmation[] }
}

/** One story with this family in it. */
export type Filled = {
  story: BuiltInStory
  chapters: ChapterText[]
  filling: Filling
  /** Everybody without a role, the nearest to the hero first. */
  others: readonly Person[]
  stage: Stage
  /** What is so in this book, for passages: who is there, what the parent named. Chapters come on top. */
  given: ReadonlySet<string>
  /** What the parent wrote and the story has a place for: by mark, in the parent's words. */
  quotes: ReadonlyMap<string, readonly string[]>
  events: readonly TakenEvent[]
  ties: readonly Tie[]
  room: Room
}

const ACTING: ReadonlySet<Presence> = new Set(['here', 'baby', 'other_household'])

/** Null where this story is not for these people, this age or this language. */
export function fill(story: BuiltInStory, brief: Brief): Filled | null {
  const { info, tongue, band, people, places: known, hobby } = brief
  const { spec } = story
  const chapters = story.texts[tongue]?.bands[band]
  if (!chapters) return null
  const casting = castOf(spec, people, namesOthers(chapters))
  const names = people.map(({ name }) => name)
  if (!casting || hasOneNamed(chapters, names)) return null
  const { roles, others } = casting
  const given = new Set<string>(roles.keys())
  const named = new Map<string, Named>(roles)
  const props = new Map<string, PropName | null>()
  const phrases = new Map<string, string>()
  const quotes = new Map<string, readonly string[]>()
  for (const [id, role] of Object.entries(spec.roles)) {
    const spokenOf = brief.absent.find(({ presence }) => role.presence.includes(presence) && !ACTING.has(presence))
    if (roles.has(id) || !role.optional || !spokenOf) continue
    named.set(id, spokenOf)
    given.add(id)
  }
  const said = saidBy(info)
  for (const [id, thing] of Object.entries(spec.things)) {
    const noun = thing[tongue] ?? thing.es
    const own = thingIn(said, noun.words, tongue)
    if (thing.needed && !own) return null
    if (own) given.add(id)
    named.set(id, own ?? { inside: noun.or, called: noun.or, feminine: /^(la|las|una) /u.test(noun.or) })
    const called = thing.asCalled ? thingCalled(own?.inside ?? noun.or, tongue) : null
    props.set(id, called ?? thing.prop ?? null)
  }
  const places = new Map<string, StagePlace>()
  const free = [...known]
  for (const [id, place] of Object.entries(spec.places)) {
    const at = free.findIndex(({ setting }) => setting !== null && [place.setting, ...place.like].includes(setting))
    const [own] = at < 0 ? [] : free.splice(at, 1)
    const inside = place[tongue] ?? place.es
    if (own) given.add(id)
    if (own?.detail) {
      given.add(`${id}.detail`)
      phrases.set(`${id}.detail`, own.detail)
      quotes.set(`${id}.detail`, [own.description])
    }
    named.set(id, own ?? { inside, called: inside, feminine: /^(la|las|una) /u.test(inside) })
    const setting = own?.setting ?? place.setting
    const things = own ? thingsOfPlace(own.description, setting, tongue) : []
    places.set(id, { setting, name: own?.name ?? null, things })
  }
  for (const [id, like] of Object.entries(spec.likes)) if (isLiked(like[tongue] ?? [], roles.get('hero'))) given.add(id)
  if (hobby) {
    given.add('hobby')
    phrases.set('hobby', hobby.said).set('hobby.past', hobby.past).set('hobby.was', hobby.was)
    quotes.set('hobby', hobby.quotes)
  }
  if (others.length > 0) given.add('others')
  const filling = { tongue, named, others, phrases }
  const inBook = new Set([...roles.values(), ...others].map(({ inside }) => inside))
  const ties = brief.ties.filter(({ inside }) => inBook.has(inside))
  ties.forEach(({ quote }, index) => {
    quotes.set(tieMark(index), [quote])
  })
  const room = { readerAge: info.readerAge, names: [...info.characters, ...info.places].map(({ name }) => name) }
  const stage = { spec, roles, props, places }
  return { story, chapters, filling, others, stage, given, quotes, events: [], ties, room }
}

/** The places of this story in a book of so many chapters, and what of these wishes happens. */
export function placesIn(
  { story, chapters }: Filled,
  length: number,
  wishes: readonly BriefWish[],
  band: Band,
  density: Density,
): Places {
  const standing = chaptersIn(story.spec, length).flatMap((id) => chapters.find((one) => one.id === id) ?? [])
  return placesFor(story.spec, standing, wishes, band, density)
}

/** The same, with what of these wishes happens told in a book of so many chapters, one event in each place. */
export function withEvents(
  filled: Filled,
  length: number,
  wishes: readonly BriefWish[],
  band: Band,
  density: Density,
): Filled {
  return telling(filled, takeEvents(placesIn(filled, length, wishes, band, density)))
}

/** The same, with these told, and no others. */
export function telling(filled: Filled, events: readonly TakenEvent[]): Filled {
  const { filling, given } = filled
  const before = new Set(filled.events.map(({ slot }) => slot))
  const phrases = new Map(filling.phrases)
  for (const { slot, told } of events) {
    phrases.set(slot, oneAfterTheOther(told)).set(`${slot}.that`, told[0]?.event.that ?? '')
  }
  return {
    ...filled,
    filling: { ...filling, phrases },
    given: new Set([...[...given].filter((what) => !before.has(what)), ...events.map(({ slot }) => slot)]),
    events,
  }
}

/** Everything in which a parent may have named a thing. */
function saidBy({ freeText, title, places }: BookInfo): string {
  return [freeText, title, ...places.flatMap(({ name, description }) => [name, description])].join('. ')
}

function isLiked(words: readonly string[], hero: Person | undefined): boolean {
  const hobbies = hero?.character.hobbies ?? []
  return hobbies.some((hobby) => words.some((word) => hobby.toLowerCase().includes(word.toLowerCase())))
}

const namingOthers = new WeakMap<readonly ChapterText[], boolean>()

function namesOthers(chapters: readonly ChapterText[]): boolean {
  const names = namingOthers.get(chapters) ?? JSON.stringify(chapters).includes('{others}')
  namingOthers.set(chapters, names)
  return names
}
