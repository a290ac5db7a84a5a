import { describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import {
  anEditor,
  beforeCaret,
  blockOn,
  expectText,
  goToEnd,
  linesIn,
  network,
  save,
  savedElsewhere,
  status,
  stored,
  textIn,
} from './an-editor.ts'

const editor = anEditor()
const LONG = 'Osito miró la luna y anduvo por el bosque hasta que las estrellas se fueron a dormir.'
/** More than a page holds. */
const TWO_PAGES = Array.from(
  { length: 9 },
  (_, at) => `Frase ${at + 1} del oso que anduvo por el bosque hasta el río.`,
).join(' ')

async function openWith(texts: Record<string, string>) {
  const book = await editor.aBook()
  await savedElsewhere(book, texts)
  return { book, page: await editor.open(book) }
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

describe('what reaches over lines', () => {
  test('goes to the clipboard as words, and comes back as they were', async () => {
    const { book, page } = await openWith({ 'chapter-1-p0-0': LONG })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    expect((await linesIn(page, 'chapter-1-p0-0')).length).toBeGreaterThan(2)
    await goToEnd(page, 'chapter-1-p0-0')
    await press(page, 'Control+a', 'Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LONG)
    await press(page, 'Control+x')
    await expectText(page, 'chapter-1-p0-0', '')
    await press(page, 'Control+v')
    await expectText(page, 'chapter-1-p0-0', LONG)
    // A word brings its space along.
    await page.evaluate(() => navigator.clipboard.writeText(' Ni el búho.'))
    await goToEnd(page, 'chapter-1-p1-0')
    await press(page, 'Control+v')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Ni el búho.')
    await save(page)
    expect([(await stored(book))[0], await stored(book, 1, 2)]).toEqual([LONG, ['Nadie contestó. Ni el búho.']])
  })

  test('is deleted, typed over and composed over like any other text', async () => {
    const { book, page } = await openWith({ 'chapter-1-p0-0': LONG })
    const choose = async () => {
      await blockOn(page, 'chapter-1-p0-0').click()
      await press(page, 'Control+Home', 'Control+ArrowRight', 'Control+ArrowRight')
      await press(page, 'Shift+ArrowDown')
    }
    await choose()
    const chosen = await page.evaluate(() => getSelection()?.toString().replace(/\n/gu, '') ?? '')
    expect(chosen.length).toBeGreaterThan(15)
    await press(page, 'Delete')
    await expectText(page, 'chapter-1-p0-0', LONG.replace(chosen, ''))
    await press(page, 'Control+z')
    await expectText(page, 'chapter-1-p0-0', LONG)
    await choose()
    await page.keyboard.type('X ')
    await expectText(page, 'chapter-1-p0-0', LONG.replace(chosen, 'X '))
    await press(page, 'Control+z', 'Control+z')
    await expectText(page, 'chapter-1-p0-0', LONG)
    await choose()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    await keyboard.send('Input.imeSetComposition', { text: 'niño', selectionStart: 4, selectionEnd: 4 })
    await keyboard.send('Input.insertText', { text: 'niño ' })
    await expectText(page, 'chapter-1-p0-0', LONG.replace(chosen, 'niño '))
    await save(page)
    expect((await stored(book))[0]).toBe(LONG.replace(chosen, 'niño '))
  })

  test('a key that deletes a word takes the one of the line before; at a text’s end it brings the next paragraph', async () => {
    const { book, page } = await openWith({ 'chapter-1-p0-0': LONG })
    const [first = ''] = await linesIn(page, 'chapter-1-p0-0')
    await blockOn(page, 'chapter-1-p0-0')
      .locator('.line')
      .nth(1)
      .click({ position: { x: 2, y: 8 } })
    await press(page, 'Home', 'Control+Backspace')
    const shorter = LONG.replace(`${first} `, first.replace(/\S+$/u, ''))
    await expectText(page, 'chapter-1-p0-0', shorter)
    await goToEnd(page, 'chapter-1-p0-0')
    await press(page, 'Delete')
    await expectText(page, 'chapter-1-p0-0', `${shorter} —¿Quién anda ahí? —dijo Osito.`)
    await save(page)
    expect(await stored(book)).toEqual([`${shorter} —¿Quién anda ahí? —dijo Osito.`])
  })

  test('stays chosen when the pages come', async () => {
    const page = await editor.open(await editor.aBook())
    await network(page, { lay: { after: 500 } })
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Fin')
    await Bun.sleep(200)
    await press(page, 'Control+Shift+ArrowLeft')
    await status(page).getByText(/^Cabe/u).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Fin')
    await page.keyboard.type('Z')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Z')
  })

  test('signs stay as they were typed: what is set otherwise, what no page bears, a word longer than a line', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    const typed = 'Nadie contestó. Dijo "hola" -- 🐻 ¡Goooooooooooooooooooooooooooooooooooooooool!'
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.insertText(typed.replace('Nadie contestó.', ''))
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(' Sí.')
    await save(page)
    await expectText(page, 'chapter-1-p1-0', typed)
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Y')
    await expectText(page, 'chapter-1-p1-0', `${typed} Y`)
    await save(page)
    // Where it was saved one goes on behind the last sign.
    expect(await beforeCaret(page)).toEndWith('l! Y')
    const kept = 'Nadie contestó. Dijo «hola» — 🐻 ¡Goooooooooooooooooooooooooooooooooooooooool! Y'
    expect(await stored(book, 1, 2)).toEqual([kept])
  })
})

describe('a paragraph of two pages', () => {
  test('is one text at the edge of the page, from either side', async () => {
    const { book, page } = await openWith({ 'chapter-1-p1-0': TWO_PAGES })
    const pieces = blockOn(page, 'chapter-1-p1-0')
    expect(await pieces.count()).toBe(2)
    const end = ((await pieces.first().textContent()) ?? '').trimEnd()
    const line = pieces.first().locator('.line').last()
    await line.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await line.boundingBox()) ?? {}
    await page.mouse.click(Number(x) + Number(width) - 2, Number(y) + Number(height) / 2)
    await page.keyboard.type(' muy', { delay: 80 })
    const longer = `${end} muy${TWO_PAGES.slice(end.length)}`
    await expectText(page, 'chapter-1-p1-0', longer)
    await pieces.last().click()
    await press(page, 'Control+Home', 'Backspace')
    await Bun.sleep(300)
    expect((await textIn(page, 'chapter-1-p1-0')).length).toBe(longer.length - 1)
    await page.keyboard.type(' ')
    await expectText(page, 'chapter-1-p1-0', longer)
    await save(page)
    expect(await stored(book, 1, 2)).toEqual([longer])
  })

  test('keeps its second page whatever is done to the paragraphs beside it', async () => {
    const { book, page } = await openWith({ 'chapter-1-p1': `Corto corto.\n${TWO_PAGES}` })
    await network(page, { lay: { after: 400 } })
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Más.')
    await Bun.sleep(700)
    await press(page, 'Control+z')
    await expectText(page, 'chapter-1-p1-1', TWO_PAGES)
    await press(page, 'Enter')
    await page.keyboard.type('Y otro.')
    await expectText(page, 'chapter-1-p1-2', TWO_PAGES)
    await blockOn(page, 'chapter-1-p1-2').last().click()
    await press(page, 'Control+End')
    await page.keyboard.type(' Fin.')
    await expectText(page, 'chapter-1-p1-2', `${TWO_PAGES} Fin.`)
    await network(page, {})
    await save(page)
    expect(await stored(book, 1, 2)).toEqual(['Corto corto.', 'Y otro.', `${TWO_PAGES} Fin.`])
  })
})

describe('what the editor changes by itself', () => {
  test('a suggestion mends its own paragraph, and nothing that was written since', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await press(page, 'Enter')
    await page.keyboard.type('Vienes?')
    await page.getByRole('button', { name: 'Poner «¿»' }).click()
    await expectText(page, 'chapter-1-p0-1', '¿Vienes?')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna.')
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Quién?')
    const mend = page.getByRole('button', { name: 'Poner «¿»' })
    await mend.waitFor()
    await network(page, { lay: { after: 600 } })
    await page.keyboard.type(' Todos.')
    await mend.click()
    await network(page, {})
    await Bun.sleep(800)
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Quién? Todos.')
    await save(page)
    expect(await stored(book)).toEqual(['Osito miró la luna.', '¿Vienes?', '—¿Quién anda ahí? —dijo Osito.'])
  })

  test('a name from the page of the characters stands in every text, and stays where one types on', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book, { at: '?bloque=name-0' })
    await blockOn(page, 'name-0').click()
    await press(page, 'Control+a')
    await page.keyboard.type('Bruno')
    await page.getByRole('combobox', { name: 'Parte del cuento' }).selectOption('chapter-1')
    await expectText(page, 'chapter-1-p0-0', 'Bruno miró la luna.')
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(' Sí.')
    await press(page, 'Enter')
    await page.keyboard.type('Luego.')
    await expectText(page, 'chapter-1-p0-2', '—¿Quién anda ahí? —dijo Bruno.')
    await save(page)
    expect(await stored(book)).toEqual(['Bruno miró la luna. Sí.', 'Luego.', '—¿Quién anda ahí? —dijo Bruno.'])
    expect((await stored(book, 2))[0]).toBe('Bruno miró la luna.')
  })

  test('an emptied paragraph is gone with the save, and one goes on in the next', async () => {
    const { book, page } = await openWith({ 'chapter-1-p0': 'Uno uno.\nDos dos.\nTres tres.' })
    await blockOn(page, 'chapter-1-p0-0').click()
    await press(page, 'Control+a', 'Delete')
    await save(page)
    await expectText(page, 'chapter-1-p0-1', 'Tres tres.')
    await page.keyboard.type('Y ')
    await expectText(page, 'chapter-1-p0-0', 'Y Dos dos.')
    await save(page)
    expect(await stored(book)).toEqual(['Y Dos dos.', 'Tres tres.'])
  })
})
