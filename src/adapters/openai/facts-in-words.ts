import type { Character } from '../../domain/character.ts'
import { type Feature, isBaby, type Presence, presenceOf } from '../../domain/person-facts.ts'
import type { Pose, SceneCast } from '../../domain/scene.ts'

const LOOKS: Readonly<Record<Feature, string>> = {
  wheelchair: 'uses a wheelchair',
  glasses: 'wears glasses',
  hearing_aid: 'wears a hearing aid behind one ear',
  prosthesis: 'has a prosthetic limb, the same one in every picture',
  freckles: 'has freckles over nose and cheeks',
  hijab: 'wears a hijab that covers hair and neck',
}
const LIFE: Readonly<Record<Exclude<Presence, 'here'>, string>> = {
  far: 'is far away: acts in no scene and is in no place of the story; may be missed, write or call, and be seen only on a photo, a screen or a letter (`shown_on`)',
  other_household: 'lives in another home: acts, but never as a couple or in one scene with the child’s other parent',
  unborn: 'is not born yet: is only spoken of and awaited; acts in no scene and is in no picture',
  baby: 'is a baby: is there, carried or lying; never speaks, walks or does what a baby cannot',
  died: 'has died: never acts, speaks or comes back; may be remembered, and is seen only in a scene that is a memory (`is_memory`)',
}
const ROLLS = 'uses a wheelchair: goes everywhere in it, and never stands, walks, runs, jumps or climbs'

/** What is always true of somebody, for who writes about them. Empty where nothing is said. */
export function factsOf(character: Character): string[] {
  const presence = isBaby(character) ? 'baby' : presenceOf(character)
  const worn = (character.features ?? []).map((feature) => (feature === 'wheelchair' ? ROLLS : LOOKS[feature]))
  return presence === 'here' ? worn : [LIFE[presence], ...worn]
}

/** What is always seen of somebody, for who paints them. */
export function featuresInWords({ features = [] }: Pick<Character, 'features'>): string[] {
  return features.map((feature) => LOOKS[feature])
}

const IN_A_WHEELCHAIR: Readonly<Partial<Record<Pose, string>>> = {
  stand: 'sits in the wheelchair',
  sit: 'sits in the wheelchair',
  walk: 'rolls along in the wheelchair',
  run: 'rolls fast in the wheelchair',
  jump: 'throws both arms up in the wheelchair',
  kneel: 'leans forward in the wheelchair',
  crouch: 'leans forward in the wheelchair',
  dance: 'dances in the wheelchair',
}

/** How somebody holds themselves: who uses a wheelchair is in it, whatever the story's word for it was. */
export function poseInWords({ pose }: SceneCast, { features = [] }: Pick<Character, 'features'>): string {
  if (!features.includes('wheelchair')) return pose
  return IN_A_WHEELCHAIR[pose] ?? (pose === 'lie' || pose === 'sleep' ? pose : `${pose}, in the wheelchair`)
}
