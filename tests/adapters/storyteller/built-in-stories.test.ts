import { describe, expect, test } from 'bun:test'
import path from 'node:path'
import { checkStoryFolder } from '../../../src/adapters/storyteller/checks/check-story-folder.ts'
import { ClauseReader } from '../../../src/adapters/storyteller/clauses.ts'
import { BANDS, type Band, type Tongue } from '../../../src/adapters/storyteller/format.ts'
import { builtInLibrary } from '../../../src/adapters/storyteller/library.ts'
import { readLexicon, storiesIn } from '../../../src/adapters/storyteller/library-folder.ts'
import { askedOf } from '../../../src/adapters/storyteller/wishes.ts'
import { THEMES, valuesOf } from '../../../src/domain/vocabulary.ts'

const FOLDER = path.resolve(import.meta.dir, '../../../stories')
const TONGUES: readonly Tongue[] = ['es', 'en']
const ids = await storiesIn(FOLDER)
const lexicon = await readLexicon(FOLDER)
const { stories } = await builtInLibrary().open()

test.each(ids)('%s has no mistake, whoever is in it', async (id) => {
  const { problems, warnings } = await checkStoryFolder(path.join(FOLDER, id), lexicon)
  // Elsewhere only to be looked at: nobody's own story is turned away for its rhythm.
  const chopped = warnings.filter(({ en }) => en.includes('sentences.mean'))
  expect([...problems, ...chopped].map(({ file, line, en }) => `${file}:${line} ${en}`)).toEqual([])
})

test('every story is in the archive that travels with the program', () => {
  expect(stories.map(({ id }) => id).toSorted()).toEqual(ids)
})

test('every story has a word with which a longer book comes round to it', () => {
  const without = stories.flatMap(({ id, texts }) =>
    TONGUES.filter((tongue) => texts[tongue]?.echo === '').map((tongue) => `${id}/${tongue}.md`),
  )
  expect(without).toEqual([])
})

/** What parents most often write of: two stories each, one of them in English at least. */
const COMMONEST = [
  'new-sibling',
  'two-homes',
  'died',
  'first-school',
  'moving',
  'dark',
  'tooth',
  'hospital',
  'birthday',
  'bedtime',
]
test.each(COMMONEST)('of the occasion %s there are two stories, and one in English', (occasion) => {
  const about = stories.filter(({ spec }) => spec.occasions.includes(occasion))
  expect(about.length).toBeGreaterThanOrEqual(2)
  expect(about.filter(({ texts }) => texts.en).length).toBeGreaterThanOrEqual(1)
})

const FEWEST = 3
/** Those that a child can be the hero of: a baby's are told in any theme. */
const forChildren = stories.filter(({ spec }) => !spec.roles.hero?.is.every((kind) => kind === 'baby'))

describe.each(valuesOf(THEMES))('of %s', (theme) => {
  test('there are stories for every band in both languages', () => {
    const few = Object.keys(BANDS).flatMap((band) => {
      const fitting = forChildren.filter(
        ({ spec, texts }) =>
          spec.themes.includes(theme) &&
          // A story of Christmas is for who asks for one.
          (theme === 'navidad' || !spec.themes.includes('navidad')) &&
          TONGUES.every((tongue) => texts[tongue]?.bands[band as Band]),
      )
      return fitting.length < FEWEST ? [`${band}: ${fitting.map(({ id }) => id).join(', ')}`] : []
    })
    expect(few).toEqual([])
  })
})

test('an example of what a story tells is met by its own words, and what only looks like it is not', () => {
  const reader = new ClauseReader(lexicon.words)
  const wrong: string[] = []
  for (const { id, spec } of stories)
    for (const [mark, { not, ...told }] of Object.entries(spec.tells))
      for (const tongue of TONGUES) {
        const isAsked = (text: string) =>
          askedOf({ clause: reader.read(text, tongue), tongue }, spec, reader).some((one) => one.mark === mark)
        for (const phrase of told[tongue] ?? []) if (!isAsked(phrase)) wrong.push(`${id} ^${mark} misses: ${phrase}`)
        for (const phrase of not[tongue] ?? []) if (isAsked(phrase)) wrong.push(`${id} ^${mark} takes: ${phrase}`)
      }
  expect(wrong).toEqual([])
})

test('each names sentences that look like what it tells and mean something else', () => {
  const few = stories.filter(({ spec, texts }) =>
    TONGUES.some(
      (tongue) => texts[tongue] && Object.values(spec.tells).flatMap(({ not }) => not[tongue] ?? []).length < 5,
    ),
  )
  expect(few.map(({ id }) => id)).toEqual([])
})
