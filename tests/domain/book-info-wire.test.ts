import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { z } from 'zod'
import { BookInfo, newBookInfo } from '../../src/domain/book-info.ts'
import { DescribedBookInfo } from '../../src/domain/book-info-description.ts'
import { readBookInfo, writeBookInfo } from '../../src/domain/book-info-wire.ts'
import { isComplete } from '../../src/domain/completeness.ts'
import { RELATIONSHIP_TYPES, THEMES, valuesOf } from '../../src/domain/vocabulary.ts'
import { anyCharacter, FIXTURES, wireFixture } from '../support/builders.ts'

describe('what the wizard sends', () => {
  test.each(FIXTURES)('%s is complete and survives a round trip', (name) => {
    const info = readBookInfo(wireFixture(name))

    expect(isComplete(info)).toBe(true)
    expect(readBookInfo(writeBookInfo(info))).toEqual(info)
  })

  test('any info that the rules allow survives a round trip', () => {
    const anyInfo = fc.record({
      title: fc.string({ maxLength: 50 }),
      theme: fc.constantFrom(...valuesOf(THEMES), null),
      chapters: fc.option(fc.integer({ min: 1, max: 10 })),
      characters: fc.uniqueArray(anyCharacter, {
        maxLength: 8,
        selector: ({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      }),
      type: fc.constantFrom(...valuesOf(RELATIONSHIP_TYPES)),
    })
    fc.assert(
      fc.property(anyInfo, ({ type, ...fields }) => {
        const [first, second] = fields.characters
        const relationships = first && second ? [{ from: first.name, type, to: second.name }] : []
        const info = { ...newBookInfo(), ...fields, relationships }
        const written = writeBookInfo(info)
        expect(readBookInfo(written)).toEqual(info)
        // What describes it to others takes it too.
        expect(DescribedBookInfo.safeParse(written).error?.issues ?? []).toEqual([])
      }),
    )
  })
})

describe('facts of people', () => {
  const read = (character: object) => readBookInfo({ characters: [{ name: 'Ana', gender: 'female', ...character }] })
  const [features, presence] = [['wheelchair', 'glasses'], 'far']

  test('survive a round trip, and what describes them takes them', () => {
    const info = read({ features, presence })
    const written = writeBookInfo(info)

    expect(info.characters).toMatchObject([{ features, presence }])
    expect(written.characters).toMatchObject([{ features, presence }])
    expect(readBookInfo(written)).toEqual(info)
    expect(DescribedBookInfo.safeParse(written).error?.issues ?? []).toEqual([])
  })

  test('are read as far as they are known, and never a reason to refuse a book', () => {
    const said = read({ features: ['glasses', 'martian', 5, null, 'glasses'], presence: 'on-mars' })

    expect(said.characters[0]?.features).toEqual(['glasses'])
    for (const alien of [null, 'glasses', 5, {}, [], ['martian'], [['glasses']]]) {
      const [ana] = read({ features: alien, presence: alien }).characters
      expect(ana).not.toHaveProperty('features')
      expect(ana).not.toHaveProperty('presence')
    }
  })

  test('that say nothing are not written: what was stored before stays as it was', () => {
    const [ana] = writeBookInfo(read({ features: [], presence: 'here' })).characters

    expect(ana).not.toHaveProperty('features')
    expect(ana).not.toHaveProperty('presence')
  })

  test('of a body are those of people; anybody may be far away', () => {
    const [dog] = readBookInfo({ characters: [{ name: 'Toby', gender: 'animal', features, presence }] }).characters

    expect(dog).not.toHaveProperty('features')
    expect(dog?.presence).toBe('far')
  })
})

describe('a choice that there is not', () => {
  const choices = Object.entries(BookInfo.shape).flatMap(([field, schema]) => choicesIn(schema, field))

  test('is looked for in every field that offers choices', () => {
    expect(choices.map(({ path }) => path).sort()).toEqual([
      ...['age', 'clothes.colour', 'clothes.type', 'colour', 'eyes', 'gender'].map((name) => `characters.${name}`),
      ...['hair.colour', 'hair.form', 'hair.length', 'hair.style'].map((name) => `characters.${name}`),
      ...['role', 'skin', 'species'].map((name) => `characters.${name}`),
      ...['language', 'readerAge', 'relationships.type', 'theme'],
    ])
  })

  test.each(choices)('in $path is refused in Spanish, without what is stored', ({ choice }) => {
    for (const alien of ['martian', '', 5, {}]) {
      const { error } = choice.safeParse(alien)
      expect(error?.issues[0]?.message).toMatch(/^Es[ea] .+ no (?:existe|está disponible)$/u)
      for (const stored of choice.options) expect(error?.issues[0]?.message).not.toContain(`"${stored}"`)
    }
  })
})

describe('old and alien shapes', () => {
  test('Spanish aliases are read', () => {
    const info = readBookInfo({
      tituloCuento: 'El faro',
      tipoCuento: 'aventura',
      idiomaCuento: 'español',
      longitudCuento: { capitulos: 3 },
      moralejaCuento: 'Ayudar',
      informacionAdicional: 'Con gaviotas',
      personajes: [{ name: 'Ana' }, { name: 'Rosa' }],
      lugares: [{ id: 1, nombre: 'El faro', descripcion: 'Blanco' }],
      relaciones: [{ id: 1, personaje1: 'Rosa', tipoRelacion: 'abuela', personaje2: 'Ana' }],
    })

    expect(info).toMatchObject({
      title: 'El faro',
      theme: 'aventura',
      chapters: 3,
      moral: 'Ayudar',
      freeText: 'Con gaviotas',
    })
    expect(info.places).toEqual([{ name: 'El faro', description: 'Blanco' }])
    expect(info.relationships).toEqual([{ from: 'Rosa', type: 'grandparent', to: 'Ana' }])
  })

  test('clothes as text, eyes as one word, one avatar as text, hobbies with commas', () => {
    const [character] = readBookInfo({
      characters: [
        {
          name: 'Ana',
          gender: 'female',
          age: 'child',
          clothes: ['red tshirt', 'cap'],
          eyes: 'green',
          image_url: 'books/1/characters/a.webp',
          image_url_selected: 'books/1/characters/a.webp',
          hobbies: 'nadar, leer ,',
        },
      ],
    }).characters

    expect(character).toMatchObject({
      clothes: [
        { type: 'tshirt', colour: 'red' },
        { type: 'cap', colour: 'blue' },
      ],
      eyes: 'green',
      avatars: ['books/1/characters/a.webp'],
      selectedAvatar: 'books/1/characters/a.webp',
      hobbies: ['nadar', 'leer'],
    })
  })

  test('a stored character that lacks age, gender and role is an adult man with a main part', () => {
    const [character] = readBookInfo({ characters: [{ name: 'Juan' }] }).characters

    expect(character).toMatchObject({ age: 'adult', gender: 'male', role: 'protagonista' })
  })

  test('a character that is half chosen keeps what is not chosen empty', () => {
    const [character] = readBookInfo({ characters: [{ name: 'Juan', age: '', gender: '' }] }).characters

    expect(character).toMatchObject({ age: null, gender: null })
  })

  test('zero or missing chapters are a draft, eleven are refused by name', () => {
    expect(readBookInfo({ story_length: { chapters: 0 } }).chapters).toBeNull()
    expect(readBookInfo({}).chapters).toBeNull()
    expect(fieldsOf(() => readBookInfo({ story_length: { chapters: 11 } }))).toEqual(['story_length.chapters'])
  })

  test('what breaks a rule is refused under the name the client knows', () => {
    const girl = { name: 'Ana', gender: 'female', age: 'child' }
    const cases: [unknown, string][] = [
      [{ moral: 'x'.repeat(101) }, 'moral'],
      [{ additional_information: 'palabra '.repeat(1001) }, 'additional_information'],
      [{ dedication: 'x'.repeat(301) }, 'dedication'],
      [{ type: 'terror' }, 'type'],
      [{ characters: [girl, { ...girl, name: 'ana ' }] }, 'characters.1.name'],
      [{ characters: Array.from({ length: 9 }, (_, index) => ({ ...girl, name: `Ana ${index}` })) }, 'characters'],
      [
        {
          characters: [
            {
              ...girl,
              clothes: [
                { type: 'hat', color: 'red' },
                { type: 'cap', color: 'blue' },
              ],
            },
          ],
        },
        'characters.0.clothes',
      ],
      [
        {
          characters: [
            {
              ...girl,
              clothes: [
                { type: 'dress', color: 'red' },
                { type: 'skirt', color: 'blue' },
              ],
            },
          ],
        },
        'characters.0.clothes',
      ],
      [{ characters: [{ name: 'Leo', gender: 'animal', age: 'child', species: 'green lion' }] }, 'characters.0.age'],
      [
        { characters: [{ name: 'Leo', gender: 'animal', age: 'adult', species: 'green dragon' }] },
        'characters.0.species',
      ],
      [{ places: [{ name: 'Faro', description: 'a '.repeat(51) }] }, 'places.0.description'],
      [
        { character_relationships: [{ character_1: 'Ana', character_2: 'ANA', relationship_type: 'friend' }] },
        'character_relationships.0.character_2',
      ],
    ]
    for (const [input, field] of cases) expect(fieldsOf(() => readBookInfo(input))).toEqual([field])
  })

  test('nothing that JSON can hold makes the reader fail otherwise than by saying so', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          readBookInfo(value)
        } catch (error) {
          expect(error).toBeInstanceOf(z.ZodError)
        }
      }),
    )
  })
})

function choicesIn(schema: unknown, path: string): { path: string; choice: z.ZodEnum }[] {
  if (schema instanceof z.ZodEnum) return [{ path, choice: schema }]
  if (schema instanceof z.ZodNullable) return choicesIn(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return choicesIn(schema.element, path)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([field, inner]) => choicesIn(inner, `${path}.${field}`))
}

function fieldsOf(work: () => unknown): string[] {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return error.issues.map(({ path }) => path.join('.'))
  }
}
