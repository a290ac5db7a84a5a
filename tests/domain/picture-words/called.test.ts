import { expect, test } from 'bun:test'
import { thingCalled } from '../../../src/domain/picture-words/called.ts'
import type { PropName } from '../../../src/domain/scene.ts'

test.each([
  ['el conejo', 'plush-rabbit'],
  ['el conejo Tambor', 'plush-rabbit'],
  ['la pala azul', 'spade'],
  ['el perrito de peluche', 'plush-dog'],
  ['la bici roja', 'bicycle'],
  ['su mantita', 'blanket'],
  ['la muñeca Lola', 'toy'],
  ['el camión', 'toy-truck'],
  ['el osito', 'teddy'],
  ['la linterna', 'lantern'],
  ['el sillón', 'armchair'],
  ['la caja de cartón', 'box'],
  ['el cachivache', null],
  ['la cosa del tren', null],
] as const satisfies readonly (readonly [string, PropName | null])[])('%s is drawn as %p', (noun, prop) => {
  expect(thingCalled(noun, 'es')).toBe(prop)
})

test.each([
  ['the blue spade', 'spade'],
  ['the bunny Thumper', 'plush-rabbit'],
  ['her old digger', 'toy-truck'],
  ['the whatsit', null],
] as const satisfies readonly (readonly [string, PropName | null])[])('%s is drawn as %p, in English', (noun, prop) => {
  expect(thingCalled(noun, 'en')).toBe(prop)
})
