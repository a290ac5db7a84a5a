import { expect, test } from 'bun:test'
import { OfflineIllustrator } from '../../../../src/adapters/offline/illustrator/offline-illustrator.ts'
import { rasterOf } from '../../../../src/adapters/offline/illustrator/raster/picture-of.ts'
import { ALGORITHMIC_MEDIA, withWebpXmp, xmpOf } from '../../../../src/adapters/offline/illustrator/raster/xmp-mark.ts'
import { OfflinePictureInspector } from '../../../../src/adapters/offline/offline-picture-inspector.ts'
import type { IllustrationOutcome } from '../../../../src/ports/illustrator.ts'
import { aBrief, LUCIA, NEVER } from './briefs.ts'

const illustrator = new OfflineIllustrator()
const inspector = new OfflinePictureInspector()

test('a page is square, for print and for screens', async () => {
  const picture = drawnBy(await illustrator.draw(aBrief(), NEVER))

  expect(await new Bun.Image(picture.jpeg).metadata()).toMatchObject({ width: 1536, height: 1536, format: 'jpeg' })
  expect(await new Bun.Image(picture.webp).metadata()).toMatchObject({ width: 960, height: 960, format: 'webp' })
  expect(picture).toMatchObject({ width: 1536, height: 1536 })
})

test('the same brief gives the same bytes and another seed another picture', async () => {
  const brief = aBrief({ setting: 'forest', props: ['map', 'lantern'] })

  const one = drawnBy(await illustrator.draw(brief, NEVER))
  const again = drawnBy(await illustrator.draw(brief, NEVER))
  const other = drawnBy(await illustrator.draw({ ...brief, seed: 'two' }, NEVER))

  expect(Buffer.compare(one.jpeg, again.jpeg)).toBe(0)
  expect(Buffer.compare(one.webp, again.webp)).toBe(0)
  const { fingerprint } = await inspector.inspect(one, [])
  expect(await inspector.inspect(other, [fingerprint])).toMatchObject({ ok: true })
})

test('every picture says that an algorithm made it, in print and on screens', async () => {
  const page = drawnBy(await illustrator.draw(aBrief({}, { kind: 'backCover' }), NEVER))
  const avatar = drawnBy(await illustrator.drawAvatar({ character: LUCIA, seed: 'a' }, NEVER))

  for (const file of [page.jpeg, page.webp, page.original.bytes, avatar.jpeg, avatar.webp])
    expect(xmpOf(file)).toContain(`DigitalSourceType="${ALGORITHMIC_MEDIA}"`)
  expect(await new Bun.Image(avatar.webp).metadata()).toMatchObject({ width: 768, height: 768 })
})

test('the WebP container states its true canvas size', () => {
  const bare = new Uint8Array([...Buffer.from('RIFF'), 12, 0, 0, 0, ...Buffer.from('WEBPVP8 '), 0, 0, 0, 0])

  const view = new DataView(withWebpXmp(bare, 'x', 1080, 70000).buffer)

  expect([view.getUint8(24), view.getUint8(25), view.getUint8(26)]).toEqual([1079 & 255, 1079 >> 8, 0])
  expect([view.getUint8(27), view.getUint8(28), view.getUint8(29)]).toEqual([
    69999 & 255,
    (69999 >> 8) & 255,
    69999 >> 16,
  ])
})

test('a cancelled drawing is not delivered', async () => {
  const cancelled = AbortSignal.abort()

  await expect(illustrator.draw(aBrief(), cancelled)).rejects.toThrow()
})

test('a drawing that is cancelled half-way is not delivered, and the pictures beside and after it are whole', async () => {
  const brief = aBrief({ setting: 'kitchen' })
  const alone = drawnBy(await illustrator.draw(brief, NEVER))
  const after = (ms: number) => illustrator.draw(aBrief({ setting: 'beach' }), AbortSignal.timeout(ms))

  const cancelled = [5, 30, 60].map((ms) =>
    after(ms).then(
      () => 'drawn',
      () => 'cancelled',
    ),
  )
  const beside = drawnBy(await illustrator.draw(brief, NEVER))
  const outcomes = await Promise.all(cancelled)
  const next = drawnBy(await illustrator.draw(brief, NEVER))

  expect(outcomes[0]).toBe('cancelled')
  for (const picture of [beside, next]) {
    expect(Buffer.compare(picture.jpeg, alone.jpeg)).toBe(0)
    expect(Buffer.compare(picture.webp, alone.webp)).toBe(0)
  }
})

test('a picture that cannot be shown is caught before a parent sees it', async () => {
  const good = drawnBy(await illustrator.draw(aBrief(), NEVER))
  const { fingerprint } = await inspector.inspect(good, [])
  const flat = await encoded('<rect width="600" height="600" fill="#000"/>', 600)
  const small = await encoded('<rect width="300" height="300" fill="#fff"/><circle cx="90" cy="90" r="80"/>', 300)

  expect(await inspector.inspect(good, [])).toMatchObject({ ok: true })
  expect(await inspector.inspect(good, [fingerprint])).toMatchObject({ ok: false, reason: 'repeat' })
  expect(await inspector.inspect({ ...good, ...flat }, [])).toMatchObject({ ok: false, reason: 'flat' })
  expect(await inspector.inspect({ ...good, ...small }, [])).toMatchObject({ ok: false, reason: 'tooSmall' })
  expect(await inspector.inspect({ ...good, webp: good.webp.slice(0, 400) }, [])).toMatchObject({
    ok: false,
    reason: 'undecodable',
  })
  expect(await inspector.inspect({ ...good, jpeg: new Uint8Array(9) }, [])).toMatchObject({
    ok: false,
    reason: 'undecodable',
  })
})

function drawnBy(outcome: IllustrationOutcome) {
  if (outcome.kind !== 'drawn') throw new Error(outcome.reason)
  return outcome.picture
}

async function encoded(body: string, size: number) {
  const png = await rasterOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>`)
  return { webp: await new Bun.Image(png).webp().bytes(), jpeg: await new Bun.Image(png).jpeg().bytes() }
}
