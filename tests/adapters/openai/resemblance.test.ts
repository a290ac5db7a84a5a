import { describe, expect, test } from 'bun:test'
import { compare, type Sighting } from '../../../src/adapters/openai/pictures/resemblance.ts'
import { newCharacter } from '../../../src/domain/character.ts'
import { aGirl, aScene } from '../../support/builders.ts'

const lucia = { ...aGirl(), skin: 'light' as const, clothes: [{ type: 'tshirt' as const, colour: 'red' as const }] }
const dragon = {
  ...newCharacter(),
  name: 'Chispa',
  gender: 'imaginary_creature' as const,
  age: 'baby' as const,
  species: 'dragon' as const,
  colour: 'green' as const,
}
const girl: Sighting['figures'][number] = {
  kind: 'person',
  species: null,
  body_colour: null,
  skin: 'tan',
  hair_colour: 'brown',
  hair_length: 'shoulder',
  clothes: [{ type: 'tshirt', colour: 'red' }],
}
const beast: Sighting['figures'][number] = {
  ...girl,
  kind: 'creature',
  species: 'dragon',
  body_colour: 'green',
  clothes: [],
}
const cast = (...names: string[]) =>
  aScene({ cast: names.map((name) => ({ name, pose: 'stand', mood: 'happy', holding: null })) })
const seen = (...figures: Sighting['figures']) => ({ figures, has_text: false, unsafe: false })

describe('a picture', () => {
  const both = cast('Lucía', 'Chispa')
  test('with the right people passes, whatever their order and a shade of skin', () => {
    expect(compare(seen(beast, girl), both, [lucia, dragon])).toEqual({ ok: true })
  })

  test.each([
    ['figures', seen(girl)],
    ['figures', seen(girl, beast, girl)],
    ['unlike', seen({ ...girl, hair_colour: 'blonde', clothes: [] }, beast)],
    ['unlike', seen(girl, { ...beast, species: 'dog' })],
    ['unlike', seen(girl, girl)],
    ['lettering', { ...seen(girl, beast), has_text: true }],
    ['unsafe', { ...seen(girl, beast), unsafe: true }],
  ] as const)('fails as "%s" where it must', (reason, sighting) => {
    expect(compare({ ...sighting, figures: [...sighting.figures] }, both, [lucia, dragon])).toEqual({
      ok: false,
      reason,
    })
  })

  test('of nobody shows nobody', () => {
    expect(compare(seen(), cast(), [lucia])).toEqual({ ok: true })
  })
})
