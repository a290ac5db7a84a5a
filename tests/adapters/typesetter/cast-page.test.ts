import { describe, expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import { type BoxMm, PAGE_MM, SAFE_MM } from '../../../src/domain/page-model/page-model.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import type { Fixture } from '../../support/builders.ts'
import { aBook } from './support/stub-book.ts'

/** Above the theme's ground along the foot. */
const FOOT_MM = PAGE_MM - 14

async function cast(fixture: Fixture, count = 8, dead = 0) {
  const book = await aBook(fixture)
  const characters = book.info.characters
    .slice(0, count)
    .map((one, i) => (i < count - dead ? one : { ...one, hobbies: [], presence: 'died' as const }))
  const input = { ...book, info: { ...book.info, characters } }
  const { model } = composeBook(input, await openFaces(), PRINTER_PROFILES['generic-210'])
  const items = model.pages.find(({ kind }) => kind === 'cast')?.items ?? []
  const portraits = items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
  const texts = items.flatMap((item) =>
    item.kind === 'text'
      ? item.lines.map((line) => ({
          text: line.text,
          box: { x: line.xMm, y: line.baselineMm - item.leadMm * 0.7, width: line.widthMm, height: item.leadMm * 0.9 },
        }))
      : [],
  )
  return { input, portraits, texts }
}

const meets = (a: BoxMm, b: BoxMm) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a cast of %i', (count) => {
  test('stands on the paper, nobody on anybody else, every name by its own portrait', async () => {
    const { input, portraits, texts } = await cast('los-ocho-del-bosque', count)
    const boxes = [...portraits, ...texts].map(({ box }) => box)

    expect(portraits).toHaveLength(count)
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) expect(meets(box, other)).toBe(false)
      expect([box.x >= SAFE_MM - 0.1, box.x + box.width <= PAGE_MM - SAFE_MM + 0.1]).toEqual([true, true])
      expect(box.y + box.height).toBeLessThan(FOOT_MM)
    }
    for (const [i, { name }] of input.info.characters.entries()) {
      const label = texts.find(({ text }) => text === name)
      const portrait = portraits[i]?.box as BoxMm
      if (!label) throw new Error(`no name: ${name}`)
      expect(label.box.x + label.box.width / 2).toBeCloseTo(portrait.x + portrait.width / 2, 0)
      expect(label.box.y - (portrait.y + portrait.height)).toBeLessThan(8)
    }
  })

  test('fills the page: from the heading to the foot no more is left bare than a third of it', async () => {
    const { portraits, texts } = await cast('los-ocho-del-bosque', count)
    const used = [...portraits, ...texts].map(({ box }) => box).sort((a, b) => a.y - b.y)
    let reached = 0
    let barest = 0
    for (const { y, height } of [...used, { y: FOOT_MM, height: 0 }]) {
      barest = Math.max(barest, y - reached)
      reached = Math.max(reached, y + height)
    }
    expect(barest).toBeLessThan(count > 2 ? 32 : 60)
  })
})

test('seven and the name of one who has died keep clear of each other and of the edge', async () => {
  const { portraits, texts } = await cast('los-ocho-del-bosque', 8, 1)
  const boxes = [...portraits, ...texts].map(({ box }) => box)

  expect(portraits).toHaveLength(7)
  expect(texts.at(-1)?.text).toStartWith('En el recuerdo')
  for (const [i, box] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) expect(meets(box, other)).toBe(false)
    expect(box.y).toBeGreaterThan(SAFE_MM - 2)
  }
})

test('a portrait is told by more than the name that stands below it', async () => {
  const { portraits } = await cast('lucia-y-el-dragon')

  expect(portraits.map(({ alt }) => alt)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Lucía: niña de pelo /u),
      expect.stringMatching(/^Chispa: dragón/u),
    ]),
  )
  const [english] = (await cast('tom-and-the-night-train')).portraits
  expect(english?.alt).toMatch(/^Tom: boy with /u)
})
