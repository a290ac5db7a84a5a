import { type Character, newCharacter } from '../../../domain/character.ts'
import type { PropName, Scene, Setting } from '../../../domain/scene.ts'
import type { Inspection } from '../../../ports/picture-inspector.ts'
import { likeThings } from './like-things.ts'
import { ALIKE, resemblance } from './resemblance.ts'
import type { SeenFigure, Sighting } from './sighting.ts'

/** More than a book's picture ever shows; who sees more, sees things. */
const MOST_LOOKED_AT = 9

const INDOORS: ReadonlySet<Setting> = new Set([
  ...(['bedroom', 'kitchen', 'living-room', 'attic', 'classroom', 'library', 'workshop', 'laboratory'] as const),
  ...(['museum', 'hospital', 'shop', 'throne-room', 'spaceship', 'theatre'] as const),
])
const OUTDOORS: ReadonlySet<Setting> = new Set([
  ...([
    'forest',
    'meadow',
    'mountain',
    'beach',
    'river',
    'lake',
    'island',
    'desert',
    'jungle',
    'snow',
    'cliff',
  ] as const),
  ...(['village', 'city', 'street', 'park', 'garden', 'farm', 'playground', 'road'] as const),
])

/** Compares what was seen with what was meant, in the wizard's own terms: first what is never shown, last what is only a pity. */
export function compare(sighting: Sighting, scene: Scene, characters: readonly Character[]): Inspection {
  if (sighting.unsafe) return { ok: false, reason: 'unsafe' }
  if (sighting.has_text) return { ok: false, reason: 'lettering' }
  const reason = who(sighting, scene, characters) ?? (isContradicted(sighting, scene) ? 'words' : null)
  return reason === null ? { ok: true } : { ok: false, reason }
}

function who(
  { figures }: Sighting,
  scene: Scene,
  characters: readonly Character[],
): 'figures' | 'unlike' | 'limbs' | null {
  const there = figures.filter(({ shown }) => shown !== 'in_picture').slice(0, MOST_LOOKED_AT)
  // Nobody's face is in it.
  if (scene.staging === 'hands') return there.some(({ limbs_wrong }) => limbs_wrong) ? 'limbs' : null
  const meant = meantIn(scene, characters)
  if (there.length < meant.length) return 'figures'
  const isTinted = scene.time !== 'day' || scene.isMemory === true
  const taken = assigned(meant, there, isTinted)
  const others = there.filter((figure, at) => !taken.includes(at) && isSomebody(figure))
  // A face on a photo or a screen may be taken for a figure, or not.
  if (others.length > scene.cast.filter(({ shownOn }) => shownOn).length) return 'figures'
  const pairs = meant.map((character, index) => ({ character, figure: there[taken[index] ?? -1] }))
  if (pairs.some(({ character, figure }) => !figure || resemblance(figure, character, isTinted) < ALIKE))
    return 'unlike'
  // What a prosthesis or a wheelchair shows of a leg is theirs.
  const isWhole = ({ features = [] }: Character) => !features.includes('prosthesis') && !features.includes('wheelchair')
  return pairs.some(({ character, figure }) => figure?.limbs_wrong && isWhole(character)) ? 'limbs' : null
}

/** Who is to be there themselves: the cast, and the story's own figures. */
function meantIn(scene: Scene, characters: readonly Character[]): Character[] {
  const cast = characters.filter(({ name }) => scene.cast.some((member) => member.name === name && !member.shownOn))
  return [...cast, ...(scene.figures ?? []).map(({ looks }) => ({ ...newCharacter(), ...looks }))]
}

/** A toy, and a small animal that lives in the place, are nobody too many. */
function isSomebody({ kind, shown, is_small: isSmall }: SeenFigure): boolean {
  return shown !== 'toy' && (kind === 'person' || !isSmall)
}

/** To each who is meant, in order, the index of one figure, so that together they fit best; nobody is two. */
function assigned(meant: readonly Character[], there: readonly SeenFigure[], isTinted: boolean): number[] {
  const fit = meant.map((character) =>
    there.map((figure) => {
      const score = resemblance(figure, character, isTinted)
      // Likeness first; among equals, who is there rather than a toy.
      return score + (score >= ALIKE ? 1 : 0) + (isSomebody(figure) ? 0.01 : 0)
    }),
  )
  let best = { sum: -1, taken: [] as number[] }
  const seat = (index: number, sum: number, taken: number[]): void => {
    if (index === meant.length) {
      if (sum > best.sum) best = { sum, taken }
      return
    }
    for (const at of there.keys())
      if (!taken.includes(at)) seat(index + 1, sum + (fit[index]?.[at] ?? 0), [...taken, at])
  }
  seat(0, 0, [])
  return best.taken
}

/**
 * What the words say is not there, or something else is: a thing in hands, all things that the scene names, inside for
 * outside, night for day. Only what is plain: a picture that leaves it open contradicts nothing.
 */
function isContradicted(sighting: Sighting, scene: Scene): boolean {
  return isElsewhere(sighting, scene) || isAtAnotherHour(sighting, scene) || lacksThings(sighting, scene)
}

function isElsewhere({ place }: Sighting, { setting }: Scene): boolean {
  if (!place) return false
  if (INDOORS.has(setting)) return place !== 'indoors'
  if (OUTDOORS.has(setting)) return place === 'indoors' || place === 'underwater'
  return setting === 'underwater' && place !== 'underwater'
}

/** Inside a lamp decides, under water and in space nobody knows. */
function isAtAnotherHour({ time: seen }: Sighting, { setting, time, isMemory }: Scene): boolean {
  if (isMemory || !OUTDOORS.has(setting)) return false
  return (time === 'day' && seen === 'night') || (time === 'night' && seen === 'day')
}

function lacksThings({ figures, things }: Sighting, { cast, figures: own = [], props, staging }: Scene): boolean {
  if (!things || staging === 'far') return false
  const seen = [...things, ...figures.flatMap(({ holds }) => holds ?? [])]
  const held = [...cast.filter(({ shownOn }) => !shownOn), ...own].flatMap(({ holding }) => holding ?? [])
  // A back hides what is before it.
  if (staging !== 'behind' && !areAllSeen([...new Set(held)], seen)) return true
  return props.length > 0 && !props.some((meant) => seen.some((thing) => likeThings(thing, meant)))
}

/** Each by one of its own: a trumpet that is seen is no drum as well. */
function areAllSeen(meant: readonly PropName[], seen: readonly PropName[]): boolean {
  const left = seen.filter((thing) => !meant.includes(thing))
  return meant
    .filter((thing) => !seen.includes(thing))
    .every((thing) => {
      const at = left.findIndex((other) => likeThings(other, thing))
      return at >= 0 && left.splice(at, 1).length > 0
    })
}
