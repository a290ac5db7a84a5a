import { expect, test } from 'bun:test'
import path from 'node:path'
import { toJSONSchema } from 'zod'
import { BANDS, KINDS, SCARES, StorySpec } from '../../../src/adapters/storyteller/format.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../../src/domain/reader-age.ts'
import * as scene from '../../../src/domain/scene.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  SKINS,
  THEMES,
} from '../../../src/domain/vocabulary.ts'

const FOLDER = path.resolve(import.meta.dir, '../../../stories')
const readme = await Bun.file(path.join(FOLDER, 'README.md')).text()

test('the page for who writes stories names every word that a picture can be made of', () => {
  const words = new Set(readme.match(/[\w-]+/gu))
  const { SETTINGS, POSES, MOODS, INTERACTIONS, TIMES_OF_DAY, WEATHERS, SHOTS, PROPS } = scene
  const all = [
    ...[SETTINGS, POSES, MOODS, INTERACTIONS, TIMES_OF_DAY, WEATHERS, SHOTS, PROPS, KINDS, SCARES].flat(),
    ...[ANIMAL_SPECIES, CREATURE_SPECIES, ANIMAL_COLOURS, GARMENTS, GARMENT_COLOURS].flatMap(Object.keys),
    ...[HAIR_COLOURS, HAIR_LENGTHS, HAIR_FORMS, SKINS, AGES, THEMES].flatMap(Object.keys),
  ]
  expect(all.flatMap((one) => one.split(' ')).filter((one) => !words.has(one))).toEqual([])
})

test('its table says what the pages hold', () => {
  const rows = Object.entries(BANDS).map(([band, [age]]) => {
    const { textPages, illustratedPages, maxWordsPerSentence } = READER_AGE_PROFILES[age]
    return [
      band,
      textPages,
      illustratedPages.join(' '),
      `${wordBudget(age, 1)} / ${wordBudget(age, 2)}`,
      maxWordsPerSentence,
    ]
  })
  for (const [band, pages, pictured, words, longest] of rows)
    expect(readme).toMatch(
      new RegExp(
        `\\| ${band}\\s*\\| ${pages}\\s*\\| ${pictured}\\s*\\| ${words}\\s*\\| ${longest} \\(`.replace('+', '\\+'),
        'u',
      ),
    )
})

test('the schema for editors is the one that stories are read with: `bun run stories schema` writes it', async () => {
  const written = await Bun.file(path.join(FOLDER, 'story.schema.json')).json()
  expect(written).toEqual(JSON.parse(JSON.stringify(toJSONSchema(StorySpec, { io: 'input' }))))
})
