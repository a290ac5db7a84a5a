import type { Scene, SceneCast } from '../../../domain/scene.ts'
import type { Somewhere } from './lexicon/places.ts'
import type { Picture, Posture, RoleKey } from './plots/plot.ts'
import type { Person } from './realise/person.ts'

export type SceneWords = { action: string; alt: string }

const KEYS: readonly RoleKey[] = ['H', 'F', 'X']

/** A moment's picture with the book's people in the chapter's place. `bystanders` fill the frame up to four, in the posture `aside`. */
export function drawScene(
  picture: Picture,
  people: Readonly<Record<RoleKey, Person | null>>,
  bystanders: readonly Person[],
  thing: Scene['props'][number],
  where: Somewhere,
  words: SceneWords,
  aside: Posture = ['stand', 'calm'],
): Scene {
  const posed = KEYS.flatMap((key): { person: Person; posture: Posture }[] => {
    const person = people[key]
    const posture = picture[key]
    return person && posture ? [{ person, posture }] : []
  })
  const cast = [...posed, ...bystanders.map((person) => ({ person, posture: aside }))]
    .flatMap(({ person, posture }): SceneCast[] => {
      const [pose, mood, holding] = posture as Posture
      return person.name === null ? [] : [{ name: person.name, pose, mood, holding: holding ?? null }]
    })
    .slice(0, 4)
  const lent = KEYS.flatMap((key) => people[key]?.prop ?? [])
  const props = [...(picture.showsThing ? [thing] : []), ...(picture.props ?? []), ...lent]
  return {
    cast,
    interaction: interactionOf(picture, people, cast),
    setting: where.setting,
    place: where.name,
    time: picture.time ?? 'day',
    weather: picture.weather ?? 'clear',
    shot: picture.shot ?? 'medium',
    props: [...new Set(props)].slice(0, 5),
    ...words,
  }
}

function interactionOf(
  { together }: Picture,
  people: Readonly<Record<RoleKey, Person | null>>,
  cast: readonly SceneCast[],
): Scene['interaction'] {
  if (!together) return null
  const [kind, fromKey, toKey] = together
  const from = people[fromKey]?.name
  const to = people[toKey]?.name
  const isSeen = (name: string) => cast.some((member) => member.name === name)
  return from && to && isSeen(from) && isSeen(to) ? { kind, from, to } : null
}
