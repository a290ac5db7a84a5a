import { describe, expect, test } from 'bun:test'
import { compare } from '../../../src/adapters/openai/pictures/compare.ts'
import { Sighting } from '../../../src/adapters/openai/pictures/sighting.ts'
import { newCharacter } from '../../../src/domain/character.ts'
import type { Scene, SceneFigure } from '../../../src/domain/scene.ts'
import type { Inspection } from '../../../src/ports/picture-inspector.ts'
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

const there = (...figures: Sighting['figures']) => ({ ...seen(...figures), things: [] as Sighting['things'] })
const looking = (changes: Partial<Sighting> = {}, ...figures: Sighting['figures']) => ({
  ...there(...figures),
  ...changes,
})
const lone = cast('Lucía')
const passes: Inspection = { ok: true }
const fails = (reason: Extract<Inspection, { ok: false }>['reason']): Inspection => ({ ok: false, reason })

describe('nobody too many', () => {
  const bird: Sighting['figures'][number] = { kind: 'animal', species: 'bird', body_colour: 'yellow', is_small: true }

  test.each([
    ['a toy', { ...beast, shown: 'toy' }],
    ['a doll that looks like somebody', { ...girl, shown: 'toy', hair_colour: 'blonde' }],
    ['a bird', bird],
    ['somebody on a picture on the wall', { ...girl, shown: 'in_picture' }],
  ] as const)('is %s', (_, other) => {
    expect(compare(there(girl, { ...other, clothes: [] }), lone, [lucia])).toEqual(passes)
  })

  test.each([
    ['a stranger', { ...girl, hair_colour: 'blonde' }],
    ['the same person twice', girl],
    ['a large animal', { ...beast, is_small: false }],
    ['a child far away, whose size is no animal’s', { ...girl, is_small: true }],
  ] as const)('but %s is', (_, other) => {
    expect(compare(there(girl, { ...other, clothes: [] }), lone, [lucia])).toEqual(fails('figures'))
  })

  test('somebody who should be there is not there as a photo', () => {
    expect(compare(there({ ...girl, shown: 'in_picture' }), lone, [lucia])).toEqual(fails('figures'))
  })

  test('somebody who is on a photo may be seen there, or taken for a figure, or not be seen', () => {
    const rosa = { ...aGirl('Rosa'), hair: { ...aGirl().hair, colour: 'white' as const } }
    const member = { name: 'Rosa', pose: 'stand', mood: 'happy', holding: null, shownOn: 'photo' } as const
    const scene = aScene({ cast: [...lone.cast, member] })
    const old = { ...girl, hair_colour: 'white' as const, clothes: [] }

    expect(compare(there(girl, { ...old, shown: 'in_picture' }), scene, [lucia, rosa])).toEqual(passes)
    expect(compare(there(girl, old), scene, [lucia, rosa])).toEqual(passes)
    expect(compare(there(girl), scene, [lucia, rosa])).toEqual(passes)
    expect(compare(there(girl, old, old), scene, [lucia, rosa])).toEqual(fails('figures'))
  })

  test('a plush that is a character is who it is', () => {
    const plush = { ...newCharacter(), name: 'Osito', gender: 'animal' as const, species: 'bear' as const }
    const bear: Sighting['figures'][number] = { kind: 'animal', species: 'bear', shown: 'toy', is_small: true }
    expect(compare(there(girl, bear), cast('Lucía', 'Osito'), [lucia, plush])).toEqual(passes)
  })

  test('the story’s own figures are those who should be there', () => {
    const { name: _, role: __, hobbies: ___, avatars: ____, selectedAvatar: _____, ...looks } = newCharacter()
    const hair = { ...looks.hair, colour: 'white' as const }
    const postman: SceneFigure = {
      ...{ id: 'postman', as: 'an old postman', holding: null },
      pose: 'stand',
      mood: 'happy',
      looks: { ...looks, gender: 'male', age: 'elderly', hair },
    }
    const scene: Scene = { ...lone, figures: [postman] }
    const old = { ...girl, hair_colour: 'white' as const, age: 'elderly' as const }

    expect(compare(there(girl, old), scene, [lucia])).toEqual(passes)
    expect(compare(there(girl), scene, [lucia])).toEqual(fails('figures'))
    expect(compare(there(girl, { ...old, age: 'child' }), scene, [lucia])).toEqual(fails('unlike'))
  })
})

