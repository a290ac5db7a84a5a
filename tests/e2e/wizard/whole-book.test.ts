import { expect, test } from 'bun:test'
import type { WireBookInfo } from '../../../src/domain/book-info-wire.ts'
import { readBookInfo, writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { wireFixture } from '../../support/builders.ts'
import { aZone, expectAccessible } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()

test('a parent types in a whole book of eight characters, draws them, saves and starts the story', async () => {
  const info: WireBookInfo = writeBookInfo(readBookInfo(wireFixture('los-ocho-del-bosque')))
  expect(info.characters).toHaveLength(8)
  const parent = await zone.parent()
  const page = await zone.visit(parent, '/tuzonaprivada/crearcuento')
  await page.waitForURL(/crearcuento\/\d+$/u)
  const id = Number(page.url().split('/').at(-1))
  const wizard = atTheWizard(page)
  await wizard.open()

  await wizard.introduce(info)
  await wizard.button('Añadir personaje').click()
  await page.getByText('Máximo 8 personajes por cuento').waitFor()
  await wizard.describeRest(info)
  await wizard.save()

  const { info: saved } = await parent.book(id)
  const withoutPictures = (book: WireBookInfo) => ({
    ...book,
    characters: book.characters.map(({ image_url: _, image_url_selected: __, ...rest }) => rest),
  })
  expect(withoutPictures(saved)).toEqual(withoutPictures(info))
  expect(saved.characters.every((each: { image_url_selected: string }) => each.image_url_selected !== '')).toBe(true)
  await expectAccessible(page)

  await wizard.button('Generar Historia').click()
  const question = page.getByRole('alertdialog', { name: 'Perfecto' })
  await question.getByText('Vamos a empezar a crear tu libro').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ok' }).click()
  await page.waitForURL(/\/tuzonaprivada$/u)
  expect((await parent.book(id)).status).not.toBe('editing')
}, 120_000)
