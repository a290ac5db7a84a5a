import { expect, test } from 'bun:test'
import path from 'node:path'
import { Glob } from 'bun'

const SIGN = /\p{Emoji_Presentation}|.(?=\uFE0F)/gu
const ROOT = path.join(import.meta.dir, '..', '..', '..')

test('every sign that a parent reads is one of those that we bring along', async () => {
  const css = await Bun.file(path.join(ROOT, 'web/styles/fonts.css')).text()
  const range = /Colorin Signs[^}]*unicode-range: ([^;]*)/u.exec(css)?.[1] ?? ''
  const brought = new Set(range.split(', ').map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16))))
  const used = new Set<string>()
  for (const room of ['web', 'src/domain', 'src/http'])
    for (const file of new Glob('**/*.{ts,tsx}').scanSync(path.join(ROOT, room)))
      for (const [sign] of (await Bun.file(path.join(ROOT, room, file)).text()).matchAll(SIGN)) used.add(sign)
  expect(used.size).toBeGreaterThan(0)
  expect([...used].filter((sign) => !brought.has(sign))).toEqual([])
})
