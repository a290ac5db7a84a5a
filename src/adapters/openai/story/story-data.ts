import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { type Part, partOf } from '../../../domain/person-facts.ts'
import { type Aliases, type Pseudonyms, pseudonymsFor } from '../../../domain/pseudonyms.ts'
import type { Wish } from '../../../domain/wish.ts'
import { cleanWords } from '../clean-words.ts'
import { factsOf } from '../facts-in-words.ts'

/** Ids of those who may act, be in pictures of pages, and be on the covers; and whether there are facts to obey at all. */
export type StoryParts = {
  acting: string[]
  seen: string[]
  onCover: string[]
  hasFacts: boolean
  /** Somebody has died and may be remembered; somebody is far away and may be seen on a photo, a screen or a letter. */
  remembers: boolean
  shows: boolean
  /** Something in it is hard for the child it is for. */
  isTender: boolean
}

/** A book's description as a model may see it: ids for people and places, free text cleaned, nothing empty, no dedication. */
export type StoryData = {
  names: Pseudonyms
  placeIds: string[]
  parts: StoryParts
  book: Record<string, unknown>
  /** The same as `dataJson`. */
  json: string
}

/** @param aliases who is called otherwise in a book that is written @param wishes what the parent asks for */
export function storyData(
  info: CompleteBookInfo,
  aliases: Aliases = {},
  wishes: readonly Pick<Wish, 'sensitive'>[] = [],
): StoryData {
  const names = pseudonymsFor(
    info.characters.map(({ name }) => name),
    aliases,
  )
  const words = (text: string) => cleanWords(names.hide(text))
  const placeIds = info.places.map((_, index) => `LUGAR_${index + 1}`)
  const book = {
    title: words(info.title),
    people: info.characters.map((character) => ({
      id: names.idOf(character.name),
      gender: character.gender,
      age: character.age,
      role: character.role === 'protagonista' ? 'protagonist' : 'secondary',
      species: character.species && character.colour ? `${character.colour} ${character.species}` : null,
      hobbies: character.hobbies.map(words),
      facts: factsOf(character),
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
  return {
    names,
    placeIds,
    parts: { ...partsOf(info, names), isTender: isTender(info, wishes) },
    book,
    json: dataJson(book),
  }
}

/** Wishes as a model may see them, numbered from 1. */
export function wishesOf(wishes: readonly Wish[], { names }: StoryData) {
  return {
    wishes: wishes.map(({ quote, kind, weight }, index) => ({
      number: index + 1,
      asked: cleanWords(names.hide(quote)),
      kind,
      weight,
    })),
  }
}

/** JSON without anything empty; `<` and `>` cannot stand in it, so nothing closes the block it is put into. */
export function dataJson(data: Record<string, unknown>): string {
  return JSON.stringify(withoutEmpty(data), null, 1).replace(/[<>]/gu, '')
}

const HARD: ReadonlySet<Wish['sensitive']> = new Set(['death', 'separation', 'illness', 'fear', 'conflict'] as const)

function isTender({ characters }: CompleteBookInfo, wishes: readonly Pick<Wish, 'sensitive'>[]): boolean {
  return wishes.some(({ sensitive }) => HARD.has(sensitive)) || characters.some(({ presence }) => presence === 'died')
}

function partsOf({ characters }: CompleteBookInfo, names: Pseudonyms): Omit<StoryParts, 'isTender'> {
  const having = (may: (part: Part) => boolean) => {
    const ids = characters.filter((character) => may(partOf(character))).map(({ name }) => names.idOf(name))
    // A choice out of nothing is no schema; what comes of it the checks find.
    return ids.length > 0 ? ids : [...names.ids]
  }
  return {
    acting: having(({ acts }) => acts),
    seen: having(({ drawn }) => drawn !== 'never'),
    onCover: having(({ onCover }) => onCover),
    hasFacts: characters.some((character) => factsOf(character).length > 0),
    remembers: characters.some((character) => partOf(character).drawn === 'remembered'),
    shows: characters.some((character) => partOf(character).drawn === 'shown'),
  }
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
