import { greysOfPng } from '../../../../src/adapters/offline/png-greys.ts'
import { type Character, newCharacter } from '../../../../src/domain/character.ts'
import type { Scene } from '../../../../src/domain/scene.ts'
import type { IllustrationBrief } from '../../../../src/ports/illustrator.ts'

export const NEVER = new AbortController().signal

export function aCharacter(name: string, changes: Partial<Character> = {}): Character {
  return { ...newCharacter(), name, gender: 'female', age: 'child', ...changes }
}

export const LUCIA = aCharacter('Lucía')
export const CHISPA = aCharacter('Chispa', {
  gender: 'imaginary_creature',
  species: 'dragon',
  colour: 'green',
  age: 'baby',
})
export const CARMEN = aCharacter('Carmen', { age: 'elderly' })
export const BRUNO = aCharacter('Bruno', { gender: 'animal', species: 'bear', colour: 'brown', age: 'adult' })

export function aScene(changes: Partial<Scene> = {}): Scene {
  return {
    cast: [{ name: 'Lucía', pose: 'stand', mood: 'happy', holding: null }],
    interaction: null,
    setting: 'meadow',
    place: null,
    time: 'day',
    weather: 'clear',
    shot: 'wide',
    props: [],
    action: 'Lucía looks around.',
    alt: 'Lucía en el prado.',
    ...changes,
  }
}

export function aBrief(scene: Partial<Scene> = {}, changes: Partial<IllustrationBrief> = {}): IllustrationBrief {
  return {
    scene: aScene(scene),
    characters: [LUCIA, CHISPA, CARMEN, BRUNO],
    places: [],
    theme: 'aventura',
    readerAge: '4-6',
    kind: 'page',
    references: new Map(),
    wish: null,
    seed: 'one',
    ...changes,
  }
}

/** Grey levels of an SVG at 64 pixels across: enough to say whether two pictures look different. */
export async function greysOf(svg: string): Promise<number[]> {
  const { Resvg } = await import('@resvg/resvg-js')
  return greysOfPng(
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 64 } }).render().asPng(),
  )
}

/** Mean difference of grey levels, 0–255. */
export function difference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length
}
