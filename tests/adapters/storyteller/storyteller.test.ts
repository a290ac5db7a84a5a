import { describe, expect, test } from 'bun:test'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readStory } from '../../../src/adapters/storyteller/checks/read-story.ts'
import { composeBook } from '../../../src/adapters/storyteller/compose.ts'
import { builtInLibrary, type Library, withStoriesOf } from '../../../src/adapters/storyteller/library.ts'
import { Storyteller } from '../../../src/adapters/storyteller/storyteller.ts'
import { type Character, newCharacter } from '../../../src/domain/character.ts'
import type { CompleteBookInfo } from '../../../src/domain/completeness.ts'
import { storyWriterContract } from '../../ports/story-writer.contract.ts'
import { aCompleteInfo, aGirl, infoFixture } from '../../support/builders.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

const KITE = path.resolve(import.meta.dir, '../../fixtures/stories/the-kite')
const builtIn = await builtInLibrary().open()
const kite = (await readStory(KITE)).story
if (!kite) throw new Error('The kite is no story')
const kites: Library = { ...builtIn, stories: [kite] }

describe('the storyteller', () => storyWriterContract(() => new Storyteller(builtInLibrary())))

function kiteBook(overrides: Partial<CompleteBookInfo> = {}) {
  const { plan, chapters } = composeBook(kites, {
    info: aCompleteInfo({ readerAge: '2-4', chapters: 2, freeText: '', moral: '', ...overrides }) as CompleteBookInfo,
    seed: 'one',
  })
  return {
    plan,
    chapters,
    text: chapters.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs)).join('\n'),
  }
}

function beast(name: string): Character {
  return {
    ...newCharacter(),
    name,
    gender: 'animal',
    age: 'adult',
    species: 'dog',
    colour: 'brown',
    role: 'secundario',
  }
}

describe('a story told of a family', () => {
  test('agrees with one and with many who have no part of their own', () => {
    const friend = { ...aGirl('Ana'), role: 'secundario' as const }
    expect(kiteBook({ characters: [aGirl(), friend, beast('Bit')] }).text).toContain('Lo ve Bit.')
    expect(kiteBook({ characters: [aGirl(), friend, beast('Bit'), beast('Iris')] }).text).toContain(
      'Lo ven Bit e Iris.',
    )
  })

  test('leaves out the passages of who is not there', () => {
    expect(kiteBook({ characters: [aGirl()] }).text).not.toMatch(/\{|Lo ve|—¡Ya!/u)
  })

  test('happens where the parent said, if it is a place of that kind', () => {
    const { text, chapters } = kiteBook({ places: [{ name: 'Parque del Oeste', description: '' }] })
    expect(text).toContain('por el parque del Oeste')
    expect(chapters[0]?.pages[0]?.scene).toMatchObject({ place: 'Parque del Oeste', setting: 'park' })
  })

  test('takes the thing that the parent named, with its colour', () => {
    expect(kiteBook({ freeText: 'Vuela la cometa azul con su abuelo.' }).text).toContain('La cometa azul está arriba')
    expect(kiteBook().text).toContain('La cometa roja está arriba')
  })

  test('draws the figures that it speaks of, the same on every page', () => {
    const { chapters, plan } = kiteBook()
    const [owl] = chapters[0]?.pages[0]?.scene?.figures ?? []
    expect(owl).toMatchObject({ id: 'owl', as: 'a grey owl with big eyes', looks: { species: 'owl', colour: 'gray' } })
    expect(plan.frontCover.figures?.[0]?.looks).toEqual(owl?.looks)
  })

  test('claims what its own paragraph tells, and nothing that only looks like it', () => {
    const told = (freeText: string) =>
      kiteBook({ freeText }).plan.wishes?.filter(({ field }) => field === 'freeText') ?? []
    expect(told('Que aprenda a esperar.')).toMatchObject([{ quote: 'Que aprenda a esperar', outcome: 'told' }])
    expect(told('Que aprenda a esperar el autobús.')).toMatchObject([{ outcome: 'missed', evidence: [] }])
    expect(told('En la sala de espera se aburre.')).toMatchObject([{ outcome: 'missed' }])
    expect(told('Que no salgan serpientes.')).toMatchObject([{ kind: 'avoid', outcome: 'kept' }])
    expect(told('Que no haya búhos.')).toMatchObject([{ outcome: 'missed' }])
  })
})

describe('a book of many chapters', () => {
  test('is two stories of the same people, each with its name at its first chapter', () => {
    const info = { ...infoFixture('lucia-y-el-dragon'), chapters: 8 }
    const { plan, chapters } = composeBook(builtIn, { info, seed: 'one' })
    const stories = plan.chapters.map(({ outline }) => JSON.parse(outline).story)
    expect(chapters).toHaveLength(8)
    expect(new Set(stories).size).toBe(2)
    expect(chapters.flatMap(({ part }, index) => (part ? [index] : []))).toEqual([
      0,
      stories.lastIndexOf(stories[0]) + 1,
    ])
  })

  test('and one of five is one story, without parts', () => {
    const info = { ...infoFixture('lucia-y-el-dragon'), chapters: 5 }
    const { chapters } = composeBook(builtIn, { info, seed: 'one' })
    expect(chapters.filter(({ part }) => part)).toEqual([])
  })
})

test('another book of the same family is, sooner or later, another story', () => {
  const info = infoFixture('maia-astronauta')
  const stories = Array.from(
    { length: 12 },
    (_, n) => composeBook(builtIn, { info, seed: `book:${n}` }).plan.chapters[0]?.outline,
  )
  expect(new Set(stories).size).toBeGreaterThan(1)
  expect(composeBook(builtIn, { info, seed: 'book:1' })).toEqual(composeBook(builtIn, { info, seed: 'book:1' }))
})

describe('a folder of one’s own', () => {
  async function aFolder(): Promise<string> {
    const folder = path.join(aTemporaryFolder(), 'stories')
    await mkdir(folder)
    await cp(KITE, path.join(folder, 'the-kite'), { recursive: true })
    return folder
  }

  test('adds its stories, and changes the revision of the whole', async () => {
    const lines: string[] = []
    const library = await withStoriesOf(await aFolder(), (line) => lines.push(line))
    const { stories } = await library.open()
    expect(lines).toEqual([])
    expect(stories.map(({ id }) => id)).toContain('the-kite')
    expect(stories).toHaveLength(builtIn.stories.length + 1)
    expect(library.revision).not.toBe(builtInLibrary().revision)
  })

  test('names a bad story in one line and leaves it out', async () => {
    const folder = await aFolder()
    const file = path.join(folder, 'the-kite/es.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace('Nadie corre.', '<script>alert(1)</script>'))
    const lines: string[] = []
    const { stories } = await (await withStoriesOf(folder, (line) => lines.push(line))).open()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^STORIES_DIR: the-kite\/es\.md:\d+ .*markup.*left out$/u)
    expect(stories).toHaveLength(builtIn.stories.length)
  })

  test('is not left by a link', async () => {
    const folder = await aFolder()
    await symlink(KITE, path.join(folder, 'linked'))
    const { stories } = await (await withStoriesOf(folder, () => {})).open()
    expect(stories.map(({ id }) => id)).not.toContain('linked')
  })
})
