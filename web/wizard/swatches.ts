import type { AnimalColour, EyeColour, GarmentColour, HairColour, Skin } from '../../src/domain/vocabulary.ts'

/** The dot of colour before a word. The illustrator's own paper is close to these. */
export const SWATCHES: {
  skin: Record<Skin, string>
  hair: Record<HairColour, string>
  eyes: Record<EyeColour, string>
  garment: Record<GarmentColour, string>
  animal: Record<AnimalColour, string>
} = {
  skin: { light: '#F6D3B8', tan: '#E0AC84', deep_tan: '#B97B4E', dark: '#7A4A30' },
  hair: {
    black: '#2B2430',
    blonde: '#E8BE5F',
    bald: '#FFF9EF',
    brown: '#7B4A2B',
    red: '#B8512B',
    white: '#F1EDE6',
  },
  eyes: { blue: '#5B93C7', green: '#5C9A63', black: '#2B2430', brown: '#7B4A2B' },
  garment: {
    yellow: '#F4C542',
    red: '#C8373D',
    green: '#4E8F5A',
    blue: '#3F77B5',
    pink: '#EFA3B4',
    white: '#FBF7EF',
    black: '#38323E',
    orange: '#E88738',
    purple: '#7C5596',
    brown: '#8A5A3C',
  },
  animal: {
    red: '#C8373D',
    blue: '#3F77B5',
    green: '#4E8F5A',
    yellow: '#F4C542',
    orange: '#E88738',
    purple: '#7C5596',
    pink: '#EFA3B4',
    brown: '#8A5A3C',
    black: '#38323E',
    white: '#FBF7EF',
    gray: '#9A949B',
  },
}
