import type { Setting } from '../../../../domain/scene.ts'
import type { EdgePainter, Stage } from '../kit/stage.ts'
import { bough, craters, dune, rocks, shoreReeds, snowBough, stars, trunk, weed } from './near-nature.ts'
import { canopy, drape, hull, jamb } from './near-walls.ts'

/** What frames a picture at one side: it shows where we look from and never reaches a face. */
export function foreground(setting: Setting, side: 'left' | 'right', stage: Stage): string {
  const art = FRAMES[setting](stage)
  return side === 'left' ? art : `<g transform="translate(${stage.width} 0) scale(-1 1)">${art}</g>`
}

/** Open water and open sky have nothing near. */
const nothing: EdgePainter = () => ''

const FRAMES: Record<Setting, EdgePainter> = {
  forest: trunk,
  jungle: bough,
  meadow: bough,
  mountain: rocks,
  beach: dune,
  sea: nothing,
  underwater: weed,
  river: shoreReeds,
  lake: shoreReeds,
  island: bough,
  desert: dune,
  cave: rocks,
  snow: snowBough,
  sky: nothing,
  space: stars,
  moon: craters,
  cliff: rocks,
  village: bough,
  city: canopy,
  street: canopy,
  park: bough,
  garden: bough,
  farm: bough,
  playground: bough,
  market: canopy,
  harbour: rocks,
  station: canopy,
  road: bough,
  airport: canopy,
  lighthouse: rocks,
  castle: bough,
  palace: bough,
  tower: bough,
  ruins: trunk,
  bridge: bough,
  circus: drape,
  bedroom: drape,
  kitchen: jamb,
  'living-room': drape,
  attic: jamb,
  classroom: jamb,
  library: jamb,
  workshop: jamb,
  laboratory: jamb,
  museum: drape,
  hospital: jamb,
  shop: canopy,
  'throne-room': drape,
  spaceship: hull,
  boat: nothing,
  train: drape,
  theatre: drape,
}
