import { type Character, isHuman } from './character.ts'
import { type Mood, type Pose, type PropName, type Scene, type Setting, STAGINGS, type Staging } from './scene.ts'
import type { Story } from './story.ts'

/** Looking at somebody from here hides nothing that the words need. The first is the plainest. */
export function stagingsFor(scene: Scene, characters: readonly Character[]): Staging[] {
  const bodies = bodiesOf(scene, characters)
  return STAGINGS.filter((staging) => FITS[staging](scene, bodies))
}

/**
 * Every picture of the pages looks at its moment in another way than the one before, and the story's ways take turns. What an art
 * director chose stays where it hides nothing and is not what the one before has.
 */
export function withStagings(story: Story, characters: readonly Character[], seed: string): Story {
  const used = new Map<Staging, number>()
  let before: Staging | null = null
  let turn = 0
  const staged = (scene: Scene): Scene => {
    const ways: Staging[] = stagingsFor(scene, characters).filter((one) => one !== before)
    const chosen = scene.staging && ways.includes(scene.staging) ? scene.staging : null
    const staging =
      chosen ??
      ways.reduce<Staging>(
        (best, one) => (costOf(one, used, seed, turn) < costOf(best, used, seed, turn) ? one : best),
        ways[0] ?? 'group',
      )
    used.set(staging, (used.get(staging) ?? 0) + 1)
    before = staging
    turn += 1
    return { ...scene, staging }
  }
  return {
    ...story,
    chapters: story.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((page) => (page.scene ? { ...page, scene: staged(page.scene) } : page)),
    })),
  }
}

/** A rare way of looking is kept for a moment or two of a book; which comes first, the book decides. */
const WEIGHTS: Readonly<Record<Staging, number>> = {
  group: 1,
  near: 1,
  deep: 1.2,
  above: 1.4,
  low: 1.5,
  shoulder: 1.5,
  behind: 2.2,
  far: 1.1,
  hands: 1.6,
}

function costOf(staging: Staging, used: ReadonlyMap<Staging, number>, seed: string, turn: number): number {
  return ((used.get(staging) ?? 0) + 0.5 + chanceOf(`${seed}|${turn}|${staging}`) * 0.6) * WEIGHTS[staging]
}

/** 0–1, the same for the same words (FNV-1a). */
function chanceOf(words: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  return ((hash >>> 8) & 0xffff) / 0xffff
}

type Body = {
  pose: Pose
  mood: Mood
  holding: PropName | null
  human: boolean
  baby: boolean
  wheels: boolean
  shown: boolean
}

function bodiesOf({ cast, figures = [] }: Scene, characters: readonly Character[]): Body[] {
  return [
    ...cast.map(({ name, pose, mood, holding, shownOn }) => {
      const person = characters.find((one) => one.name === name)
      const human = person !== undefined && isHuman(person)
      const wheels = person?.features?.includes('wheelchair') ?? false
      return { pose, mood, holding, human, baby: person?.age === 'baby', wheels, shown: shownOn !== undefined }
    }),
    ...figures.map(({ pose, mood, holding, looks }) => {
      const human = looks.gender !== 'animal' && looks.gender !== 'imaginary_creature'
      const wheels = looks.features?.includes('wheelchair') ?? false
      return { pose, mood, holding, human, baby: looks.age === 'baby', wheels, shown: false }
    }),
  ].filter(({ shown }) => !shown)
}

type Fits = (scene: Scene, bodies: readonly Body[]) => boolean

