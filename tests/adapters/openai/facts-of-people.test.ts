import { describe, expect, test } from 'bun:test'
import { compare } from '../../../src/adapters/openai/pictures/compare.ts'
import { lookOf } from '../../../src/adapters/openai/pictures/look.ts'
import { avatarPrompt, picturePrompt } from '../../../src/adapters/openai/pictures/picture-prompt.ts'
import { checkPlan } from '../../../src/adapters/openai/story/check-parts.ts'
import { directionFromWire } from '../../../src/adapters/openai/story/direction-from-wire.ts'
import { storyData } from '../../../src/adapters/openai/story/story-data.ts'
import { planMessages } from '../../../src/adapters/openai/story/story-prompts.ts'
import { type WireDirection, wireDirection } from '../../../src/adapters/openai/story/wire-direction.ts'
import { strictSchema, wirePlan } from '../../../src/adapters/openai/story/wire-story.ts'
import type { Character } from '../../../src/domain/character.ts'
import { FEATURES, PRESENCES, type Presence } from '../../../src/domain/person-facts.ts'
import { valuesOf } from '../../../src/domain/vocabulary.ts'
import type { IllustrationBrief } from '../../../src/ports/illustrator.ts'
import { aCompleteInfo, aGirl, aScene } from '../../support/builders.ts'

const rosa = (facts: Partial<Character>): Character => ({ ...aGirl('Rosa'), ...facts })
const infoWith = (facts: Partial<Character>) => aCompleteInfo({ characters: [aGirl(), rosa(facts)] })
const promptsFor = (facts: Partial<Character>) => {
  const info = infoWith(facts)
  return planMessages(info, storyData(info))
    .map(({ text }) => text)
    .join('\n')
}
const schemasFor = (facts: Partial<Character>) => {
  const { names, placeIds: places, parts } = storyData(infoWith(facts))
  const json = (schema: Parameters<typeof strictSchema>[0]) => JSON.stringify(strictSchema(schema))
  const direction = strictSchema(wireDirection({ places, figures: [], parts, withCovers: true }).asked) as {
    properties: object
    $defs: object
  }
  const { Cover: cover, ...pages } = direction.$defs as { Cover: object }
  return {
    plan: json(wirePlan(names.ids, places, parts)),
    pages: JSON.stringify(pages),
    cover: JSON.stringify(cover),
  }
}

describe('who writes is told', () => {
  test('what is true of each person, beside their age, and that it holds on every page', () => {
    const asked = promptsFor({ features: ['wheelchair', 'hearing_aid'], presence: 'other_household' })

    expect(asked).toContain('lives in another home')
    expect(asked).toContain('never stands, walks, runs, jumps or climbs')
    expect(asked).toContain('wears a hearing aid')
    expect(asked).toContain('nobody stands up from a wheelchair')
    expect(asked).not.toContain('Rosa')
  })

  test('that who has died never acts and may be remembered', () => {
    expect(promptsFor({ presence: 'died' })).toContain('has died: never acts, speaks or comes back; may be remembered')
  })

  test.each(valuesOf(PRESENCES).filter((presence) => presence !== 'here'))('where somebody is: %s', (presence) => {
    expect(promptsFor({ presence })).toContain('"facts"')
  })

  test('nothing of facts where none are said, not even what is asked for', () => {
    expect(promptsFor({})).not.toMatch(/facts|is_memory|shown_on/u)
    expect(JSON.stringify(schemasFor({}))).not.toMatch(/is_memory|shown_on/u)
  })
})

