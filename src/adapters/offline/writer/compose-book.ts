import { languageCode, READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import type { Chapter, StoryPage, StoryPlan } from '../../../domain/story.ts'
import { countWords, foldName } from '../../../domain/text.ts'
import type { StoryBrief } from '../../../ports/story-writer.ts'
import { arrange, type ChapterPlan } from './arrange.ts'
import { castOfChapter, companyOf } from './cast.ts'
import { chanceOf } from './chance.ts'
import { drawScene } from './draw-scene.ts'
import { hobbyLine } from './lexicon/hobbies.ts'
import { ownPlace, type Somewhere, wizardPlace } from './lexicon/places.ts'
import { moralValueOf } from './lexicon/values.ts'
import { type Wish, wishesIn } from './lexicon/wishes.ts'
import { ageIndex, fitsSentenceLimit, isForAge, isForNextAge, isSpeech, type Line, readLines } from './lines.ts'
import { momentBudget, pagesOfMoments, paginate } from './paginate.ts'
import { EPISODES, PLOTS } from './plots/index.ts'
import { presentLines } from './plots/present.ts'
import { SKINS } from './plots/skins.ts'
import { SPARE_LINES } from './plots/spare-lines.ts'
import { wishLines } from './plots/wish-lines.ts'
import { type Referents, realise } from './realise/realise.ts'

export type ComposedBook = { plan: StoryPlan; chapters: Chapter[] }

/** The whole book at once, some milliseconds: any chapter can be had again from the brief alone. */
export function composeBook({ info, seed }: StoryBrief): ComposedBook {
  const tongue = languageCode(info.language)
  const age = info.readerAge
  const chance = chanceOf(seed)
  const plot = chance.pick(PLOTS, 'plot')
  const skin = chance.pick(SKINS[info.theme], 'skin')
  const company = companyOf(info, chance)
  const plans = arrange(plot, EPISODES, info.chapters, chance)
  const places = placesOf(info, skin.settings, plans.length)
  const wishes = wishesIn(info.freeText)
  const { value, recognised } = moralValueOf(info.moral)
  const refrain = ageIndex(age) <= 3 ? chance.pick(plot.refrains[tongue], 'refrain') : null
  /** Spare lines already told. */
  const used = new Set<string>()
  const usedTitles = new Set<string>()
  const gifts: string[] = []

  const referentsOf = (
    chapter: number,
  ): Referents & { where: Somewhere; alsoThere: ReturnType<typeof castOfChapter>['alsoThere'] } => {
    const where = places[chapter] ?? ownPlace(skin.settings[0])
    const { people, alsoThere } = castOfChapter(company, chapter, plans.length)
    return { tongue, people, skin, place: where.place[tongue], at: where.at[tongue], chance, where, alsoThere }
  }

  const chapters = plans.map((chapterPlan, index): Chapter => {
    const referents = referentsOf(index)
    const linesOf = (source: string, about: string, over: Partial<Line> = {}): Line[] => {
      let isTalkCut = false
      return readLines(source)
        .filter((line) => isForAge(line, age) || isForNextAge(line, age))
        .flatMap((line, at) => {
          const text = realise(line.text, referents, `${about}|${at}`)
          const isTalk = isSpeech(line.text)
          if (!isTalk || line.mustStay) isTalkCut = false
          // A line too long for this age is given up, and with it the replies that hang on it.
          if (text === null || !fitsSentenceLimit(text, age)) isTalkCut ||= isTalk
          else if (!isTalkCut) return [{ ...line, text, ...over }]
          return []
        })
    }
    const extras = extraLines(chapterPlan, index)
    const pages = pagesOfMoments(age)
    const texts: string[][][] = chapterPlan.moments.map((moment, at) => {
      const momentPages = pages[at] ?? []
      if (momentPages.length === 0) return []
      const own = linesOf(moment[tongue], `${chapterPlan.beat.id}|${at}`)
      const added = (extras[at] ?? []).flatMap((source, extra) =>
        linesOf(source, `${chapterPlan.beat.id}|extra|${at}|${extra}`, { mustStay: true }),
      )
      const withExtras = at === 2 ? [...own.slice(0, -1), ...added, ...own.slice(-1)] : [...own, ...added]
      const ending = refrainLines(at)
      const before = [...withExtras, ...ending]
      const filled = fill(before, momentBudget(age, momentPages), at, `${index}|${at}`, referents)
      return paginate(filled, age, momentPages)
    })
    const pagesOfText = texts.flat()
    if (chapterPlan.beat.gift && chapterPlan.kind === 'episode') gifts.push(chapterPlan.beat.gift.use[tongue])
    const missing = presentLines(referents, pagesOfText, age, index)
    return {
      title: titleOf(chapterPlan, referents, index),
      pages: missing.map(
        (paragraphs, page): StoryPage => ({
          paragraphs,
          scene: READER_AGE_PROFILES[age].illustratedPages.includes(page + 1)
            ? sceneOf(chapterPlan, momentOfPage(page, pagesOfText.length), referents)
            : null,
        }),
      ),
    }

    function refrainLines(at: number): Line[] {
      if (refrain === null) return []
      const places = plans.length < 3 || at === 2
      if (!places) return []
      const text = plans.length === 1 && at === 0 && pages[1].length === 0 ? `${refrain} ${refrain}` : refrain
      return [{ from: 0, to: 5, text, opensParagraph: true, mustStay: true }]
    }
  })

  const first = referentsOf(0)
  const last = referentsOf(plans.length - 1)
  const covers = coverScenes()
  return {
    plan: {
      refrain,
      closing: say(value.closing[tongue], last, 'closing'),
      blurb: say(plot.blurb[tongue], first, 'blurb'),
      ...covers,
      chapters: chapters.map(({ title }, index) => ({
        title,
        outline: JSON.stringify({ plot: plot.id, beat: plans[index]?.beat.id, kind: plans[index]?.kind }),
      })),
      understood: [
        ...wishes
          .filter(isFulfilled)
          .map((wish) => `${wish.kind === 'fear' ? 'Tenemos en cuenta' : 'En el cuento aparece'}: ${wish.inSpanish}.`),
        ...(recognised ? [`La moraleja se vive en la historia: ${value.inSpanish}.`] : []),
      ],
    },
    chapters,
  }

  /** Only what is really told counts as understood. */
  function isFulfilled(wish: Wish): boolean {
    if (wish.kind === 'sight' && info.places.some(({ name }) => wish.words.test(foldName(name)))) return true
    const told = chapters
      .flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
      .join(' ')
      .toLocaleLowerCase('es')
    if (wish.kind !== 'fear') return told.includes(wish.np[tongue].toLocaleLowerCase('es'))
    const [setup] = readLines(wish.setup[tongue])
    const sentence = setup ? realise(setup.text, first, 'fear') : null
    return sentence !== null && told.includes(sentence.toLocaleLowerCase('es'))
  }

  /** What the parent asked for, by moment: gifts, hobby and moral meet in the climax. */
  function extraLines({ kind }: ChapterPlan, index: number): [string[], string[], string[]] {
    const ends = kind === 'climax' || kind === 'finale' || kind === 'whole'
    const { opening, middle, end } = wishLines(
      wishes,
      info.places.map(({ name }) => name).join(' '),
      index,
      plans.length,
    )
    const climax = ends ? [hobbyLine(company.heroHobbies)[tongue], value.act[tongue], ...gifts] : []
    return [
      opening.map((line) => line[tongue]),
      [...climax, ...middle.map((line) => line[tongue])],
      end.map((line) => line[tongue]),
    ]
  }

  /** Quiet lines for a page that would stay half empty, none twice. */
  function fill(lines: Line[], budget: number, at: number, about: string, referents: Referents): Line[] {
    const wanted = Math.floor(budget * 0.9)
    let room = wanted - lines.reduce((sum, { text }) => sum + countWords(text), 0)
    const spares: Line[] = []
    for (const spare of chance.shuffled(SPARE_LINES[at === 2 ? 1 : at === 0 ? 0 : 1] ?? [], about)) {
      // More than a few would be noise: then the page stays shorter.
      if (room < 3 || spares.length >= (at === 1 ? 3 : 2)) break
      const [line] = readLines(spare[tongue])
      const text = line && isForAge(line, age) ? realise(line.text, referents, spare.es) : null
      if (
        !line ||
        text === null ||
        countWords(text) > room + (ageIndex(age) < 2 ? 0 : 4) ||
        used.has(spare.es) ||
        (at === 2 && isSpeech(text)) ||
        !fitsSentenceLimit(text, age)
      )
        continue
      used.add(spare.es)
      room -= countWords(text)
      spares.push({ ...line, text, from: 6 })
    }
    const [opening, ...rest] = lines
    if (!opening) return spares
    if (at === 2) return [opening, ...spares, ...rest]
    if (at === 0) return [...lines, ...spares]
    return [opening, ...interleave(rest, spares)]
  }

  function say(template: string, referents: Referents, about: string): string {
    return realise(template, referents, about) ?? ''
  }

  function titleOf({ beat }: ChapterPlan, referents: Referents, index: number): string {
    const options = chance
      .shuffled(beat.titles[tongue], `title|${beat.id}`)
      .map((title) => say(title, referents, `title|${beat.id}`))
    const title = options.find((option) => !usedTitles.has(option)) ?? `${options[0] ?? ''} ${index + 1}`
    usedTitles.add(title)
    return title
  }

  function sceneOf({ moments }: ChapterPlan, at: 0 | 1 | 2, referents: ReturnType<typeof referentsOf>) {
    const { picture, alt } = moments[at]
    const where =
      (at === 2
        ? passedPlaces(
            info,
            plans.findIndex((plan) => plan.moments === moments),
            plans.length,
          ).at(-1)
        : null) ?? referents.where
    const bystanders = at === 2 ? referents.alsoThere : []
    const action = realise(
      alt.en,
      { ...referents, tongue: 'en', place: referents.where.place.en, at: referents.where.at.en },
      alt.en,
    )
    return drawScene(picture, referents.people, bystanders, skin.prop, where, {
      action: action ?? '',
      alt: say(alt[tongue], referents, alt.en),
    })
  }

  function coverScenes() {
    const names = {
      es: 'En la portada, {H} y {F} miran a lo lejos, con {thing}.',
      en: 'On the cover, {H} and {F} look ahead, with {thing}.',
    }
    const back = {
      es: '{H} y {F} se alejan por el camino al atardecer.',
      en: '{H} and {F} walk away down the path at sunset.',
    }
    const others = company.others.map(({ person }) => person)
    const speak = (template: typeof names, referents: ReturnType<typeof referentsOf>) => ({
      action: realise(template.en, { ...referents, tongue: 'en' }, 'cover') ?? '',
      alt: say(template[tongue], referents, 'cover'),
    })
    const nobodyElse = (referents: typeof first) => ({ ...referents.people, X: null })
    return {
      frontCover: drawScene(
        { H: ['point', 'excited'], F: ['wave', 'happy'], showsThing: true, shot: 'wide' },
        nobodyElse(first),
        others,
        skin.prop,
        first.where,
        speak(names, first),
      ),
      backCover: drawScene(
        { H: ['walk', 'happy'], F: ['walk', 'calm'], time: 'sunset', shot: 'wide' },
        nobodyElse(last),
        [],
        skin.prop,
        last.where,
        speak(back, last),
      ),
    }
  }
}

function momentOfPage(page: number, pages: number): 0 | 1 | 2 {
  if (page === 0) return 0
  return page === pages - 1 ? 2 : 1
}

/** With more places than chapters, some are only passed: those after a chapter's own. */
function passedPlaces(info: StoryBrief['info'], chapter: number, chapters: number): Somewhere[] {
  const named = info.places.filter(({ name }) => name.trim() !== '')
  if (named.length <= chapters) return []
  const own = Math.floor((chapter * named.length) / chapters)
  const next = Math.floor(((chapter + 1) * named.length) / chapters)
  return named.slice(own + 1, next).map(({ name, description }) => wizardPlace(name, description, 'village'))
}

function placesOf(
  info: StoryBrief['info'],
  settings: readonly [Somewhere['setting'], ...Somewhere['setting'][]],
  chapters: number,
): Somewhere[] {
  const named = info.places.filter(({ name }) => name.trim() !== '')
  return Array.from({ length: chapters }, (_, index) => {
    const place = named[Math.floor((index * named.length) / chapters)]
    if (place) return wizardPlace(place.name, place.description, settings[0])
    return ownPlace(settings[index % settings.length] ?? settings[0])
  })
}

/** Quiet lines stand between two lines of telling, never inside a talk. */
function interleave(lines: readonly Line[], spares: readonly Line[]): Line[] {
  const left = [...spares]
  const result: Line[] = []
  lines.forEach((line, index) => {
    result.push(line)
    const next = lines[index + 1]
    const spare = left[0]
    if (!spare || isSpeech(spare.text) || line.opensParagraph || !next || next.opensParagraph || index % 3 !== 1) return
    result.push(spare)
    left.shift()
  })
  return [...result, ...left]
}
