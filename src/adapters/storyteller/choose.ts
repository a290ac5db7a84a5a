import type { BriefWish } from './brief-wishes.ts'
import { isLike, wordsOf } from './clauses.ts'
import { DENSITIES, type TakenEvent, takeEvents, wishesOfTaken, worthOf } from './events/take-events.ts'
import { tellLoose, tellMore } from './events/tell-more.ts'
import { type Brief, type Filled, fill, placesIn, telling, withEvents } from './fill.ts'
import { fitted, hasRoomFor } from './fit-pages.ts'
import { type BuiltInStory, lengthsOf } from './format.ts'
import { tell } from './tell.ts'
import { askedOf, isAgainst, isFor, livedIn, readerFor, toldByItself } from './wishes.ts'

/** A story in this book, with so many chapters of it. */
export type ChosenPart = { filled: Filled; length: number }

/**
 * The stories of a book: one where one has as many chapters as were asked for, otherwise the fewest that have them together, of
 * the same people. The same brief and seed give the same; another seed gives another of those that suit as well.
 */
export function chooseParts(stories: readonly BuiltInStory[], brief: Brief, seed: string): ChosenPart[] {
  const likely = stories
    .flatMap((story) => fill(story, brief) ?? [])
    .map((filled) => ({ filled, ...scoreOf(filled, brief), turn: Bun.hash(`${seed}/${filled.story.id}`) }))
    .toSorted((a, b) => b.score - a.score)
  // Places are not pages: of those that seem best, what their pages hold counts. Not of what is behind the best even so.
  let most = Number.NEGATIVE_INFINITY
  const suiting = likely.map((one, place) => {
    const isTried = place < LIKELIEST && one.events > 0 && one.score > most - NEARLY
    const score = isTried ? one.score - lostOnPages(one, brief) : one.score
    most = Math.max(most, score)
    return { ...one, score }
  })
  const best = Math.max(...suiting.map(({ score }) => score))
  // What suits nearly as well as the best takes its turn, or every book of a family would be the same.
  const rank = (score: number) => (score > best - NEARLY ? best : score)
  const ranked = suiting
    .toSorted((a, b) => rank(b.score) - rank(a.score) || (a.turn < b.turn ? -1 : 1))
    .map(({ filled }) => filled)
  for (let count = 1; count <= ranked.length; count++) {
    const parts = partsOf(ranked, evenly(brief.info.chapters, count))
    if (parts) return told(parts, brief)
  }
  throw new RangeError(`No story for ${brief.people.length} people, ${brief.band}, ${brief.info.chapters} chapters`)
}

/** Each with what happens that nothing before it tells. */
function told(parts: readonly ChosenPart[], brief: Brief): ChosenPart[] {
  let left: readonly BriefWish[] = brief.wishes
  const itself = parts.map(({ filled, length }) => toldByItself({ filled, told: tell(filled, length), from: 0 }, brief))
  return parts.map(({ filled, length }, index) => {
    // What the story tells by itself is not told twice.
    const own = new Set(itself[index])
    const isToldElsewhere = (wish: BriefWish) => wish.event?.isLoose && itself.some((told) => told.includes(wish))
    const rest = left.filter((wish) => !own.has(wish) && !isToldElsewhere(wish) && !isSubject(filled, wish, brief))
    const full = withMost(filled, length, rest, brief)
    const taken = new Set(wishesOfTaken(full.events))
    left = rest.filter((wish) => !taken.has(wish))
    return { filled: full, length }
  })
}

/** With as much of what happens as its pages hold. */
function withMost(filled: Filled, length: number, wishes: readonly BriefWish[], brief: Brief): Filled {
  const ways = DENSITIES.map((density) => {
    const places = placesIn(filled, length, wishes, brief.band, density)
    const one = fitted(telling(filled, takeEvents(places)), length, brief)
    const hasRoom = (taken: readonly TakenEvent[]) => hasRoomFor(telling(one, taken), length, brief)
    return telling(one, tellLoose(tellMore(one.events, places, hasRoom), places, hasRoom))
  })
  return ways.reduce((best, other) => (wishesIn(other) > wishesIn(best) ? other : best))
}

function wishesIn({ events }: Filled): number {
  return worthOf(events)
}

/** What the story is about need not be announced in it: `murió en verano` in a story of that death. */
function isSubject(filled: Filled, one: BriefWish, { words }: Brief): boolean {
  const isGrave = one.wish.sensitive !== null && one.wish.sensitive !== 'fear' && one.wish.sensitive !== 'conflict'
  return isGrave && isFor(filled, one) && askedOf(one, filled.story.spec, readerFor(words)).length > 0
}

/** 7 in two: 4 and 3. */
function evenly(total: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((total + count - 1 - index) / count))
}

