import type { Character } from '../../src/domain/character.ts'
import { FEATURES, PRESENCES, presenceOf } from '../../src/domain/person-facts.ts'
import { foldName } from '../../src/domain/text.ts'
import {
  ANIMAL_COLOURS,
  EYE_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  HAIR_STYLES,
  ROLES,
  SKINS,
} from '../../src/domain/vocabulary.ts'
import { whoIsIt } from './character/who-is-it.ts'
import { WIZARD_COPY } from './copy.ts'

const copy = WIZARD_COPY.conflict

/** The characters of one version, each with what is otherwise in the other one: `Lucía (pelo rubio, largo), Tom`. */
export function castInWords(cast: readonly Character[], others: readonly Character[]): string {
  return cast
    .map((character) => {
      const name = character.name || WIZARD_COPY.characters.nameless
      const other = others.find((other) => foldName(other.name) === foldName(character.name))
      const traits = other ? partingTraits(character, other) : []
      return traits.length > 0 ? `${name} (${traits.join('; ')})` : name
    })
    .join(', ')
}

function partingTraits(character: Character, other: Character): string[] {
  const theirs = traitsOf(other)
  return traitsOf(character).filter((trait, index) => trait !== theirs[index])
}

/** Always as many, in the same order, so that two characters can be held side by side. */
function traitsOf(character: Character): string[] {
  const { role, colour, skin, hair, eyes, clothes, features = [], hobbies, avatars, selectedAvatar } = character
  const hairWords = [
    hair.colour && HAIR_COLOURS[hair.colour],
    hair.length && HAIR_LENGTHS[hair.length],
    hair.form && HAIR_FORMS[hair.form],
    hair.style && HAIR_STYLES[hair.style],
  ]
  return [
    ROLES[role].toLowerCase(),
    said('', [whoIsIt(character)]),
    said(copy.traits.colour, [colour && ANIMAL_COLOURS[colour]]),
    said(copy.traits.skin, [skin && SKINS[skin]]),
    said(copy.traits.hair, [...new Set(hairWords)]),
    said(copy.traits.eyes, [eyes && EYE_COLOURS[eyes]]),
    said(
      copy.traits.clothes,
      clothes.map(({ type, colour }) => `${GARMENTS[type]} ${GARMENT_COLOURS[colour]}`),
    ),
    said(
      copy.traits.features,
      features.map((feature) => FEATURES[feature]),
    ),
    said('', [PRESENCES[presenceOf(character)]]),
    said(copy.traits.hobbies, hobbies),
    said(copy.traits.avatar, [selectedAvatar && `${avatars.indexOf(selectedAvatar) + 1} / ${avatars.length}`]),
  ]
}

function said(what: string, words: readonly (string | null)[]): string {
  const chosen = words.filter(Boolean).join(', ').toLowerCase()
  return `${what} ${chosen || copy.unchosen}`.trim()
}
