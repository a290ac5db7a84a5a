import type { Figure, FigureRequest } from '../../figure.ts'
import type { Biped, HeadContext, Outfit } from '../biped/biped.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import type { Build } from '../biped/skeleton.ts'
import { pick } from '../paper/chance.ts'
import { hairPaper, irisOf, type Paper, paper, skinPaper } from '../paper/colours.ts'
import { buildOf } from '../person/builds.ts'
import { drawPersonBack, drawPersonHead } from '../person/head.ts'
import { drawPersonBehind } from '../person/head-behind.ts'
import type { PersonLook } from '../person/look.ts'
import { centaurBody, drawBackParts, mermaidTail } from './humanoid-bodies.ts'
import { drawHeadParts, drawHeadPartsBehind } from './humanoid-heads.ts'
import { drawNapeParts } from './humanoid-napes.ts'
import { type Humanoid, type HumanoidRow, ROWS } from './humanoid-rows.ts'
import type { Coat } from './kit.ts'
import { paletteOf, wornBy } from './upright.ts'

export function isHumanoid(species: string): species is Humanoid {
  return Object.hasOwn(ROWS, species)
}

/** Creatures with a human face: the person's body and head, with parts of their own. */
export function drawHumanoid(species: Humanoid, coat: Coat, request: FigureRequest): Figure {
  const row: HumanoidRow = ROWS[species]
  const look = lookOf(row, coat, request)
  const build = buildFor(row, coat, look.feminine)
  const part = { species, coat, look, build }
  const biped: Biped = {
    build,
    flesh: look.skin,
    outfit: look.outfit,
    hand: row.hand ?? 'hand',
    foot: row.foot ?? 'bare',
    headBack: (context: HeadContext) => {
      drawHeadPartsBehind(part, context)
      drawPersonBack(context, look)
    },
    headFront: (context: HeadContext) => {
      const place = drawPersonHead(context, look)
      return { ...place, top: { x: 0, y: Math.min(place.top.y, drawHeadParts(part, context, place)) } }
    },
    headBehind: (context) => {
      const place = drawPersonBehind(context, look)
      return { ...place, top: { x: 0, y: Math.min(place.top.y, drawNapeParts(part, context)) } }
    },
    behind: (sheet, bones) => drawBackParts(part, sheet, bones, false),
    away: (sheet, bones) => drawBackParts(part, sheet, bones, true),
    palette: paletteOf(coat, look.outfit),
  }
  if (species === 'mermaid') return drawBiped({ ...biped, ...mermaidTail(part) }, request)
  if (species === 'centaur') {
    // Half a horse is seen from the side.
    const { headBehind: _, ...sideways } = biped
    return drawBiped({ ...sideways, ...centaurBody(part) }, request)
  }
  return drawBiped(biped, request)
}

export type Part = { species: Humanoid; coat: Coat; look: PersonLook; build: Build }

function lookOf(row: HumanoidRow, coat: Coat, { character }: FigureRequest): PersonLook {
  const { name } = character
  const feminine = row.feminine === 'either' ? pick([true, false], name, 'feminine') : row.feminine
  const skin =
    row.skin === 'coat'
      ? coat.main
      : row.skin === 'human'
        ? skinPaper(pick(['light', 'tan', 'deep_tan', 'dark'], name, 'skin'))
        : paper(row.skin)
  const natural = hairPaper(pick(['brown', 'red', 'blonde', 'black'], name, 'hair'))
  const old = coat.stage === 'elderly' && row.hair !== 'coat'
  const hair: Paper = old
    ? hairPaper('white')
    : row.hair === 'coat'
      ? coat.main
      : row.hair === 'natural'
        ? natural
        : paper(row.hair === 'none' ? '#352E3A' : row.hair)
  return {
    age: coat.stage,
    feminine,
    skin,
    iris: row.iris ?? irisOf(pick(['brown', 'green', 'blue'], name, 'eyes')),
    hair:
      row.hair === 'none' ? null : { form: 'straight', length: 'shoulder', style: 'loose', ...row.style, paper: hair },
    ...(row.ears ? { ears: row.ears } : {}),
    outfit: outfitOf(row, coat, wornBy(character)),
  }
}

/** What its kind wears, where the parent chose nothing else. */
function outfitOf(row: HumanoidRow, coat: Coat, worn: Outfit): Outfit {
  const { kind, bottom } = row.clothes
  const cloth =
    row.clothes.paper === 'coat' ? coat.main : row.clothes.paper === 'dark' ? coat.dark : paper(row.clothes.paper)
  const bare = !worn.top && !worn.dress
  const own =
    kind === 'dress'
      ? { dress: { paper: cloth, motif: 'plain' as const } }
      : { top: { paper: cloth, motif: 'plain' as const } }
  const legs = bottom ? ({ kind: row.foot === 'bare' ? 'shorts' : 'trousers', paper: paper(bottom) } as const) : null
  const dressed =
    bare && !(kind === 'dress' && worn.bottom)
      ? { ...worn, ...own }
      : bare
        ? { ...worn, top: { paper: cloth, motif: 'plain' as const } }
        : worn
  return {
    ...dressed,
    bottom: dressed.dress ? null : (worn.bottom ?? legs),
    shoes: row.foot === 'bare' ? null : paper('#6A4638'),
  }
}

function buildFor(row: HumanoidRow, coat: Coat, feminine: boolean): Build {
  const base = buildOf(coat.stage, feminine)
  const own = coat.stage === 'baby' ? shrunk(row.build ?? {}) : (row.build ?? {})
  const merged = { ...base, ...own }
  const k = row.size
  return {
    head: merged.head * k * (row.head ?? 1) * (coat.stage === 'baby' && row.head && row.head > 1 ? 0.86 : 1),
    torso: merged.torso * k,
    leg: merged.leg * k,
    arm: merged.arm * k,
    shoulder: merged.shoulder * k,
    waist: merged.waist * k,
    hip: merged.hip * k,
    armR: merged.armR * k,
    legR: merged.legR * k,
    foot: merged.foot * k * (row.foot === 'bare' ? 1.15 : 1),
    neck: merged.neck * k,
    stoop: merged.stoop,
  }
}

function shrunk(build: Partial<Build>): Partial<Build> {
  return Object.fromEntries(
    Object.entries(build).map(([key, value]) => [
      key,
      key === 'stoop' ? value : value * (key === 'leg' || key === 'arm' ? 0.4 : 0.6),
    ]),
  )
}
