import { describe, expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import type { BookPage, BoxMm, TextItem } from '../../../src/domain/page-model/page-model.ts'
import { PAGE_MM } from '../../../src/domain/page-model/page-model.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { aBook } from './support/stub-book.ts'

const LONGEST =
  'Cuando la luna se asoma despacito por la ventana del faro y nadie la espera todavía aunque llueva mucho.'
const TITLES = [
  'x',
  'Lucía',
  'Lucía y el dragón que no sabía volar',
  LONGEST,
  'Superextraordinariamentedescomunalísimos',
  'El otorrinolaringólogo supercalifragilístico',
] as const
const EIGHT = [
  'Maximiliana Fernanda',
  'Bartolomé Alejandro',
  'Lucía de los Ángeles',
  'Tomás',
  'Francisco Javier',
  'María del Carmen',
  'Abuela Encarnación',
  'Pelusa',
]

/** Cover and title page of a book with eight heroes of long names. */
async function pagesOf(title: string) {
  const book = await aBook('los-ocho-del-bosque')
  const characters = book.info.characters.map((one, i) => ({
    ...one,
    name: EIGHT[i] ?? one.name,
    role: 'protagonista' as const,
  }))
  const [avatar] = book.avatars.values()
  if (!avatar) throw new Error('the fixture has no avatar')
  const { model } = composeBook(
    {
      ...book,
      story: { ...book.story, title },
      info: { ...book.info, title, characters },
      avatars: new Map(characters.map(({ name }) => [name, avatar])),
    },
    await openFaces(),
    PRINTER_PROFILES['generic-210'],
  )
  const page = (kind: BookPage['kind']) => model.pages.find((one) => one.kind === kind) as BookPage
  return { cover: page('frontCover'), titlePage: page('titlePage') }
}

const textOf = (page: BookPage, block: string) =>
  page.items.find((item): item is TextItem => item.kind === 'text' && item.block === block) as TextItem

/** From the tallest letter to the lowest. */
function boxOf({ lines, leadMm }: TextItem): BoxMm {
  const x = Math.min(...lines.map(({ xMm }) => xMm))
  const right = Math.max(...lines.map(({ xMm, widthMm }) => xMm + widthMm))
  const y = (lines[0]?.baselineMm ?? 0) - leadMm * 0.7
  return { x, y, width: right - x, height: (lines.at(-1)?.baselineMm ?? 0) + leadMm * 0.25 - y }
}

describe.each(TITLES)('the title «%s»', (title) => {
  test('is on the cover in whole words, on the paper, clear of the names and of the mark', async () => {
    const { cover } = await pagesOf(title)
    const [shown, names] = [textOf(cover, 'cover-title'), textOf(cover, 'cover-names')]
    const [box, named] = [boxOf(shown), boxOf(names)]

    expect(shown.lines.map(({ text }) => text).join(' ')).toBe(title)
    expect([box.x >= 12, box.x + box.width <= PAGE_MM - 12, box.y >= 10]).toEqual([true, true, true])
    // The upper two fifths are its own: below them the heroes stand.
    expect(box.y + box.height).toBeLessThan(PAGE_MM * 0.42)
    // The mark's disc begins 33 mm from the right edge; the names have paper of their own about them.
    expect(named.x + named.width + 1.9).toBeLessThan(PAGE_MM - 33)
    expect(named.y + named.height).toBeLessThan(PAGE_MM - 10)
    expect(shown.sizePt).toBeGreaterThanOrEqual(24)
    expect(names.sizePt).toBeGreaterThanOrEqual(9)
  })

  test('stands on the title page in whole words above the names, and these above the picture', async () => {
    const { titlePage } = await pagesOf(title)
    const [shown, names] = [textOf(titlePage, 'title-page-title'), textOf(titlePage, 'title-page-names')]
    const picture = titlePage.items.find(({ kind }) => kind === 'picture')
    const top = picture?.kind === 'picture' ? picture.box.y : 0

    expect(shown.lines.map(({ text }) => text).join(' ')).toBe(title)
    expect(boxOf(shown).y + boxOf(shown).height).toBeLessThan(boxOf(names).y)
    // The disc about the picture is 3.5 mm wider than it.
    expect(boxOf(names).y + boxOf(names).height).toBeLessThan(top - 3.5)
    expect(shown.sizePt).toBeGreaterThanOrEqual(20)
  })
})

test('a title of one letter is larger than one of a hundred, and no small word is left alone on a line', async () => {
  const size = async (title: string) => textOf((await pagesOf(title)).cover, 'cover-title').sizePt
  expect(await size('x')).toBeGreaterThan(2 * (await size(LONGEST)))
  const { cover } = await pagesOf('El otorrinolaringólogo supercalifragilístico')
  expect(textOf(cover, 'cover-title').lines.map(({ text }) => text)).toEqual([
    'El otorrinolaringólogo',
    'supercalifragilístico',
  ])
})
