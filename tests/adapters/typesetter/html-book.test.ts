import { expect, test } from 'bun:test'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { READER_SCRIPT } from '../../../src/adapters/typesetter/html/reader-script.ts'
import { tidyText } from '../../../src/domain/page-model/text-rules.ts'
import { RENDERED_BOOK_POLICY } from '../../../src/domain/rendered-book-policy.ts'
import { drawnPages } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()

/** The text of every page, as an element tree would give it. */
async function pagesOf(html: string): Promise<{ number: string; text: string }[]> {
  const pages: { number: string; text: string }[] = []
  const rewriter = new HTMLRewriter()
    .on('article.book-page', {
      element: (element) => {
        pages.push({ number: element.getAttribute('data-page') ?? '', text: '' })
      },
    })
    .on('article.book-page h2, article.book-page p', {
      text: (chunk) => {
        const page = pages.at(-1)
        if (page) page.text += chunk.text
      },
    })
    .on('article.book-page h2, article.book-page p', {
      element: (element) => {
        element.onEndTag(() => {
          const page = pages.at(-1)
          if (page) page.text += ' '
        })
      },
    })
  await new Response(rewriter.transform(new Response(html)).body).text()
  return pages
}

test('has one numbered article for each page of the PDF, with the same words', async () => {
  const { html, screenPdf, pages } = await typesetter.bind(await aBook('maia-astronauta'))
  const articles = await pagesOf(html)
  const drawn = await drawnPages(screenPdf)
  const words = (text: string) => text.replaceAll('\u2060', '').replaceAll('&nbsp;', ' ').split(/\s+/u).filter(Boolean)

  expect(articles.map(({ number }) => number)).toEqual(Array.from({ length: pages }, (_, i) => String(i + 1)))
  for (const [i, page] of drawn.entries())
    expect(words(articles[i]?.text ?? '')).toEqual(words(page.lines.map(({ text }) => text).join(' ')))
})

test('breaks its lines where the PDF does', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { html, screenPdf } = await typesetter.bind(input)
  const lines = [...html.matchAll(/<span class="line"[^>]*>([^<]*)<\/span>/gu)].map(([, text = '']) =>
    text.replaceAll('\u2060', ''),
  )
  const drawn = (await drawnPages(screenPdf)).flatMap((page) => page.lines.map(({ text }) => text.trim()))

  expect(lines).toEqual(drawn)
})

test('shows what a parent typed literally, markup and all', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const [hero, ...others] = input.info.characters
  const name = '<img src=x onerror=alert(1)> & "Ana"'
  const avatar = hero && input.avatars.get(hero.name)
  if (!hero || !avatar) throw new Error('the fixture has no hero')
  const { html } = await typesetter.bind({
    ...input,
    info: {
      ...input.info,
      characters: [{ ...hero, name }, ...others],
      dedication: '</article><script>alert(2)</script>',
    },
    story: { ...input.story, title: 'El <b>dragón</b>' },
    avatars: new Map([...input.avatars, [name, avatar]]),
  })

  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<b>dragón')
  expect(html.match(/<script/gu)).toHaveLength(1)
  expect(html).toContain('&lt;b&gt;dragón')
})

test('asks for nothing but the pictures that lie beside it', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { html } = await typesetter.bind(input)
  const links = new Set([...input.illustrations.values(), ...input.avatars.values()].map(({ link }) => link))
  const sources = [...html.matchAll(/(?:src|href)="([^"]*)"/gu)].map(([, link = '']) => link)

  expect(sources.length).toBeGreaterThan(links.size)
  for (const source of sources) expect([source, links.has(source) || source.startsWith('#')]).toEqual([source, true])
  for (const [, url = ''] of html.matchAll(/url\(([^)]*)\)/gu)) expect(url).toMatch(/^(data:font\/woff|#)/u)
})

test('every picture of the story is described in its language', async () => {
  const input = await aBook('lucia-y-el-dragon')
  const { html } = await typesetter.bind(input)

  expect(html).toContain('<html lang="es-ES">')
  for (const chapter of input.story.chapters)
    for (const { scene } of chapter.pages) if (scene) expect(html).toContain(`alt="${tidyText(scene.alt)}"`)
})

test('counts its pages as they are numbered: the first page inside is 1, and covers have names', async () => {
  const { html, pages } = await typesetter.bind(await aBook('maia-astronauta'))
  const folios = [
    ...html.matchAll(/data-page="(\d+)"(?:(?!<\/article>).)*?class="[^"]*folio"[^>]*><span[^>]*>(\d+)</gsu),
  ]

  expect(folios.length).toBeGreaterThan(pages / 4)
  for (const [, sheet, folio] of folios) expect(Number(folio)).toBe(Number(sheet) - 1)
  expect(html).toContain('aria-live="polite">Portada</p>')
})

test('runs the one script that the policy lets through', () => {
  const hash = new Bun.CryptoHasher('sha256').update(READER_SCRIPT).digest('base64')

  // A changed script gets a new hash at the head of the list; the old ones stay for the books that bear them.
  expect(RENDERED_BOOK_POLICY).toContain(`'sha256-${hash}'`)
  expect(RENDERED_BOOK_POLICY).toContain("default-src 'none'")
})
