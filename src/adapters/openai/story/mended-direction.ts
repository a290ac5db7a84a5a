import type { Direction } from '../../../domain/art.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { firstPlace, plainScene } from '../../../domain/plain-scene.ts'
import type { Scene } from '../../../domain/scene.ts'
import type { Story } from '../../../domain/story.ts'
import { textOf } from '../../../domain/story-checks/check-people.ts'
import { namedIn } from '../../../domain/story-checks/names.ts'
import { withoutAnybodyOf } from '../../../domain/truthful-scene.ts'
import type { PartOfDirection } from './direction-from-wire.ts'

/** Chapter and page within it, from 1. */
export type At = { chapter: number; page: number }

/** What still shows somebody of whom its chapter says nothing does so no more; a page without a scene gets a plain one. */
export function mendedDirection(
  direction: PartOfDirection,
  story: Story,
  info: CompleteBookInfo,
  pages: readonly At[],
): PartOfDirection {
  const absent = absentIn(direction, story, info)
  let before: Scene | null = lastSceneBefore(story, pages[0])
  const directed = pages.map((at): Direction['pages'][number] => {
    const names = absent
      .filter(({ chapter, page }) => chapter === at.chapter && page === at.page)
      .map(({ name }) => name)
    const scene = withoutAnybodyOf(sceneAt(direction, at) ?? sceneOf(story, info, at, before), names)
    before = scene
    return { ...at, scene }
  })
  return { ...direction, pages: directed }
}

export function sceneAt({ pages }: PartOfDirection, { chapter, page }: At): Scene | null {
  return pages.find((one) => one.chapter === chapter && one.page === page)?.scene ?? null
}

/** Those whom a page names, where the picture before it was. */
function sceneOf(story: Story, info: CompleteBookInfo, { chapter, page }: At, before: Scene | null): Scene {
  const text = story.chapters[chapter - 1]?.pages[page - 1]?.paragraphs.join(' ') ?? ''
  const there = info.characters.filter((character) => partOf(character).drawn === 'there')
  const named = namedIn(
    text,
    there.map(({ name }) => name),
  )
  return plainScene(
    there.filter(({ name }) => named.has(name)),
    before ?? firstPlace(info),
  )
}

function lastSceneBefore({ chapters }: Story, at: At | undefined): Scene | null {
  const told = chapters.flatMap(({ pages }, index) =>
    pages.map((page, on) => ({ scene: page.scene, chapter: index + 1, page: on + 1 })),
  )
  const end = told.findIndex(({ chapter, page }) => chapter === at?.chapter && page === at.page)
  return told.slice(0, Math.max(0, end)).findLast(({ scene }) => scene !== null)?.scene ?? null
}

/** Who is in a picture of a chapter that says nothing of them. */
export function absentIn(
  { pages }: PartOfDirection,
  { chapters }: Story,
  { characters }: CompleteBookInfo,
): { chapter: number; page: number; name: string }[] {
  const names = characters.map(({ name }) => name)
  const present = chapters.map((chapter) => namedIn(textOf(chapter), names))
  return pages.flatMap(({ chapter, page, scene }) => {
    const absent = scene.cast.filter(({ name }) => !present[chapter - 1]?.has(name))
    return absent.map(({ name }) => ({ chapter, page, name }))
  })
}
