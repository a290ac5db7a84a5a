import { partOf } from '../../../domain/person-facts.ts'
import { type Pseudonyms, pseudonymsFor } from '../../../domain/pseudonyms.ts'
import type { SheetBrief } from '../../../ports/illustrator.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import { lookOf } from './look.ts'
import type { PictureRequest, Reference } from './picture-prompt.ts'

/** A service takes no more. */
const MOST_REFERENCES = 8
const IN_A_ROW = 4

/** What is asked for a picture that others are drawn after. Ids stand for names. */
export function sheetPrompt(brief: SheetBrief): PictureRequest {
  const { sheet } = brief
  if (sheet === 'cast') return castSheet(brief)
  if (sheet === 'key') return keyPicture(brief)
  return { prompt: prompt('sheet', stillOf(brief)), references: [] }
}

function castSheet({ characters: everybody, names: aliases, references }: SheetBrief): PictureRequest {
  const names = namesOf(everybody, aliases)
  const characters = everybody.filter((character) => partOf(character).drawn !== 'never')
  const sent = avatarsOf({ characters, references }, (name) => names.idOf(name)).slice(0, MOST_REFERENCES)
  const people = characters.map((character) => {
    const id = names.idOf(character.name)
    const at = sent.findIndex((reference) => reference.id === id) + 1
    const same = at > 0 ? ` (Image ${at}: the very same face, hair, clothes, colours and proportions)` : ''
    return `${id}: ${lookOf(character)}${same}`
  })
  const text = prompt('sheet', {
    subject: `${people.join('; ')}.`,
    composition: `each of them whole from the front and once more from three quarters, with two small heads beside (happy, worried); all side by side in their true heights to each other${
      characters.length > IN_A_ROW ? `, in rows of ${IN_A_ROW}` : ''
    }, from left to right in this order, on a plain warm cream background`,
  })
  return { prompt: text, references: sent }
}

/** How the book is painted: the place where most of it happens, with nobody's face to be copied. */
function keyPicture({ art, places, theme, characters, names }: SheetBrief): PictureRequest {
  const [first] = art.places
  const place = places.find(({ name }) => name === first?.name)
  const subject = first
    ? `${first.looks}${describing(place, namesOf(characters, names))}`
    : `a wide calm place where a story of this kind begins: ${theme}`
  const composition =
    'the place alone, as wide as the eye sees, two or three layers of depth, the light and the palette that the whole book will have'
  return { prompt: prompt('sheet', { subject: `${subject}.`, composition }), references: [] }
}

function stillOf({ sheet, art, places, characters, names }: SheetBrief): { subject: string; composition: string } {
  if (sheet === 'figures')
    return {
      subject: `${art.figures.map(({ as }) => as).join('; ')}.`,
      composition:
        'each of them whole from the front, side by side in their true heights, on a plain warm cream background',
    }
  if (sheet === 'object')
    return {
      subject: `${art.object?.looks ?? ''}.`,
      composition:
        'the thing alone, large, once from the front and once from the side, on a plain warm cream background',
    }
  const place = places[Number(sheet.replace('place-', '')) - 1]
  const looks = art.places.find(({ name }) => name === place?.name)?.looks ?? ''
  return {
    subject: `${looks}${describing(place, namesOf(characters, names))}.`,
    composition: 'the place alone, as wide as the eye sees, by day',
  }
}

/** In the parent's words: people have ids in them too. */
function describing(place: SheetBrief['places'][number] | undefined, names: Pseudonyms): string {
  return place?.description ? ` (${cleanWords(names.hide(place.description))})` : ''
}

function avatarsOf(
  { characters, references }: Pick<SheetBrief, 'characters' | 'references'>,
  idOf: (name: string) => string,
): Reference[] {
  return characters.flatMap(({ name }) => {
    const bytes = references.get(name)
    return bytes ? [{ id: idOf(name), bytes }] : []
  })
}

function namesOf(characters: SheetBrief['characters'], aliases: SheetBrief['names']) {
  return pseudonymsFor(
    characters.map(({ name }) => name),
    aliases,
  )
}
