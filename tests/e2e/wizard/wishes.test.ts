import { describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aZone, expectAccessible, overflow, SCREENS } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()
const LUCIA = {
  name: 'Lucía',
  gender: 'female',
  age: 'child',
  hair: { color: 'brown', form: 'curly', length: 'long', style: 'loose' },
}
const TOLD = 'Se le cayó el primer diente comiendo una manzana'
const KEPT = 'Que no salgan payasos'
const CANNOT = 'El texto entero en verso, por favor'
const DEATH = 'Su abuela Carmen murió en marzo.'
const ODD = 'Últimamente anda rara y no sabemos qué le pasa.'

describe.each(SCREENS)('on %s', (_, screen) => {
  async function aWizard(info: Record<string, unknown> = {}) {
    const parent = await zone.parent()
    const id = await zone.aBook(parent, { characters: [LUCIA], ...info })
    const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
    const wizard = atTheWizard(page)
    await wizard.open()
    const section = wizard.section('Campo libre')
    return {
      page,
      wizard,
      section,
      text: page.getByRole('textbox', { name: 'Cuéntanos más' }),
      group: (title: string) => section.locator('section').filter({ has: page.getByRole('heading', { name: title }) }),
      confirmed: async () => (await parent.book(id)).info.confirmed,
    }
  }

  /** Every button of the slip is big enough for a thumb. */
  async function expectTargets(page: Page): Promise<void> {
    const boxes = await page.locator('.wishes button, .wishes summary').evaluateAll((targets) =>
      targets.map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return [target.textContent, width >= 44, height >= 44]
      }),
    )
    expect(boxes.length).toBeGreaterThan(0)
    for (const [label, ...fits] of boxes) expect([label, ...fits]).toEqual([label, true, true])
  }

  test('who pauses reads what will be told, what stays out and what cannot be told', async () => {
    const { page, text, group, section } = await aWizard()
    await text.fill(`${TOLD}. ${KEPT}. ${CANNOT}.`)
    await group('Esto lo contaremos').getByText(`«${TOLD}»`).waitFor()
    await group('Esto quedará fuera').getByText(`«${KEPT}»`).waitFor()
    await group('Esto no sabemos contarlo sin IA').getByText(`«${CANNOT}»`).waitFor()
    await section.getByText('A veces ayuda decirlo como algo que pasa').waitFor()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)

    await text.fill(`${KEPT}.`)
    await page.getByText(`«${TOLD}»`).waitFor({ state: 'detached' })
    await group('Esto quedará fuera').waitFor()
  })

  test('one tap answers a question; the answer is saved with the book, survives a reload and can be taken back', async () => {
    const { page, wizard, text, section, confirmed } = await aWizard()
    await text.fill(DEATH)
    const question = section.getByRole('group', { name: '¿Ha muerto la abuela Carmen?' })
    await question.waitFor()
    await expectTargets(page)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Sí', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await wizard.save()
    expect(await confirmed()).toEqual([{ question: 'died:abuela carmen', answer: 'yes' }])

    await page.reload()
    await wizard.open()
    const forget = section.getByRole('button', { name: 'Cambiar mis respuestas' })
    await forget.waitFor()
    expect(await question.count()).toBe(0)
    await expectTargets(page)
    await forget.click()
    await question.waitFor()
    await wizard.save()
    expect(await confirmed()).toBeUndefined()
  })

  test('where nothing is sure a chip says what it is about, and the question goes', async () => {
    const { page, wizard, text, section, confirmed } = await aWizard()
    await text.fill(ODD)
    const question = section.getByRole('group', { name: '¿Es por esto?' })
    await question.waitFor()
    expect(await overflow(page)).toBe(0)
    await expectTargets(page)
    await expectAccessible(page)
    await question.getByRole('button').first().click()
    await question.waitFor({ state: 'detached' })
    await wizard.save()
    expect(await confirmed()).toMatchObject([{ question: 'about' }])
  })

  test('a long text is not said twice: what is more than a few is a tap away', async () => {
    const { page, text, group } = await aWizard()
    const avoided = ['payasos', 'lobos', 'brujas', 'tormentas', 'arañas', 'ratones', 'fantasmas']
    await text.fill(avoided.map((one) => `Que no salgan ${one}.`).join(' '))
    const kept = group('Esto quedará fuera')
    await kept.waitFor()
    expect(await kept.getByRole('listitem').filter({ visible: true }).count()).toBe(4)
    await kept.getByText('y 3 más').click()
    expect(await kept.getByRole('listitem').filter({ visible: true }).count()).toBe(7)
    expect(await overflow(page)).toBe(0)
    await expectTargets(page)
  })

  test('one word of any length breaks in its slip', async () => {
    const { page, text, group } = await aWizard()
    await text.fill(`Que no salga ${'supercalifragilistico'.repeat(8)}.`)
    await group('Esto quedará fuera').waitFor()
    expect(await overflow(page)).toBe(0)
  })

  test('offline nothing is said, nothing breaks, and what was told of other words goes', async () => {
    const { page, text, section, wizard } = await aWizard()
    await text.fill(`${TOLD}.`)
    await section.getByText(`«${TOLD}»`).waitFor()
    await page.context().setOffline(true)
    await text.fill(`${KEPT}.`)
    await section.getByText(`«${TOLD}»`).waitFor({ state: 'detached' })
    expect(await section.locator('.wishes').textContent()).toBe('')
    expect(await page.getByRole('alert').filter({ hasText: /\S/u }).count()).toBe(0)

    await page.context().setOffline(false)
    await text.fill(`${KEPT}. ${TOLD}.`)
    await section.getByText(`«${TOLD}»`).waitFor()
    await wizard.save()
  })
})

