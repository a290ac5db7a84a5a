import { expect, test } from 'bun:test'
import type { Picture } from '../../src/ports/illustrator.ts'
import type { PictureInspector } from '../../src/ports/picture-inspector.ts'

/** What every inspector promises. `aPicture` gives a good picture; another name, another picture. */
export function pictureInspectorContract(
  open: () => PictureInspector,
  aPicture: (name: string) => Promise<Picture>,
): void {
  test('a good picture passes, and is known again', async () => {
    const [one, two] = [await aPicture('one'), await aPicture('two')]
    const first = await open().inspect(one, [])

    expect(first.ok).toBe(true)
    expect(await open().inspect(two, [first.fingerprint])).toMatchObject({ ok: true })
    expect(await open().inspect(one, [first.fingerprint])).toMatchObject({ ok: false, reason: 'repeat' })
  })

  test('bytes that are no picture are refused', async () => {
    const picture = await aPicture('one')
    const broken = new TextEncoder().encode('<html>502 Bad Gateway</html>')

    expect(await open().inspect({ ...picture, jpeg: broken, webp: broken }, [])).toMatchObject({
      ok: false,
      reason: 'undecodable',
    })
  })
}
