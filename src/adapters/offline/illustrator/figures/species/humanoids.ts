import type { Figure, FigureRequest } from '../../figure.ts'
import type { Biped, HeadContext, Outfit } from '../biped/biped.ts'
import { drawBiped } from '../biped/draw-biped.ts'
import type { Build } from '../biped/skeleton.ts'
import { pick } from '../paper/chance.ts'
import { hairPaper, irisOf, type Paper, paper, skinPaper } from '../paper/colours.ts'
import { buildOf } from '../person/builds.ts'
import { drawPersonBack, drawPersonHead } from '../person/head.ts'
import type { HairLook, PersonLook } from '../person/look.ts'
import { centaurBody, drawBackParts, mermaidTail } from './humanoid-bodies.ts'
import { drawHeadParts, drawHeadPartsBehind } from './humanoid-heads.ts'
import type { Coat } from './kit.ts'
import { paletteOf, wornBy } from './upright.ts'

/** What a humanoid creature is made of: which piece takes the colour that the parent chose. */
export type HumanoidRow = {
  size: number
  build?: Partial<Build>
  head?: number
  feminine: boolean | 'either'
  /** Skin of the chosen colour, one of the four skins (by name), or its own. */
  skin: 'coat' | 'human' | string
  hair: 'coat' | 'natural' | 'none' | string
  style?: Partial<Pick<HairLook, 'form' | 'length' | 'style'>>
  ears?: 'pointed' | 'long'
  iris?: string
  clothes: { kind: 'dress' | 'tunic' | 'suit'; paper: 'coat' | 'dark' | string; bottom?: string }
  foot?: Biped['foot']
  hand?: Biped['hand']
}

const ROWS = {
  mermaid: {
    size: 0.92,
    feminine: true,
    skin: 'human',
    hair: 'natural',
    style: { form: 'curly', length: 'long' },
    clothes: { kind: 'tunic', paper: 'coat' },
  },
  fairy: {
    size: 0.62,
    head: 1.3,
    feminine: true,
    skin: 'human',
    hair: 'natural',
    style: { length: 'medium', style: 'bun', form: 'straight' },
    ears: 'pointed',
    clothes: { kind: 'dress', paper: 'coat' },
  },
  elf: {
    size: 0.84,
    head: 1.12,
    feminine: 'either',
    skin: 'human',
    hair: '#F2DFA6',
    style: { form: 'straight', length: 'shoulder', style: 'loose' },
    ears: 'pointed',
    iris: '#4E9E57',
    clothes: { kind: 'tunic', paper: 'coat', bottom: '#6B5B48' },
  },
  dwarf: {
    size: 0.62,
    head: 1.34,
    build: { shoulder: 31, waist: 30, hip: 28, leg: 40, armR: 9, legR: 11, neck: -6 },
    feminine: false,
    skin: 'human',
    hair: 'natural',
    style: { form: 'straight', length: 'short', style: 'loose' },
    clothes: { kind: 'tunic', paper: 'coat', bottom: '#5A4A42' },
  },
  goblin: {
    size: 0.54,
    head: 1.42,
    build: { waist: 19, leg: 62 },
    feminine: false,
    skin: 'coat',
    hair: 'none',
    ears: 'long',
    iris: '#D9A21E',
    clothes: { kind: 'tunic', paper: '#8A5B3C', bottom: '#5D6B4A' },
    foot: 'bare',
  },
  troll: {
    size: 1.1,
    head: 1.02,
    build: { shoulder: 33, waist: 34, hip: 31, leg: 52, arm: 78, armR: 10, legR: 12, stoop: 18, neck: -8 },
    feminine: false,
    skin: 'coat',
    hair: 'none',
    ears: 'long',
    iris: '#A8641E',
    clothes: { kind: 'suit', paper: '#7A5A40', bottom: '#7A5A40' },
    foot: 'bare',
  },
  giant: {
    size: 1.36,
    head: 0.8,
    build: { shoulder: 32, waist: 26, hip: 25, armR: 9, legR: 11 },
    feminine: false,
    skin: 'human',
    hair: 'natural',
    style: { form: 'curly', length: 'short', style: 'loose' },
    clothes: { kind: 'tunic', paper: 'coat', bottom: '#6A5644' },
    foot: 'bare',
  },
  orc: {
    size: 1.04,
    build: { shoulder: 36, waist: 25, hip: 24, armR: 10.4, legR: 11, leg: 64, neck: -4 },
    feminine: false,
    skin: 'coat',
    hair: 'none',
    ears: 'pointed',
    iris: '#B4471E',
    clothes: { kind: 'suit', paper: '#5B4A44', bottom: '#4A3F46' },
  },
  nymph: {
    size: 0.9,
    head: 1.06,
    feminine: true,
    skin: 'human',
    hair: 'coat',
    style: { form: 'curly', length: 'long', style: 'loose' },
    ears: 'pointed',
    iris: '#4E9E57',
    clothes: { kind: 'dress', paper: 'coat' },
    foot: 'bare',
  },
  centaur: {
    size: 0.94,
    feminine: 'either',
    skin: 'human',
    hair: 'natural',
    style: { form: 'straight', length: 'medium', style: 'loose' },
    clothes: { kind: 'tunic', paper: 'dark' },
  },
  medusa: {
    size: 0.96,
    feminine: true,
    skin: '#DCE3BE',
    hair: 'none',
    iris: '#8FA03A',
    clothes: { kind: 'dress', paper: 'coat' },
    foot: 'bare',
  },
  vampire: {
    size: 0.98,
    feminine: 'either',
    skin: '#E9E0EC',
    hair: '#352E3A',
    style: { form: 'straight', length: 'medium', style: 'loose' },
    ears: 'pointed',
    iris: '#C2413A',
    clothes: { kind: 'tunic', paper: 'coat', bottom: '#3D3743' },
  },
} satisfies Record<string, HumanoidRow>

export type Humanoid = keyof typeof ROWS

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
    behind: (sheet, bones) => drawBackParts(part, sheet, bones),
    palette: paletteOf(coat, look.outfit),
  }
  if (species === 'mermaid') return drawBiped({ ...biped, ...mermaidTail(part) }, request)
  if (species === 'centaur') return drawBiped({ ...biped, ...centaurBody(part) }, request)
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
