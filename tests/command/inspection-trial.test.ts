import { beforeAll, describe, expect, test } from 'bun:test'
import { compare } from '../../src/adapters/openai/pictures/compare.ts'
import { SEEN_FEATURES, type SeenFigure, type Sighting } from '../../src/adapters/openai/pictures/sighting.ts'
import { FAULT_KINDS, type FaultKind } from '../../src/command/inspection/faults.ts'
import { type Sample, samplesFrom } from '../../src/command/inspection/samples.ts'
import { casesFrom, tryInspector } from '../../src/command/inspection/trial.ts'
import { beforeTrial, trialReport } from '../../src/command/inspection/trial-report.ts'
import { composeEngine } from '../../src/compose.ts'
import { type Character, isHuman, newCharacter } from '../../src/domain/character.ts'
import type { Scene, Setting } from '../../src/domain/scene.ts'
import { FREE } from '../../src/ports/cost.ts'
import type { Illustrator, Picture } from '../../src/ports/illustrator.ts'
import type { PictureInspector } from '../../src/ports/picture-inspector.ts'

const { signal } = new AbortController()
let samples: Sample[]
beforeAll(async () => {
  const { writer } = await composeEngine({ generationConcurrency: 1, ai: null })
  samples = await samplesFrom(writer, signal)
})

/** A picture that bears what it shows, for whoever is to know. */
const stamped = (shows: unknown): Picture => {
  const bytes = new TextEncoder().encode(JSON.stringify(shows))
  return {
    original: { bytes, contentType: 'application/json' },
    ...{ webp: bytes, jpeg: bytes, width: 8, height: 8, thumbnail: async () => bytes },
  }
}
const shownIn = ({ webp }: Picture) => JSON.parse(new TextDecoder().decode(webp))
const illustrator: Illustrator = {
  kind: 'offline',
  draw: async ({ scene, characters }) => ({ kind: 'drawn', picture: stamped({ scene, characters }), cost: FREE }),
  drawAvatar: async () => ({ kind: 'refused', reason: 'no avatars' }),
}
const paint = {
  lettering: async (picture: Picture) => stamped({ ...shownIn(picture), lettering: true }),
  flat: async (picture: Picture) => stamped({ ...shownIn(picture), flat: true }),
}

/** Right but for what it is told to get wrong: of every kind so many it misses, and so many good ones it finds wanting. */
function erring(missed: Partial<Record<FaultKind, number>>, alarms: number, cases: ReturnType<typeof casesFrom>) {
  const left = new Map(Object.entries(missed))
  const kindOf = new Map(
    cases.map(({ fault, drawn: { scene, characters, paint } }) => {
      const shows = { scene, characters, ...(paint && { [paint]: true }) }
      return [JSON.stringify(shows), fault] as const
    }),
  )
  let alarmsLeft = alarms
  const inspector: PictureInspector = {
    async inspect(picture) {
      const kind = kindOf.get(JSON.stringify(shownIn(picture)))
      if (kind === undefined) throw new Error('a picture that is no case')
      const passes = { ok: true, fingerprint: '' } as const
      if (kind === null) return alarmsLeft-- > 0 ? { ok: false, reason: 'unlike', fingerprint: '' } : passes
      const misses = left.get(kind) ?? 0
      left.set(kind, misses - 1)
      return misses > 0 ? passes : { ok: false, reason: 'figures', fingerprint: '' }
    },
  }
  return inspector
}