describe('somebody looks like themselves', () => {
  const dressed = { ...lucia, clothes: [...lucia.clothes, { type: 'skirt' as const, colour: 'green' as const }] }
  const inRed = { ...girl, clothes: [...(girl.clothes ?? []), { type: 'skirt' as const, colour: 'green' as const }] }

  test.each([
    ['as they are', inRed, passes],
    ['in a shade that another would call by another name', { ...inRed, hair_colour: 'black' }, passes],
    ['with hair under a hat', { ...inRed, hair_colour: null, hair_length: null }, passes],
    ['with a word that the form does not have', { ...inRed, species: 'other' }, passes],
    ['with other hair, however right the rest', { ...inRed, hair_colour: 'blonde' }, fails('unlike')],
    ['with another skin', { ...inRed, skin: 'dark' }, fails('unlike')],
    ['as a grown-up', { ...inRed, age: 'elderly' }, fails('unlike')],
    [
      'in each other’s colours',
      {
        ...inRed,
        clothes: [
          { type: 'tshirt', colour: 'green' },
          { type: 'skirt', colour: 'red' },
        ],
      },
      fails('unlike'),
    ],
    ['in other clothes', { ...inRed, clothes: [{ type: 'dress', colour: 'white' }] }, fails('unlike')],
  ] as const)('%s', (_, figure, expected) => {
    const copy = { ...figure, clothes: [...(figure.clothes ?? [])] }
    expect(compare(there(copy), lone, [dressed])).toEqual(expected)
  })

  test('at night colours decide nothing', () => {
    const blue = {
      ...girl,
      skin: 'deep_tan' as const,
      clothes: [{ type: 'tshirt' as const, colour: 'purple' as const }],
    }
    expect(compare(there(blue), { ...lone, time: 'night' }, [lucia])).toEqual(passes)
    expect(compare(there(blue), lone, [lucia])).toEqual(fails('unlike'))
  })

  test('who uses a wheelchair is in it', () => {
    const rolling = { ...lucia, features: ['wheelchair' as const] }
    expect(compare(there({ ...girl, features: ['wheelchair'] }), lone, [rolling])).toEqual(passes)
    expect(compare(there({ ...girl, features: [] }), lone, [rolling])).toEqual(fails('unlike'))
  })

  test('who is not described is anybody', () => {
    expect(compare(there(beast), cast('Nadie'), [{ ...newCharacter(), name: 'Nadie' }])).toEqual(passes)
  })

  test('two are told apart by who fits whom, not by who is seen first', () => {
    const blonde = { ...aGirl('Ana'), hair: { ...aGirl().hair, colour: 'blonde' as const } }
    const other = { ...girl, hair_colour: 'blonde' as const, clothes: [] }
    expect(compare(there(other, girl), cast('Lucía', 'Ana'), [lucia, blonde])).toEqual(passes)
    expect(compare(there(girl, girl), cast('Lucía', 'Ana'), [lucia, blonde])).toEqual(fails('unlike'))
  })
})

describe('hands and limbs', () => {
  const odd = { ...girl, limbs_wrong: true }
  test('that are painted wrongly are a pity', () => expect(compare(there(odd), lone, [lucia])).toEqual(fails('limbs')))
  test('of a toy are nobody’s', () =>
    expect(compare(there(girl, { ...odd, shown: 'toy' }), lone, [lucia])).toEqual(passes))
  test('that somebody wears are right', () =>
    expect(compare(there(odd), lone, [{ ...lucia, features: ['prosthesis'] }])).toEqual(passes))
  test('are all that is seen where only hands are', () => {
    const scene = aScene({ ...lone, staging: 'hands' })
    expect(compare(there(), scene, [lucia])).toEqual(passes)
    expect(compare(there(odd), scene, [lucia])).toEqual(fails('limbs'))
  })
})

describe('what the words say', () => {
  const holding = (thing: 'map' | 'ball') =>
    aScene({ cast: [{ name: 'Lucía', pose: 'hold', mood: 'happy', holding: thing }] })

  const ana = { ...lucia, name: 'Ana' }
  const duet: Scene = {
    ...lone,
    cast: [
      { name: 'Lucía', pose: 'hold', mood: 'happy', holding: 'drum' },
      { name: 'Ana', pose: 'hold', mood: 'happy', holding: 'trumpet' },
    ],
  }

  test.each([
    ['a thing in hands', holding('map'), looking({}, { ...girl, holds: 'map' }), passes],
    ['a thing that lies beside', holding('map'), looking({ things: ['map'] }, girl), passes],
    ['what another calls otherwise', holding('map'), looking({}, { ...girl, holds: 'scroll' }), passes],
    ['another thing', holding('map'), looking({ things: ['ball'] }, girl), fails('words')],
    [
      'a thing in each hand, one of which is gone',
      duet,
      looking({}, girl, { ...girl, holds: 'trumpet' }),
      fails('words'),
    ],
    [
      'two things, each by another name',
      duet,
      looking({ things: ['guitar'] }, girl, { ...girl, holds: 'trumpet' }),
      passes,
    ],
    ['one of its things', { ...lone, props: ['bell', 'map'] }, looking({ things: ['map'] }, girl), passes],
    ['none of its things', { ...lone, props: ['bell', 'map'] }, looking({ things: ['tree'] }, girl), fails('words')],
    ['a forest that is a room', { ...lone, setting: 'forest' }, looking({ place: 'indoors' }, girl), fails('words')],
    ['a room that is a meadow', { ...lone, setting: 'bedroom' }, looking({ place: 'outdoors' }, girl), fails('words')],
    ['a castle, inside or out', { ...lone, setting: 'castle' }, looking({ place: 'indoors' }, girl), passes],
    ['a day that is night', { ...lone, setting: 'park' }, looking({ time: 'night' }, girl), fails('words')],
    ['a dim day', { ...lone, setting: 'park' }, looking({ time: 'unclear' }, girl), passes],
    ['a dark room by day', { ...lone, setting: 'attic' }, looking({ time: 'night', place: 'indoors' }, girl), passes],
  ] as const)('is shown, or not: %s', (_, scene, sighting, expected) => {
    expect(compare(sighting, { ...scene, props: [...scene.props] } as typeof lone, [lucia, ana])).toEqual(expected)
  })

  test('is not asked of who looked at nothing but figures', () => {
    expect(compare(seen(girl), holding('map'), [lucia])).toEqual(passes)
  })
})

describe('a form', () => {
  test('with words of its own is read for what it has, as a server without schemas fills it in', () => {
    const read = Sighting.parse({
      figures: [
        { kind: 'person', hair_colour: 'turquoise', clothes: [{ type: 'cape', colour: 'red' }], holds: 'castle' },
      ],
      ...{ things: ['map', 'castle'], has_text: false, unsafe: false },
    })
    expect(read.figures[0]).toMatchObject({ kind: 'person', hair_colour: null, clothes: [], holds: null })
    expect(read.things).toEqual(['map'])
  })

  test('without what counts is none', () => {
    expect(Sighting.safeParse({ figures: [] }).success).toBe(false)
  })
})
