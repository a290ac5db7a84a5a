import type { Theme } from '../../src/domain/vocabulary.ts'
import animales from './themes/animales.webp'
import aprendizaje from './themes/aprendizaje.webp'
import aventura from './themes/aventura.webp'
import cienciaFiccion from './themes/ciencia-ficcion.webp'
import divertido from './themes/divertido.webp'
import familiar from './themes/familiar.webp'
import fantasia from './themes/fantasia.webp'
import misterioso from './themes/misterioso.webp'
import naturaleza from './themes/naturaleza.webp'
import navidad from './themes/navidad.webp'
import princesas from './themes/princesas.webp'
import profesiones from './themes/profesiones.webp'
import valores from './themes/valores.webp'
import vehiculos from './themes/vehiculos.webp'

/** Drawn by the product's own illustrator: `bun scripts/draw-themes.ts`. 360 × 270 px. */
export const THEME_PICTURES: Record<Theme, string> = {
  misterioso,
  divertido,
  fantasia,
  profesiones,
  'ciencia ficcion': cienciaFiccion,
  valores,
  aventura,
  aprendizaje,
  naturaleza,
  animales,
  familiar,
  navidad,
  princesas,
  vehiculos,
}
