import { expect, test } from 'bun:test'

const css = await Bun.file(new URL('../../../web/styles/tokens.css', import.meta.url)).text()
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map(([, name = '', value = '']) => [name, value]),
)
const GROUNDS = ['paper', 'card', 'sand', 'sand-soft']

const TEXT: [text: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, 'gold', 'sky', 'blush', 'gold-tint', 'leaf-tint', 'sky-tint', 'carmine-tint', 'plum-tint']],
  ['ink-soft', [...GROUNDS, 'gold-tint']],
  ['carmine', ['paper', 'card', 'sand', 'sand-soft', 'carmine-tint']],
  ['carmine-pressed', ['paper', 'card', 'carmine-tint']],
  ['gold-text', ['paper', 'card', 'gold-tint']],
  ['leaf', ['paper', 'card', 'leaf-tint']],
  ['sky-text', ['paper', 'card', 'sky', 'sky-tint']],
  ['blush-text', ['card', 'blush']],
  ['plum', ['paper', 'card', 'plum-tint']],
  ['card', ['carmine', 'carmine-pressed', 'leaf', 'ink']],
]

test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  '%s can be read on %s',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(['paper', 'card'])('the edge of a control is seen on %s', (ground) => {
  expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3)
})

test('the figures of the direction hold', () => {
  expect(contrast('ink', 'paper')).toBeCloseTo(14.5, 0)
  expect(contrast('card', 'carmine')).toBeCloseTo(6.7, 0)
})

/** WCAG 2: ratio of relative luminances. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(token: string): number {
  const value = tokens.get(token)
  if (!value) throw new Error(`no token --${token}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
