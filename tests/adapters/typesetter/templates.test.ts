import { expect, test } from 'bun:test'
import { slotsSource } from '../../../src/adapters/typesetter/templates/build-slots.ts'

test('the slots in use are those that satori makes of the templates', async () => {
  const written = await Bun.file(
    new URL('../../../src/adapters/typesetter/templates/slots.gen.ts', import.meta.url).pathname,
  ).text()

  expect(await slotsSource()).toBe(written)
})
