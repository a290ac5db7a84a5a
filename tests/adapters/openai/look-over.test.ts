import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { greysOfPng } from '../../../src/adapters/offline/png-greys.ts'
import { openOpenAi } from '../../../src/adapters/openai/open-openai.ts'
import { contactSheet } from '../../../src/adapters/openai/pictures/contact-sheet.ts'
import { BlocklistModerator } from '../../../src/adapters/system/blocklist-moderator.ts'
import { MemoryAnswers } from '../../../src/adapters/system/memory-answers.ts'
import { MemoryLedger } from '../../../src/adapters/system/memory-ledger.ts'
import { composeEngine } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config.ts'
import type { OnSheet, PictureInspector } from '../../../src/ports/picture-inspector.ts'
import { aGirl } from '../../support/builders.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { pictureBytes } from '../../support/fake-openai/pictures.ts'

let fake: ReturnType<typeof startFakeOpenAi>
let book: OnSheet[]
beforeAll(async () => {
  fake = startFakeOpenAi()
  const keys = [
    'chapter_1/page_1/image_1',
    'chapter_1/page_2/image_1',
    'chapter_2/page_1/image_1',
    'covers/front',
  ] as const
  book = await Promise.all(
    keys.map(async (key, at) => ({
      key,
      action: `Lucía looks at picture ${at + 1}.`,
      webp: await pictureBytes(512, at + 1, null),
    })),
  )
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.behave()
  fake.journal.splice(0)
})

async function anInspector(): Promise<PictureInspector> {
  const { ai } = readConfig({ OPENAI_BASE_URL: fake.url, VISION_MODEL: 'gpt-6-luna' })
  if (!ai) throw new Error('no settings')
  const offline = await composeEngine({ generationConcurrency: 1, ai: null })
  const trades = { ...offline, moderator: new BlocklistModerator() }
  return openOpenAi(ai, new MemoryLedger(), new MemoryAnswers(), trades).inspector ?? offline.inspector
}
const look = async (pictures: readonly OnSheet[] = book) =>
  (await anInspector()).lookOver?.(pictures, { characters: [aGirl()] }, new AbortController().signal)

describe('one look at the whole book', () => {
  test('names at most three that there are, each once, the worst first', async () => {
    fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 1 })

    expect(await look()).toEqual([
      { key: 'chapter_1/page_2/image_1', reason: 'unlike' },
      { key: 'chapter_1/page_1/image_1', reason: 'repeat' },
      { key: 'covers/front', reason: 'unlike' },
    ])
    expect(fake.journal).toHaveLength(1)
  })

  test('names none where all is well', async () => expect(await look()).toEqual([]))

  test.each(['server-error', 'refusal', 'no-json', 'truncated'] as const)(
    'that cannot be had names none: %s',
    async (fault) => {
      fake.misbehave({ fault, task: 'lookOver', times: 10 })
      expect(await look()).toEqual([])
    },
  )

  test('costs nothing where there is but one picture', async () => {
    expect(await look(book.slice(0, 1))).toEqual([])
    expect(fake.journal).toHaveLength(0)
  })

  test('says what each picture is meant to show by its number, and nobody’s name', async () => {
    await look()
    const [{ sent } = { sent: '' }] = fake.journal

    expect(sent).toContain('3: PERS_1 looks at picture 3.')
    expect(sent).toContain('4 of them, in 2 columns')
    expect(sent).toContain('"detail":"high"')
    expect(sent).not.toContain('Luc')
  })
})

describe('a contact sheet', () => {
  test.each([1, 2, 5, 17, 40])('of %p pictures is no longer than it may be, and holds them all', async (count) => {
    const one = await pictureBytes(512, 1, null)
    const { webp, columns } = await contactSheet(Array.from({ length: count }, () => one))
    const { width, height } = await new Bun.Image(webp).metadata()

    expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
    expect(columns * Math.ceil(count / columns)).toBeGreaterThanOrEqual(count)
    expect(width / columns).toBeCloseTo(height / Math.ceil(count / columns))
  })

  test('is read from left to right, row by row', async () => {
    const [bright, dark] = await Promise.all([blank(240), blank(20)])
    const { webp } = await contactSheet([bright, dark, dark, bright, bright])

    // Three columns: what is dark stands second and third; the last place is empty paper.
    expect(greysOfPng(await new Bun.Image(webp).resize(3, 2).png().bytes()).map((grey) => grey < 128)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('of no pictures is a mistake', () => {
    expect(contactSheet([])).rejects.toThrow(RangeError)
  })
})

async function blank(grey: number): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="rgb(${grey},${grey},${grey})"/></svg>`
  return new Bun.Image(new Uint8Array((await renderAsync(svg)).asPng())).webp({ quality: 80 }).bytes()
}
