import type { Character } from '../../../../../../domain/character.ts'
import type { Feature } from '../../../../../../domain/person-facts.ts'
import { type Age, type GarmentColour, HEAD_GARMENTS } from '../../../../../../domain/vocabulary.ts'
import { pick } from '../../paper/chance.ts'
import { clothPaper, luminance, type Paper, paper } from '../../paper/colours.ts'

/** What a parent said of a body and what it wears, in colours that stay the same through the book. */
export type Worn = {
  /** Colour of the frame. */
  glasses: string | null
  hearingAid: string | null
  freckles: boolean
  hijab: Paper | null
  prosthesis: { socket: Paper; kind: 'blade' | 'foot' } | null
  wheelchair: boolean
}

export function featuresOf({ name, features = [], clothes }: Character, age: Age, skin: Paper): Worn | null {
  if (features.length === 0) return null
  const has = (feature: Feature) => features.includes(feature)
  const hijab = has('hijab') ? scarfOf(name, clothes) : null
  return {
    glasses: has('glasses') ? frameFor(name, skin) : null,
    hearingAid: has('hearing_aid')
      ? hijab // Seen on the cloth, whatever its colour.
        ? '#FFF3DC'
        : pick(['#3F8FD0', '#E3556A', '#59A36B', '#F08C3A'], name, 'hearing aid')
      : null,
    freckles: has('freckles'),
    hijab,
    prosthesis: has('prosthesis')
      ? {
          socket: paper(pick(['#3F8FD0', '#E3556A', '#7D5BA6', '#EC8139'], name, 'socket')),
          kind: age === 'child' || age === 'teenager' ? 'blade' : 'foot',
        }
      : null,
    wheelchair: has('wheelchair'),
  }
}

/** A frame that is seen on this skin: light on dark, dark on light. */
function frameFor(name: string, skin: Paper): string {
  return luminance(skin.base) < 0.42
    ? pick(['#F2BE4A', '#8FCBE3', '#F09C8A', '#A9D68C'], name, 'frame')
    : pick(['#A5324A', '#2F6C96', '#6B4A86', '#3D6E5A', '#8A4A2C'], name, 'frame')
}

/** In the colour of the hat it takes the place of; else in one that no other garment has. */
function scarfOf(name: string, clothes: Character['clothes']): Paper {
  const hat = clothes.find(({ type }) => HEAD_GARMENTS.includes(type))
  if (hat) return clothPaper(hat.colour)
  const colours = (['purple', 'blue', 'pink', 'green', 'yellow', 'red'] as const).filter((colour) =>
    clothes.every((garment) => garment.colour !== colour),
  )
  return clothPaper(pick(colours as [GarmentColour, ...GarmentColour[]], name, 'scarf'))
}
