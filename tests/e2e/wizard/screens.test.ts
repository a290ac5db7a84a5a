import { describe, expect, test } from 'bun:test'
import type { Locator, Page, Route } from 'playwright-core'
import { aZone, DESK, expectAccessible, overflow, PHONE, SCREENS } from '../private-zone/a-zone.ts'
import { atTheWizard } from './at-the-wizard.ts'

const zone = aZone()
type Screen = { width: number; height: number }

async function aWizard(screen: Screen, info: Record<string, unknown> = {}) {
  const parent = await zone.parent()
  const id = await zone.aBook(parent, info)
  const page = await zone.visit(parent, `/tuzonaprivada/crearcuento/${id}`, screen)
  page.setDefaultTimeout(15_000)
  const wizard = atTheWizard(page)
  await wizard.open()
  return { page, wizard }
}

const trufa = { name: 'Trufa', gender: 'animal', age: 'adult', species: 'white giraffe' }
const sol = { name: 'Sol', gender: 'male' }
/** The six items are there; its characters have no face yet. */
const full = (...characters: object[]) => ({
  story_title: 'El faro',
  type: 'aventura',
  language: 'español',
  age_read: '4-6',
  story_length: { chapters: 5 },
  characters,
})

const heldBy = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not to be seen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Scrolls until the lower edge stands so many px above the window's. */
async function lift(locator: Locator, px: number): Promise<void> {
  await locator.evaluate((element, px) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + px, behavior: 'instant' })
  }, px)
}

