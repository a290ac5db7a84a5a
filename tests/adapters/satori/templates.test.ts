import { expect, test } from 'bun:test'
import { slotsSource } from '../../../src/adapters/satori/templates/build-slots.ts'

test('the slots in use are those that satori makes of the templates', async () => {
  const written = await Bun.file(
    new URL('../../../src/adapters/satori/templates/slots.gen.ts', import.meta.url).pathname,
  ).text()

  expect(await slotsSource()).toBe(written)
})
