import type { Figure, FigureRequest } from '../../figure.ts'
import type { Biped } from '../biped/biped.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import { buildOf } from './builds.ts'
import { drawPersonBack, drawPersonHead } from './head.ts'
import { lookOf, type PersonLook } from './look.ts'

export function drawPerson(request: FigureRequest): Figure {
  return drawBiped(personOf(lookOf(request.character)), request)
}

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
    palette: [
      look.skin.base,
      ...(look.hair ? [look.hair.paper.base] : []),
      look.iris,
      ...cloth.flatMap((paper) => (paper ? [paper.base] : [])),
    ],
  }
}
