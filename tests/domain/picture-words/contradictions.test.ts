import { describe, expect, test } from 'bun:test'
import { newCharacter } from '../../../src/domain/character.ts'
import { contradictions } from '../../../src/domain/picture-words/contradictions.ts'
import { describeScene } from '../../../src/domain/picture-words/describe-scene.ts'
import type { Scene } from '../../../src/domain/scene.ts'

const NORA = { ...newCharacter(), name: 'Nora', gender: 'female' as const, age: 'child' as const }
const LEO = { ...NORA, name: 'Leo', gender: 'male' as const }
const aScene = (more: Partial<Scene> = {}): Scene => ({
  cast: [{ name: 'Nora', pose: 'hold', mood: 'happy', holding: 'lantern' }],
  interaction: null,
  setting: 'forest',
  place: null,
  time: 'night',
  weather: 'clear',
  shot: 'medium',
  props: ['backpack'],
  action: '',
  alt: '',
  ...more,
})
const said = (alt: string, more: Partial<Scene> = {}) =>
  contradictions(alt, aScene(more), 'español', { names: ['Nora', 'Leo'] })

describe('a description that says what is not drawn is found out', () => {
  test.each<[string, Partial<Scene>, string]>([
    ['Nora lleva una trompeta.', {}, 'trompeta'],
    ['Nora y Leo llevan un farol.', {}, 'Leo'],
    ['Nora duerme junto a una mochila.', {}, 'duerme'],
    ['Nora está sentada con un farol.', {}, 'sentada'],
    ['Nora lleva un farol al amanecer.', {}, 'amanecer'],
    ['Nora lleva un farol de noche.', { time: 'day' }, 'de noche'],
    ['Nora lleva un farol. Llueve.', {}, 'Llueve'],
    ['Nora y unas zanahorias.', {}, 'zanahoria'],
  ])('%s', (alt, more, what) => {
    expect(said(alt, more)).toContain(what)
  })
})

describe('what is thought, heard, worn by a figure or part of the place is no lie', () => {
  test.each<[string, Partial<Scene>]>([
    ['Nora lleva un farol y una mochila, de noche.', {}],
    ['Nora piensa en una trompeta.', {}],
    ['Nora escucha una campana.', {}],
    ['Nora busca su corona.', {}],
    ['Nora no duerme.', {}],
    ['Nora lleva una caja de zapatos.', { props: ['box'] }],
    ['Nora escribe en la pizarra.', { setting: 'classroom' }],
    ['Nora va sin gafas, con cara de sombrero.', {}],
  ])('%s', (alt, more) => {
    expect(said(alt, more)).toEqual([])
  })

  test('in English as well', () => {
    const of = (alt: string) => contradictions(alt, aScene(), 'inglés', { names: ['Nora'] })

    expect(of('Nora has a lantern and a backpack at night.')).toEqual([])
    expect(of('Nora plays the trumpet.')).toEqual(['trumpet'])
  })
})

describe('a description made of the scene', () => {
  test('says who does what with what, where, when and what else is there', () => {
    expect(describeScene(aScene(), 'español', [NORA])).toBe(
      'Nora está con un farol en el bosque, de noche. Hay una mochila.',
    )
    expect(describeScene(aScene(), 'inglés', [NORA])).toBe(
      'Nora is with a lantern in the forest, at night. There is a backpack.',
    )
  })

  test('agrees with who it is about, names the company and the story’s own figures', () => {
    const scene = aScene({
      cast: [
        { name: 'Leo', pose: 'sit', mood: 'happy', holding: null },
        { name: 'Nora', pose: 'stand', mood: 'happy', holding: null },
      ],
      figures: [
        {
          id: 'post',
          as: 'an old postwoman',
          looks: { ...NORA, age: 'elderly' },
          pose: 'stand',
          mood: 'calm',
          holding: null,
        },
      ],
      time: 'day',
      props: [],
    })

    expect(describeScene(scene, 'español', [NORA, LEO])).toBe(
      'Leo está sentado en el bosque. Están también Nora y una señora mayor.',
    )
  })

  test('contradicts nothing that it describes, and has room for no more than 125 letters', () => {
    const long = aScene({
      cast: ['Nora', 'Leo'].map((name) => ({ name, pose: 'cheer', mood: 'happy', holding: 'hot-air-balloon' })),
      props: ['christmas-tree', 'fire-engine', 'memorial-stone', 'hospital-bed', 'glasses-case'],
    })
    for (const language of ['español', 'inglés'] as const) {
      const alt = describeScene(long, language, [NORA, LEO])

      expect(alt.length).toBeLessThan(126)
      expect(contradictions(alt, long, language, { names: ['Nora', 'Leo'] })).toEqual([])
    }
  })
})
