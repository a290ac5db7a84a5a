import type { Scene } from '../../domain/scene.ts'
import type { Chapter, StoryPage } from '../../domain/story.ts'
import { countCharacters } from '../../domain/text.ts'
import { type Described, describe } from './describe.ts'
import type { Filled } from './fill.ts'
import { chaptersIn, linesIn } from './format.ts'
import { present } from './present.ts'
import { poseOf, sceneOf } from './scenes.ts'
import { say } from './slots.ts'
import { tieMark } from './ties.ts'

/** A paragraph that tells something, where it stands in the story (from 0). */
export type Marked = { mark: string; chapter: number; page: number; text: string }
export type ToldStory = {
  title: string
  closing: string
  /** One line that brings it back at the end of a longer book. */
  echo: string
  blurb: string
  frontCover: Scene
  backCover: Scene
  chapters: Chapter[]
  marked: Marked[]
}

/** The story in words and scenes, with so many chapters: a length that it has. */
export function tell(filled: Filled, length: number): ToldStory {
  const { story, filling, given, stage, chapters: written } = filled
  const text = story.texts[filling.tongue]
  if (!text) throw new RangeError(`${story.id} is not told in ${filling.tongue}`)
  const standing = chaptersIn(story.spec, length)
  const holds = (what: string) => given.has(what) || standing.includes(what)
  const marked: Marked[] = []
  const chapters = standing.map((id, chapter): Chapter => {
    const { title, pages } = written.find((one) => one.id === id) ?? missing(story.id, id)
    const spec = story.spec.chapters[id] ?? missing(story.id, id)
    return {
      title: say(title, filling),
      pages: pages.map(({ blocks, picture, alt }, page): StoryPage => {
        const lines = linesIn(blocks, holds)
        // Who is spoken of is seen: on this page, or where the next one of the chapter has no picture of its own, here too.
        const spoken = [blocks, ...(pages[page + 1]?.picture === null ? [pages[page + 1]?.blocks ?? []] : [])]
        const withOthers = spoken.some((one) => linesIn(one, holds).some(({ text }) => text.includes('{others}')))
        const paragraphs = lines.map((line) => say(line.text, filling))
        lines.forEach(({ marks }, index) => {
          for (const mark of marks) marked.push({ mark, chapter, page, text: paragraphs[index] ?? '' })
        })
        const seen = picture === null ? null : (spec.pictures[picture] ?? missing(story.id, picture))
        const scene = seen && sceneOf(seen, spec.at, say(alt ?? '', filling), stage)
        return { paragraphs, scene: scene && withOthers ? alsoThere(scene, filled) : scene }
      }),
    }
  })
  const rewrite = (mark: string, { chapter, page, before, text: after, isNew }: Described) => {
    const { paragraphs } = chapters[chapter]?.pages[page] ?? missing(story.id, `page ${page + 1}`)
    if (isNew) paragraphs.splice(paragraphs.indexOf(before) + 1, 0, after)
    else paragraphs.splice(paragraphs.indexOf(before), 1, after)
    for (const one of marked)
      if (one.chapter === chapter && one.page === page && one.text === before && !isNew) one.text = after
    marked.push({ mark, chapter, page, text: after })
  }
  const hero = stage.roles.get('hero')?.inside ?? ''
  for (const one of present(chapters, filled.ties, hero, filled.room))
    rewrite(tieMark(one.tie), { ...one, isNew: false })
  for (const [place, { inside }] of filling.named) {
    const mark = `${place}.detail`
    const detail = filled.quotes.has(mark) && filling.phrases.get(mark)
    const found =
      detail && !marked.some((one) => one.mark === mark) && describe(chapters, { inside, detail }, filled.room)
    if (found) rewrite(mark, found)
  }
  const first = story.spec.chapters[standing[0] ?? '']?.at ?? ''
  const cover = (which: 'front' | 'back') =>
    sceneOf(story.spec.covers[which], first, say(text.covers[which] ?? '', filling), stage)
  const front = cover('front')
  return {
    title: say(text.title, filling),
    closing: say(text.closing, filling),
    echo: say(text.echo, filling),
    blurb: say(text.blurb, filling),
    frontCover: filling.others.length > 0 ? alsoThere(front, filled) : front,
    backCover: cover('back'),
    chapters,
    marked,
  }
}

const ROOM = 4
const LONGEST_ALT = 125
const ALSO_THERE = { es: '{others#Está/Están} también {others}.', en: '{others} {others#is/are} there too.' }

/** Those without a part of their own, as far as the picture has room, and said to who cannot see it. */
function alsoThere(scene: Scene, { filling, others }: Filled): Scene {
  const room = ROOM - scene.cast.length - (scene.figures?.length ?? 0)
  const seen = others.slice(0, Math.max(0, room))
  if (seen.length === 0) return scene
  const alt = `${scene.alt} ${say(ALSO_THERE[filling.tongue], { ...filling, others: seen })}`
  return {
    ...scene,
    cast: [
      ...scene.cast,
      ...seen.map((person) => ({
        name: person.name,
        pose: poseOf(person, 'stand'),
        mood: 'happy' as const,
        holding: null,
      })),
    ],
    action: alt,
    alt: countCharacters(alt) <= LONGEST_ALT ? alt : scene.alt,
  }
}

function missing(story: string, what: string): never {
  throw new RangeError(`${story} has no ${what}`)
}
