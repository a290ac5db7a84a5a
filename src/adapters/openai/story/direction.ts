import type { Direction } from '../../../domain/art.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import type { Scene } from '../../../domain/scene.ts'
import { pagesWithoutScene, type Story, withDirection } from '../../../domain/story.ts'
import { textOf } from '../../../domain/story-checks/check-people.ts'
import { checkStory } from '../../../domain/story-checks/check-story.ts'
import { hard, type Issue, soft } from '../../../domain/story-checks/issue.ts'
import { asWritten } from '../../../domain/story-checks/names.ts'
import { withoutAnybodyOf } from '../../../domain/truthful-scene.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../text-model.ts'
import { AGE_CARDS } from './age-cards.ts'
import { directionFromWire } from './direction-from-wire.ts'
import type { WritingTask } from './draft.ts'
import { dataJson, type StoryData } from './story-data.ts'
import { type WireDirection, wireDirection } from './wire-direction.ts'
import { strictSchema } from './wire-story.ts'

/** Of the checks on a whole story, those that speak of its pictures. */
const OF_PICTURES = /^(?:scene|alt)\.|^(?:page\.scene|place\.unused)$/u

/** What scenes may miss: descriptions are made true by rule, and who is not in the text is taken out of the picture. */
const MENDED = new Set(['alt.length', 'alt.opening', 'alt.repeated', 'scene.unspoken', 'scene.absent', 'scene.parted'])
/** A scene is some 200 tokens. */
const TOKENS_A_SCENE = 300

export function directionTask(
  story: Story,
  info: CompleteBookInfo,
  data: StoryData,
): WritingTask<WireDirection, Direction> {
  const figures = story.art?.figures.map(({ id }) => id) ?? []
  const schema = wireDirection({ places: data.placeIds, figures, parts: data.parts })
  return {
    messages: directionMessages(story, info, data),
    task: 'direction',
    schema: { name: 'direction', json: strictSchema(schema) },
    maxTokens: 1000 + TOKENS_A_SCENE * (2 + pagesWithoutScene(story, info.readerAge).length),
    parse: schema,
    convert: (wire) => directionFromWire(wire, info, data, story.art),
    check: (direction, wire) => checkDirection(wire, direction, story, info),
    wordsOf: ({ pages, frontCover, backCover }) =>
      [frontCover, backCover, ...pages.map(({ scene }) => scene)].flatMap(({ action, alt }) => [action, alt]),
    isLoose: ({ id }) => MENDED.has(id),
  }
}

/** One look at the whole text: pictures that know what comes before and after them. */
function directionMessages(story: Story, info: CompleteBookInfo, data: StoryData): Message[] {
  const words = (text: string) => cleanWords(data.names.hide(text))
  const wanted = pagesWithoutScene(story, info.readerAge)
  const isWanted = (chapter: number, page: number) => wanted.some((one) => one.chapter === chapter && one.page === page)
  const pages = story.chapters.flatMap(({ pages }, index) =>
    pages.map(({ paragraphs }, at) => ({
      ...{ chapter: index + 1, page: at + 1, picture: isWanted(index + 1, at + 1) },
      text: paragraphs.map(words).join('\n'),
    })),
  )
  const { figures = [], places = [], object = null } = story.art ?? {}
  const looks = places.map(({ name, looks }) => ({
    id: data.placeIds[info.places.findIndex((place) => place.name === name)],
    looks,
  }))
  const book = {
    ...data.book,
    parents_wishes: null,
    place_looks: looks,
    figures: figures.map(({ id, name, as }) => ({ id, name, as })),
    theme_object: object && { name: object.name, looks: object.looks },
    pages,
  }
  const text = prompt('direction', {
    readers: AGE_CARDS[info.readerAge].readers,
    language: info.language === 'inglés' ? 'British English' : 'Spanish of Spain',
    pictures: wanted.map(({ chapter, page }) => `${chapter}/${page}`).join(', '),
    facts: data.parts.hasFacts ? `\n\n${prompt('facts')}` : '',
    data: dataJson(book),
  })
  return [{ role: 'user', text }]
}

/** A picture for each page that wants one, of nobody who is not in its chapter, and no two alike side by side. */
function checkDirection(wire: WireDirection, direction: Direction, story: Story, info: CompleteBookInfo): Issue[] {
  const wanted = pagesWithoutScene(story, info.readerAge)
  const missing = wanted.filter(
    ({ chapter, page }) => !direction.pages.some((one) => one.chapter === chapter && one.page === page),
  )
  const alike = wire.pages.filter(({ scene }, index) => scene.staging === wire.pages[index - 1]?.scene.staging)
  return [
    ...missing.map(({ chapter, page }) => hard('scene.missing', pathOf(chapter, page), 'This page has no scene')),
    ...absentIn(direction, story).map(({ chapter, page, name }) =>
      hard('scene.unspoken', pathOf(chapter, page), `${name} does not come up in this chapter and is in its picture`),
    ),
    ...(direction.frontCover.cast.length + (direction.frontCover.figures?.length ?? 0) === 0
      ? [hard('cover.empty', 'front_cover', 'Nobody is on the front cover')]
      : []),
    ...(alike.length > 1
      ? alike.map(({ chapter, page }) => soft('scene.alike', pathOf(chapter, page), 'Staged like the one before it'))
      : []),
    ...checkStory(withDirection(story, direction), info).filter(({ id }) => OF_PICTURES.test(id)),
  ]
}

/** What still shows somebody of whom its chapter says nothing does so no more. */
export function withoutAbsent(direction: Direction, story: Story): Direction {
  const absent = absentIn(direction, story)
  const seen = (chapter: number, page: number, scene: Scene): Scene =>
    withoutAnybodyOf(
      scene,
      absent.filter((one) => one.chapter === chapter && one.page === page).map(({ name }) => name),
    )
  const pages = direction.pages.map(({ chapter, page, scene }) => ({
    chapter,
    page,
    scene: seen(chapter, page, scene),
  }))
  return { ...direction, pages }
}

function absentIn({ pages }: Direction, { chapters }: Story): { chapter: number; page: number; name: string }[] {
  return pages.flatMap(({ chapter, page, scene }) => {
    const told = chapters[chapter - 1]
    const text = told ? textOf(told) : ''
    const absent = scene.cast.filter(({ name }) => !asWritten(name).test(text))
    return absent.map(({ name }) => ({ chapter, page, name }))
  })
}

function pathOf(chapter: number, page: number): string {
  return `pages ${chapter}/${page}`
}
