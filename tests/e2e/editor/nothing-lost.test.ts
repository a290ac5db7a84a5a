import { describe, expect, test } from 'bun:test'
import { anEditor, expectText, goToEnd, save, status, stored } from './an-editor.ts'

const editor = anEditor()

describe('what was typed is not lost', () => {
  test('without a connection in mid-sentence: typing goes on, and the pages follow when it is back', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Ni el')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Ni el')
    await page.context().setOffline(true)
    await page.keyboard.type(' búho', { delay: 40 })
    await status(page)
      .getByText(/^Sin conexión/u)
      .waitFor()
    await page.keyboard.type(' de la torre.')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await status(page)
      .getByText(/^No se ha guardado\. Sin conexión/u)
      .waitFor()
    await page.context().setOffline(false)
    await status(page).getByText(/^Cabe/u).waitFor()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Ni el búho de la torre.')
    await save(page)
    expect(await stored(book, 1, 2)).toEqual(['Nadie contestó. Ni el búho de la torre.'])
  })

  test('without a connection paragraphs are parted, joined and taken back all the same', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Brillaba mucho.')
    await expectText(page, 'chapter-1-p0-1', 'Brillaba mucho.')
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna. Brillaba mucho.')
    await page.keyboard.press('Control+z')
    await expectText(page, 'chapter-1-p0-1', 'Brillaba mucho.')
    await page.keyboard.press('Home')
    await page.keyboard.type('¡')
    await page.context().setOffline(false)
    await status(page).getByText(/^Cabe/u).waitFor()
    await save(page)
    expect(await stored(book)).toEqual(['Osito miró la luna.', '¡Brillaba mucho.', '—¿Quién anda ahí? —dijo Osito.'])
  })

  test('when the browser dies: the draft is offered again, and taken up where it was', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await page.getByRole('combobox', { name: 'Parte del cuento' }).selectOption('chapter-2')
    await goToEnd(page, 'chapter-2-p0-0')
    await page.keyboard.type(' ¡Qué grande!')
    await expectText(page, 'chapter-2-p0-0', 'Osito miró la luna. ¡Qué grande!')
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('_words_')))
    await page.goto('about:blank', { waitUntil: 'commit' }).catch(() => {})
    const again = await page.context().newPage()
    again.on('pageerror', (error) => console.error(error))
    await again.goto(`${editor.url}/tuzonaprivada/corregir/${book.id}`)
    await again
      .getByRole('alertdialog', { name: 'Dejaste cambios sin guardar' })
      .getByRole('button', { name: 'Recuperar' })
      .click()
    // Where it was typed, without looking for it.
    await expectText(again, 'chapter-2-p0-0', 'Osito miró la luna. ¡Qué grande!')
    await save(again)
    expect(await stored(book, 2, 1)).toEqual(['Osito miró la luna. ¡Qué grande!', '—¿Quién anda ahí? —dijo Osito.'])
    await again.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('_words_')))
  })

  test('in two tabs: the second is told, both texts stand, and what both changed is shown', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(' Una.')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna. Una.')
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Dos.')
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Dos.')
    // All that was typed is laid out: a layout that came after the other tab's save would load it by itself.
    await Bun.sleep(800)
    const elsewhere = await book.parent.api('PATCH', `/api/books/${book.id}/story`, {
      edition: book.book.version,
      edits: [
        { block: 'chapter-1-p1-0', text: 'Nadie.' },
        { block: 'chapter-3-p1-0', text: 'Silencio.' },
      ],
    })
    expect(elsewhere.status).toBe(200)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page
      .getByRole('alertdialog', { name: /otra pestaña/u })
      .getByRole('button', { name: 'Cargar lo último' })
      .click()
    const lost = page.getByRole('dialog', { name: /lo mismo en otra pestaña/u })
    await lost.getByText('Nadie contestó. Dos.').waitFor()
    await lost.getByRole('button', { name: 'Entendido' }).click()
    await expectText(page, 'chapter-1-p1-0', 'Nadie.')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna. Una.')
    await save(page)
    expect((await stored(book, 1, 1))[0]).toBe('Osito miró la luna. Una.')
    expect(await stored(book, 3, 2)).toEqual(['Silencio.'])
  })

  test('nobody leaves unasked: stays, saves and goes, or goes with a draft', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    const leave = page.getByRole('link', { name: 'Volver', exact: true })
    const asked = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Adiós.')
    await leave.click()
    await asked.getByRole('button', { name: 'Seguir corrigiendo' }).click()
    await leave.click()
    await asked.getByRole('button', { name: 'Guardar y salir' }).click()
    await page.waitForURL(`**/revision-imagenes/${book.id}`)
    expect(await stored(book, 1, 2)).toEqual(['Nadie contestó. Adiós.'])
  })

  test('a text that cannot stand in a children’s book is named, and stays to be changed', async () => {
    const page = await editor.open(await editor.aBook())
    await goToEnd(page, 'chapter-1-p1-0')
    await page.keyboard.type(' Una puta pistola.')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await status(page)
      .getByText(/no podemos poner en un libro infantil/u)
      .waitFor()
    await expectText(page, 'chapter-1-p1-0', 'Nadie contestó. Una puta pistola.')
  })
})

