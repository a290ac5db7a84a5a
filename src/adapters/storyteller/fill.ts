import type { BookInfo } from '../../domain/book-info.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import type { PropName } from '../../domain/scene.ts'
import { castOf } from './casting.ts'
import { BANDS, type Band, type BuiltInStory, type ChapterText, type Tongue } from './format.ts'
import type { Named } from './named.ts'
import { type Person, peopleOf } from './people.ts'
import type { Stage } from './scenes.ts'
import type { Filling } from './slots.ts'
import { thingIn } from './things.ts'
import { type KnownPlace, knownPlace, type Words } from './words.ts'

/** What of a brief the choice and every story share. */
export type Brief = {
  info: CompleteBookInfo
  tongue: Tongue
  band: Band
  people: readonly Person[]
  places: readonly KnownPlace[]
  words: Words
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
}

export function briefOf(info: CompleteBookInfo, words: Words): Brief {
  const tongue = info.language === 'inglés' ? 'en' : 'es'
  const bands = Object.keys(BANDS) as Band[]
  const band = bands.find((one) => (BANDS[one] as readonly string[]).includes(info.readerAge)) ?? '8+'
  const places = info.places
    .filter(({ name }) => name.trim())
    .map((one) => knownPlace(one.name, one.description, tongue, words))
  return { info, tongue, band, people: peopleOf(info, tongue, words), places, words }
}

/** Null where this story is not for these people, this age or this language. */
export function fill(story: BuiltInStory, { info, tongue, band, people, places: known }: Brief): Filled | null {
  const { spec } = story
  const chapters = story.texts[tongue]?.bands[band]
  if (!chapters) return null
  const casting = castOf(spec, people, namesOthers(chapters))
  if (!casting) return null
  const { roles, others } = casting
  const given = new Set<string>(roles.keys())
  const named = new Map<string, Named>(roles)
  const props = new Map<string, PropName | null>()
  const said = saidBy(info)
  for (const [id, thing] of Object.entries(spec.things)) {
    const noun = thing[tongue] ?? thing.es
    const own = thingIn(said, noun.words, tongue)
    if (thing.needed && !own) return null
    if (own) given.add(id)
    named.set(id, own ?? { inside: noun.or, called: noun.or, feminine: /^(la|las|una) /u.test(noun.or) })
    props.set(id, thing.prop ?? null)
  }
  const places: Map<string, { setting: Stage['spec']['places'][string]['setting']; name: string | null }> = new Map()
  const free = [...known]
  for (const [id, place] of Object.entries(spec.places)) {
    const at = free.findIndex(({ setting }) => setting !== null && [place.setting, ...place.like].includes(setting))
    const [own] = at < 0 ? [] : free.splice(at, 1)
    const inside = place[tongue] ?? place.es
    if (own) given.add(id)
    named.set(id, own ?? { inside, called: inside, feminine: /^(la|las|una) /u.test(inside) })
    places.set(
      id,
      own ? { setting: own.setting ?? place.setting, name: own.name } : { setting: place.setting, name: null },
    )
  }
  for (const [id, like] of Object.entries(spec.likes)) if (isLiked(like[tongue] ?? [], roles.get('hero'))) given.add(id)
  if (others.length > 0) given.add('others')
  return {
    story,
    chapters,
    filling: { tongue, named, others, phrases: new Map() },
    others,
    stage: { spec, roles, props, places },
    given,
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
