import { type Character, isHuman } from '../../domain/character.ts'
import type { CompleteBookInfo } from '../../domain/completeness.ts'
import { withSaidFeatures } from '../../domain/said-features.ts'
import { foldName } from '../../domain/text.ts'
import { confirm } from '../../domain/understanding/confirm.ts'
import { understandingContent } from '../../domain/understanding/needs.gen.ts'
import { Understanding } from '../../domain/understanding/understand.ts'
import type { FoundPresence, Understood } from '../../domain/understanding/understood.ts'
import { wishesOf } from './brief-wishes.ts'
import { ClauseReader } from './clauses.ts'
import { looseEvent } from './events/loose.ts'
import { ourFamily } from './events/our-family.ts'
import { speakerOf } from './events/speaker.ts'
import { Verbs } from './events/verbs.ts'
import type { Brief } from './fill.ts'
import { BANDS, type Band } from './format.ts'
import type { Lexicon } from './library.ts'
import { namedInPassing } from './named.ts'
import { likedBy, ofTown, placeDetail } from './own-words.ts'
import { placeDetailInEnglish } from './own-words-english.ts'
import { peopleOf } from './people.ts'
import { tiesOf } from './ties.ts'
import { knownPlace } from './words.ts'

const PET_BY_NAME =
  /(?<!\p{L})(?:perr|gat|conej|tortug|hámster|hamster|cobaya|pájar|pajar|periquit|canari|pez|poni|caball|dog|cat|rabbit)\p{L}*,?\s+(?:llamad[oa]\s+|called\s+)?(\p{Lu}[\p{L}'’-]+)/u

/** `Murió nuestro perro Toby`, where Toby is a character: it is he, and not any dog. */
function withNames(understood: Understood, characters: readonly Character[]): Understood {
  const presences = understood.presences.map((found): FoundPresence => {
    if (found.character !== null) return found
    const quote = understood.clauses[found.clause]?.quote ?? ''
    // The name that stands with the animal, not any that stands in the sentence.
    const [, called] = PET_BY_NAME.exec(quote) ?? []
    const pet = characters.find((one) => !isHuman(one) && one.name === called)
    return pet ? { ...found, character: pet.name } : found
  })
  return { ...understood, presences }
}

const verbsOf = new WeakMap<object, Verbs>()
const readerOf = new WeakMap<object, ClauseReader>()
let understanding: Understanding | null = null

/** What the storyteller reads in a wizard's input. */
export function briefOf(given: CompleteBookInfo, { words, verbs: lists }: Lexicon): Brief {
  const info = withSaidFeatures(given)
  const tongue = info.language === 'inglés' ? 'en' : 'es'
  const bands = Object.keys(BANDS) as Band[]
  const band = bands.find((one) => (BANDS[one] as readonly string[]).includes(info.readerAge)) ?? '8+'
  const verbs = verbsOf.get(lists) ?? new Verbs(lists)
  verbsOf.set(lists, verbs)
  understanding ??= new Understanding(understandingContent())
  const [first] = peopleOf(info, tongue, words)
  const known = info.characters.map(({ name }) => ({ name, isHero: name === first?.name }))
  const heard = understanding.understand(info.freeText, known, tongue)
  const confirmed = info.confirmed ?? []
  const understood = withNames(confirm(heard, understandingContent().needs, confirmed), info.characters)
  const understoodMoral = understanding.understand(info.moral, known, tongue)
  const isSpanish = tongue === 'es'
  const people = peopleOf(info, tongue, words, understood.presences)
  const reader = readerOf.get(words) ?? new ClauseReader(words)
  readerOf.set(words, reader)
  const hero = people[0]?.inside ?? ''
  const hobbies = people[0]?.character.hobbies ?? []
  const places = info.places
    .filter(({ name }) => name.trim())
    .map(({ name, description }) => {
      const known = knownPlace(name, description, tongue, words)
      const detail = isSpanish ? placeDetail(description, verbs) : placeDetailInEnglish(description, verbs.english)
      const isTown = isSpanish && !/^(?:el|la|los|las|su|sus) /u.test(known.inside)
      return {
        ...known,
        description: description.trim(),
        detail: isTown && detail !== null ? ofTown(detail) : detail,
      }
    })
  const speaker = speakerOf(people, info.freeText, tongue)
  const feminine = people[0]?.feminine ?? null
  const names = new Set(people.map(({ name }) => foldName(name).split(' ')[0] ?? ''))
  const ours = (text: string) => ourFamily(text, people)
  const asked = wishesOf(info, {
    understood,
    understoodMoral,
    reader,
    verbs,
    hero,
    speaker,
    ours,
    feminine,
    names,
    tongue,
  })
  const wishes = asked.map((one) => ({
    ...one,
    event: one.event ?? looseEvent(one, places),
  }))
  const absent = understood.presences
    .filter(({ who, character, confidence }) => who !== '' && character === null && confidence === 'sure')
    .map(({ who, presence }) => ({ ...namedInPassing(who, tongue), presence }))
  return {
    info,
    tongue,
    band,
    people,
    absent,
    places,
    hobby: likedBy(hobbies, { tongue, band, words, verbs }),
    wishes,
    ties: tiesOf(info, people, tongue, words),
    words,
    reading: { understood: heard, needs: understandingContent().needs, confirmed },
  }
}
