import { describe, expect, test } from 'bun:test'
import { confirmedWish, numberedSentences, withoutWhatIsShown } from '../../src/domain/confirmed-wish.ts'
import type { Story } from '../../src/domain/story.ts'
import type { Wish } from '../../src/domain/wish.ts'
import { aScene } from '../support/builders.ts'

const scene = aScene()
const story: Story = {
  ...{ title: 'El faro', language: 'español', refrain: null, closing: 'Fin.', blurb: 'Un faro.', wishes: null },
  ...{ frontCover: scene, backCover: scene, writer: 'model' },
  chapters: [
    {
      title: 'Uno',
      pages: [
        { paragraphs: ['Alba subió al faro. Arriba vio el mar.', '—¡Arriba los corazones! —dijo.'], scene },
        { paragraphs: ['Trufa la esperaba abajo. Ya no llovía.'], scene: null },
      ],
    },
  ],
}
const wish = (quote: string, kind: Wish['kind'] = 'event'): Wish => ({
  ...{ id: 'w1', quote, field: 'freeText', kind, weight: 'must', sensitive: null },
})
const answer = (asked: Wish, told: number[]) => confirmedWish(asked, told, story, ['Alba'])

describe('what a reader found in a book', () => {
  test('is spoken of by the number of its sentence, and shown as it stands', () => {
    expect(numberedSentences(story).map(({ page, text }) => `${page} ${text}`)).toEqual([
      '1 Alba subió al faro.',
      '1 Arriba vio el mar.',
      '1 —¡Arriba los corazones! —dijo.',
      '2 Trufa la esperaba abajo.',
      '2 Ya no llovía.',
    ])
    expect(answer(wish('que suba al faro'), [1, 2])).toMatchObject({
      outcome: 'told',
      by: 'writer',
      evidence: [
        { chapter: 1, page: 1, text: 'Alba subió al faro.' },
        { chapter: 1, page: 1, text: 'Arriba vio el mar.' },
      ],
    })
  })

  test.each([
    ['nothing', wish('que suba al faro'), []],
    ['sentences that there are not', wish('que suba al faro'), [0, 6, 9999]],
    ['a saying that stands elsewhere', wish('que diga «arriba los corazones»'), [1]],
    ['another than who is named', wish('con su perra Luna a su lado'), [4]],
  ])('tells nothing by %s', (_, asked, told) => {
    expect(answer(asked, told)).toMatchObject({ outcome: 'missed', evidence: [] })
  })

  test('tells a saying where it is said, and somebody with a name where they are', () => {
    expect(answer(wish('que diga «¡Arriba los corazones!»'), [3]).outcome).toBe('told')
    expect(answer(wish('con su perra Trufa a su lado'), [4]).outcome).toBe('told')
    expect(answer(wish('que mi hija Alba suba al faro'), [2]).outcome).toBe('told')
  })

  test('what stayed out of the words and is seen in a picture has not stayed out', () => {
    const kept = answer(wish('que no salgan dragones', 'avoid'), [])
    const withPicture = (alt: string) => ({ ...story, wishes: [kept], frontCover: { ...scene, alt } })
    expect(withoutWhatIsShown(withPicture('Alba mira el mar.')).wishes).toEqual([kept])
    expect(withoutWhatIsShown(withPicture('Alba mira un dragón.')).wishes).toEqual([{ ...kept, outcome: 'missed' }])
  })

  test.each([
    ['que no salgan dragones', [], 'kept'],
    ['que no salga el mar', [], 'missed'],
    ['que no salgan dragones', [4], 'missed'],
  ])('what was to stay out is believed to have (%s, %j) where the words say so too', (quote, told, outcome) => {
    expect(answer(wish(quote, 'avoid'), told).outcome as string).toBe(outcome)
  })
})
