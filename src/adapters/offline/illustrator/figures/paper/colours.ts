import type { AnimalColour, EyeColour, GarmentColour, HairColour, Skin } from '../../../../../domain/vocabulary.ts'

/** One material in its tones. `edge` is the cut edge of the paper. */
export type Paper = { base: string; shade: string; deep: string; light: string; edge: string }

export const INK = '#35262F'
export const CREAM = '#FFF6E6'

const SKIN_HEX: Record<Skin, string> = { light: '#FBD5B8', tan: '#E5B088', deep_tan: '#B97B50', dark: '#7A4C33' }
const HAIR_HEX: Record<Exclude<HairColour, 'bald'>, string> = {
  black: '#352E3A',
  blonde: '#F0C35C',
  brown: '#7A4B30',
  red: '#C9592F',
  white: '#EFEAE3',
}
const EYE_HEX: Record<EyeColour, string> = { blue: '#3E8FCB', green: '#4E9E57', black: '#2C2530', brown: '#8A5530' }
const CLOTH_HEX: Record<GarmentColour, string> = {
  yellow: '#F5BE3B',
  red: '#CE3F3D',
  green: '#519A5C',
  blue: '#3F7DBB',
  pink: '#EF93AC',
  white: '#FAF6EE',
  black: '#3D3743',
  orange: '#EC8139',
  purple: '#7D5BA6',
  brown: '#8C5F41',
}
const COAT_HEX: Record<AnimalColour, string> = {
  red: '#CF4B3F',
  blue: '#5A93C9',
  green: '#69A95F',
  yellow: '#F3C04A',
  orange: '#EA8A3E',
  purple: '#8D6BB3',
  pink: '#F0A0B5',
  brown: '#9A6A48',
  black: '#4A4450',
  white: '#F6F1E8',
  gray: '#A19EA6',
}

export const skinPaper = (skin: Skin) => paper(SKIN_HEX[skin])
export const hairPaper = (colour: Exclude<HairColour, 'bald'>) => paper(HAIR_HEX[colour])
export const clothPaper = (colour: GarmentColour) => paper(CLOTH_HEX[colour])
export const coatPaper = (colour: AnimalColour) => paper(COAT_HEX[colour])
export const irisOf = (eyes: EyeColour) => EYE_HEX[eyes]

/** Shade leans to plum and light to cream, as paper under a warm lamp. Dark papers need a lighter edge to be told apart. */
export function paper(hex: string): Paper {
  const dark = luminance(hex) < 0.3
  return {
    base: hex,
    shade: mix(hex, '#4A2140', dark ? 0.2 : luminance(hex) > 0.85 ? 0.1 : 0.15),
    deep: mix(hex, '#2E1530', dark ? 0.4 : 0.42),
    light: mix(hex, CREAM, dark ? 0.16 : 0.42),
    edge: dark ? mix(hex, '#1A0F1C', 0.35) : mix(hex, '#4A2140', luminance(hex) > 0.85 ? 0.24 : 0.2),
  }
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Redder than blue: its dark tones go brown, those of the others go night blue. */
export function isWarm(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return r > b + 24 && r > g
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
}
