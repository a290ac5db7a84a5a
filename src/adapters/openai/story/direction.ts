import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { isCover } from '../../../domain/illustrations.ts'
import { type Story, withDirection } from '../../../domain/story.ts'
import { checkStory } from '../../../domain/story-checks/check-story.ts'
import { hard, type Issue, soft } from '../../../domain/story-checks/issue.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import { AGE_CARDS } from './age-cards.ts'
import { directionFromWire, isCrowded, type PartOfDirection } from './direction-from-wire.ts'
import type { WritingTask } from './draft.ts'
import { type At, absentIn, sceneAt } from './mended-direction.ts'
import { dataJson, type StoryData, wishesOf } from './story-data.ts'
import { type WireDirection, wireDirection } from './wire-direction.ts'
import { strictSchema } from './wire-story.ts'

/** Of the checks on a whole story, those that speak of its pictures. */
const OF_PICTURES = /^(?:scene|alt)\.|^(?:page\.scene|place\.unused)$/u

/** What scenes may miss: descriptions are made true by rule, who is not in the text or does not fit goes, a page without one gets a plain one. */
const MENDED: ReadonlySet<string> = new Set([
  ...['alt.length', 'alt.opening', 'alt.repeated'],
  ...['scene.missing', 'scene.unspoken', 'scene.absent', 'scene.parted', 'scene.crowded', 'page.scene'],
])
/** With all its keys; some models set their answer out over many lines. */
const TOKENS_A_SCENE = 450
/** Pictures that one call decides: more would not come in the time that a call has. */
export const MOST_AT_ONCE = 12

/** What one call is to decide. Scenes that the story has are told to it, so that none comes twice. */
export type DirectionPart = { pages: readonly At[]; withCovers: boolean }

export function directionTask(
  story: Story,
  info: CompleteBookInfo,
  data: StoryData,
  part: DirectionPart,
): WritingTask<WireDirection, PartOfDirection> {
  const figures = story.art?.figures.map(({ id }) => id) ?? []
  const { withCovers } = part
  const { asked, read } = wireDirection({ places: data.placeIds, figures, parts: data.parts, withCovers })
  return {
    messages: directionMessages(story, info, data, part),
    task: 'direction',
    schema: { name: 'direction', json: strictSchema(asked) },
    maxTokens: 1000 + TOKENS_A_SCENE * (2 + part.pages.length),
    parse: read,
    convert: (wire) => directionFromWire(wire, info, data, story.art),
    check: (direction, wire) => checkDirection(wire, direction, story, info, part),
    wordsOf: ({ pages, frontCover, backCover }) =>
      [frontCover, backCover, ...pages.map(({ scene }) => scene)].flatMap((scene) =>
        scene ? [scene.action, scene.alt] : [],
      ),
    isLoose: ({ id }) => MENDED.has(id),
  }
}

/** One look at the whole text: pictures that know what comes before and after them. */
function directionMessages(story: Story, info: CompleteBookInfo, data: StoryData, part: DirectionPart): Message[] {
  const words = (text: string) => cleanWords(data.names.hide(text))
  const isWanted = (chapter: number, page: number) =>
    part.pages.some((one) => one.chapter === chapter && one.page === page)
  const pages = story.chapters.flatMap(({ pages }, index) =>
    pages.map(({ paragraphs, scene }, at) => ({
      ...{ chapter: index + 1, page: at + 1, picture: isWanted(index + 1, at + 1) },
      ...(scene && { picture_is_decided: `${scene.staging ?? scene.shot}: ${words(scene.action)}` }),
      text: paragraphs.map(words).join('\n'),
    })),
  )
  const { figures = [], places = [], object = null } = story.art ?? {}
  const looks = places.map(({ name, looks }) => ({
    id: data.placeIds[info.places.findIndex((place) => place.name === name)],
    looks: words(looks),
  }))
  const book = {
    ...data.book,
    ...wishesOf(story.wishes ?? [], data),
    place_looks: looks,
    figures: figures.map(({ id, name, as }) => ({ id, name: words(name), as: words(as) })),
    theme_object: object && { name: words(object.name), looks: words(object.looks) },
    pages,
  }
  const text = prompt('direction', {
    readers: AGE_CARDS[info.readerAge].readers,
    language: info.language === 'inglés' ? 'British English' : 'Spanish of Spain',
    pictures: part.pages.map(({ chapter, page }) => `${chapter}/${page}`).join(', '),
    covers: part.withCovers ? `\n\n${prompt('covers')}` : '',
    facts: data.parts.hasFacts ? `\n\n${prompt('facts')}` : '',
    data: dataJson(book),
  })
  return [{ role: 'user', text }]
}

/** A picture for each page that wants one, of nobody who is not in its chapter, and no two alike side by side. */
function checkDirection(
  wire: WireDirection,
  direction: PartOfDirection,
  story: Story,
  info: CompleteBookInfo,
  { pages, withCovers }: DirectionPart,
): Issue[] {
  const missing = pages.filter((at) => !sceneAt(direction, at))
  const alike = wire.pages.filter(({ scene }, index) => scene.staging === wire.pages[index - 1]?.scene.staging)
  const crowded = wire.pages.filter(({ scene }) => isCrowded(scene))
  const { frontCover = story.frontCover, backCover = story.backCover } = direction
  const told = withDirection(story, { frontCover, backCover, pages: direction.pages })
  const seen = frontCover.cast.length + (frontCover.figures?.length ?? 0)
  return [
    ...missing.map((at) => hard('scene.missing', pathOf(at), 'This page has no scene')),
    ...absentIn(direction, story, info).map(({ name, ...at }) =>
      hard('scene.unspoken', pathOf(at), `${name} does not come up in this chapter and is in its picture`),
    ),
    ...crowded.map((at) => hard('scene.crowded', pathOf(at), 'At most four people and figures together')),
    ...(withCovers && seen === 0 ? [hard('cover.empty', 'front_cover', 'Nobody is on the front cover')] : []),
    ...(alike.length > 1 ? alike.map((at) => soft('scene.alike', pathOf(at), 'Staged like the one before it')) : []),
    ...checkStory(told, info).filter(
      ({ id, path }) => OF_PICTURES.test(id) && (withCovers || !isCover(path)) && !isLater(id, path, pages),
    ),
  ]
}

/** Of pages that another call decides nothing is missing yet. */
function isLater(id: string, path: string, pages: DirectionPart['pages']): boolean {
  const isOurs = pages.some(({ chapter, page }) => path === `chapters[${chapter - 1}].pages[${page - 1}]`)
  return id === 'page.scene' && !isOurs
}

function pathOf({ chapter, page }: At): string {
  return `pages ${chapter}/${page}`
}
