import type { PropName } from '../../../domain/scene.ts'
import type { Chapter } from '../../../domain/story.ts'
import { standsAlone } from '../ornaments/prop.ts'

/** What a text page tells of that can be drawn small: first its own picture's things, then its chapter's. */
export type PageThings = { props: readonly PropName[]; cast: readonly string[] }

/** `page` from 0; a page without a picture borrows from the others, each other ones. */
export function thingsOf({ pages }: Chapter, page: number): PageThings {
  const scenes = pages.flatMap(({ scene }) => scene ?? [])
  const own = pages[page]?.scene
  const all = scenes.flatMap(({ props, cast }) => [...cast.flatMap(({ holding }) => holding ?? []), ...props])
  const mine = own ? [...own.cast.flatMap(({ holding }) => holding ?? []), ...own.props] : []
  const turned = [...all.slice(page % Math.max(1, all.length)), ...all.slice(0, page % Math.max(1, all.length))]
  const cast = (own ?? scenes[page % Math.max(1, scenes.length)])?.cast ?? []
  return { props: [...new Set([...mine, ...turned])].filter(standsAlone), cast: cast.map(({ name }) => name) }
}
