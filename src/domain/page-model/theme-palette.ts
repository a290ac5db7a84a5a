import type { Theme } from '../vocabulary.ts'

export type Motif =
  | 'star'
  | 'moon'
  | 'leaf'
  | 'flower'
  | 'heart'
  | 'cloud'
  | 'key'
  | 'magnifier'
  | 'balloon'
  | 'gear'
  | 'pencil'
  | 'rocket'
  | 'planet'
  | 'compass'
  | 'flag'
  | 'mushroom'
  | 'paw'
  | 'house'
  | 'fir'
  | 'snowflake'
  | 'crown'
  | 'wheel'
  | 'kite'
  | 'feather'

/** The cut-paper edge along the foot of the pages. */
export type Border = 'hills' | 'waves' | 'scallops' | 'peaks' | 'roofs' | 'clouds' | 'grass'

/** What a theme's paper looks like: a pale page, a stronger sheet, two accents; `deep` is dark enough for text (7:1 on page). */
export type ThemePalette = {
  page: string
  sheet: string
  accent: string
  accent2: string
  deep: string
  motifs: readonly [Motif, Motif, Motif]
  border: Border
}

export const INK = '#2B2233'
export const GOLD = '#F4B41A'
export const CARMINE = '#B3202C'
export const PAPER = '#FFF9EF'

export const THEME_PALETTES: Record<Theme, ThemePalette> = {
  misterioso: palette('#F6F1F7', '#D9CBE2', '#5B3A6E', '#E0A93B', '#43284F', ['moon', 'key', 'magnifier'], 'roofs'),
  divertido: palette('#FFF6EA', '#FFDDB0', '#E8743B', '#2F8F9D', '#7A2E0E', ['balloon', 'star', 'kite'], 'scallops'),
  fantasia: palette('#F5F3FB', '#D5D3EF', '#6A62B0', '#E39BB4', '#362F70', ['star', 'moon', 'cloud'], 'clouds'),
  profesiones: palette('#F4F7F4', '#CFE0D8', '#2F6B4F', '#E5963A', '#1F4A37', ['gear', 'pencil', 'house'], 'roofs'),
  'ciencia ficcion': palette(
    '#EFF5F9',
    '#C6DDEB',
    '#2C6E9B',
    '#F0A13C',
    '#173F5C',
    ['rocket', 'planet', 'star'],
    'hills',
  ),
  valores: palette('#FFF5F1', '#FAD9CD', '#C4513F', '#5E9C8F', '#7C2317', ['heart', 'flower', 'leaf'], 'hills'),
  aventura: palette('#FBF6EA', '#EBD9B0', '#C0612B', '#2F7F86', '#6B2F10', ['compass', 'flag', 'star'], 'peaks'),
  aprendizaje: palette('#F3F8F6', '#C9E4DC', '#2D7F78', '#F0A63A', '#164B47', ['pencil', 'star', 'leaf'], 'scallops'),
  naturaleza: palette('#F5F8EE', '#D6E5BE', '#4F7F3A', '#D9803A', '#2C4D1E', ['leaf', 'mushroom', 'flower'], 'grass'),
  animales: palette('#FAF6EE', '#E9DABF', '#8A5A2B', '#5E8F4E', '#563513', ['paw', 'leaf', 'feather'], 'grass'),
  familiar: palette('#FFF6EE', '#F8DCC4', '#C65B4A', '#4F8A8B', '#7A2A1E', ['house', 'heart', 'flower'], 'roofs'),
  navidad: palette('#F7F8F3', '#D7E3D4', '#A8232F', '#2F6B4F', '#7E1620', ['fir', 'snowflake', 'star'], 'peaks'),
  princesas: palette('#FFF4F5', '#F8D3DA', '#B5476B', '#D9A13A', '#701F3C', ['crown', 'flower', 'heart'], 'scallops'),
  vehiculos: palette('#F1F6FA', '#CADEEC', '#2B6CA3', '#E2572F', '#173F63', ['wheel', 'flag', 'cloud'], 'waves'),
}

function palette(
  page: string,
  sheet: string,
  accent: string,
  accent2: string,
  deep: string,
  motifs: ThemePalette['motifs'],
  border: Border,
): ThemePalette {
  return { page, sheet, accent, accent2, deep, motifs, border }
}
