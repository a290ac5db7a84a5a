import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { type Book, newBookContent } from '../../src/domain/book.ts'
import { type BookInfo, newBookInfo } from '../../src/domain/book-info.ts'
import { readBookInfo } from '../../src/domain/book-info-wire.ts'
import { type Character, newCharacter } from '../../src/domain/character.ts'
import { type CompleteBookInfo, completeInfo } from '../../src/domain/completeness.ts'
import type { Scene } from '../../src/domain/scene.ts'
import type { Story } from '../../src/domain/story.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  agesOf,
  EYE_COLOURS,
  GENDERS,
  isHumanGender,
  speciesOf,
  valuesOf,
} from '../../src/domain/vocabulary.ts'

export const FIXTURES = [
  'buenas-noches-osito',
  'lucia-y-el-dragon',
  'los-ocho-del-bosque',
  'maia-astronauta',
  'tom-and-the-night-train',
] as const
export type Fixture = (typeof FIXTURES)[number]

/** The wizard's input as it comes over the wire. */
export function wireFixture(name: Fixture): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../fixtures/books/${name}.json`, import.meta.url), 'utf8'))
}

export function infoFixture(name: Fixture): CompleteBookInfo {
  return completeInfo(readBookInfo(wireFixture(name)))
}

export function aGirl(name = 'Lucía'): Character {
  return {
    ...newCharacter(),
    name,
    gender: 'female',
    age: 'child',
    hair: { colour: 'brown', form: 'curly', length: 'long', style: 'pigtails' },
  }
}

export function aCompleteInfo(overrides: Partial<BookInfo> = {}): CompleteBookInfo {
  const info: BookInfo = {
    ...newBookInfo(),
    title: 'El faro',
    theme: 'aventura',
    language: 'español',
    readerAge: '4-6',
    chapters: 2,
    characters: [aGirl()],
    ...overrides,
  }
  return completeInfo(info)
}

export function aBook(overrides: Partial<Book> = {}): Book {
  return {
    ...newBookContent(aCompleteInfo()),
    id: 12,
    owner: 'parent',
    status: 'editing',
    type: 'personalizado',
    purchased: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    version: 1,
    capability: 'capability',
    ...overrides,
  }
}

export function aScene(overrides: Partial<Scene> = {}): Scene {
  return {
    cast: [{ name: 'Lucía', pose: 'stand', mood: 'happy', holding: null }],
    interaction: null,
    setting: 'cliff',
    place: null,
    time: 'day',
    weather: 'clear',
    shot: 'wide',
    props: [],
    action: 'Lucía looks at the sea.',
    alt: 'Lucía mira el mar desde el acantilado.',
    ...overrides,
  }
}

/** One chapter of one page, with a picture. */
export function aStory(overrides: Partial<Story> = {}): Story {
  return {
    title: 'El faro',
    language: 'español',
    refrain: null,
    closing: 'Y el faro volvió a brillar.',
    blurb: 'Una noche, el faro se apaga.',
    frontCover: aScene(),
    backCover: aScene(),
    chapters: [{ title: 'La luz', pages: [{ paragraphs: ['Lucía miró el mar.'], scene: aScene() }] }],
    wishes: null,
    writer: 'offline',
    ...overrides,
  }
}

/** Any character that the wizard's rules allow, complete or not. */
export const anyCharacter: fc.Arbitrary<Character> = fc
  .record({ gender: fc.constantFrom(...valuesOf(GENDERS)), name: fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,9}$/u) })
  .chain(({ gender, name }) =>
    fc.record({
      name: fc.constant(name),
      gender: fc.constant(gender),
      age: fc.constantFrom(...agesOf(gender), null),
      role: fc.constantFrom('protagonista' as const, 'secundario' as const),
      species: isHumanGender(gender) ? fc.constant(null) : fc.constantFrom(...speciesOf(gender)),
      colour: isHumanGender(gender) ? fc.constant(null) : fc.constantFrom(...valuesOf(ANIMAL_COLOURS)),
      skin: isHumanGender(gender)
        ? fc.constantFrom('light' as const, 'tan' as const, 'deep_tan' as const, 'dark' as const, null)
        : fc.constant(null),
      hair: isHumanGender(gender)
        ? fc.constantFrom(
            { colour: 'bald' as const, form: 'bald' as const, length: null, style: null },
            { colour: 'red' as const, form: 'afro' as const, length: 'short' as const, style: null },
            { colour: null, form: null, length: null, style: null },
          )
        : fc.constant({ colour: null, form: null, length: null, style: null }),
      eyes: isHumanGender(gender) ? fc.constantFrom(...valuesOf(EYE_COLOURS), null) : fc.constant(null),
      clothes: fc.constantFrom(
        [],
        [
          { type: 'cap' as const, colour: 'red' as const },
          { type: 'shorts' as const, colour: 'blue' as const },
        ],
      ),
      hobbies: fc.array(fc.constantFrom('nadar', 'pintar cuadros', 'ajedrez'), { maxLength: 3 }),
      avatars: fc.constant([]),
      selectedAvatar: fc.constant(null),
    }),
  )

export const anyAge = fc.constantFrom(...valuesOf(AGES))