const FITS: Readonly<Record<Staging, Fits>> = {
  group: () => true,
  near: ({ interaction, props }, bodies) =>
    bodies.length > 0 &&
    bodies.length < 3 &&
    props.length < 2 &&
    !props.some((prop) => LARGE.has(prop)) &&
    interaction === null &&
    bodies.every(({ pose, baby }) => AT_EASE.has(pose) && !baby),
  deep: ({ interaction, props }, bodies) =>
    interaction === null &&
    props.length < 3 &&
    !props.some((prop) => LARGE.has(prop)) &&
    bodies.length > 1 &&
    bodies.every(({ pose, baby }) => ON_FEET.has(pose) && !baby) &&
    bodies.slice(1).every(({ holding }) => holding === null),
  above: ({ setting, interaction }, bodies) =>
    bodies.length > 0 &&
    !NO_GROUND.has(setting) &&
    interaction?.kind !== 'ride' &&
    bodies.every(({ pose }) => !IN_THE_AIR.has(pose)),
  low: ({ setting, props }, bodies) =>
    bodies.length > 0 &&
    // Whoever is so large hides a doorway.
    !props.includes('door') &&
    !NO_GROUND.has(setting) &&
    bodies.every(({ pose }) => pose !== 'lie' && pose !== 'sleep'),
  shoulder: ({ interaction, props }, bodies) =>
    props.length < 3 &&
    !props.some((prop) => LARGE.has(prop)) &&
    (interaction === null || FACING.has(interaction.kind)) &&
    bodies.length === 2 &&
    bodies.every(({ pose, baby, wheels }) => UPRIGHT.has(pose) && !baby && !wheels) &&
    bodies[0]?.human === true &&
    bodies[0]?.holding === null &&
    !TO_BE_SEEN.has(bodies[0]?.mood ?? 'calm'),
  behind: ({ interaction, props }, bodies) =>
    (interaction === null || interaction.kind === 'hold-hands') &&
    bodies.length > 0 &&
    bodies.length < 4 &&
    props.length < 3 &&
    bodies.every(
      ({ pose, human, mood, holding, baby, wheels }) =>
        ON_FEET.has(pose) && human && !baby && !wheels && holding === null && !TO_BE_SEEN.has(mood),
    ),
  far: ({ setting, interaction, props }, bodies) =>
    interaction === null &&
    WIDE.has(setting) &&
    bodies.length > 0 &&
    bodies.length < 3 &&
    props.every((prop) => SEEN_FROM_AFAR.has(prop)) &&
    bodies.every(({ pose, holding }) => holding === null && pose !== 'sleep' && pose !== 'lie'),
  hands: ({ shot, props, interaction, setting }, bodies) =>
    shot !== 'wide' &&
    interaction === null &&
    bodies.length === 1 &&
    props.length === 0 &&
    !NO_GROUND.has(setting) &&
    bodies.every(({ human, holding, pose, baby }) => human && !baby && holding !== null && pose !== 'sleep'),
}

/** No arm is stretched out into what is beside it. */
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'hold', 'think', 'wave'])
const UPRIGHT: ReadonlySet<Pose> = new Set<Pose>(['stand', 'wave', 'point', 'reach', 'hold', 'think'])
const ON_FEET: ReadonlySet<Pose> = new Set<Pose>(['stand', 'wave', 'point', 'reach', 'walk', 'run', 'cheer', 'hold'])
const IN_THE_AIR: ReadonlySet<Pose> = new Set<Pose>(['fly', 'swim', 'jump'])
const FACING: ReadonlySet<string> = new Set(['face-to-face', 'point-to'])
/** What a face alone tells. */
const TO_BE_SEEN: ReadonlySet<Mood> = new Set<Mood>(['sad', 'worried', 'scared', 'angry', 'surprised'])
const NO_GROUND: ReadonlySet<Setting> = new Set<Setting>(['underwater', 'sky', 'space', 'sea', 'spaceship'])
/** Wide enough for somebody to be small in it. */
const WIDE: ReadonlySet<Setting> = new Set<Setting>([
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
  'moon',
  'cliff',
  'village',
  'city',
  'street',
  'park',
  'garden',
  'farm',
  'harbour',
  'road',
  'lighthouse',
  'castle',
  'palace',
  'ruins',
  'bridge',
])
/** Who is near would hide it. */
const LARGE: ReadonlySet<PropName> = new Set<PropName>([
  'bed',
  'hospital-bed',
  'table',
  'chair',
  'armchair',
  'bicycle',
  'bathtub',
  'cot',
  'boxes',
  'blackboard',
  'wheelchair',
  'robot',
  'cow',
  'camel',
  'sleigh',
  'ladder',
  'tree',
  'christmas-tree',
  'tent',
  'car',
  'bus',
  'train',
  'tractor',
  'fire-engine',
  'boat',
  'plane',
  'rocket',
  'snowman',
  'fountain',
  'well',
  'swing',
  'slide',
  'goal',
  'door',
])
const SEEN_FROM_AFAR: ReadonlySet<PropName> = new Set<PropName>([
  'tree',
  'christmas-tree',
  'tent',
  'car',
  'bus',
  'train',
  'tractor',
  'fire-engine',
  'boat',
  'plane',
  'rocket',
  'snowman',
  'hot-air-balloon',
  'rainbow',
  'cloud',
  'sun',
  'moon',
  'star',
  'fountain',
  'well',
  'swing',
  'slide',
  'goal',
  'door',
])
