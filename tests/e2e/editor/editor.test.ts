import { describe, expect, test } from 'bun:test'
import {
  anEditor,
  blockOn,
  expectAccessible,
  expectLines,
  expectText,
  goToEnd,
  linesIn,
  PHONE,
  save,
  status,
  stored,
} from './an-editor.ts'

const editor = anEditor()
const LONG = 'y anduvo por el bosque hasta que las estrellas se fueron a dormir y el río dejó de cantar'

describe('the words of a book on its page', () => {
  test('are changed where they stand, on the lines that the PDF will have, and kept', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(` ${LONG}.`, { delay: 8 })
    await expectText(page, 'chapter-1-p0-0', `Osito miró la luna. ${LONG}.`)
    const laid = await book.parent.api('POST', `/api/books/${book.id}/lay`, {
      chapter: 1,
      page: 0,
      paragraph: 0,
      text: `Osito miró la luna. ${LONG}.`,
    })
    const [, html = ''] = /data-block="chapter-1-p0-0"[^>]*>(.*?)<\/p>/u.exec(laid.body.pages[1].html) ?? []
    const lines = [...html.matchAll(/<span class="line"[^>]*>(.*?)<\/span>/gu)].map(([, line]) => line)
    await status(page).getByText(/^Cabe/u).waitFor()
    expect(lines.length).toBeGreaterThan(2)
    await expectLines(page, 'chapter-1-p0-0', lines as string[])
    await save(page)
    expect(await stored(book)).toEqual([`Osito miró la luna. ${LONG}.`, '—¿Quién anda ahí? —dijo Osito.'])
    await page.reload()
    await expectText(page, 'chapter-1-p0-0', `Osito miró la luna. ${LONG}.`)
  })

  test('the caret stays where one types, in the middle and across lines', async () => {
    const page = await editor.open(await editor.aBook())
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(` ${LONG}.`)
    await expectText(page, 'chapter-1-p0-0', new RegExp(`${LONG}\\.$`, 'u'))
    await page.keyboard.press('Control+Home')
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    // Slowly, so that the pages are laid out between the letters.
    await page.keyboard.type('muy despacio ', { delay: 160 })
    await expectText(page, 'chapter-1-p0-0', new RegExp(`^Osito muy despacio miró la luna\\. ${LONG}\\.$`, 'u'))
  })

  test('a space between two lines is taken out by a press, from either side', async () => {
    const page = await editor.open(await editor.aBook())
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(` ${LONG}.`)
    await expectText(page, 'chapter-1-p0-0', new RegExp(`${LONG}\\.$`, 'u'))
    const [first = '', second = ''] = await linesIn(page, 'chapter-1-p0-0')
    await blockOn(page, 'chapter-1-p0-0')
      .locator('.line')
      .nth(1)
      .click({ position: { x: 2, y: 10 } })
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    const glued = `${first.split(' ').at(-1)}${second.split(' ')[0]}`
    await expectText(page, 'chapter-1-p0-0', new RegExp(glued.replace('.', '\\.'), 'u'))
    await page.keyboard.type(' ')
    await expectText(page, 'chapter-1-p0-0', `Osito miró la luna. ${LONG}.`)
  })

  test('Enter parts a paragraph, Backspace at its beginning joins it again', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(' Brillaba.')
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expectText(page, 'chapter-1-p0-1', 'Brillaba.')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna.')
    await page.keyboard.type('Sí. ')
    await expectText(page, 'chapter-1-p0-1', 'Sí. Brillaba.')
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    // At once: nobody waits for the pages.
    await page.keyboard.type('¡')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna. ¡Sí. Brillaba.')
    await save(page)
    expect(await stored(book)).toEqual(['Osito miró la luna. ¡Sí. Brillaba.', '—¿Quién anda ahí? —dijo Osito.'])
  })

  test('a new paragraph waits for its words, however long they take, and takes nobody else’s place', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    const laid = page.waitForResponse((answer) => answer.url().endsWith('/lay'))
    await page.keyboard.press('Enter')
    await laid
    await Bun.sleep(300)
    // Elsewhere on the page first: the empty one is still between the two.
    await goToEnd(page, 'chapter-1-p0-2')
    await page.keyboard.type(' Nadie.')
    await expectText(page, 'chapter-1-p0-2', '—¿Quién anda ahí? —dijo Osito. Nadie.')
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.press('Enter')
    await Bun.sleep(300)
    await page.keyboard.type('Brillaba.', { delay: 40 })
    await expectText(page, 'chapter-1-p0-1', 'Brillaba.')
    await save(page)
    expect(await stored(book)).toEqual(['Osito miró la luna.', 'Brillaba.', '—¿Quién anda ahí? —dijo Osito. Nadie.'])
  })

  test('a paragraph goes to the next page of its chapter, and can be emptied', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await blockOn(page, 'chapter-1-p0-1').click()
    await page.getByRole('button', { name: 'Más opciones del texto' }).click()
    await page.getByRole('menuitem', { name: 'Pasar este párrafo a la página siguiente' }).click()
    await expectText(page, 'chapter-1-p1-0', '—¿Quién anda ahí? —dijo Osito.')
    await goToEnd(page, 'chapter-1-p1-1')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await save(page)
    expect(await stored(book, 1, 1)).toEqual(['Osito miró la luna.'])
    expect(await stored(book, 1, 2)).toEqual(['—¿Quién anda ahí? —dijo Osito.'])
  })

  test('an emptied page is written anew', async () => {
    const book = await editor.aBook()
    await book.parent.api('PATCH', `/api/books/${book.id}/story`, {
      edition: book.book.version,
      edits: [{ block: 'chapter-1-p1', text: '' }],
    })
    const page = await editor.open(book)
    await page.getByRole('button', { name: 'Escribir en esta página' }).click()
    await page.keyboard.type('Solo el viento contestó.', { delay: 15 })
    await expectText(page, 'chapter-1-p1-0', 'Solo el viento contestó.')
    await save(page)
    expect(await stored(book, 1, 2)).toEqual(['Solo el viento contestó.'])
  })

  test('what was typed is undone and done again, and what was saved is too, across a reload', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Nunca.')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Nunca.')
    await page.keyboard.press('Control+z')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó.')
    await page.keyboard.press('Control+Shift+z')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Nunca.')
    await save(page)
    await page.reload()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Nunca.')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó.')
    expect(await stored(book, 1, 2)).toEqual(['Nadie contestó.'])
    await page.reload()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó.')
    await page.getByRole('button', { name: 'Rehacer' }).click()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Nunca.')
  })

  test('the first words come back for a paragraph, for a page and for the whole book', async () => {
    const book = await editor.aBook()
    const { body } = await book.parent.api('PATCH', `/api/books/${book.id}/story`, {
      edition: book.book.version,
      edits: [
        { block: 'chapter-1-p0-0', text: 'Uno.' },
        { block: 'chapter-1-p0-1', text: 'Dos.' },
        { block: 'chapter-2-p1-0', text: 'Tres.' },
      ],
    })
    expect(body.success).toBe(true)
    const page = await editor.open(book)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Más opciones del texto' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await blockOn(page, 'chapter-1-p0-0').click()
    await choose('Volver al texto original de este párrafo')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna.')
    await expectText(page, 'chapter-1-p0-1', 'Dos.')
    await choose('Volver al texto original de esta página')
    await expectText(page, 'chapter-1-p0-1', '—¿Quién anda ahí? —dijo Osito.')
    await save(page)
    await choose('Volver al texto original de todo el cuento')
    await page.getByRole('button', { name: 'Volver al original' }).click()
    await status(page).getByText('Guardado').waitFor()
    expect(await stored(book, 2, 2)).toEqual(['Nadie contestó.'])
  })

  test('titles, dedication, blurb, last sentence and descriptions are words of the book too', async () => {
    const book = await editor.aBook({ dedication: 'Para ti' })
    const page = await editor.open(book)
    const parts = page.getByRole('combobox', { name: 'Parte del cuento' })
    const change = async (part: string, block: string, text: string) => {
      await parts.selectOption(part)
      await goToEnd(page, block)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
      await expectText(page, block, text)
    }
    await change('frontCover', 'title', 'La luna de Osito')
    await change('dedication', 'dedication-0', 'Para mi osa')
    await change('chapter-2', 'chapter-2-title', 'El bosque oscuro')
    await change('closing', 'closing', 'Y soñó.')
    await change('backCover', 'blurb', 'Un oso y una luz.')
    await page.getByText('Descripción de la imagen').click()
    await page.getByRole('textbox', { name: /^Qué se ve/u }).fill('Un oso bajo la luna llena.')
    await save(page)
    const { output, info } = await book.parent.book(book.id)
    expect(info).toMatchObject({ story_title: 'La luna de Osito', dedication: 'Para mi osa' })
    expect(output).toMatchObject({ title: 'La luna de Osito', closing: 'Y soñó.', blurb: 'Un oso y una luz.' })
    expect(output.chapter_2.title).toBe('El bosque oscuro')
    const exported = await book.parent.api('GET', `/api/books/${book.id}/story/edits`)
    expect(exported.body.edits.map(({ block }: { block: string }) => block)).toContain('alt-covers/backcover')
  })

  test('a name that is spelled otherwise is a question, and may be changed in the whole story', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await blockOn(page, 'chapter-1-p0-0').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.type('Osita ')
    await page.getByRole('button', { name: /todo el cuento/u }).click()
    await expectText(page, 'chapter-1-p0-1', '—¿Quién anda ahí? —dijo Osita.')
    await save(page)
    expect(await stored(book, 3, 1)).toEqual(['Osita miró la luna.', '—¿Quién anda ahí? —dijo Osita.'])
    expect((await book.parent.book(book.id)).info.characters[0].name).toBe('Osito')
  })

  test('a suggestion can be followed by a press, and left', async () => {
    const page = await editor.open(await editor.aBook())
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Vienes?')
    await page.getByRole('button', { name: /¿/u }).click()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. ¿Vienes?')
    await page.keyboard.type(' 😀')
    await page.getByText(/no se puede imprimir/u).waitFor()
    await page.getByRole('button', { name: 'Dejarlo así' }).click()
    await page.getByText(/no se puede imprimir/u).waitFor({ state: 'detached' })
    await save(page)
  })

  test('who only has a keyboard reaches every text and every button, and hears what it means', async () => {
    const page = await editor.open(await editor.aBook())
    await page.getByRole('button', { name: 'Parte siguiente' }).focus()
    for (
      let tab = 0;
      tab < 6 && !(await page.evaluate(() => document.activeElement?.matches('[data-block="chapter-1-p0-0"]')));
      tab++
    )
      await page.keyboard.press('Tab')
    const text = page.getByRole('textbox', { name: /^Párrafo 1, página/u }).first()
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Fin.')
    await page.getByRole('status').filter({ hasText: 'Cabe' }).waitFor()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    expect((await saved).status()).toBe(200)
    await expectAccessible(page)
  })

  test('on a phone the page comes near, nothing is pushed sideways, and the bar stays in sight', async () => {
    const page = await editor.open(await editor.aBook({ reader_age: '8-10' }), { viewport: PHONE })
    const before = await blockOn(page, 'chapter-1-p0-0').evaluate((element) =>
      parseFloat(getComputedStyle(element).fontSize),
    )
    await blockOn(page, 'chapter-1-p0-0').tap()
    await page.locator('.editor-page[data-near]').waitFor()
    const after = await blockOn(page, 'chapter-1-p0-0').evaluate((element) =>
      parseFloat(getComputedStyle(element).fontSize),
    )
    expect(after).toBeGreaterThan(before * 1.2)
    const { left, right, bottom } = await blockOn(page, 'chapter-1-p0-0').evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    )
    expect([left >= 0, right <= PHONE.width, bottom < PHONE.height]).toEqual([true, true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await page.getByRole('button', { name: 'Guardar' }).waitFor()
    await expectAccessible(page)
  })
})
