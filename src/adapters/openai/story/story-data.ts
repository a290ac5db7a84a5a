import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { type Pseudonyms, pseudonymsFor } from '../../../domain/pseudonyms.ts'
import { cleanWords } from '../clean-words.ts'

/** A book's description as a model may see it: ids for people and places, free text cleaned, nothing empty, no dedication. */
export type StoryData = {
  names: Pseudonyms
  placeIds: string[]
  /** JSON; `<` and `>` cannot stand in it, so nothing closes the block it is put into. */
  json: string
}

export function storyData(info: CompleteBookInfo): StoryData {
  const names = pseudonymsFor(info.characters.map(({ name }) => name))
  const words = (text: string) => cleanWords(names.hide(text))
  const placeIds = info.places.map((_, index) => `LUGAR_${index + 1}`)
  const data = {
    title: words(info.title),
    people: info.characters.map((character) => ({
      id: names.idOf(character.name),
      gender: character.gender,
      age: character.age,
      role: character.role === 'protagonista' ? 'protagonist' : 'secondary',
      species: character.species && character.colour ? `${character.colour} ${character.species}` : null,
      hobbies: character.hobbies.map(words),
    })),
    relationships: info.relationships
      .filter(({ from, to }) => names.ids.length > 0 && isKnown(info, from) && isKnown(info, to))
      .map(({ from, type, to }) => `${names.idOf(from)} is the ${type} of ${names.idOf(to)}`),
    places: info.places.map(({ name, description }, index) => ({
      id: placeIds[index],
      name: words(name),
      description: words(description),
    })),
    moral: words(info.moral),
    parents_wishes: words(info.freeText),
  }
  return { names, placeIds, json: JSON.stringify(withoutEmpty(data), null, 1).replace(/[<>]/gu, '') }
}

function isKnown(info: CompleteBookInfo, name: string): boolean {
  return info.characters.some((character) => character.name === name)
}

/** Empty fields say nothing and only invite invention. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => !isEmpty(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, withoutEmpty(item)])
      .filter(([, item]) => !isEmpty(item)),
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
