import { expect, test } from 'bun:test'
import { type Figures, figuresOf, type LabelledBrief } from './figures.ts'
import { understanding } from './understanding.ts'

const FIXTURES = new URL('../../fixtures/understanding/', import.meta.url)
const read = async <T>(name: string): Promise<T> => Bun.file(new URL(name, FIXTURES)).json()

/** Whoever labelled these sets wrote the cues as well: floors against getting worse, not what the next parent will find. */
const LEAST: { set: string; floors: Partial<Figures>; most: Partial<Figures> }[] = [
  {
    set: 'plain.json',
    floors: { recallSure: 0.92, graveAsked: 0.96, deathsAsked: 1, precisionSure: 0.92, keptOut: 1, overcome: 1 },
    most: { emptyClaimed: 0.08, emptyAsked: 0.2, keptOutFalsely: 0 },
  },
  {
    set: 'plain.json',
    floors: { presence: 0.9, companions: 1, amongFive: 0.95 },
    most: {},
  },
  {
    set: 'eight-styles.json',
    floors: { recallSure: 0.79, recallAsked: 0.9, amongFive: 0.94, precisionSure: 0.93, graveSure: 0.74 },
    most: { emptyClaimed: 0.1, emptyAsked: 0.3, keptOutFalsely: 0 },
  },
  {
    set: 'eight-styles.json',
    floors: { graveAsked: 0.88, deathsAsked: 0.8, keptOut: 1, overcome: 0.85, presence: 0.88, companions: 1 },
    most: {},
  },
]

test.each(LEAST)('$set is understood no worse than it was', async ({ set, floors, most }) => {
  const figures = figuresOf(await read<LabelledBrief[]>(set))

  for (const [name, floor] of Object.entries(floors))
    expect(figures[name as keyof Figures]).toBeGreaterThanOrEqual(floor)
  for (const [name, ceiling] of Object.entries(most))
    expect(figures[name as keyof Figures]).toBeLessThanOrEqual(ceiling)
})

test('grave needs are heard in many voices', async () => {
  const voices = await read<{ need: string; text: string }[]>('voices.json')
  const found = (confidence: string[]) =>
    voices.filter(({ need, text }) =>
      understanding
        .understand(text, [], null)
        .clauses.flatMap(({ needs }) => needs)
        .some((one) => one.need === need && confidence.includes(one.confidence)),
    ).length / voices.length

  expect(found(['sure'])).toBeGreaterThanOrEqual(0.9)
  expect(found(['sure', 'asked'])).toBeGreaterThanOrEqual(0.96)
})

test('briefs with their people: every need is sure, and few are claimed beside them', async () => {
  type Brief = { language: 'es' | 'en'; text: string; people: { name: string; isHero: boolean }[]; needs: string[] }
  const briefs = await read<Brief[]>('briefs.json')
  const claims = briefs.map(({ text, people, language, needs }) => {
    const { clauses } = understanding.understand(text, people, language)
    const sure = clauses.flatMap((clause) => clause.needs.filter(({ confidence }) => confidence === 'sure'))
    return { needs, sure: new Set(sure.map(({ need }) => need)) }
  })

  expect(claims.flatMap(({ needs, sure }) => needs.filter((need) => !sure.has(need)))).toEqual([])
  const beside = claims.flatMap(({ needs, sure }) => [...sure].filter((need) => !needs.includes(need)))
  expect(beside.length).toBeLessThanOrEqual(5)
})
