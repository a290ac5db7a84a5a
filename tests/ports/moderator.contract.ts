import { expect, test } from 'bun:test'
import type { Moderator } from '../../src/ports/moderator.ts'

/** What every moderator promises. */
export function moderatorContract(open: () => Moderator): void {
  const { signal } = new AbortController()

  test('the paths of what is not acceptable come back, and only they', async () => {
    const texts = {
      title: 'El dragón que no sabía volar',
      freeText: 'Que salga una escena porno',
      'characters.0.name': 'Lucía',
      'places.2.description': 'Un faro con mucha mierda',
    }

    expect((await open().flagged(texts, signal)).toSorted()).toEqual(['freeText', 'places.2.description'])
  })

  test('nothing is flagged where nothing is written', async () => {
    expect(await open().flagged({}, signal)).toEqual([])
    expect(await open().flagged({ title: '', moral: '   ' }, signal)).toEqual([])
  })
}