test('who answers with the keyboard stays where the question was', async () => {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, { characters: [LUCIA], additional_information: DEATH })
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`)
  const no = page.getByRole('group', { name: '¿Ha muerto la abuela Carmen?' }).getByRole('button', { name: 'No' })
  await no.focus()
  await page.keyboard.press('Enter')
  await no.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.closest('.wishes') !== null)
})

test('of other parts of the wizard each says its own', async () => {
  const parent = await zone.parent()
  const painter = { ...LUCIA, hobbies: ['pintar con acuarelas'] }
  const id = await zone.aBook(parent, { characters: [painter], moral: 'Compartir es vivir' })
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`)
  const wizard = atTheWizard(page)
  await wizard.section('Personajes').getByText('«pintar con acuarelas»').waitFor()
  await wizard.section('Moraleja').getByText('«Compartir es vivir»').waitFor()
  expect(await wizard.section('Campo libre').locator('.wishes').textContent()).toBe('')
})

describe.each(SCREENS)('who may have died is asked about on %s', (_, screen) => {
  async function aReadyWizard() {
    const parent = await zone.parent()
    const { id } = await parent.aReadyBook('lucia-y-el-dragon', { additional_information: DEATH })
    const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
    const wizard = atTheWizard(page)
    await wizard.open()
    return { parent, id, page, wizard, ask: '¿Ha muerto la abuela Carmen?' }
  }

  test('on their own card', async () => {
    const { page, wizard, ask } = await aReadyWizard()
    const card = wizard.section('Personajes').getByRole('listitem').filter({ hasText: 'Abuela Carmen' })
    const question = card.getByRole('group', { name: ask })
    await question.waitFor()
    expect(await wizard.section('Personajes').getByRole('group', { name: ask }).count()).toBe(1)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'No' }).click()
    await question.waitFor({ state: 'detached' })
  })

  test('and again before the book is made, which waits until the answer is kept', async () => {
    const { page, wizard, ask, parent, id } = await aReadyWizard()
    await wizard.section('Personajes').getByRole('group', { name: ask }).waitFor()
    await wizard.button(screen.width < 769 ? 'Crear Historia' : 'Generar Historia').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('group', { name: ask }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sí', exact: true }).click()
    await dialog.getByText('Lo tendremos en cuenta').waitFor()
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await page.waitForURL(/\/tuzonaprivada$/u)
    const { info } = await parent.generated(id)
    expect(info.confirmed).toEqual([{ question: 'died:abuela carmen', answer: 'yes' }])
  })
})
