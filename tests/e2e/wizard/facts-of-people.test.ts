import { describe, expect, test } from 'bun:test'
import { aZone, expectAccessible, overflow, SCREENS } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()
const lucia = {
  name: 'Lucía',
  gender: 'female',
  age: 'child',
  hair: { color: 'brown', form: 'curly', length: 'long', style: 'loose' },
}
const toby = { name: 'Toby', gender: 'animal', age: 'adult', species: 'brown dog' }
const WHY = 'Para que el cuento no diga nada que no sea verdad. Es opcional.'
const OLDER = 'Este avatar es de antes de la silla de ruedas y de las gafas: genera otro si quieres que se vean.'

describe.each(SCREENS)('on %s', (_, screen) => {
  async function aWizard(...characters: object[]) {
    const parent = await zone.parent()
    const id = await zone.aBook(parent, { characters })
    const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
    const wizard = atTheWizard(page)
    await wizard.open()
    const features = page.getByRole('group', { name: 'Rasgos (opcional)' })
    const where = page.getByRole('combobox', { name: '¿Dónde está?' })
    const tick = (name: string) => features.getByRole('checkbox', { name, exact: true }).check()
    const characterOf = async (at: number) => (await parent.book(id)).info.characters[at]
    return { page, wizard, features, where, tick, characterOf }
  }

  test('a parent says that a child has a wheelchair and glasses and is far away; taken back, nothing of it is left', async () => {
    const { page, wizard, features, where, tick, characterOf } = await aWizard(lucia)
    await wizard.button('Editar a Lucía').click()
    expect(await where.locator('option:checked').textContent()).toBe('Está con nosotros')
    await page.getByText(WHY).waitFor()
    await tick('Silla de ruedas')
    await tick('Gafas')
    await where.selectOption({ label: 'Está lejos' })
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await wizard.button('Guardar personaje').click()
    await page.getByText('Protagonista · Niña · Está lejos').waitFor()
    await wizard.save()
    expect(await characterOf(0)).toMatchObject({ features: ['wheelchair', 'glasses'], presence: 'far' })

    await page.reload()
    await wizard.open()
    await wizard.button('Editar a Lucía').click()
    expect(await features.getByRole('checkbox', { checked: true }).count()).toBe(2)
    for (const name of ['Silla de ruedas', 'Gafas']) await features.getByRole('checkbox', { name }).uncheck()
    await where.selectOption({ label: 'Está con nosotros' })
    await wizard.button('Guardar personaje').click()
    await wizard.save()
    expect(await characterOf(0)).not.toHaveProperty('features')
    expect(await characterOf(0)).not.toHaveProperty('presence')
  })

  test('of an animal only where it is is asked', async () => {
    const { wizard, features, where } = await aWizard(toby)
    await wizard.button('Editar a Toby').click()
    await where.selectOption({ label: 'Ha muerto' })
    expect(await features.count()).toBe(0)
  })

  test('an avatar that is older than the wheelchair and the glasses says so, also another day, until there is another', async () => {
    const { page, wizard, tick } = await aWizard(lucia)
    await wizard.button('Editar a Lucía').click()
    await wizard.drawAvatar()
    await tick('Silla de ruedas')
    await tick('Gafas')
    await page.getByRole('status').filter({ hasText: OLDER }).waitFor()
    await wizard.button('Guardar personaje').click()
    await page.getByRole('listitem').filter({ hasText: OLDER }).waitFor()
    await wizard.save()
    await page.reload()
    await wizard.open()
    await page.getByRole('listitem').filter({ hasText: OLDER }).waitFor()
    expect(await overflow(page)).toBe(0)

    await wizard.button('Editar a Lucía').click()
    await wizard.button('Generar avatar').click()
    await page.getByText('Avatar 2 de 2', { exact: true }).waitFor()
    await wizard.button('Guardar personaje').click()
    await wizard.save()
    await page.reload()
    await wizard.open()
    expect(await page.getByText(OLDER).count()).toBe(0)
  })

  test('who is not born yet is not asked for an avatar', async () => {
    const { page, wizard, where } = await aWizard(lucia)
    await page.getByText('Sin avatar').waitFor()
    await wizard.button('Editar a Lucía').click()
    await where.selectOption({ label: 'Aún no ha nacido' })
    await page.getByText('No hace falta avatar').waitFor()
    await wizard.button('Guardar personaje').click()
    expect(await page.getByText('Sin avatar').count()).toBe(0)
  })
})
