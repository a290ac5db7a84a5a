import { expect, test } from 'bun:test'
import { ASSET_ENTRIES, ASSET_FILES } from '../../../src/http/assets.gen.ts'
import { weightOf, withImports } from '../../support/script-weight.ts'

const first = await withImports(ASSET_ENTRIES['private-zone.js'] ?? 'missing')

test('the script of the list weighs no more than 120 KB', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(weightOf(first, 'gz')).toBeLessThanOrEqual(120_000)
})

test('the words of the wizard and of the review come with their screens', async () => {
  const code = (
    await Promise.all([...first].map((address) => Bun.file(ASSET_FILES.get(address)?.raw ?? 'missing').text()))
  ).join('')
  expect(code).toContain('Crear mi primer cuento')
  for (const late of ['Antes de generar la historia', 'Me quedo con esta versión', 'Ver versión HTML completa'])
    expect(code).not.toContain(late)
})
