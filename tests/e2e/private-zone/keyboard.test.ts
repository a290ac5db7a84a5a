import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aZone, listIsReady } from './a-zone.ts'

const zone = aZone()

test('with the keyboard alone a parent begins a book, describes who is in it and saves', async () => {
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await tabTo(page, '✨ Crear mi primer cuento')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Título del cuento' }).waitFor()
  await tabTo(page, 'Título del cuento')
  await page.keyboard.type('El faro de Nora')
  await tabTo(page, 'Añadir personaje')
  await page.keyboard.press('Enter')
  // The form takes the focus to its first question.
  await page.keyboard.type('Nora')
  await choose(page, '¿Quién es?', 'Animal')
  await choose(page, 'Edad', 'Bebé')
  await choose(page, 'Especie', 'Perro')
  await choose(page, 'Color', 'Rojo')
  await tabTo(page, 'Generar avatar')
  await page.keyboard.press('Enter')
  await page.getByText('Avatar 1 de 1', { exact: true }).waitFor()
  await tabTo(page, 'Guardar personaje')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'Guardar', { backwards: true })
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '¡Guardado!' }).waitFor()

  const { books } = (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body
  expect(books).toHaveLength(1)
  expect(books[0].info).toMatchObject({ story_title: 'El faro de Nora', characters: [{ name: 'Nora' }] })
})

test('with the keyboard alone a book is taken out, after a second thought', async () => {
  const parent = await zone.parent()
  await zone.aBook(parent, { story_title: 'El faro' })
  const page = await zone.visit(parent, '/tuzonaprivada')
  await listIsReady(page)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Más opciones')
  await openMenu(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '🗑️ Eliminar cuento' })
  await question.waitFor()
  await tabTo(page, 'Cancelar')
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await openMenu(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await question.waitFor()
  await tabTo(page, 'Sí, eliminar')
  await page.keyboard.press('Enter')
  await page.getByText('Cuento eliminado exitosamente').waitFor()
  await page.getByRole('heading', { name: 'Mis Cuentos (0)' }).waitFor()
})

async function openMenu(page: Page): Promise<void> {
  await tabTo(page, 'Más opciones')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicar' }).and(page.locator(':focus')).waitFor()
}

/** As far as a parent would go with the tab key before giving up. */
async function tabTo(page: Page, name: string, { backwards = false } = {}): Promise<void> {
  const way: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    way.push(await focused(page))
    if (way.at(-1) === name) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`"${name}" cannot be reached by tab: ${way.join(' › ')}`)
}

/** A group of answers is one stop; the arrows go from answer to answer, and choose it. */
async function choose(page: Page, group: string, answer: string): Promise<void> {
  const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio')
  await radios.first().waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    if (
      await page.evaluate(
        (group) => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent?.trim() === group,
        group,
      )
    )
      break
    await page.keyboard.press('Tab')
  }
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowRight')
    if (
      await page
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name: answer, exact: true })
        .isChecked()
    )
      return
  }
  throw new Error(`"${answer}" cannot be chosen by arrow`)
}

/** What a screen reader would say of the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim()
  })
}
