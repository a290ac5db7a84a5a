import { expect, test } from 'bun:test'
import { thingsOfPlace } from '../../../src/domain/picture-words/place-things.ts'
import type { PropName, Setting } from '../../../src/domain/scene.ts'

test.each([
  ['Con un limonero y macetas', 'garden', ['tree', 'plant-pot']],
  ['Tiene en el patio un pozo viejo que repite lo que dices', 'village', ['well']],
  ['Con una morera y una fuente que gotea', 'playground', ['tree', 'fountain']],
  ['Con azulejos verdes y una radio', 'kitchen', ['radio']],
  ['Una cocina con vistas a los árboles', 'kitchen', []],
  ['Un patio sin fuente', 'street', []],
  ['Un cuarto piso con mucho sol', 'living-room', []],
] as const satisfies readonly (readonly [string, Setting, readonly PropName[]])[])(
  '%s (%s): %p',
  (said, at, things) => {
    expect(thingsOfPlace(said, at, 'es')).toEqual([...things])
  },
)

test('in English as well', () => {
  expect(thingsOfPlace('Small and green, with forty very nosy sheep and an oak', 'island', 'en')).toEqual([
    'sheep',
    'tree',
  ])
})
