import type { Picture } from '../../ports/illustrator.ts'
import { pictureOf } from './illustrator/raster/picture-of.ts'

/** Letters as strokes on a square of 10: no fonts are loaded to draw pictures. */
const STROKES: Record<string, string> = {
  A: 'M0 10 5 0 10 10M2 6H8',
  F: 'M0 10V0H9M0 5H7',
  H: 'M0 0V10M9 0V10M0 5H9',
  I: 'M4 0V10',
  L: 'M0 0V10H8',
  N: 'M0 10V0L9 10V0',
  O: 'M5 0A5 5 0 1 0 5.01 0',
  U: 'M0 0V6A4 4 0 0 0 9 6V0',
}
const WORDS = ['HOLA', 'FIN', 'LUNA']

/** The same picture with a word painted into it, as image models like to: for whoever tries an inspector. */
export function withLettering({ jpeg, width, height }: Picture, turn = 0): Promise<Picture> {
  const word = WORDS[turn % WORDS.length] ?? 'HOLA'
  const size = width / 40
  const letters = [...word].map(
    (letter, at) => `<path transform="translate(${at * 14} 0)" d="${STROKES[letter] ?? ''}"/>`,
  )
  const board = `<rect x="-4" y="-5" width="${word.length * 14 + 4}" height="20" rx="3" fill="#f6ecd2" stroke="none"/>`
  const sign = `<g transform="translate(${width * 0.1} ${height * 0.12}) scale(${size / 5})" fill="none" stroke="#40241a" stroke-width="1.8">${board}${letters.join('')}</g>`
  return pictureOf(svgOf(width, height, `${imageOf(jpeg, width, height)}${sign}`), width, height)
}

/** Nothing but one colour: what a service delivers that gave up half-way. */
export function flat({ width, height }: Picture): Promise<Picture> {
  return pictureOf(svgOf(width, height, '<rect width="100%" height="100%" fill="#cfc8bd"/>'), width, height)
}

function imageOf(jpeg: Uint8Array, width: number, height: number): string {
  return `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`
}

function svgOf(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`
}
