import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { languageCode } from '../../../domain/reader-age.ts'
import { foldName } from '../../../domain/text.ts'
import type { ReaderAge, Theme } from '../../../domain/vocabulary.ts'
import type { StoryBrief } from '../../../ports/story-writer.ts'
import { arrange, type ChapterPlan } from './arrange.ts'
import { type Company, castOfChapter, companyOf } from './cast.ts'
import { type Chance, chanceOf } from './chance.ts'
import { misfit, TOLERABLE } from './lexicon/needs.ts'
import type { Somewhere } from './lexicon/places.ts'
import { type Avoided, avoidedIn, frightIn, frightOf, isShown, isToOvercome } from './lexicon/scares.ts'
import { moralValueOf, type Value, type ValueWay } from './lexicon/values.ts'
import type { Wish } from './lexicon/wish.ts'
import { wishesIn } from './lexicon/wishes.ts'
import { worldOf } from './lexicon/world.ts'
import { ageIndex } from './lines.ts'
import { hasNamesake, hasNamesakeInPlot } from './namesakes.ts'
import { EPISODES } from './plots/index.ts'
import type { Beat, Plot, Skin, Tongue } from './plots/plot.ts'
import { SKINS } from './plots/skins.ts'
import { titleSkin } from './plots/title-skins.ts'
import type { Person } from './realise/person.ts'
import type { Referents } from './realise/realise.ts'
import { placesOf } from './stage.ts'
import { tellingsFor, toldOtherwise } from './tellings.ts'

/** A brief as the engine understands it: everything that is chosen once for the whole book. */
export type Tale = {
  info: CompleteBookInfo
  tongue: Tongue
  age: ReaderAge
  chance: Chance
  plot: Plot
  skin: Skin
  company: Company
  plans: readonly ChapterPlan[]
  places: readonly Somewhere[]
  wishes: readonly Wish[]
  /** What the book is to be kept free of. */
  avoided: readonly Avoided[]
  /** What the free text asks the whole book to be, as the parent is told. */
  promises: readonly string[]
  value: Value
  /** How this book lives it. */
  valueWay: ValueWay
  isMoralUnderstood: boolean
  /** For the youngest four ages. */
  refrain: string | null
}

export function understand({ info, seed }: StoryBrief): Tale {
  const tongue = languageCode(info.language)
  const age = info.readerAge
  const chance = chanceOf(seed)
  const world = worldOf(info)
  const avoided = avoidedIn(info)
  const skins = calmest(SKINS[info.theme], (one) => (isSkinShown(one, tongue, avoided) ? 1 : 0))
  const wanted = titleSkin(info) ?? chance.turn(skins, 'skin')
  const places = placesOf(info, wanted.settings, info.chapters)
  const everywhere = places.map(({ setting }) => setting)
  const spared = { avoided, tongue, age }
  const { value: telling, round } = chance.cycle(
    tellingsFor(
      info.theme,
      (plot) =>
        misfit(plot.needs ?? [], everywhere, world) +
        FRIGHT_WEIGHS * frightOf(plot, spared, info.chapters) +
        (hasNamesakeInPlot(plot, info, tongue) ? NAMESAKE_WEIGHS : 0),
    ),
    'plot',
  )
  const plot = toldOtherwise(telling)
  const strangeness = (beat: Beat, chapter: number) =>
    Math.max(TOLERABLE, misfit(beat.needs ?? [], everywhere.slice(chapter, chapter + 1), world)) +
    FRIGHT_WEIGHS * frightIn(beat, spared) +
    (hasNamesake(beat, info, tongue) ? NAMESAKE_WEIGHS : 0)
  const { value, recognised } = moralValueOf(info.moral)
  const unmet = avoided.filter((one) => frightOf(plot, { ...spared, avoided: [one] }, info.chapters) > 0)
  return {
    info,
    tongue,
    age,
    chance,
    plot,
    skin: likedBy(plot, wanted, skins),
    company: companyOf(info, chance),
    plans: arrange(plot, episodesOf(info.theme), info.chapters, chance, strangeness),
    places,
    wishes: wishesIn(info).filter((wish) => isWelcome(wish, info, avoided, unmet)),
    avoided,
    promises: world.promises,
    value,
    valueWay: chance.turn(value.ways, 'value'),
    isMoralUnderstood: recognised,
    refrain:
      ageIndex(age) <= 3 ? (plot.refrains[tongue][(telling.way + round) % plot.refrains[tongue].length] ?? null) : null,
  }
}

/** What a parent wants kept out weighs more than that beasts talk, and less than magic in a book that wants none. */
const FRIGHT_WEIGHS = 3

/** Two people of one name are worse than beasts that talk, and better than magic in a book that wants none. */
const NAMESAKE_WEIGHS = 2

/** A thing that is kept out is no sight; a fear is a thread of the story only where it is to be lost or cannot be spared. */
function isWelcome(
  wish: Wish,
  info: CompleteBookInfo,
  avoided: readonly Avoided[],
  unmet: readonly Avoided[],
): boolean {
  if (wish.kind === 'sight' || wish.kind === 'food') return !isShown(`${wish.np.es} ${wish.np.en}`, avoided)
  if (wish.kind !== 'fear' || !avoided.some(({ id }) => id === wish.id)) return true
  return isToOvercome(info) || unmet.some(({ id }) => id === wish.id)
}

function isSkinShown({ thing, event, stake }: Skin, tongue: Tongue, avoided: readonly Avoided[]): boolean {
  return isShown(`${thing[tongue]} ${event[tongue]} ${stake[tongue]}`, avoided)
}

/** What is wanted, or something else where the story has one of the kind already: two maps are one too many. */
function likedBy({ unlike = [] }: Plot, wanted: Skin, others: readonly Skin[]): Skin {
  if (!unlike.includes(wanted.prop)) return wanted
  return others.find(({ prop }) => !unlike.includes(prop)) ?? wanted
}

function calmest<T>(all: readonly [T, ...T[]], fright: (one: T) => number): readonly [T, ...T[]] {
  const least = Math.min(...all.map(fright))
  const [first = all[0], ...rest] = all.filter((one) => fright(one) <= least)
  return [first, ...rest]
}

/** What can happen on the way in a theme. */
function episodesOf(theme: Theme): readonly Beat[] {
  return EPISODES.filter(({ themes }) => themes === undefined || themes.includes(theme))
}

/** What the words of one chapter (from 0) can refer to, and who else belongs into it. */
export type Stage = Referents & { where: Somewhere; alsoThere: readonly Person[] }

export function stageOf({ company, plans, places, tongue, skin, chance }: Tale, chapter: number): Stage {
  const where = places[chapter]
  if (!where) throw new RangeError(`There is no chapter ${chapter + 1}`)
  const { people, alsoThere } = castOfChapter(company, chapter, plans.length)
  return { tongue, people, skin, place: where.place[tongue], at: where.at[tongue], chance, where, alsoThere }
}

/** Whether a wish is answered by a place of the book already. */
export function isPlaceOf({ info }: Tale, wish: Wish): boolean {
  return info.places.some(({ name }) => wish.words.test(foldName(name)))
}
