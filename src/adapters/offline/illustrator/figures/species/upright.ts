import type { Character } from '../../../../../domain/character.ts'
import { type GarmentType, HEAD_GARMENTS } from '../../../../../domain/vocabulary.ts'
import type { Figure, FigureRequest } from '../../figure.ts'
import type { Outfit } from '../biped/biped.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import { clothPaper, luminance, paper } from '../paper/colours.ts'
import { kindOf } from '../person/look.ts'
import { BODIES } from './bodies.ts'
import { type BodyRow, bodyBuild } from './body-row.ts'
import { MINOTAUR } from './hoofed-heads.ts'
import { type Coat, drawHead, drawHeadBack, drawHeadBehind, type HeadRow } from './kit.ts'
import { BEAR, CAT, DOG, FOX, KANGAROO, LION, PANDA, RABBIT, TIGER, WEREWOLF, WOLF } from './mammal-heads.ts'
import { CHUPACABRA, CROCODILE, DINOSAUR, DRAGON, YETI } from './reptile-heads.ts'
import { AWAY } from './upright-away.ts'
import { NAPES } from './upright-napes.ts'

type Upright = keyof typeof BODIES

const HEADS: Record<Upright, HeadRow> = {
  dog: DOG,
  cat: CAT,
  rabbit: RABBIT,
  lion: LION,
  tiger: TIGER,
  bear: BEAR,
  wolf: WOLF,
  fox: FOX,
  bearPanda: PANDA,
  kangaroo: KANGAROO,
  dinosaur: DINOSAUR,
  crocodile: CROCODILE,
  minotaur: MINOTAUR,
  werewolf: WEREWOLF,
  yeti: YETI,
  chupacabra: CHUPACABRA,
  dragon: DRAGON,
}

export function isUpright(species: string): species is Upright {
  return Object.hasOwn(BODIES, species)
}

/** Animals and creatures that go on two legs and use their paws as hands. */
export function drawUpright(species: Upright, fur: Coat, request: FigureRequest): Figure {
  const coat = species === 'bearPanda' ? pandaCoat(fur) : fur
  const body: BodyRow = BODIES[species]
  const head = HEADS[species]
  const build = bodyBuild(body, coat.stage)
  const outfit = wornBy(request.character)
  const dressed = outfit.top !== null || outfit.dress !== null || outfit.coat !== null
  return drawBiped(
    {
      build,
      flesh: coat.main,
      ...(body.darkLimbs ? { limbs: coat.dark } : {}),
      outfit,
      hand: body.hand ?? 'paw',
      foot: body.foot ?? 'paw',
      belly: body.belly === 'none' ? undefined : coat.pale,
      headBack: (context) => drawHeadBack(head, context, coat),
      headFront: (context) => drawHead(head, context, coat),
      headBehind: (context) => drawHeadBehind(head, NAPES[species], context, coat),
      behind: (sheet, bones, posture) => body.behind?.(sheet, bones, build, coat, posture),
      away: (sheet, bones, posture) => AWAY[species]?.(sheet, bones, build, coat, posture),
      markings: (sheet, _build, behind) => {
        if (!behind || !body.bib) body.markings?.(sheet, build, coat)
      },
      over: (sheet) => {
        if (!dressed && !outfit.bottom) body.over?.(sheet, build, coat)
      },
      overBehind: (sheet) => {
        if (!dressed && !outfit.bottom && body.belted) body.over?.(sheet, build, coat)
      },
      palette: paletteOf(coat, outfit),
    },
    request,
  )
}

/** A panda is known by its black patches; a black one, by white ones. */
function pandaCoat(coat: Coat): Coat {
  return { ...coat, dark: paper(luminance(coat.main.base) < 0.33 ? '#F3ECE0' : '#3B343E') }
}

export function paletteOf(coat: Coat, outfit: Outfit): string[] {
  const cloth = [outfit.dress?.paper, outfit.top?.paper, outfit.bottom?.paper, outfit.coat, outfit.headwear?.paper]
  return [coat.main.base, ...cloth.flatMap((piece) => (piece ? [piece.base] : []))]
}

/** Only what the parent chose: an animal needs no clothes. */
export function wornBy({ clothes }: Character): Outfit {
  const chosen = (type: GarmentType) => {
    const garment = clothes.find((one) => one.type === type)
    return garment ? clothPaper(garment.colour) : null
  }
  const head = clothes.find(({ type }) => HEAD_GARMENTS.includes(type))
  const [dress, top] = [chosen('dress'), chosen('tshirt')]
  const kind = (['trousers', 'shorts', 'skirt'] as const).find((type) => chosen(type))
  const bottom = kind && chosen(kind)
  return {
    onesie: null,
    dress: dress && { paper: dress, motif: 'plain' },
    top: top && { paper: top, motif: 'plain' },
    bottom: kind && bottom ? { kind, paper: bottom } : null,
    coat: chosen('trenchcoat'),
    headwear: head ? { kind: kindOf(head.type), paper: clothPaper(head.colour) } : null,
    shoes: null,
  }
}
