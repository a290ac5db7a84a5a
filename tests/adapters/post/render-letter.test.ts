import { describe, expect, test } from 'bun:test'
import { renderLetter } from '../../../src/adapters/post/render-letter.ts'
import { SAMPLE_LETTERS } from '../../../src/adapters/post/sample-letters.ts'
import { LETTER_LIFE_MS, type Letter, OPTIONAL_LETTERS } from '../../../src/domain/letter.ts'

const SAMPLES = SAMPLE_LETTERS.map((sample) => [sample.letter.template, sample] as const)
const LINK = 'https://colorin.example/x#token'
const EVIL = `</p><script src="https://x.example/a.js"></script><img src=x>&amp;"'{{life}} **a** [b]`

describe.each(SAMPLES)('the letter %s', (template, sample) => {
  const { subject, text, html } = renderLetter(sample)

  test('says the same in text and HTML, word for word', () => {
    expect(wordsOfHtml(html)).toEqual(wordsOfText(text))
  })

  test('leads where it should and nowhere else, and fetches nothing', () => {
    const led = [...html.matchAll(/href="([^"]*)"/gu)].map(([, to = '']) => decoded(to))
    const urls = `${text} ${decoded(html)}`.match(/\w+:\/\/[^\s"<]+/gu) ?? []

    expect(new Set(led)).toEqual(new Set(sample.link === null ? [] : [sample.link]))
    expect(new Set(urls)).toEqual(new Set(led))
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|video|form|input|svg)\b|\bsrc=|url\(|@import|@font-face|background=/iu,
    )
  })

  test('has one button, and the link as words below it', () => {
    const buttons = html.match(/<a href="[^"]*" style="display:inline-block/gu) ?? []
    expect(buttons).toHaveLength(sample.link === null ? 0 : 1)
    if (sample.link !== null) expect(text.split('\n')).toContain(sample.link)
  })

  test('is Spanish, one narrow column, and of its own colours in the dark', () => {
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('max-width:560px')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('tells whoever did not ask for it what to do', () => {
    expect(text).toMatch(/¿No has (?:sido tú|pedido ningún cuento)\? \p{L}+/u)
  })

  test('says who writes, at its end', () => {
    expect(text.split('\n-- \n')[1]).toMatch(/^Te escribe Colorín, /u)
  })

  test('has a short subject of its own that nothing anybody wrote gets into', () => {
    const other = renderLetter({ ...sample, letter: withWords(sample.letter, 'Bruno') })

    expect(subject).toBe(other.subject)
    expect(subject.length).toBeLessThan(50)
    expect(subject).toMatch(/^[\p{L} ]+$/u)
    expect(SAMPLES.filter(([, one]) => renderLetter(one).subject === subject)).toHaveLength(1)
  })

  test('leaves no mark of a template behind', () => {
    expect(text).not.toMatch(/\{\{|\*\*|^#|^\[|undefined|null/mu)
  })

  test(`${OPTIONAL_LETTERS.has(template) ? 'says' : 'does not say'} how to get no more of them`, () => {
    const says = text.includes('apaga «Escríbeme cuando un cuento esté listo» en Mi cuenta')
    expect(says).toBe(OPTIONAL_LETTERS.has(template))
  })
})

test.each([
  ['new-password', '30 minutos'],
  ['confirm-address', '24 horas'],
] as const)('the link of %s is said to be good for %s, once', (template, life) => {
  const { text } = renderLetter({ letter: { template }, link: LINK })

  expect(text).toContain(`El enlace vale ${life} desde que lo pediste y sirve una sola vez.`)
  expect(LETTER_LIFE_MS[template]).toBe(life === '24 horas' ? 24 * 3_600_000 : 30 * 60_000)
})

test.each([
  [{ template: 'book-ready', bookId: 1, title: EVIL }, LINK],
  [{ template: 'address-changing', newEmail: EVIL }, null],
] as [Letter, string | null][])('what somebody wrote is words and nothing else: %j', (letter, link) => {
  const { text, html } = renderLetter({ letter, link })

  expect(text).toContain(EVIL)
  expect(wordsOfHtml(html)).toEqual(wordsOfText(text))
  expect(tagsOf(html)).toEqual(tagsOf(renderLetter({ letter: withWords(letter, 'Bruno'), link }).html))
})

test('a letter whose link is missing is not written', () => {
  expect(() => renderLetter({ letter: { template: 'new-password' }, link: null })).toThrow(RangeError)
})

function withWords(letter: Letter, words: string): Letter {
  if (letter.template === 'book-ready') return { ...letter, title: words }
  if (letter.template === 'address-changing') return { ...letter, newEmail: words }
  return letter
}

function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>/gu) ?? []
}

function wordsOfText(text: string): string[] {
  return text.replace(/^-- $/mu, '').split(/\s+/u).filter(Boolean)
}

/** What a reader of the HTML sees, in its order. */
function wordsOfHtml(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return decoded(body.replace(/<[^>]*>/gu, ' '))
    .split(/\s+/u)
    .filter(Boolean)
}

function decoded(html: string): string {
  return html.replace(/&#(\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)))
}
