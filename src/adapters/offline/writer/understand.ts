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
import { moralValueOf, type Value } from './lexicon/values.ts'
import { type Wish, wishesIn } from './lexicon/wishes.ts'
import { worldOf } from './lexicon/world.ts'
import { ageIndex } from './lines.ts'
import { EPISODES, PLOTS } from './plots/index.ts'
import type { Beat, Plot, Skin, Tongue } from './plots/plot.ts'
import { SKINS } from './plots/skins.ts'
import { titleSkin } from './plots/title-skins.ts'
import type { Person } from './realise/person.ts'
import type { Referents } from './realise/realise.ts'
import { placesOf } from './stage.ts'

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
  /** What the free text asks the whole book to be, as the parent is told. */
  promises: readonly string[]
  value: Value
  isMoralUnderstood: boolean
  /** For the youngest four ages. */
  refrain: string | null
}

export function understand({ info, seed }: StoryBrief): Tale {
  const tongue = languageCode(info.language)
  const age = info.readerAge
  const chance = chanceOf(seed)
  const world = worldOf(info)
  const skin = titleSkin(info) ?? chance.turn(SKINS[info.theme], 'skin')
  const places = placesOf(info, skin.settings, info.chapters)
  const everywhere = places.map(({ setting }) => setting)
  const plot = chance.turn(
    bestOf(plotsOf(info.theme), ({ needs = [] }) => misfit(needs, everywhere, world)),
    'plot',
  )
  const strangeness = ({ needs = [] }: Beat, chapter: number) =>
    Math.max(TOLERABLE, misfit(needs, everywhere.slice(chapter, chapter + 1), world))
  const { value, recognised } = moralValueOf(info.moral)
  return {
    info,
    tongue,
    age,
    chance,
    plot,
    skin,
    company: companyOf(info, chance),
    plans: arrange(plot, episodesOf(info.theme), info.chapters, chance, strangeness),
    places,
    wishes: wishesIn(info),
    promises: world.promises,
    value,
    isMoralUnderstood: recognised,
    refrain: ageIndex(age) <= 3 ? chance.turn(plot.refrains[tongue], 'refrain') : null,
  }
}

/** What can be told in a theme: its own plots twice as often as those that serve any. */
function plotsOf(theme: Theme): readonly [Plot, ...Plot[]] {
  const own = PLOTS.filter(({ themes }) => themes?.includes(theme))
  const any = PLOTS.filter(({ themes }) => themes === undefined)
  const half = Math.ceil(any.length / 2)
  const [first = PLOTS[0], ...rest] = [...own, ...any.slice(0, half), ...own, ...any.slice(half)]
  return [first, ...rest]
}

/** What can happen on the way in a theme. */
function episodesOf(theme: Theme): readonly Beat[] {
  return EPISODES.filter(({ themes }) => themes === undefined || themes.includes(theme))
}

/** Those of which least is missing; that beasts talk is no reason to tell the same book every time. */
function bestOf<T>(all: readonly [T, ...T[]], missing: (one: T) => number): readonly [T, ...T[]] {
  const least = Math.max(TOLERABLE, Math.min(...all.map(missing)))
  const [first = all[0], ...rest] = all.filter((one) => missing(one) <= least)
  return [first, ...rest]
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
