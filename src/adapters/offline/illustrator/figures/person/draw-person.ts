import type { Figure, FigureRequest } from '../../figure.ts'
import type { Biped } from '../biped/biped.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import { paper } from '../paper/colours.ts'
import { buildOf } from './builds.ts'
import { seatUnder } from './features/chair.ts'
import { drawDrape } from './features/hijab.ts'
import { drawAnkle, drawProsthesis } from './features/prosthesis.ts'
import { chairIn, seated, sitsInChair } from './features/seated.ts'
import { drawPersonBack, drawPersonHead } from './head.ts'
import { drawPersonBehind } from './head-behind.ts'
import { lookOf, type PersonLook } from './look.ts'

export function drawPerson(request: FigureRequest): Figure {
  const whole = lookOf(request.character)
  const look = request.bare ? { ...whole, outfit: { ...whole.outfit, ...BARE } } : whole
  const person = personOf(look)
  const shod = request.inSocks ? { socks: SOCKS, outfit: { ...person.outfit, shoes: null } } : {}
  return drawBiped({ ...person, ...shod, ...seatedOn(look, request), ...helpedBy(look, request) }, request)
}

const SOCKS = paper('#f0ece4')
/** In the water: nothing on above it. */
const BARE = { onesie: null, dress: null, top: null, coat: null, headwear: null }

function personOf(look: PersonLook): Biped {
  const { outfit } = look
  const cloth = [
    outfit.onesie,
    outfit.dress?.paper,
    outfit.top?.paper,
    outfit.bottom?.paper,
    outfit.coat,
    outfit.headwear?.paper,
  ]
  return {
    build: buildOf(look.age, look.feminine),
    flesh: look.skin,
    outfit,
    hand: 'hand',
    foot: 'bare',
    headBack: (context) => drawPersonBack(context, look),
    headFront: (context) => drawPersonHead(context, look),
    headBehind: (context) => drawPersonBehind(context, look),
    palette: [
      look.skin.base,
      ...(look.hair ? [look.hair.paper.base] : []),
      look.iris,
      ...cloth.flatMap((paper) => (paper ? [paper.base] : [])),
      ...(look.worn?.hijab ? [look.worn.hijab.base] : []),
    ],
  }
}

function seatedOn({ age, feminine }: PersonLook, { pose, seat }: FigureRequest): Partial<Biped> {
  if (!seat || pose !== 'sit') return {}
  const build = buildOf(age, feminine)
  return {
    adapt: (posture) => ({
      ...seated(pose, posture, build),
      legAhead: { upper: 84, lower: 4 },
      legBack: { upper: 88, lower: -6 },
      lift: 0,
    }),
    chair: seatUnder(seat, build),
  }
}

/** What somebody moves with and wears that most do not. */
function helpedBy({ worn, age, feminine }: PersonLook, { pose, aside }: FigureRequest): Partial<Biped> {
  if (!worn) return {}
  const { hijab, prosthesis, wheelchair } = worn
  const build = buildOf(age, feminine)
  return {
    ...(hijab ? { mantle: (sheet, body) => drawDrape(sheet, body, hijab) } : {}),
    ...(prosthesis
      ? {
          shin: {
            shod: prosthesis.kind === 'foot',
            draw: (sheet, joints) => drawProsthesis(sheet, build, joints, prosthesis),
            drawAnkle: (sheet, joints) => drawAnkle(sheet, build, joints),
          },
        }
      : {}),
    ...(wheelchair && !aside && sitsInChair(pose)
      ? { adapt: (posture) => seated(pose, posture, build), chair: chairIn(pose, build) }
      : {}),
  }
}
