import { describe, expect, test } from 'bun:test'
import { wizardPlace } from '../../../../src/adapters/offline/writer/lexicon/places.ts'

describe('a place of the parent is drawn as what it is', () => {
  test.each([
    ['La casa del árbol', 'garden'],
    ['El hueco del árbol', 'forest'],
    ['El cole', 'classroom'],
    ['El cuarto de baño', 'living-room'],
    ['La piscina', 'lake'],
    ['Cabaña del abuelo', 'forest'],
    ['La azotea', 'city'],
    ['El ascensor', 'living-room'],
    ['La tienda de campaña', 'meadow'],
    ['La tienda de la esquina', 'shop'],
    ['La cueva', 'cave'],
    ['El pueblo de los abuelos', 'village'],
    ['La casa de los abuelos', 'living-room'],
    ['El polideportivo', 'playground'],
    ['La heladería de Paco', 'shop'],
    ['El parque de atracciones', 'circus'],
    ['La estación espacial', 'spaceship'],
    ['La base lunar', 'moon'],
    ['La estación de esquí', 'snow'],
    ['Guardería Los Patitos', 'classroom'],
    ['El sótano', 'attic'],
    ['Grandma’s cottage', 'living-room'],
    ['The tree house', 'garden'],
    ['The swimming pool', 'lake'],
    ['Our tent', 'meadow'],
    ['The ice cream parlour', 'shop'],
    ['The sports centre', 'playground'],
  ])('%s: %s', (name, setting) => {
    expect(wizardPlace(name, '', 'desert').setting as string).toBe(setting)
  })

  test('and is spoken of with its article', () => {
    expect(wizardPlace('Cabaña del abuelo', '', 'desert').at.es).toBe('en la cabaña del abuelo')
    expect(wizardPlace('Ascensor', '', 'desert').at.es).toBe('en el ascensor')
  })

  test('and English says in, on, by or at it, as it is', () => {
    expect(wizardPlace("Grandma's kitchen", '', 'desert').at.en).toBe('in Grandma’s kitchen')
    expect(wizardPlace('The old farm', '', 'desert').at.en).toBe('on the old farm')
    expect(wizardPlace('Moonlight Station', '', 'desert').at.en).toBe('at Moonlight Station')
  })
})