describe('the figures that are printed', () => {
  const spent = { usd: 0.0421, ms: 61_000, calls: 78, unanswered: 0 }
  const reported = async (missed: Partial<Record<FaultKind, number>>, alarms: number) => {
    const cases = casesFrom(samples, 78)
    const inspector = erring(missed, alarms, cases)
    const result = await tryInspector({ illustrator, inspector, paint }, cases, () => {}, signal)
    return { report: trialReport(result, spent), faulty: cases.filter(({ fault }) => fault !== null).length }
  }

  test('are those of an inspector whose errors are known', async () => {
    const { report, faulty } = await reported({ hair: 2, lettering: 3, missing: 1 }, 13)

    expect(faulty).toBe(39)
    expect(report).toMatch(/falta alguien +2 de 3 \(67 %\)/u)
    expect(report).toMatch(/otro color de pelo +1 de 3 \(33 %\)/u)
    expect(report).toMatch(/letras pintadas +0 de 3 \(0 %\)/u)
    expect(report).toMatch(/otra especie +3 de 3 \(100 %\)/u)
    expect(report).toMatch(/en total +33 de 39 \(85 %\)/u)
    expect(report).toContain('Falsas alarmas: 13 de 39 (33 %) de las imágenes sin fallo (no se parecen: 13).')
    expect(report).toContain('Coste: 0,042 $ en 78 llamadas. Tiempo: 61.0 s.')
    expect(report).not.toContain('sin respuesta')
  })

  test('of one who is never wrong are whole, and say what such pictures cannot show', async () => {
    const { report } = await reported({}, 0)

    expect(report).toMatch(/en total +39 de 39 \(100 %\)/u)
    expect(report).toContain('Falsas alarmas: 0 de 39 (0 %) de las imágenes sin fallo.')
    expect(report).toMatch(/manos, dedos ni cuerpos mal\s+hechos/u)
    expect(report).toContain('estilo')
  })

  test('say when nobody answered, and what it may cost before it starts', async () => {
    const result = { faults: [{ kind: 'hair' as const, planted: 1, caught: 0 }], clean: 1, falseAlarms: {} }
    expect(trialReport(result, { ...spent, calls: 2, unanswered: 2 })).toContain('2 llamadas quedaron sin respuesta')
    expect(beforeTrial({ model: 'm', pictures: 200, mostUsd: 1.5 })).toContain('Costará como mucho 1,50 $')
    expect(beforeTrial({ model: 'm', pictures: 200, mostUsd: 0.0641 })).toContain('Costará como mucho 0,065 $')
    expect(beforeTrial({ model: 'm', pictures: 200, mostUsd: 0 })).toContain('No se conoce el precio')
  })
})

describe('what is planted', () => {
  test('is one fault in half of the pictures, every kind as often as may be, each beside what was meant', () => {
    const cases = casesFrom(samples, 200)
    const often = FAULT_KINDS.map((kind) => cases.filter(({ fault }) => fault === kind).length)

    expect(cases).toHaveLength(200)
    expect(cases.filter(({ fault }) => fault === null)).toHaveLength(100)
    expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1)
    for (const { fault, sample, drawn } of cases) {
      const isDrawnAsMeant = drawn.scene === sample.scene && drawn.characters === sample.characters && !drawn.paint
      expect(isDrawnAsMeant).toBe(fault === null)
    }
  })

  test('is seen by whoever sees all, and nothing where nothing is', () => {
    const seenWrong = casesFrom(samples, 200).map(({ fault, sample, drawn }) => {
      const { scene, characters, paint } = drawn
      const sighting = { ...allThereIs(scene, characters), has_text: paint === 'lettering' }
      const { ok } = compare(sighting, sample.scene, sample.characters)
      // What is empty is found without a model.
      return [fault, ok === (fault === null) || fault === 'flat'] as const
    })
    expect(seenWrong.filter(([, isRight]) => !isRight)).toEqual([])
  })
})

const ROOMS: readonly Setting[] = [
  'bedroom',
  'kitchen',
  'living-room',
  'attic',
  'classroom',
  'library',
  'workshop',
  'shop',
]

/** The form of somebody who looks at the picture that this scene makes. */
function allThereIs(scene: Scene, characters: readonly Character[]): Sighting {
  const { cast, figures = [], setting, time } = scene
  const of = (one: Character, holds: Scene['cast'][number]['holding']): SeenFigure => ({
    kind: isHuman(one) ? 'person' : one.gender === 'animal' ? 'animal' : 'creature',
    ...{ shown: 'there', is_small: false, limbs_wrong: false, holds, age: isHuman(one) ? one.age : null },
    ...{ species: one.species, body_colour: one.colour, skin: one.skin },
    ...{ hair_colour: one.hair.colour, hair_length: one.hair.length, clothes: one.clothes },
    features: SEEN_FEATURES.filter((feature) => one.features?.includes(feature)),
  })
  return {
    figures: [
      ...cast.flatMap(({ name, holding, shownOn }) => {
        const one = characters.find((who) => who.name === name)
        return one && !shownOn ? [of(one, holding)] : []
      }),
      ...figures.map(({ looks, holding }) => of({ ...newCharacter(), ...looks }, holding)),
    ],
    ...{ things: [], has_text: false, unsafe: false },
    place: ROOMS.includes(setting) ? 'indoors' : null,
    ...(['meadow', 'forest', 'park', 'garden'].includes(setting) && { place: 'outdoors' as const }),
    time: time === 'night' ? 'night' : time === 'day' ? 'day' : 'unclear',
  }
}
