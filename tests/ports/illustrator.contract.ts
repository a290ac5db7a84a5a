import { expect, test } from 'bun:test'
import type { IllustrationBrief, Illustrator, Picture } from '../../src/ports/illustrator.ts'
import { aScene, infoFixture } from '../support/builders.ts'

/** What every illustrator promises. */
export function illustratorContract(open: () => Illustrator): void {
  const { signal } = new AbortController()
  const info = infoFixture('lucia-y-el-dragon')
  const brief: IllustrationBrief = {
    scene: aScene(),
    characters: info.characters,
    places: info.places,
    theme: info.theme,
    readerAge: info.readerAge,
    kind: 'page',
    references: new Map(),
    wish: null,
    seed: 'contract',
  }

  test.each(['page', 'frontCover', 'backCover'] as const)(
    'a %s is a square picture in both delivery forms',
    async (kind) => {
      await isSquarePicture(drawn(await open().draw({ ...brief, kind }, signal)))
    },
  )

  test('an avatar is a square picture', async () => {
    for (const character of info.characters)
      await isSquarePicture(drawn(await open().drawAvatar({ character, seed: 'contract' }, signal)))
  })
}

function drawn(outcome: Awaited<ReturnType<Illustrator['draw']>>): Picture {
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  return outcome.picture
}

async function isSquarePicture({ jpeg, webp, width, height, original }: Picture): Promise<void> {
  const [ofJpeg, ofWebp] = await Promise.all([new Bun.Image(jpeg).metadata(), new Bun.Image(webp).metadata()])

  expect(ofJpeg).toMatchObject({ format: 'jpeg', width, height })
  expect(ofWebp.format).toBe('webp')
  expect(width).toBe(height)
  expect(ofWebp.width).toBe(ofWebp.height)
  expect(width).toBeGreaterThanOrEqual(512)
  expect(original.bytes.byteLength).toBeGreaterThan(0)
}