/** The best story for each length, none of them twice; null where one is lacking. */
function partsOf(ranked: readonly Filled[], lengths: readonly number[]): ChosenPart[] | null {
  const taken = new Set<Filled>()
  const parts: ChosenPart[] = []
  for (const length of lengths) {
    const might = ranked.filter((one) => !taken.has(one) && lengthsOf(one.story.spec).includes(length))
    // A family moves once in a book.
    const filled = might.find((one) => !sharesOccasion(one, parts)) ?? might[0]
    if (!filled) return null
    taken.add(filled)
    parts.push({ filled, length })
  }
  return parts
}

/** Two stories of what happens once: a birth, a death, the first day. */
function sharesOccasion({ story }: Filled, parts: readonly ChosenPart[]): boolean {
  const before = parts.flatMap(({ filled }) => filled.story.spec.occasions)
  return story.spec.occasions.some((occasion) => before.includes(occasion))
}

/** Stories whose pages are tried. */
const LIKELIEST = 8
/** Less than any wish is worth. */
const NEARLY = 3
const THEME = 6
const WISH = 6
const EVENT = 4
const MORAL = 3
const GIVEN = 1
/** What happened in the family chooses before any theme does. */
const OCCASION = 20
/** And of two things that happened, that of which more is said. */
const SAID_AGAIN = 5
const SAID_FIRST = 10
/** A story for what did not happen in this family is for another. */
const OTHER_OCCASION = -30
const UNWELCOME = 14

/** What of its worth is for events for which its pages have no room. */
function lostOnPages({ filled, events }: { filled: Filled; events: number }, brief: Brief): number {
  const length = lengthFor(filled, brief)
  const rest = brief.wishes.filter(({ polarity }) => polarity !== 'out')
  const held = (['several', 'joined'] as const).map((density) =>
    wishesIn(fitted(withEvents(filled, length, rest, brief.band, density), length, brief)),
  )
  return EVENT * Math.max(0, events - Math.max(...held))
}

/** As many chapters as were asked for, or the most that it has. */
function lengthFor({ story }: Filled, { info }: Brief): number {
  const lengths = lengthsOf(story.spec)
  return lengths.includes(info.chapters) ? info.chapters : Math.max(...lengths)
}

/** `events`: how many wishes it has places for. */
function scoreOf(filled: Filled, brief: Brief): { score: number; events: number } {
  const { story, filling, chapters, given, quotes, ties } = filled
  const { info, wishes, band, words } = brief
  const { spec } = story
  const reader = readerFor(words)
  const wanted = wishes.filter(({ polarity }) => polarity !== 'out')
  const asked = wanted.filter((one) => askedOf(one, spec, reader).length > 0)
  const isMoral = wanted.some(
    (one) => one.wish.kind === 'moral' && (asked.includes(one) || livedIn(spec, one).length > 0),
  )
  const length = lengthFor(filled, brief)
  const rest = wanted.filter((one) => !asked.includes(one))
  const events = worthOf(withEvents(filled, length, rest, band, 'joined').events)
  // `Que no salgan perros`: a story that speaks of them is for another family.
  const out = wishes.filter(({ polarity }) => polarity === 'out')
  const names = new Set(out.length > 0 ? [...filling.named.values()].flatMap(({ inside }) => wordsOf(inside)) : [])
  const unwelcome = out.filter((one) =>
    one.out.some((word) => !names.has(word) && wordsIn(chapters).some((mine) => isLike(mine, word))),
  ).length
  const contrary = wishes.filter((one) => isAgainst(one, spec, reader)).length
  const named = [...given].filter((what) => spec.things[what] || spec.places[what] || spec.likes[what]).length
  const occasions = wanted.filter(({ wish, needs }) => wish.kind !== 'moral' && needs.length > 0)
  const about = occasions.filter((one) => isFor(filled, one))
  const score =
    (spec.themes.some((theme) => theme === info.theme) ? THEME : 0) +
    (about.length > 0
      ? OCCASION + SAID_AGAIN * about.length + (about[0] === occasions[0] ? SAID_FIRST : 0)
      : spec.occasions.length > 0
        ? OTHER_OCCASION
        : 0) +
    WISH * asked.length +
    EVENT * events +
    (isMoral ? MORAL : 0) +
    (isOutOfSeason(filled, brief) ? OTHER_OCCASION : 0) +
    GIVEN * (named + quotes.size - ties.length) -
    UNWELCOME * (unwelcome + contrary)
  return { score, events }
}

/** A story of Christmas is for who asks for one. */
function isOutOfSeason({ story }: Filled, { info, wishes }: Brief): boolean {
  const isAsked = info.theme === 'navidad' || wishes.some(({ needs }) => needs.includes('christmas'))
  return story.spec.themes.includes('navidad') && !isAsked
}

const wordsByChapters = new WeakMap<object, string[]>()

/** Each word of a text once. */
function wordsIn(chapters: Filled['chapters']): readonly string[] {
  const known = wordsByChapters.get(chapters)
  if (known) return known
  const words = [...new Set(wordsOf(JSON.stringify(chapters.map(({ pages }) => pages))))]
  wordsByChapters.set(chapters, words)
  return words
}
