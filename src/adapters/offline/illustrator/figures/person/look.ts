import type { Character, Hair } from '../../../../../domain/character.ts'
import {
  type Age,
  type EyeColour,
  type GarmentColour,
  type GarmentType,
  type HairColour,
  HEAD_GARMENTS,
  type Skin,
} from '../../../../../domain/vocabulary.ts'
import type { HeadwearKind, Motif, Outfit } from '../biped/biped.ts'
import { pick } from '../paper/chance.ts'
import { clothPaper, hairPaper, irisOf, type Paper, paper, skinPaper } from '../paper/colours.ts'
import { featuresOf, type Worn } from './features/worn.ts'

export type HairLook = {
  paper: Paper
  form: 'straight' | 'curly' | 'afro'
  length: NonNullable<Hair['length']>
  style: NonNullable<Hair['style']>
}

/** A person with nothing left open: what was not chosen follows from the name. */
export type PersonLook = {
  age: Age
  feminine: boolean
  skin: Paper
  iris: string
  /** Creatures' ears. */
  ears?: 'pointed' | 'long'
  hair: HairLook | null
  outfit: Outfit
  /** People's alone. */
  worn?: Worn
}

const MOTIFS: [Motif, ...Motif[]] = ['plain', 'stripes', 'pocket', 'star', 'dots', 'heart']

export function lookOf(character: Character): PersonLook {
  const { name, gender, hair } = character
  const age = character.age ?? 'child'
  const feminine = gender === 'female' || (gender === null && pick([true, false], name, 'gender'))
  const skin = skinPaper(character.skin ?? pick<Skin>(['light', 'tan', 'deep_tan', 'light', 'dark'], name, 'skin'))
  const worn = featuresOf(character, age, skin)
  const outfit = outfitOf(character, age, feminine)
  return {
    age,
    feminine,
    skin,
    iris: irisOf(character.eyes ?? pick<EyeColour>(['brown', 'brown', 'green', 'blue', 'black'], name, 'eyes')),
    hair: worn?.hijab || hair.colour === 'bald' || hair.form === 'bald' ? null : hairOf(name, hair, age, feminine),
    // The scarf takes the place of hair and hat.
    outfit: worn?.hijab ? { ...outfit, headwear: null } : outfit,
    ...(worn ? { worn } : {}),
  }
}

function hairOf(name: string, hair: Hair, age: Age, feminine: boolean): HairLook {
  const natural = pick<Exclude<HairColour, 'bald'>>(['brown', 'black', 'brown', 'blonde', 'red'], name, 'hair')
  return {
    paper: hairPaper(
      hair.colour === null || hair.colour === 'bald' ? (age === 'elderly' ? 'white' : natural) : hair.colour,
    ),
    form:
      hair.form === null || hair.form === 'bald'
        ? pick<HairLook['form']>(['straight', 'straight', 'curly'], name, 'form')
        : hair.form,
    length:
      hair.length ??
      (feminine ? (age === 'baby' ? 'short' : pick(['medium', 'shoulder', 'long'], name, 'length')) : 'short'),
    style: hair.style ?? 'loose',
  }
}

/** Clothes a parent chose, made whole: nobody goes out in a hat alone. */
export function outfitOf(character: Character, age: Age, feminine: boolean): Outfit {
  const { name, clothes } = character
  const worn = (type: GarmentType) => clothes.find((garment) => garment.type === type)?.colour
  const chosen = (type: GarmentType) => {
    const colour = worn(type)
    return colour ? clothPaper(colour) : null
  }
  const head = clothes.find(({ type }) => HEAD_GARMENTS.includes(type))
  const dress = chosen('dress')
  const motif = pick(MOTIFS, name, 'motif')
  const bare = !dress && !worn('tshirt') && !worn('trousers') && !worn('shorts') && !worn('skirt')
  const onesie = age === 'baby' && bare && !worn('trenchcoat') ? clothPaper(topColour(name, null)) : null
  const lower = worn('trousers') ?? worn('shorts') ?? worn('skirt') ?? null
  return {
    onesie,
    dress: dress && { paper: dress, motif: motif === 'pocket' ? 'plain' : motif },
    top:
      onesie || (dress && !worn('tshirt'))
        ? null
        : { paper: chosen('tshirt') ?? clothPaper(topColour(name, lower)), motif },
    bottom: dress || onesie ? null : bottomOf(name, chosen, worn('tshirt') ?? null, age, feminine),
    coat: chosen('trenchcoat'),
    headwear: head ? { kind: kindOf(head.type), paper: clothPaper(head.colour) } : null,
    shoes: shoePaper(name),
  }
}

export function kindOf(type: GarmentType): HeadwearKind {
  return type === 'cap' || type === 'beanie' ? type : 'hat'
}

function topColour(name: string, lower: GarmentColour | null): GarmentColour {
  const colours = (['yellow', 'green', 'orange', 'white', 'red', 'blue', 'purple', 'pink'] as const).filter(
    (colour) => colour !== lower,
  )
  return pick(colours as [GarmentColour, ...GarmentColour[]], name, 'top')
}

function bottomOf(
  name: string,
  chosen: (type: GarmentType) => Paper | null,
  top: GarmentColour | null,
  age: Age,
  feminine: boolean,
): Outfit['bottom'] {
  for (const kind of ['trousers', 'shorts', 'skirt'] as const) {
    const cloth = chosen(kind)
    if (cloth) return { kind, paper: cloth }
  }
  const young = age === 'child' || age === 'baby'
  const kind = feminine
    ? pick<'trousers' | 'skirt'>(['trousers', 'skirt', 'trousers'], name, 'bottom')
    : young
      ? pick<'trousers' | 'shorts'>(['trousers', 'shorts'], name, 'bottom')
      : 'trousers'
  const cloth = pick(
    ['#5C6F94', '#B79A74', '#6E7F5F', '#7C6472', '#4F5A70'].filter((hex) => !(top === 'blue' && hex === '#5C6F94')) as [
      string,
      ...string[],
    ],
    name,
    'cloth',
  )
  return { kind, paper: paper(cloth) }
}

function shoePaper(name: string): Paper {
  return paper(pick(['#7A4B3A', '#B3202C', '#4D5C7A', '#5A4B59', '#C98A3C'], name, 'shoes'))
}
