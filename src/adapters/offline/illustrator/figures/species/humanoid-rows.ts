import type { Biped } from '../biped/biped.ts'
import type { Build } from '../biped/skeleton.ts'
import type { HairLook } from '../person/look.ts'

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

export const ROWS = {
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
