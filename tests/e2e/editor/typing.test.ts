import { describe, expect, test } from 'bun:test'
import type { CDPSession, Page } from 'playwright-core'
import { anEditor, blockOn, expectText, goToEnd, PHONE, save, status, stored } from './an-editor.ts'

const editor = anEditor()

/** As a phone's keyboard does it: every letter changes the word that is being composed, and a space ends it. */
async function compose(keyboard: CDPSession, text: string): Promise<void> {
  for (const word of text.split(' ')) {
    for (let length = 1; length <= word.length; length++) {
      const own = word.slice(0, length)
      await keyboard.send('Input.imeSetComposition', { text: own, selectionStart: length, selectionEnd: length })
      await Bun.sleep(30)
    }
    await keyboard.send('Input.insertText', { text: word })
    await keyboard.send('Input.insertText', { text: ' ' })
  }
}

/** Puts something on the clipboard and presses the keys. */
async function paste(page: Page, kinds: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer()
    for (const [kind, text] of Object.entries(given)) data.setData(kind, text)
    const at = document.activeElement
    const event = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer: data,
      bubbles: true,
      cancelable: true,
    })
    at?.dispatchEvent(event)
  }, kinds)
}

describe('whatever a keyboard sends', () => {
  test('a word that is being composed is left alone until it is there, and the pages follow then', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/lay') && asked.push(request.postData() ?? ''))
    await goToEnd(page, 'chapter-1-p1-0')
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: ' に', selectionStart: 2, selectionEnd: 2 })
    await Bun.sleep(400)
    await keyboard.send('Input.imeSetComposition', { text: ' niño', selectionStart: 5, selectionEnd: 5 })
    await Bun.sleep(400)
    expect(asked).toEqual([])
    await keyboard.send('Input.insertText', { text: ' niño.' })
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. niño.')
    await status(page).getByText(/^Cabe/u).waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.join()).not.toContain('に')
    await save(page)
    expect(await stored(book, 1, 2)).toEqual(['Nadie contestó. niño.'])
  })

  test('on Android every letter is composed, and the caret stays behind the last one', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book, { viewport: PHONE })
    await blockOn(page, 'chapter-1-p0-0').tap()
    await page.keyboard.press('Control+End')
    const keyboard = await page.context().newCDPSession(page)
    await compose(keyboard, ' Era redonda y blanca como un queso muy grande que alguien había colgado del cielo')
    await expectText(page, 'chapter-1-p0-0', /colgado del cielo\s*$/u)
    await compose(keyboard, 'de noche')
    await expectText(page, 'chapter-1-p0-0', /colgado del cielo de noche\s*$/u)
    await page.keyboard.press('Backspace')
    await page.keyboard.type('.')
    await expectText(page, 'chapter-1-p0-0', /^Osito miró la luna\. Era redonda .* cielo de noche\.$/u)
    await save(page)
    expect((await stored(book))[0]).toMatch(/ {0}Era redonda y blanca como un queso .* colgado del cielo de noche\.$/u)
  })

  test('rich text comes as words alone, its paragraphs as paragraphs, without marks of direction', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p1-0')
    await paste(page, {
      'text/html': '<b onclick="alert(1)">Nadie</b><img src=x onerror="alert(1)">',
      'text/plain': ' \u202eNadie\u202c de\u2060 nadie.\r\n\r\nNi\u00a0un búho.',
    })
    await expectText(page, 'chapter-1-p1-1', 'Ni un búho.')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó.Nadie de nadie.')
    expect(await page.locator('.editor-page b, .editor-page img[src="x"]').count()).toBe(0)
    await save(page)
    expect(await stored(book, 1, 2)).toEqual(['Nadie contestó.Nadie de nadie.', 'Ni un búho.'])
  })

  test('an emoji is kept as it was typed, and said to be missing in print', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.insertText(' 👩‍👧 Fin')
    await page.getByText(/no se puede imprimir/u).waitFor()
    await page.keyboard.type('.', { delay: 200 })
    await expectText(page, 'chapter-1-p1-0', /^Nadie contestó\. 👩‍👧 Fin\.$/u)
    await save(page)
    expect((await stored(book, 1, 2))[0]).toMatch(/^Nadie contestó\. .*Fin\.$/u)
  })

  test('ten thousand signs push pages on; one more is refused with what fits, and nothing is lost', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.press('Control+A')
    const most = 'La luna. '.repeat(1200).trim().slice(0, 9_999)
    await page.keyboard.insertText(`${most}.`)
    await status(page)
      .getByText(/^Añade \d+ páginas: \d+ → \d+/u)
      .waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('!!')
    await status(page)
      .getByText(/^Es demasiado largo: caben 10\.000 letras y llevas 10\.00[12]$/u)
      .waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await status(page)
      .getByText(/^Añade/u)
      .waitFor()
    await save(page)
    expect((await stored(book, 1, 2)).join('')).toHaveLength(10_000)
  })

  test('what a page cannot bear at all is refused in words, and the text stays', async () => {
    const page = await editor.open(await editor.aBook(), { at: '?bloque=title' })
    await goToEnd(page, 'title')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await status(page).getByText('El cuento necesita un título').waitFor()
    await page.keyboard.type('Otra luna')
    await expectText(page, 'title', 'Otra luna')
    await save(page)
  })
})