const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test.each([33, 60])('words of %d letters stay within a phone, whatever is open', async (letters) => {
  const name = 'n'.repeat(letters)
  const { page, wizard } = await aWizard(PHONE, {
    ...full({ ...trufa, name, hobbies: ['h'.repeat(80)] }, sol),
    story_title: 't'.repeat(120),
    places: [{ name: 'p'.repeat(80), description: 'd'.repeat(295) }],
    character_relationships: [{ character_1: name, character_2: 'Sol', relationship_type: 'best friend' }],
    additional_information: 'z'.repeat(295),
    moral: 'm'.repeat(100),
    dedication: 'd'.repeat(300),
  })
  const fits = async () => {
    expect(await overflow(page)).toBe(0)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  }
  await fits()
  const begin = await boxOf(wizard.button('Crear Historia'))
  expect(begin.right).toBeLessThanOrEqual(PHONE.width)
  expect(begin.bottom).toBeLessThanOrEqual(PHONE.height)

  await wizard.button(`Eliminar a ${name}`).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await fits()
  expect(await question.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
  await question.getByRole('button', { name: 'Cancelar' }).click()

  await wizard.button(`Editar a ${name}`).click()
  await fits()
  await wizard.button(`Editar ${'p'.repeat(80)}`).click()
  await fits()
  await wizard.button('Añadir relación').click()
  await page.getByLabel('Primer personaje').selectOption(name)
  await page.getByLabel('Relación', { exact: true }).selectOption('friend')
  await page.getByLabel('Segundo personaje').selectOption('Sol')
  await page.getByText('Se leerá:').waitFor()
  await fits()
})

test('on a phone a solid bar holds the save button, only while there is something to save and no form is open', async () => {
  const { page, wizard } = await aWizard(PHONE)
  const atTheFoot = async (name: string) =>
    (await wizard.button(name).count()) > 0 && (await boxOf(wizard.button(name))).y > PHONE.height - 100
  expect(await wizard.button('Guardado').isDisabled()).toBe(true)
  expect(await atTheFoot('Guardado')).toBe(false)

  await wizard.title().fill('El faro')
  expect(await atTheFoot('Guardar')).toBe(true)
  const dedication = page.getByRole('textbox', { name: 'Texto de la dedicatoria' })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const bar = await boxOf(wizard.button('Guardar'))
  expect((await boxOf(dedication)).bottom).toBeLessThan(bar.y)
  // Nothing shows through beside the button.
  await lift(dedication, 20)
  const besideIt = await page.evaluate((y) => document.elementFromPoint(3, y)?.closest('section') === null, bar.y)
  expect(besideIt).toBe(true)
  await expectAccessible(page)

  await wizard.button('Añadir personaje').click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lucía')
  for (const name of ['Guardar personaje', 'Cancelar']) {
    await lift(wizard.button(name), 12)
    expect(await isUncovered(wizard.button(name))).toBe(true)
  }
  expect(await atTheFoot('Guardar')).toBe(false)
  await wizard.button('Guardar personaje').click()
  expect(await atTheFoot('Guardar')).toBe(true)
  await wizard.save()
  await wizard.button('Guardado').waitFor()
  expect(await atTheFoot('Guardado')).toBe(false)
})

describe.each(SCREENS)('on %s', (_name, screen) => {
  test('the avatars take the same room with none, one and two of them, and while one is drawn', async () => {
    const { page, wizard } = await aWizard(screen, { characters: [trufa] })
    const asked: Route[] = []
    const isAsked = async (count: number) => {
      while (asked.length < count) await page.waitForTimeout(10)
    }
    await page.route('**/create_character', (route) => void asked.push(route))
    await wizard.button('Editar a Trufa').click()
    const carousel = page.getByRole('region', { name: 'Avatar' })
    const room = async () => {
      const { width, height } = await boxOf(carousel)
      const sheet = await boxOf(carousel.locator('.wizard-carousel__sheet'))
      return [width, height, sheet.width, sheet.height].map(Math.round)
    }
    const empty = await room()
    expect(
      await carousel
        .locator('p')
        .first()
        .evaluate((text) => text.scrollHeight - text.clientHeight),
    ).toBe(0)
    for (const count of [1, 2]) {
      await wizard.button('Generar avatar').click()
      await wizard.button('Dibujando el avatar…').waitFor()
      expect(await room()).toEqual(empty)
      await isAsked(count)
      await asked.at(-1)?.continue()
      await page.getByText(`Avatar ${count} de ${count}`, { exact: true }).waitFor()
      expect(await room()).toEqual(empty)
    }
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
  })

  test('no toast covers the button just used', async () => {
    const { page, wizard } = await aWizard(screen, { characters: [trufa] })
    await wizard.button('Editar a Trufa').click()
    const button = wizard.button('Generar avatar')
    const toasts = page.getByText('El avatar de Trufa está listo')
    for (const [count, px] of [
      [1, 30],
      [2, 90],
    ] as const) {
      await lift(button, px)
      await button.click()
      await page.getByText(`Avatar ${count} de ${count}`, { exact: true }).waitFor()
      await toasts.first().waitFor()
      expect(await isUncovered(button)).toBe(true)
    }
    await expectAccessible(page)
  })

  test('with the ring full, whoever still lacks something is named, and the way there is one click', async () => {
    const { page, wizard } = await aWizard(screen, full(sol, trufa))
    const ring = page.getByRole('progressbar', { name: 'Progreso del cuento' })
    expect(await ring.getAttribute('aria-valuenow')).toBe('100')
    const missing = page.getByRole('list', { name: 'Lo que falta' }).getByRole('button').filter({ visible: true })
    await missing.first().waitFor()
    expect(await missing.first().textContent()).toStartWith('Falta completar a Sol')
    await expectAccessible(page)
    await missing.first().click()
    await page.getByRole('form', { name: 'Editar a Sol' }).waitFor()
    await wizard.button('Cancelar').click()
    await wizard.button('Eliminar a Sol').click()

    await missing.first().click()
    await page.getByRole('form', { name: 'Editar a Trufa' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Generar avatar')
    await wizard.drawAvatar()
    await wizard.button('Guardar personaje').click()
    expect(await missing.count()).toBe(0)
  })

  test('the mark is at the last section at the end of the page, and at the one that was gone to', async () => {
    const { page } = await aWizard(screen)
    const item = (name: string) =>
      screen === PHONE
        ? page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name, exact: true })
        : page.getByRole('link', { name: new RegExp(`^${name}`, 'u') })
    const marked = async (name: string) => {
      await page.waitForFunction(([item]) => item?.getAttribute('aria-current') === 'true', [
        await item(name).elementHandle(),
      ] as const)
      const marks = await page.locator('[aria-current="true"]').filter({ visible: true }).count()
      expect(marks).toBe(1)
    }
    await marked('Título')
    const scroll = async (px: number) => {
      await page.mouse.move(screen.width * 0.7, screen.height / 2)
      await page.mouse.wheel(0, px)
    }
    await scroll(100_000)
    await marked('Dedicatoria')
    for (const name of ['Idioma', 'Capítulos', 'Edad del lector', 'Lugares', 'Dedicatoria']) {
      await item(name).click()
      await marked(name)
    }
    await scroll(-100_000)
    await marked('Título')
  })
})

test('the card of a character without a face draws one, and leaves the focus on the card', async () => {
  const { page, wizard } = await aWizard(DESK, full(trufa, sol))
  expect(await page.getByRole('button', { name: 'Generar avatar de Sol' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Generar avatar de Trufa' }).click()
  await page.getByText('El avatar de Trufa está listo').waitFor()
  expect(await page.getByRole('button', { name: 'Generar avatar de Trufa' }).count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Editar a Trufa')
  expect(await heldBy(page)).toBe('Editar a Trufa')
  await wizard.save()
})

test('ages are said of the person: of a woman, of a man, of a giraffe', async () => {
  const { page, wizard } = await aWizard(DESK, { characters: [trufa] })
  await wizard.section('Personajes').getByText('Protagonista · Jirafa · Adulta').waitFor()
  await wizard.button('Añadir personaje').click()
  const ages = () => page.getByRole('group', { name: 'Edad', exact: true }).locator('label').allTextContents()
  await wizard.pick('¿Quién es?', 'Niña o mujer')
  expect(await ages()).toEqual(['Bebé', 'Niña', 'Adolescente', 'Adulta', 'Mayor'])
  await wizard.pick('¿Quién es?', 'Niño u hombre')
  expect(await ages()).toEqual(['Bebé', 'Niño', 'Adolescente', 'Adulto', 'Mayor'])
  await wizard.pick('¿Quién es?', 'Animal')
  expect(await ages()).toEqual(['Bebé', 'Adulto', 'Mayor'])
  await wizard.pick('Edad', 'Adulto')
  await wizard.pick('Especie', 'Ballena')
  expect(await ages()).toEqual(['Bebé', 'Adulta', 'Mayor'])
})

test('what a book cannot do without is told apart in the icons and in the checklist', async () => {
  const required = ['Título', 'Personajes', 'Tipo de cuento', 'Edad del lector', 'Idioma', 'Capítulos']
  const { page } = await aWizard(PHONE, { story_title: 'El faro' })
  const icons = page.getByRole('navigation', { name: 'Secciones del cuento' }).getByRole('button')
  const seen = await icons.filter({ visible: true }).evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.ariaLabel,
      ringed: getComputedStyle(button, '::before').borderTopStyle === 'solid',
      state: document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    })),
  )
  expect(seen.filter(({ ringed }) => ringed).map(({ name }) => name)).toEqual(required)
  expect(seen.map(({ state }) => state).slice(0, 3)).toEqual(['hecho', 'falta', 'opcional'])
  await page.setViewportSize(DESK)
  const notes = page.getByRole('navigation', { name: 'Secciones del cuento' }).getByText('falta', { exact: true })
  expect(await notes.filter({ visible: true }).count()).toBe(required.length - 1)
})

test('on a desk the mark of the checklist is to be seen at the end of the page, whoever lacks a face', async () => {
  const people = ['Trufa', 'Mora', 'Nuez', 'Coco', 'Lima'].map((name) => ({ ...trufa, name }))
  const { page, wizard } = await aWizard(DESK, full(...people))
  await wizard.button('Generar Historia').waitFor()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const checklist = page.getByRole('navigation', { name: 'Secciones del cuento' })
  const last = checklist.getByRole('link', { name: /^Dedicatoria/u })
  await page.waitForFunction(([link]) => link?.getAttribute('aria-current') === 'true', [
    await last.elementHandle(),
  ] as const)
  expect(await isUncovered(last)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const first = checklist.getByRole('link', { name: /^Título/u })
  await page.waitForFunction(([link]) => link?.getAttribute('aria-current') === 'true', [
    await first.elementHandle(),
  ] as const)
  expect(await isUncovered(first)).toBe(true)
})

describe.each(SCREENS)('on %s', (_name, screen) => {
  test('no word of a choice and no counter is broken in two', async () => {
    const { page, wizard } = await aWizard(screen, { characters: [trufa] })
    await wizard.button('Añadir personaje').click()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Trufa')
    await wizard.pick('¿Quién es?', 'Niña o mujer')
    await wizard.pick('Edad', 'Niña')
    await wizard.pick('Color de pelo', 'Pelirrojo')
    await wizard.pick('Largo del pelo', 'Corto')
    await wizard.pick('Forma del pelo', 'Rizado')
    await wizard.pick('Peinado', 'Moño')
    for (const garment of ['Camiseta', 'Gabardina'])
      await page.getByRole('checkbox', { name: garment, exact: true }).check()
    await wizard.button('Guardar personaje').click()
    await page.getByText('Ya existe un personaje con ese nombre').waitFor()
    const broken = await page.locator('.choice > span:last-child, .field__counter').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = element.textContent ?? ''
        const words = element.matches('.choice > *') ? text.split(' ').length : 1
        const range = document.createRange()
        range.selectNodeContents(element)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        return lines > words ? [text] : []
      }),
    )
    expect(broken).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})
