import type { Direction } from '../../../domain/art.ts'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { isBaby, partOf } from '../../../domain/person-facts.ts'
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
  const directed = pages.map((at): Direction['pages'][number] => {
    const scene = sceneAt(direction, at) ?? plainScene(story, info, at)
    const names = absent.filter(({ chapter, page }) => chapter === at.chapter && page === at.page)
    return {
      ...at,
      scene: withoutAnybodyOf(
        scene,
        names.map(({ name }) => name),
      ),
    }
  })
  return { ...direction, pages: directed }
}

export function sceneAt({ pages }: PartOfDirection, { chapter, page }: At): Scene | null {
  return pages.find((one) => one.chapter === chapter && one.page === page)?.scene ?? null
}

/** Those whom a page names, where the last scene was. */
function plainScene(story: Story, { characters, places }: CompleteBookInfo, { chapter, page }: At): Scene {
  const text = story.chapters[chapter - 1]?.pages[page - 1]?.paragraphs.join(' ') ?? ''
  const there = characters.filter((character) => partOf(character).drawn === 'there')
  const named = namedIn(
    text,
    there.map(({ name }) => name),
  )
  const cast = there
    .filter(({ name }) => named.has(name))
    .slice(0, 4)
    .map((character) => ({
      ...{ name: character.name, mood: 'calm' as const, holding: null },
      pose: isBaby(character) ? ('lie' as const) : ('stand' as const),
    }))
  const company = cast.map(({ name }) => name).join(' and ')
  return {
    ...{ cast, interaction: null, setting: 'meadow', time: 'day', weather: 'clear', shot: 'medium', props: [] },
    place: places[0]?.name || null,
    action: company ? `${company} in a quiet moment.` : 'The place, quiet.',
    alt: '',
  }
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
