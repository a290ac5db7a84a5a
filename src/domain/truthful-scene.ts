import type { Relationship } from './book-info.ts'
import type { Character } from './character.ts'
import { isBaby, mayShareScene, type Person, partOf } from './person-facts.ts'
import type { Pose, Scene, SceneCast } from './scene.ts'

export type Family = { characters: readonly Character[]; relationships: readonly Relationship[] }
export type PictureKind = 'page' | 'cover'

/** Whether somebody may be seen in this picture, and in this way. */
export function mayBeSeen(person: Person, { shownOn }: Pick<SceneCast, 'shownOn'>, scene: Scene, kind: PictureKind) {
  const { drawn, onCover } = partOf(person)
  if (kind === 'cover' && !onCover) return false
  if (drawn === 'there') return true
  if (drawn === 'shown') return shownOn !== undefined
  // To look at a photo of who has died is to remember.
  return drawn === 'remembered' && (scene.isMemory === true || shownOn === 'photo')
}

/** What a body so small can do: who was just born does not sit up. */
export function mayPose(person: Person, pose: Pose): boolean {
  if (!isBaby(person)) return true
  return pose === 'lie' || pose === 'sleep' || (pose === 'sit' && person.presence !== 'baby')
}

/** Names of those in a scene beside whom the parent they no longer live with is seen, the less important first. */
export function partedPairs(scene: Scene, { characters, relationships }: Family): [left: string, kept: string][] {
  const seen = scene.cast.flatMap(({ name }) => characters.find((character) => character.name === name) ?? [])
  return seen.flatMap((one, index) =>
    seen
      .slice(0, index)
      .flatMap((other): [string, string][] =>
        mayShareScene(one, other, relationships) ? [] : [[one.name, other.name]],
      ),
  )
}

/**
 * The scene as it may be drawn, whoever wrote it: who cannot be there is left out, and who was just born lies. A scene in
 * which nothing is untrue comes back as it is, for pictures are known by it.
 */
export function truthfulScene(scene: Scene, family: Family, kind: PictureKind): Scene {
  const parted = new Set(partedPairs(scene, family).map(([left]) => left))
  const known = (name: string) => family.characters.find((character) => character.name === name)
  const cast = scene.cast
    .filter((member) => {
      const person = known(member.name)
      return !person || (!parted.has(member.name) && mayBeSeen(person, member, scene, kind))
    })
    .map((member) => {
      const person = known(member.name)
      // Others of that age were drawn as they were written: their pictures are paid for.
      const lies = person?.presence === 'baby' && !mayPose(person, member.pose)
      return lies ? { ...member, pose: 'lie' as const } : member
    })
  const isSame = cast.length === scene.cast.length && cast.every((member, index) => member === scene.cast[index])
  return isSame ? scene : { ...withoutThem(scene, cast), cast }
}

/** The scene without these people. */
export function withoutAnybodyOf(scene: Scene, names: readonly string[]): Scene {
  const cast = scene.cast.filter(({ name }) => !names.includes(name))
  return cast.length === scene.cast.length ? scene : { ...withoutThem(scene, cast), cast }
}

/** Neither what is done together nor the sentence for the painter may speak of who has left the scene. */
function withoutThem(scene: Scene, cast: readonly SceneCast[]): Scene {
  const gone = scene.cast.map(({ name }) => name).filter((name) => !cast.some((member) => member.name === name))
  const touched = gone.some((name) => scene.interaction?.from === name || scene.interaction?.to === name)
  const spoken = gone.some((name) => scene.action.includes(name))
  const names = [...cast.map(({ name }) => name), ...(scene.figures ?? []).map(({ as }) => as)].join(' and ')
  return {
    ...scene,
    interaction: touched ? null : scene.interaction,
    action: spoken ? (names ? `${names} in a quiet moment.` : 'The place, quiet.') : scene.action,
  }
}