describe('what a model may answer', () => {
  const whoIn = (schema: string) => [...new Set(schema.match(/PERS_\d/gu))].toSorted()

  test('shows who is not born yet in no picture', () => {
    expect(whoIn(schemasFor({ presence: 'unborn' }).pages)).toEqual(['PERS_1'])
  })

  test('says of a scene that it is a memory where somebody has died, and on what somebody far away is seen', () => {
    expect(schemasFor({ presence: 'died' }).pages).toContain('is_memory')
    expect(schemasFor({ presence: 'far' }).pages).toContain('shown_on')
  })

  test('becomes a scene with the same words of ours', () => {
    const info = infoWith({ presence: 'far' })
    const data = storyData(info)
    const seen = { pose: 'stand', mood: 'happy', holding: null } as const
    const { cast: _, ...scene } = aScene()
    const cast = [{ id: 'PERS_2', ...seen, shown_on: 'screen' as const }]
    const told = { adds: '', staging: 'near' as const, shows_theme_object: false }
    const cover = { ...scene, ...told, cast, is_memory: true }
    const wire: WireDirection = { pages: [], front_cover: cover, back_cover: cover }

    expect(directionFromWire(wire, info, data, undefined).frontCover).toMatchObject({
      isMemory: true,
      cast: [{ name: 'Rosa', shownOn: 'screen' }],
    })
  })

  test.each<[Presence, boolean]>([
    ['here', true],
    ['other_household', true],
    ['baby', true],
    ['far', false],
    ['unborn', false],
    ['died', false],
  ])('has to give somebody who is %s a part in a chapter: %p', (presence, hasTo) => {
    const info = { ...infoWith({ presence }), chapters: 1 }
    const plan = {
      ...{ refrain: null, closing: 'Fin.', blurb: 'Una noche.', wishes: null },
      ...{ frontCover: aScene(), backCover: aScene(), chapters: [{ title: 'La luz', outline: '{}' }] },
    }
    const ids = checkPlan(plan, info, [['Lucía']]).map(({ id }) => id)

    expect(ids.includes('character.unused')).toBe(hasTo)
  })
})

describe('who paints is told', () => {
  const brief = (facts: Partial<Character>, changes: Parameters<typeof aScene>[0] = {}): IllustrationBrief => ({
    ...{ characters: infoWith(facts).characters, places: [], theme: 'aventura', readerAge: '4-6', kind: 'page' },
    scene: aScene({ cast: [{ name: 'Rosa', pose: 'run', mood: 'happy', holding: null }], ...changes }),
    ...{ references: new Map(), wish: null, seed: 'x' },
  })

  test.each(valuesOf(FEATURES))('what is always seen of somebody: %s', (feature) => {
    const look = lookOf(rosa({ features: [feature] }))

    expect(look).not.toBe(lookOf(rosa({})))
    expect(picturePrompt(brief({ features: [feature] })).prompt).toContain(look)
  })

  test('that who uses a wheelchair is in it, whatever the story has them do', () => {
    const character = rosa({ features: ['wheelchair'] })

    expect(picturePrompt(brief({ features: ['wheelchair'] })).prompt).toContain('rolls fast in the wheelchair')
    expect(avatarPrompt({ character, seed: 'x' }).prompt).toContain('sitting in the wheelchair')
    expect(avatarPrompt({ character, seed: 'x' }).prompt).not.toContain('standing')
  })

  test('nothing of hair under a hijab, nor is it looked for', () => {
    const hijab = rosa({ features: ['hijab'], clothes: [{ type: 'dress', colour: 'blue' }] })
    const nothing = { species: null, body_colour: null, skin: null, hair_colour: null, hair_length: null }
    const figure = { ...nothing, kind: 'person' as const, clothes: hijab.clothes }
    const scene = brief({}).scene

    expect(lookOf(hijab)).not.toContain('long curly brown')
    expect(compare({ figures: [figure], has_text: false, unsafe: false }, scene, [hijab])).toEqual({ ok: true })
  })

  test('that somebody far away is on a screen, and is no figure of the picture', () => {
    const shown = { name: 'Rosa', pose: 'wave', mood: 'happy', holding: null, shownOn: 'screen' } as const
    const girl = { name: 'Lucía', pose: 'sit', mood: 'happy', holding: null } as const
    const { prompt } = picturePrompt(brief({ presence: 'far' }, { cast: [girl, shown] }))

    expect(prompt).toContain('PERS_2 is not there: seen only on a screen')
    expect(prompt).toContain('one figure')
  })

  test('that a memory is one, and not of whom', () => {
    const { prompt } = picturePrompt(brief({ presence: 'died' }, { isMemory: true }))

    expect(prompt).toContain('as in a memory')
    expect(prompt).not.toContain('died')
  })
})
