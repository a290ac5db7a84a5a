import type { Pose, PropName, Scene, SceneCast, SceneFigure, Setting } from '../../domain/scene.ts'
import { PROPS, SETTINGS } from '../../domain/scene.ts'
import type { PictureSpec, StorySpec } from './format.ts'
import type { Person } from './people.ts'

/** What the pictures of one book are made of. */
export type Stage = {
  spec: StorySpec
  roles: ReadonlyMap<string, Person>
  /** What a thing of the story's is drawn as, where it is. */
  props: ReadonlyMap<string, PropName | null>
  /** Where a place of the story's lies in this book. */
  places: ReadonlyMap<string, StagePlace>
}

/** `name` and `things` are the parent's: what the place is called and what stands in it. */
export type StagePlace = { setting: Setting; name: string | null; things: readonly PropName[] }

/** A picture of `story.yaml` in this book; who is not in the book is not in the picture. */
export function sceneOf(picture: PictureSpec, chapterAt: string, alt: string, stage: Stage): Scene {
  const cast: SceneCast[] = []
  const figures: SceneFigure[] = []
  const absent: SceneCast[] = []
  for (const [who, { pose, mood, holding }] of Object.entries(picture.who)) {
    const posed = { pose, mood, holding: holding === null ? null : propOf(holding, stage) }
    const person = stage.roles.get(who)
    const figure = stage.spec.figures[who]
    const shownOn = person && shownIn(picture, who, person, stage)
    if (person && shownOn) absent.push({ name: person.name, ...posed, holding: null, shownOn })
    else if (person) cast.push({ name: person.name, ...posed, pose: poseOf(person, pose) })
    else if (figure) figures.push({ id: who, as: figure.as, looks: figure.looks, ...posed })
  }
  // A frame without anybody to look at it is no moment.
  if (cast.length + figures.length > 0) cast.push(...absent)
  const held = new Set([...cast, ...figures].map(({ holding }) => holding))
  const props = picture.props.flatMap((prop) => propOf(prop, stage) ?? [])
  const where = whereOf(picture.at ?? chapterAt, stage)
  return {
    cast,
    ...(figures.length > 0 && { figures }),
    interaction: interactionOf(picture, stage),
    setting: where.setting,
    place: where.name,
    time: picture.time,
    weather: picture.weather,
    shot: picture.shot,
    props: [...new Set([...props, ...seenThings(where, picture, props.length)])]
      .filter((prop) => !held.has(prop))
      .slice(0, 5),
    action: alt,
    alt,
  }
}

const SCREENS: ReadonlySet<string | null> = new Set<PropName>(['phone', 'tablet', 'computer'])

/**
 * On what somebody is seen who is not there: on a screen that the picture has, if they live; else on a photo. Only in a part
 * that nobody present may play: of the others the words say that they come and go.
 */
function shownIn(
  { who, props }: PictureSpec,
  role: string,
  { presence }: Person,
  { spec }: Stage,
): SceneCast['shownOn'] | null {
  const isAway = spec.roles[role]?.presence.every((one) => one === 'far' || one === 'died')
  if (!isAway || (presence !== 'far' && presence !== 'died')) return null
  const things = [...props, ...Object.values(who).map(({ holding }) => holding)]
  return presence === 'far' && things.some((thing) => SCREENS.has(thing)) ? 'screen' : 'photo'
}

/** A baby neither stands nor walks, whatever the story has in mind for who plays the part. */
export function poseOf({ kinds }: Person, pose: Pose): Pose {
  return kinds.has('baby') && pose !== 'lie' && pose !== 'sleep' ? 'sit' : pose
}

function interactionOf({ together }: PictureSpec, { roles, spec }: Stage): Scene['interaction'] {
  if (!together) return null
  const nameOf = (who: string) => roles.get(who)?.name ?? (spec.figures[who] ? who : null)
  const [from, to] = [nameOf(together.from), nameOf(together.to)]
  return from && to ? { kind: together.kind, from, to } : null
}

/** What the parent's place has, where the picture has room for it. */
function seenThings({ things }: StagePlace, { shot }: PictureSpec, taken: number): readonly PropName[] {
  return shot === 'close' || taken > 3 ? [] : things
}

function whereOf(at: string, { places }: Stage): StagePlace {
  const place = places.get(at)
  if (place) return place
  const setting = SETTINGS.find((one) => one === at)
  if (!setting) throw new RangeError(`There is no place ${at}`)
  return { setting, name: null, things: [] }
}

function propOf(word: string, { props }: Stage): PropName | null {
  const own = props.get(word)
  return own === undefined ? (PROPS.find((prop) => prop === word) ?? null) : own
}
