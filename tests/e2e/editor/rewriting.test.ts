import { beforeEach, expect, test } from 'bun:test'
import { FREE } from '../../../src/ports/cost.ts'
import type { PageRewriter, RewriteRequest } from '../../../src/ports/page-rewriter.ts'
import { anEditor, blockOn, expectAccessible, expectText, save, stored } from './an-editor.ts'

const asked: RewriteRequest[] = []
let refuses = false
const rewriter: PageRewriter = {
  async rewrite(request) {
    asked.push(request)
    if (refuses) return { kind: 'refused', reason: 'not today' }
    const value = ['Osito miró la luna y bostezó.', '—Buenas noches —dijo Osito.']
    return { kind: 'written', by: 'model', cost: FREE, value }
  },
}
const editor = anEditor({ overrides: { rewriter } })
beforeEach(() => {
  refuses = false
})

test('a model’s words stand beside the old ones, and are in the book only when they are taken and saved', async () => {
  const book = await editor.aBook()
  const page = await editor.open(book)
  await blockOn(page, 'chapter-1-p0-0').click()
  const ask = async () => {
    await page.getByRole('button', { name: 'Más opciones del texto' }).click()
    await page.getByRole('menuitem', { name: 'Reescribir esta página' }).click()
  }
  await ask()
  const dialog = page.getByRole('dialog', { name: 'Reescribir esta página' })
  await dialog.getByRole('textbox', { name: '¿Qué te gustaría?' }).fill('que le entre sueño')
  await dialog.getByRole('button', { name: 'Proponer' }).click()
  await dialog.getByText('Osito miró la luna y bostezó.').waitFor()
  await dialog.getByText('—¿Quién anda ahí? —dijo Osito.').waitFor()
  await expectAccessible(page)
  expect(asked.at(-1)).toMatchObject({ chapter: 1, page: 1, wish: 'que le entre sueño' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna.')

  await ask()
  await dialog.getByRole('textbox', { name: '¿Qué te gustaría?' }).fill('que le entre sueño')
  await dialog.getByRole('button', { name: 'Proponer' }).click()
  await dialog.getByRole('button', { name: 'Usar este texto' }).click()
  await expectText(page, 'chapter-1-p0-1', '—Buenas noches —dijo Osito.')
  expect(await stored(book)).toEqual(['Osito miró la luna.', '—¿Quién anda ahí? —dijo Osito.'])
  await save(page)
  expect(await stored(book)).toEqual(['Osito miró la luna y bostezó.', '—Buenas noches —dijo Osito.'])
})

test('a model that will not says so in Spanish, and the page stays', async () => {
  refuses = true
  const page = await editor.open(await editor.aBook())
  await blockOn(page, 'chapter-1-p0-0').click()
  await page.getByRole('button', { name: 'Más opciones del texto' }).click()
  await page.getByRole('menuitem', { name: 'Reescribir esta página' }).click()
  await page.getByRole('textbox', { name: '¿Qué te gustaría?' }).fill('otra cosa')
  await page.getByRole('button', { name: 'Proponer' }).click()
  await page.getByRole('alert').getByText(/\p{L}/u).waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna.')
})