describe('a finished book', () => {
  test('takes other words and no other pictures; the reader shows them as soon as they are laid out', async () => {
    const book = await editor.aBook()
    await editor.finished(book)
    const page = await editor.open(book)
    await goToEnd(page, 'chapter-1-p0-0')
    await page.keyboard.type(' Era verde.')
    await expectText(page, 'chapter-1-p0-0', 'Osito miró la luna. Era verde.')
    await save(page)
    await status(page)
      .getByText(/sus PDF se ponen al día/u)
      .waitFor()
    expect((await book.parent.book(book.id)).status).toBe('finished')
    await page.getByRole('link', { name: 'Volver', exact: true }).click()
    await page.waitForURL('**/vercuento/**')
    const frame = page.frameLocator('iframe')
    await frame
      .locator('[data-block="chapter-1-p0-0"]')
      .filter({ hasText: 'Era verde.' })
      .waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Corregir el texto' }).click()
    await page.waitForURL('**/corregir/**')
  })
})

describe('a wish that the story did not tell', () => {
  test('is told by the parent on the page where it fits, and counted so', async () => {
    const book = await editor.aBook()
    const page = await editor.open(book)
    await page.goto(`${editor.url}/tuzonaprivada/revision-imagenes/${book.id}`)
    await page.getByRole('link', { name: 'Escríbelo tú: Colecciona chapas de botella' }).click()
    await page.getByText('Tu deseo: «Colecciona chapas de botella»').waitFor()
    await page.locator('[data-block]:focus').waitFor()
    const block = (await page.locator('[data-block]:focus').getAttribute('data-block')) ?? ''
    await goToEnd(page, block)
    await page.keyboard.type(' En el bolsillo le sonaban sus chapas.')
    await expectText(page, block, /sus chapas\.$/u)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('button', { name: 'Sí, lo cuenta' }).click()
    await status(page)
      .getByText(/este deseo lo cuentas tú/u)
      .waitFor()
    const { wishes } = await book.parent.book(book.id)
    expect(wishes.find(({ id }: { id: string }) => id === 'w2')).toMatchObject({
      outcome: 'told',
      by: 'parent',
      evidence: [{ text: 'En el bolsillo le sonaban sus chapas.' }],
    })
    await page.goto(`${editor.url}/tuzonaprivada/revision-imagenes/${book.id}`)
    await page.getByText(/«Colecciona chapas de botella» \(lo has contado tú\)/u).waitFor()
  })
})

test('a book that has no pages yet says so, and leads on', async () => {
  const book = await editor.aBook()
  const page = await editor.open(book)
  const { id } = await book.parent.aReadyBook()
  await page.goto(`${editor.url}/tuzonaprivada/corregir/${id}`)
  await page.getByText('Este cuento todavía no tiene páginas que corregir.').waitFor()
  await page.getByRole('link', { name: 'Ir a mis cuentos' }).waitFor()
})
