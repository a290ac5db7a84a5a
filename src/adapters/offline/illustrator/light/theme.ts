import type { Theme } from '../../../../domain/vocabulary.ts'

/** Two accents a theme: bunting, flags, flowers, curtains. They sit beside gold and carmine. */
export const ACCENTS: Record<Theme, readonly [string, string]> = {
  misterioso: ['#5b3a6e', '#e0a83a'],
  divertido: ['#f28a3c', '#3fa7a0'],
  fantasia: ['#9a6fb0', '#f4b41a'],
  profesiones: ['#2f7ea6', '#f0b24a'],
  'ciencia ficcion': ['#3aa6b9', '#e8695a'],
  valores: ['#e08a7d', '#6aa67f'],
  aventura: ['#c8502e', '#2f6b4f'],
  aprendizaje: ['#3f88b5', '#f4b41a'],
  naturaleza: ['#6b9e4d', '#e9a13b'],
  animales: ['#d98b45', '#77a85a'],
  familiar: ['#d4706a', '#f2c14e'],
  navidad: ['#b3202c', '#2f6b4f'],
  princesas: ['#e58fa6', '#f4c95d'],
  vehiculos: ['#3b83b8', '#e5533d'],
}
